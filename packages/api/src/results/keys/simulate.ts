import { setImmediate } from 'node:timers/promises'
import { pageTextRecords } from '@northlight/contract/content/page-texts'
import type { KeySimulationView } from '@northlight/contract/results/office'
import type { ChangeKeyInput } from '@northlight/contract/results/office-release'
import { answerText } from '@northlight/exam/answers/answers'
import { keyText } from '@northlight/exam/marking/key-text'
import { correctKeys, type Key } from '@northlight/exam/marking/keys'
import type { Paper } from '@northlight/exam/papers/paper'
import { bandOf, percentOf } from '@northlight/exam/results/bands'
import { percentileText } from '@northlight/exam/results/percentile'
import { sharedTies } from '@northlight/exam/results/ranks'
import type { SimulatedStanding } from '@northlight/exam/results/simulate-key'
import { sql } from 'kysely'
import { pageText } from '../../content/programmes/queries.ts'
import { askerOf, type Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { readPaper, toCorrection } from '../../marking/read-paper.ts'
import { whole } from '../numbers.ts'
import * as queries from '../queries.ts'
import { keysInForce } from '../report/question-views.ts'
import { type Application, applicationsOf, waivedBy } from './applications.ts'
import { newKey } from './key-changes.ts'
import { simulateInThread } from './simulate-in-thread.ts'

const mostShown = 500
const atOnce = 50

type Change = Pick<ChangeKeyInput, 'change' | 'key'>

/** The key that would be in force after the change. */
const keyAfter = async (ctx: Ctx, version: number, change: Change): Promise<Key> => {
  const key = await newKey(ctx, version, change)
  const rows = await queries.wordings(ctx.db, [version])
  const now = (await keysInForce(ctx, rows)).get(version)?.key ?? fail('not_found')
  const correction = toCorrection({ question_version_id: version, decision: change.change, key })
  return correctKeys({ [version]: now }, correction)[version] ?? now
}

/**
 * Everybody who is ranked in a test, with the sheets as text: they are read in the other thread. Some at a time, with a
 * turn for anyone who saves an answer in between.
 */
async function* takersOf(ctx: Ctx, testId: number) {
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .selectFrom('test_results')
      .innerJoin('attempts', 'attempts.id', 'test_results.attempt_id')
      .innerJoin('users', 'users.id', 'test_results.user_id')
      .innerJoin('result_sheets', 'result_sheets.attempt_id', 'test_results.attempt_id')
      .select(['attempts.id', 'attempts.uuid', 'attempts.paper_version_id as paper', 'users.name'])
      .select(['users.date_of_birth as birthDate', sql<string>`cast(slot_marks as text)`.as('sheet')])
      .where('test_results.test_id', '=', testId)
      .where('attempts.state', '=', 'graded')
      .where('attempts.id', '>', last)
      .orderBy('attempts.id')
      .limit(atOnce)
      .execute()
    yield rows
    if (rows.length < atOnce) return
    last = rows.at(-1)?.id ?? last
    await setImmediate()
  }
}

type Taker = { id: number; uuid: string; name: string }

const simulateTest = async (ctx: Ctx, testId: number, version: number, key: Key) => {
  const takers = new Map<number, Taker>()
  const standings = await simulateInThread(async (send) => {
    const read = new Map<number, Awaited<ReturnType<typeof readPaper>>>()
    for await (const rows of takersOf(ctx, testId)) {
      for (const { id, uuid, name, paper } of rows) {
        takers.set(id, { id, uuid, name })
        if (!read.has(paper)) read.set(paper, await readPaper(ctx.db, paper))
      }
      send(rows.map(({ id, paper, birthDate, sheet }) => ({ id, paper, birthDate, sheet })))
    }
    const papers: Record<number, Paper> = Object.fromEntries([...read].map(([id, { paper }]) => [id, paper]))
    // In the order of the versions, as the ranking reads them.
    const ties = sharedTies([...read].toSorted(([a], [b]) => a - b).map(([, one]) => one.ties))
    return { papers, ties, version, key }
  }, askerOf(ctx))
  return { takers, standings }
}

type Band = { label: string; min_percent: number; waiver_percent: number }

