import { instant } from '@northlight/contract/dates'
import type { ConsoleRow } from '@northlight/contract/exams/console'
import type { Db } from '@northlight/db/database'
import { oneOf } from '@northlight/db/one-of'
import type { StoredAction } from '@northlight/db/tables/exams'
import { countViolations, type IntegrityEvent, type IntegrityPolicy, tallyOf } from '@northlight/exam/attempt/integrity'
import { sql } from 'kysely'
import { branchOfAttempt } from '../../attempt/queries.ts'
import { toEvent } from '../../attempt/stored-attempt.ts'

/** One student of a test as the console holds it: the row that is shown, and what it is worked out from. */
export type Live = {
  row: ConsoleRow
  attemptId: number | null
  policy: IntegrityPolicy
  choicesCount: boolean
  /** By question: the step that said it last, and whether an answer stands. */
  answers: Map<number, { stamp: number; has: boolean }>
  events: Map<string, IntegrityEvent>
}

const extraMs = sql<number>`cast((
  select coalesce(sum(extra_ms), 0) from attempt_grants
  inner join extra_time_grants on extra_time_grants.id = attempt_grants.grant_id
  where attempt_grants.attempt_id = attempts.id
) as bigint)`

const rowsOf = (db: Db) =>
  db
    .selectFrom('test_enrolments')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .leftJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .leftJoin('paper_versions', (join) =>
      join.on(sql`paper_versions.id`, '=', sql`coalesce(attempts.paper_version_id, tests.paper_version_id)`),
    )
    .select(['test_enrolments.id', 'test_enrolments.test_id', 'test_enrolments.user_id', 'users.name'])
    .select(['attempts.id as attempt_id', 'attempts.uuid', 'attempts.state', 'attempts.started_at'])
    .select(['attempts.deadline_at', 'attempts.ended_at', 'attempts.ended_by', 'attempts.device', 'attempts.policy'])
    .select(['attempts.unread_messages', 'paper_versions.total_questions', 'paper_versions.choices_count_unsaved'])
    .select([branchOfAttempt().as('branch_id'), extraMs.as('extra_ms')])
    .where('test_enrolments.is_enrolled', '=', true)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

/** Everybody of a test: who is enrolled, come or not. */
export const everybodyOf = (db: Db, testId: number) =>
  rowsOf(db).where('test_enrolments.test_id', '=', testId).orderBy('test_enrolments.id').execute()

/** Those of some tests whose attempt was made or changed since. */
export const changedBetween = (db: Db, testIds: number[], since: number, until?: number) =>
  rowsOf(db)
    .where('attempts.updated_at', '>=', instant(since))
    .$if(until !== undefined, (query) => query.where('attempts.updated_at', '<', instant(until ?? 0)))
    .where(oneOf(db, sql.ref('attempts.test_id'), 'bigint', testIds))
    .execute()

/** What the console needs of a step. */
const steps = (db: Db) =>
  db.selectFrom('attempt_steps').select(['attempt_id', 'device', 'number', 'action', 'received_at'])

export const stepsBetween = (db: Db, since: number, until = Number.MAX_SAFE_INTEGER) =>
  steps(db).where('received_at', '>=', since).where('received_at', '<', until).execute()

export const eventsBetween = (db: Db, since: number, until = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('attempt_events')
    .selectAll()
    .where('received_at', '>=', since)
    .where('received_at', '<', until)
    .execute()

export const contactsBetween = (db: Db, since: number, until = Number.MAX_SAFE_INTEGER) =>
  db.selectFrom('attempt_contacts').selectAll().where('heard_at', '>=', since).where('heard_at', '<', until).execute()

export const stepsOfAttempts = (db: Db, ids: number[]) =>
  steps(db)
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', ids))
    .execute()

export const eventsOfAttempts = (db: Db, ids: number[]) =>
  db
    .selectFrom('attempt_events')
    .selectAll()
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', ids))
    .execute()

export const contactsOfAttempts = (db: Db, ids: number[]) =>
  db
    .selectFrom('attempt_contacts')
    .selectAll()
    .where(oneOf(db, sql.ref('attempt_id'), 'bigint', ids))
    .execute()

const logOnly: IntegrityPolicy = { policy: 'log' }

/** The row as the tables say it; what only steps and events tell is taken over from before. */
export const toLive = (row: Row, before: Live | undefined): Live => {
  const old = before?.row
  const begun = row.attempt_id !== null
  return {
    attemptId: row.attempt_id,
    policy: row.policy ?? logOnly,
    choicesCount: row.choices_count_unsaved ?? false,
    answers: before?.answers ?? new Map(),
    events: before?.events ?? new Map(),
    row: {
      id: row.id,
      attempt: row.uuid,
      user_id: row.user_id,
      name: row.name,
      branch_id: row.branch_id,
      state: row.state ?? 'not_started',
      started_at: row.started_at,
      deadline_at: row.deadline_at,
      ended_at: row.ended_at,
      ended_by: row.ended_by,
      extra_ms: begun ? row.extra_ms : 0,
      last_save_at: old?.last_save_at ?? null,
      heard_at: old?.heard_at ?? row.started_at,
      answered: old?.answered ?? 0,
      questions: row.total_questions ?? 0,
      violations: old?.violations ?? 0,
      warnings_left: old?.warnings_left ?? warningsLeft(row.policy ?? logOnly, []),
      devices: row.device ?? 0,
      unread: row.unread_messages ?? 0,
    },
  }
}

const warningsLeft = (policy: IntegrityPolicy, events: IntegrityEvent[]): number | null =>
  policy.policy === 'eliminate' ? Math.max(0, policy.warnings - tallyOf(events, policy).violations) : null

const later = (known: string | null, at: number) => {
  const moment = instant(at)
  return known !== null && known >= moment ? known : moment
}

type Step = { device: number; number: number; action: StoredAction; received_at: number }

const saysOf = (action: StoredAction, choicesCount: boolean): boolean | undefined => {
  switch (action.do) {
    case 'save':
    case 'mark':
    case 'answer':
      return action.answer !== null
    case 'choose':
      return choicesCount ? action.answer !== null : undefined
    case 'clear':
      return false
    default:
      return undefined
  }
}

/** In any order and any number of times: a later step of the student wins, as in the engine. */
export const applySteps = (live: Live, steps: readonly Step[]) => {
  const { row, answers } = live
  for (const { device, number, action, received_at } of steps) {
    row.last_save_at = later(row.last_save_at, received_at)
    row.heard_at = later(row.heard_at, received_at)
    const has = saysOf(action, live.choicesCount)
    if (has === undefined || !('slot' in action)) continue
    const stamp = device * 10_000_000 + number
    const known = answers.get(action.slot)
    if (known && known.stamp >= stamp) continue
    answers.set(action.slot, { stamp, has })
    row.answered += Number(has) - Number(known?.has ?? false)
  }
}

type EventRow = Parameters<typeof toEvent>[0]

export const applyEvents = (live: Live, events: readonly EventRow[]) => {
  for (const event of events) {
    live.events.set(event.event_id, toEvent(event))
    live.row.heard_at = later(live.row.heard_at, event.received_at)
  }
  const all = [...live.events.values()]
  live.row.violations = countViolations(all)
  live.row.warnings_left = warningsLeft(live.policy, all)
}

export const applyContact = ({ row }: Live, heardAt: number) => {
  row.heard_at = later(row.heard_at, heardAt)
}
