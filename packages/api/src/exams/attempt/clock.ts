import type { Instant } from '@northlight/contract/dates'
import type { ClockView } from '@northlight/contract/exams/attempt-views'
import { builtOnce } from '@northlight/db/built-once'
import { inList, listOf } from '@northlight/db/one-of'
import { readTogether } from '@northlight/db/read-together'
import type { AttemptState, TestStatus } from '@northlight/exam/attempt/attempt'
import { tallyOf } from '@northlight/exam/attempt/integrity'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { noteContact } from '../office/console/contacts.ts'
import { unreadOf } from '../office/console/messages.ts'
import type { TestRow } from '../online-tests/queries.ts'
import * as attempts from './queries.ts'
import { toEvent } from './stored-attempt.ts'

const extraMs = sql<number>`cast((
  select coalesce(sum(extra_ms), 0) from attempt_grants
  inner join extra_time_grants on extra_time_grants.id = attempt_grants.grant_id
  where attempt_grants.attempt_id = attempts.id
) as bigint)`

const hasEvents = sql<number>`(
  select count(*) from attempt_events where attempt_events.attempt_id = attempts.id
)`

const rowsOf = builtOnce((db, users: string, slugs: string) =>
  db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .innerJoin('test_enrolments', 'test_enrolments.id', 'attempts.enrolment_id')
    .select(['attempts.id', 'attempts.uuid', 'attempts.user_id', 'attempts.state', 'attempts.device'])
    .select(['attempts.deadline_at', 'attempts.check_at', 'attempts.policy', 'tests.slug', 'tests.is_admission'])
    .select('attempts.unread_messages')
    .select(['test_enrolments.test_status', extraMs.as('extra_ms'), hasEvents.as('events')])
    .where(inList(db, sql.ref('attempts.user_id'), 'bigint', users))
    // As an expression, so that SQLite begins with the students asked for and not with all attempts of the test.
    .where(inList(db, sql<string>`coalesce(tests.slug, '')`, 'text', slugs))
    .where('test_enrolments.is_enrolled', '=', true),
)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** A slug has no space in it. */
const keyOf = (userId: number, slug: string) => `${userId} ${slug}`

const clockRows = readTogether(100, async (db, keys: string[]) => {
  const wanted = keys.map((key) => key.split(' '))
  const users = [...new Set(wanted.map(([user]) => Number(user)))]
  const slugs = [...new Set(wanted.map(([, slug]) => slug ?? ''))]
  // Anyone who applied again has sat an admission test before: the newest attempt is the one that runs.
  const rows = (await rowsOf(db, listOf(users), listOf(slugs))).sort((a, b) => a.id - b.id)
  return new Map(rows.map((row) => [keyOf(row.user_id, row.slug), row]))
})

/** What the passing of time alone has done since the row was written; the same as the engine's `elapse`. */
const stateAt = ({ state, deadline_at, check_at }: Row, now: Instant): AttemptState => {
  if (state !== 'in_progress' && state !== 'overdue') return state
  if (check_at !== null && check_at <= now) return 'abandoned'
  return deadline_at !== null && deadline_at <= now ? 'overdue' : 'in_progress'
}

const statusAt = (state: AttemptState, stored: TestStatus): TestStatus => {
  if (state === 'in_progress' || state === 'overdue' || state === 'not_started') return stored
  return state === 'eliminated' ? 'Eliminated' : 'Completed'
}

/**
 * The clock of an attempt from one row, without its steps: every screen that hears nothing else asks for it, towards the
 * end of a paper twice a minute, and a whole hall at once.
 */
export const clockOf = async (
  ctx: Ctx,
  test: Pick<TestRow, 'slug' | 'is_admission'>,
  user: { id: number },
): Promise<ClockView> => {
  const row = await clockRows(ctx.db, keyOf(user.id, test.slug))
  if (!row || row.is_admission !== test.is_admission) return fail('not_found')
  const state = stateAt(row, ctx.now())
  if (state === 'in_progress' || state === 'overdue') noteContact(ctx.services, row.id, Date.parse(ctx.now()))
  const events = row.events === 0 ? [] : (await attempts.eventsOf(ctx.db, row.id)).map(toEvent)
  return {
    attempt: row.uuid,
    state,
    server_now: ctx.now(),
    deadline_at: row.deadline_at,
    extra_ms: row.extra_ms,
    test_status: statusAt(state, row.test_status),
    device: row.device,
    tally: tallyOf(events, row.policy),
    messages: row.unread_messages === 0 ? [] : await unreadOf(ctx.db, row.id),
  }
}
