import { type Instant, later } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import type { ConsoleTest, DayTest } from '@northlight/contract/exams/console'
import { sql } from 'kysely'
import type { Ctx } from '../../../kernel/context.ts'
import { allow } from '../../../kernel/policy.ts'
import type { TestRow } from '../../online-tests/queries.ts'
import { hubOf } from './hub.ts'

const lastEnd = sql<Instant | null>`(
  select max(attempts.deadline_at) from attempts
  where attempts.test_id = tests.id and attempts.state in ('in_progress', 'overdue')
)`

type Windowed = Pick<TestRow, 'slug' | 'name' | 'opens_at' | 'closes_at' | 'grace_minutes' | 'is_admission'>

export const toConsoleTest = (row: Windowed, last_ends_at: Instant | null): ConsoleTest => ({
  slug: row.slug,
  name: row.name,
  opens_at: row.opens_at,
  closes_at: row.closes_at,
  grace_minutes: row.grace_minutes,
  is_admission: row.is_admission,
  last_ends_at,
})

export const lastEndOf = async (ctx: Ctx, testId: number): Promise<Instant | null> =>
  (await ctx.db.selectFrom('tests').select(lastEnd.as('last_end')).where('id', '=', testId).executeTakeFirst())
    ?.last_end ?? null

const enrolled = sql<number>`cast((
  select count(*) from test_enrolments where test_enrolments.test_id = tests.id and test_enrolments.is_enrolled = true
) as bigint)`
const writing = sql<number>`cast((
  select count(*) from attempts where attempts.test_id = tests.id and attempts.state in ('in_progress', 'overdue')
) as bigint)`
const ended = sql<number>`cast((
  select count(*) from attempts where attempts.test_id = tests.id
  and attempts.state in ('submitted', 'abandoned', 'graded', 'eliminated')
) as bigint)`
const openIncidents = sql<number>`cast((
  select count(*) from test_incidents where test_incidents.test_id = tests.id and test_incidents.decided_at is null
) as bigint)`

/** Seen from an hour before a test opens until half a day after it closed, and whenever somebody writes. */
const before = minutes(60)
const after = minutes(60 * 12)

/** Tests whose window is near or open, and those that are being written without one. */
export const nearNow = (ctx: Ctx) => {
  const now = ctx.now()
  return ctx.db
    .selectFrom('tests')
    .select(['tests.id', 'slug', 'name', 'opens_at', 'closes_at', 'grace_minutes', 'is_admission'])
    .where('trial_of', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('opens_at', '<=', later(now, before)), where('closes_at', '>', later(now, -after))]),
        where.exists(
          where
            .selectFrom('attempts')
            .select('attempts.id')
            .whereRef('attempts.test_id', '=', 'tests.id')
            .where('attempts.state', 'in', ['in_progress', 'overdue'])
            // One question after the other may be left open for days: seen while there is a sign of life.
            .where('attempts.updated_at', '>', later(now, -after)),
        ),
      ]),
    )
    .orderBy('opens_at')
    .orderBy('name')
}

const noSaveAfter = seconds(60)

/** From the one picture that every console looks at; nothing is read a second time. */
const signsOf = async (ctx: Ctx, testId: number, isRunning: boolean) => {
  if (!isRunning) return { quiet: 0, warned: 0, moved: 0 }
  const rows = await hubOf(ctx.services).rows(testId)
  const writing = rows.filter(({ state }) => state === 'in_progress' || state === 'overdue')
  const since = later(ctx.now(), -noSaveAfter)
  return {
    quiet: writing.filter((row) => (row.last_save_at ?? row.started_at ?? since) < since).length,
    warned: rows.filter(({ violations }) => violations > 0).length,
    moved: writing.filter(({ devices }) => devices > 1).length,
  }
}

export const testsOfTheDay = async (ctx: Ctx): Promise<DayTest[]> => {
  allow(ctx, 'console.read')
  const rows = await nearNow(ctx)
    .select([enrolled.as('enrolled'), writing.as('writing'), ended.as('ended'), openIncidents.as('open_incidents')])
    .select(lastEnd.as('last_end'))
    .execute()
  const tests: DayTest[] = []
  for (const row of rows) {
    const { enrolled, writing, ended, open_incidents } = row
    const signs = await signsOf(ctx, row.id, writing > 0)
    tests.push({ ...toConsoleTest(row, row.last_end), enrolled, writing, ended, open_incidents, ...signs })
  }
  return tests
}