const bandsOf = async (ctx: Ctx): Promise<Band[]> => {
  const row = await pageText(ctx.db, 'admission')
  return row ? pageTextRecords.admission.parse(row.content).scholarship.bands : []
}

const bandAt = (bands: readonly Band[], { marks, max }: SimulatedStanding['before']) =>
  bandOf(bands, percentOf(whole(marks), whole(max)))

type Moved = {
  taker: Taker
  test: string
  standing: SimulatedStanding
  takers: number
  before: Band | undefined
  after: Band | undefined
}

const bandMove = ({ before, after }: Moved) => (after?.waiver_percent ?? 0) - (before?.waiver_percent ?? 0)
const rankMove = ({ standing }: Moved) => Math.abs(standing.after.rank - standing.before.rank)
const isMoved = (one: Moved) =>
  one.standing.before.marks !== one.standing.after.marks ||
  one.standing.before.max !== one.standing.after.max ||
  rankMove(one) > 0 ||
  one.before?.label !== one.after?.label

const viewOf = (moved: Moved, application: Application | undefined) => {
  const { taker, test, standing, takers, before, after } = moved
  return {
    attempt: taker.uuid,
    name: taker.name,
    test,
    chose: standing.answer ? answerText(standing.answer) : '',
    marks: { before: whole(standing.before.marks), after: whole(standing.after.marks) },
    rank: { before: standing.before.rank, after: standing.after.rank },
    percentile: {
      before: percentileText({ atOrBelow: standing.before.atOrBelow, takers }),
      after: percentileText({ atOrBelow: standing.after.atOrBelow, takers }),
    },
    band: { before: before?.label ?? null, after: after?.label ?? null },
    band_move: bandMove(moved),
    offered: application?.offered ?? null,
  }
}

/** What the change would do to everybody who was asked the question, and to those they are ranked with. Writes nothing. */
export const simulateKeyChange = async (ctx: Ctx, version: number, change: Change): Promise<KeySimulationView> => {
  allow(ctx, 'keys.decide')
  const key = await keyAfter(ctx, version, change)
  const asked = await queries.attemptsAsked(ctx.db, version)
  const moved: Moved[] = []
  let marked = 0
  for (const id of new Set(asked.map(({ test_id }) => test_id))) {
    const test = await queries.testById(ctx.db, id)
    const bands = test.is_admission ? await bandsOf(ctx) : []
    const { takers, standings } = await simulateTest(ctx, id, version, key)
    marked += standings.length
    for (const standing of standings) {
      const taker = takers.get(standing.id)
      if (!taker) continue
      const [before, after] = [bandAt(bands, standing.before), bandAt(bands, standing.after)]
      moved.push({ taker, test: test.name, standing, takers: standings.length, before, after })
    }
  }
  const changed = moved.filter(isMoved)
  const applications = await applicationsOf(
    ctx,
    changed.filter(({ before, after }) => before ?? after).map(({ taker }) => taker.id),
  )
  const shown = changed
    .toSorted((a, b) => Math.abs(bandMove(b)) - Math.abs(bandMove(a)) || rankMove(b) - rankMove(a))
    .slice(0, mostShown)
  return {
    asked: asked.length,
    unmarked: Math.max(0, asked.length - marked),
    marks_changed: changed.filter(({ standing: { before, after } }) => before.marks !== after.marks).length,
    ranks_changed: changed.filter((one) => rankMove(one) > 0).length,
    largest_move: Math.max(0, ...changed.map(rankMove)),
    rises: changed.filter((one) => bandMove(one) > 0).length,
    falls: changed.filter((one) => bandMove(one) < 0).length,
    waiver_points: changed.reduce((sum, one) => sum + bandMove(one), 0),
    waived: await waivedBy(
      ctx,
      changed.flatMap((one) => {
        const program = applications.get(one.taker.id)?.program
        return program !== undefined && bandMove(one) !== 0 ? [{ program, percent: bandMove(one) }] : []
      }),
    ),
    key: key.dropped ? `Withdrawn (was ${keyText(key)})` : keyText(key),
    at: ctx.now(),
    students: shown.map((one) => viewOf(one, applications.get(one.taker.id))),
  }
}
