import { pageTextRecords } from '@northlight/contract/content/page-texts'
import type { KeySimulationView } from '@northlight/contract/results/office'
import type { ChangeKeyInput } from '@northlight/contract/results/staff'
import { oneOf } from '@northlight/db/one-of'
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
import { newKey } from './key-changes.ts'
import { simulateInThread } from './simulate-in-thread.ts'

const mostShown = 500
const atOnce = 100

type Change = Pick<ChangeKeyInput, 'change' | 'key'>

/** The key that would be in force after the change. */
const keyAfter = async (ctx: Ctx, version: number, change: Change): Promise<Key> => {
  const key = await newKey(ctx, version, change)
  const rows = await queries.wordings(ctx.db, [version])
  const now = (await keysInForce(ctx, rows)).get(version)?.key ?? fail('not_found')
  const correction = toCorrection({ question_version_id: version, decision: change.change, key })
  return correctKeys({ [version]: now }, correction)[version] ?? now
}

/** Everybody who is ranked in a test, with the sheets as text: they are read in the other thread. */
const takersOf = async (ctx: Ctx, testId: number) => {
  const takers = []
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
    takers.push(...rows)
    if (rows.length < atOnce) return takers
    last = rows.at(-1)?.id ?? last
  }
}

type Taker = Awaited<ReturnType<typeof takersOf>>[number]

const simulateTest = async (ctx: Ctx, testId: number, version: number, key: Key) => {
  const takers = await takersOf(ctx, testId)
  const read = new Map<number, Awaited<ReturnType<typeof readPaper>>>()
  for (const id of new Set(takers.map(({ paper }) => paper))) read.set(id, await readPaper(ctx.db, id))
  const papers: Record<number, Paper> = Object.fromEntries([...read].map(([id, { paper }]) => [id, paper]))
  // In the order of the versions, as the ranking reads them.
  const ties = sharedTies([...read].toSorted(([a], [b]) => a - b).map(([, one]) => one.ties))
  const standings = await simulateInThread(
    {
      ...{ papers, ties, version, key },
      takers: takers.map(({ id, paper, birthDate, sheet }) => ({ id, paper, birthDate, sheet })),
    },
    askerOf(ctx),
  )
  return { takers: new Map(takers.map((taker) => [taker.id, taker])), standings }
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

const chosenBy = async (ctx: Ctx, ids: number[], version: number): Promise<Map<number, string>> => {
  const rows = await ctx.db
    .selectFrom('result_sheets')
    .select(['attempt_id', 'slot_marks'])
    .where(oneOf(ctx.db, sql.ref('attempt_id'), 'bigint', ids))
    .execute()
  return new Map(
    rows.map(({ attempt_id, slot_marks }) => {
      const answer = slot_marks.find((mark) => mark.version === version)?.answer
      return [attempt_id, answer ? answerText(answer) : '']
    }),
  )
}

const viewOf = ({ taker, test, standing, takers, before, after }: Moved, chose: string) => ({
  attempt: taker.uuid,
  name: taker.name,
  test,
  chose,
  marks: { before: whole(standing.before.marks), after: whole(standing.after.marks) },
  rank: { before: standing.before.rank, after: standing.after.rank },
  percentile: {
    before: percentileText({ atOrBelow: standing.before.atOrBelow, takers }),
    after: percentileText({ atOrBelow: standing.after.atOrBelow, takers }),
  },
  band: { before: before?.label ?? null, after: after?.label ?? null },
})

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
  const shown = changed
    .toSorted((a, b) => Math.abs(bandMove(b)) - Math.abs(bandMove(a)) || rankMove(b) - rankMove(a))
    .slice(0, mostShown)
  const chose = await chosenBy(
    ctx,
    shown.map(({ taker }) => taker.id),
    version,
  )
  return {
    asked: asked.length,
    unmarked: Math.max(0, asked.length - marked),
    marks_changed: changed.filter(({ standing: { before, after } }) => before.marks !== after.marks).length,
    ranks_changed: changed.filter((one) => rankMove(one) > 0).length,
    largest_move: Math.max(0, ...changed.map(rankMove)),
    rises: changed.filter((one) => bandMove(one) > 0).length,
    falls: changed.filter((one) => bandMove(one) < 0).length,
    waiver_points: changed.reduce((sum, one) => sum + bandMove(one), 0),
    key: key.dropped ? `Withdrawn (was ${keyText(key)})` : keyText(key),
    at: ctx.now(),
    students: shown.map((one) => viewOf(one, chose.get(one.taker.id) ?? '')),
  }
}
