import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx } from '@northlight/api/kernel/context'
import { markAttempts } from '@northlight/api/marking/mark-attempts'
import { rankTest } from '@northlight/api/marking/rank-test'
import { readPaper } from '@northlight/api/marking/read-paper'
import { simulateKeyChange } from '@northlight/api/results/keys/simulate'
import { instant } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { openDatabase } from '@northlight/db/open-database'
import { transaction } from '@northlight/db/transaction'
import type { StepAction } from '@northlight/exam/answers/steps'
import { startPostgres } from '../scripts/postgres.ts'
import { prepareWorld, slug } from './exam-world.ts'
import { type Table, tableText } from './table.ts'

/**
 * Marks and ranks a whole hall after the end of a full paper, on both engines, then once more after a corrected key.
 * `node bench/exam-marking.ts [sqlite] [postgres]`; everything stays on this machine.
 */
const students = Number(process.env.BENCH_STUDENTS ?? 2000)

type Place = { slot: number; version: number; options: string[] }

/** A different paper for each student, always the same one for the same number. */
const stepsOf = (places: Place[], student: number, start: number) =>
  places.flatMap(({ slot, options }, index): { action: StepAction; at: number }[] => {
    const at = start + index * seconds(140)
    const turn = (student * 7 + index * 13) % 20
    const open = { action: { do: 'visit', slot } as const, at }
    if (turn > 17) return [open]
    const option = options[turn < 11 ? 0 : turn % 4]
    const answer =
      option === undefined
        ? ({ type: 'numeric', value: turn < 11 ? '7' : '8' } as const)
        : ({ type: 'single', option } as const)
    return [
      open,
      { action: { do: 'choose', slot, answer }, at: at + seconds(60) },
      { action: { do: 'save', slot, answer }, at: at + seconds(100 + turn) },
    ]
  })

const finishOne = async (db: Db, test: { id: number; paper: number }, places: Place[], user: number, at: number) => {
  const start = at - minutes(180)
  const stamps = { created_at: instant(start), updated_at: instant(at) }
  const enrolment = await db
    .updateTable('test_enrolments')
    .set({ test_status: 'Completed' })
    .where('user_id', '=', user)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('attempts')
    .values({
      uuid: randomUUID(),
      enrolment_id: enrolment.id,
      test_id: test.id,
      user_id: user,
      paper_version_id: test.paper,
      items: places,
      terms: {
        clock: 'paper',
        durationMs: minutes(180),
        closesAt: null,
        compensatoryPerHour: 0,
        sections: [],
        graceMs: minutes(15),
      },
      policy: { policy: 'log' },
      state: 'submitted',
      device: 1,
      started_at: instant(start),
      deadline_at: instant(at),
      ended_at: instant(at),
      closed_at: instant(at),
      ended_by: 'clock',
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const steps = stepsOf(places, user, start)
  await db
    .insertInto('attempt_steps')
    .values(
      steps.map((step, index) => ({
        attempt_id: id,
        device: 1,
        number: index + 1,
        action: step.action,
        given_at: step.at,
        received_at: step.at,
      })),
    )
    .execute()
  return { id, steps: steps.length }
}

const fill = async (db: Db, users: number[]) => {
  const row = await db
    .selectFrom('tests')
    .select(['id', 'paper_version_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const test = { id: row.id, paper: row.paper_version_id ?? 0 }
  const { paper } = await readPaper(db, test.paper)
  const places = paper.sections.flatMap((section) =>
    section.slots.flatMap((slot) =>
      slot.questions.map(({ version, options }) => ({ slot: slot.id, version, options })),
    ),
  )
  const at = Date.now()
  const made: { id: number; steps: number }[] = []
  for (let from = 0; from < users.length; from += 50)
    await transaction(db, async (db) => {
      for (const user of users.slice(from, from + 50)) made.push(await finishOne(db, test, places, user, at))
    })
  return { test: test.id, version: places[0]?.version ?? 0, made }
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The longest time in which the process answered nobody. */
const watchPauses = () => {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - 5)
    last = now
  }, 5)
  return () => {
    clearInterval(timer)
    return longest
  }
}

export type MarkingTimes = {
  steps: number
  mark: number
  rank: number
  again: number
  pause: number
  /** What a changed key would do, worked out beside; and how long nobody was answered meanwhile. */
  simulate: number
  simulatePause: number
}

/** On a database of its own, which must be empty. */
export const measureMarking = async (databaseUrl: string, count = students): Promise<MarkingTimes> => {
  const hall = await prepareWorld(databaseUrl, count)
  const database = await openDatabase(databaseUrl)
  try {
    const { db } = database
    const { test, version, made } = await fill(
      db,
      hall.map(({ id }) => id),
    )
    const ids = made.map(({ id }) => id)
    const now = instant(Date.now())
    const pauses = watchPauses()
    const mark = await timed(() => markAttempts(db, ids, { now }))
    const pause = pauses()
    const rank = await timed(() => rankTest(db, test, now))
    const ctx = { db, actor: { kind: 'system', job: 'bench' }, now: () => now, address: 'internal' } as unknown as Ctx
    const simulated = watchPauses()
    const simulate = await timed(() => simulateKeyChange(ctx, version, { change: 'dropped' }))
    const simulatePause = simulated()
    const change = await db
      .insertInto('key_changes')
      .values({ question_version_id: version, decision: 'dropped', reason: 'For measuring.', decided_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const again = await timed(async () => {
      await markAttempts(db, ids, { now, reason: 'key', keyChangeId: change.id })
      await rankTest(db, test, now)
    })
    const steps = made.reduce((sum, one) => sum + one.steps, 0)
    return { steps, mark, rank, again, pause, simulate, simulatePause }
  } finally {
    await database.close()
  }
}

const rowOf = (engine: string, times: MarkingTimes) => [
  engine,
  String(times.steps),
  ...[times.mark, times.rank, times.mark + times.rank, times.again].map((ms) => (ms / seconds(1)).toFixed(1)),
  times.pause.toFixed(0),
  (times.simulate / seconds(1)).toFixed(1),
  times.simulatePause.toFixed(0),
]

export const markingTable = async (engines: readonly ('sqlite' | 'postgres')[]): Promise<Table> => {
  const rows: string[][] = []
  for (const engine of engines) {
    const folder = await mkdtemp(join(tmpdir(), 'northlight-marking-'))
    const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
    try {
      const url = postgres?.url ?? `sqlite:${join(folder, 'marking.db')}`
      rows.push(rowOf(engine, await measureMarking(url)))
    } finally {
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    title: `Marking and ranking ${students} attempts of 75 questions`,
    head: [
      'engine',
      'steps',
      'mark s',
      'rank s',
      'both s',
      'again after a key s',
      'longest pause ms',
      'simulate s',
      'its pause ms',
    ],
    rows,
    note: 'Wanted: both within 60 s; a changed key simulated within 5 s.',
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const engines = (['sqlite', 'postgres'] as const).filter((one) => asked.length === 0 || asked.includes(one))
  console.log(tableText(await markingTable(engines)))
}
