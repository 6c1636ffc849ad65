import { isDeepStrictEqual } from 'node:util'
import { type Instant, instant } from '@northlight/contract/dates'
import { ledgerOf } from '@northlight/exam/answers/ledger'
import type { Step } from '@northlight/exam/answers/steps'
import {
  type Attempt,
  deadline,
  elapse,
  isOpen,
  nextCheckAt,
  settlesAt,
  testStatusOf,
} from '@northlight/exam/attempt/attempt'
import type { IntegrityEvent } from '@northlight/exam/attempt/integrity'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { queueMarking } from '../../marking/queue-marking.ts'
import { decidedLate, toAttempt, toGrant, toRecords, toSteps } from '../../marking/to-attempt.ts'
import * as queries from '../online-tests/queries.ts'
import { type LoadedPaper, loadPaper } from '../papers/papers.ts'
import type { AttemptRow } from './queries.ts'
import * as attempts from './queries.ts'

/** One student's attempt with everything the engine needs, read from the record. */
export type StoredAttempt = { row: AttemptRow; attempt: Attempt; steps: Step[]; loaded: LoadedPaper }

export const ms = (at: Instant): number => Date.parse(at)
export const at = (time: number | null): Instant | null => (time === null ? null : instant(time))

type EventRow = Awaited<ReturnType<typeof attempts.eventsOf>>[number]
export const toEvent = (row: EventRow): IntegrityEvent => ({
  id: row.event_id,
  kind: row.kind,
  at: row.at,
  receivedAt: row.received_at,
  ...(row.away_ms !== null && { awayMs: row.away_ms }),
  ...(row.is_own_dialog && { isOwnDialog: true }),
  ...(!row.can_full_screen && { canFullScreen: false }),
})

export const readAttempt = async (ctx: Ctx, row: AttemptRow): Promise<StoredAttempt> => {
  const loaded = await loadPaper(ctx, row.paper_version_id)
  const rows = await attempts.stepsOf(ctx.db, row.id)
  const record = {
    grants: (await attempts.grantsOf(ctx.db, [row.id])).map(toGrant),
    ledger: loaded.paper.delivery === 'free' ? ledgerOf(rows) : {},
    ...decidedLate(await attempts.lateDecisionsOf(ctx.db, [row.id])),
    events: (await attempts.eventsOf(ctx.db, row.id)).map(toEvent),
  }
  return { row, attempt: toAttempt(row, loaded.paper, record, toRecords(rows)), steps: toSteps(rows), loaded }
}

const storeRecords = async (ctx: Ctx, { row, attempt: before }: StoredAttempt, after: Attempt) => {
  const known = before.progress?.records.length ?? 0
  const fresh = after.progress?.records.slice(known) ?? []
  if (fresh.length === 0) return
  const now = ms(ctx.now())
  await ctx.db
    .insertInto('attempt_steps')
    .values(
      fresh.map((record, index) => ({
        attempt_id: row.id,
        device: 1,
        number: known + index + 1,
        action: { do: 'answer' as const, ...record },
        given_at: record.at,
        received_at: now,
      })),
    )
    .execute()
}

const storeEvents = async (ctx: Ctx, { row, attempt: before }: StoredAttempt, after: Attempt) => {
  const fresh = after.events.slice(before.events.length)
  if (fresh.length === 0) return
  const now = ms(ctx.now())
  await ctx.db
    .insertInto('attempt_events')
    .values(
      fresh.map((event) => ({
        attempt_id: row.id,
        event_id: event.id,
        kind: event.kind,
        at: event.at,
        away_ms: event.awayMs ?? null,
        is_own_dialog: event.isOwnDialog ?? false,
        can_full_screen: event.canFullScreen ?? true,
        received_at: event.receivedAt ?? now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['attempt_id', 'event_id']).doNothing())
    .execute()
}

/** The columns of an attempt that its actions change. */
export const columnsOf = (attempt: Attempt) => ({
  state: attempt.state,
  device: attempt.device,
  started_at: at(attempt.startedAt),
  served_at: at(attempt.progress?.servedAt ?? null),
  deadline_at: at(deadline(attempt)),
  check_at: at(nextCheckAt(attempt)),
  ended_at: at(attempt.endedAt),
  closed_at: at(attempt.closedAt),
  ended_by: attempt.endedBy,
  reason: attempt.reason,
  settles_at: at(settlesAt(attempt)),
  handed_in: attempt.handedIn,
  locked_at: Object.keys(attempt.lockedAt).length === 0 ? null : attempt.lockedAt,
})

export const hasEnded = (attempt: Attempt): boolean => attempt.state !== 'not_started' && !isOpen(attempt)

const holdsColumns = (row: AttemptRow, columns: ReturnType<typeof columnsOf>) =>
  Object.entries(columns).every(([name, value]) => isDeepStrictEqual(row[name as keyof typeof columns], value))

/** What follows from a change: the enrolment says the status, and an end is passed on to marking. */
export const tellEnrolment = async (ctx: Ctx, { row, attempt: before }: StoredAttempt, after: Attempt) => {
  const status = testStatusOf(after)
  if (status !== testStatusOf(before) || after.reason !== before.reason)
    await queries.changeEnrolment(ctx.db, row.enrolment_id, {
      test_status: status,
      reason: after.reason,
      updated_at: ctx.now(),
    })
  if (hasEnded(after) && !hasEnded(before)) await queueMarking(ctx, row.id)
}

/** Writes what the engine decided, in the caller's transaction. */
export const storeAttempt = async (ctx: Ctx, stored: StoredAttempt, after: Attempt): Promise<StoredAttempt> => {
  const { row } = stored
  await storeRecords(ctx, stored, after)
  await storeEvents(ctx, stored, after)
  const columns = columnsOf(after)
  const isSame = holdsColumns(row, columns)
  if (!isSame) await attempts.changeAttempt(ctx.db, row.id, { ...columns, updated_at: ctx.now() })
  await tellEnrolment(ctx, stored, after)
  return { ...stored, row: isSame ? row : { ...row, ...columns, updated_at: ctx.now() }, attempt: after }
}

/** The attempt as it stands at this moment: the clock may have ended it without anybody having looked. */
export const asOfNow = (ctx: Ctx, stored: StoredAttempt): StoredAttempt => ({
  ...stored,
  attempt: elapse(stored.attempt, ms(ctx.now())),
})

/** For marking and staff: one attempt by its number. */
export const readAttemptById = async (ctx: Ctx, attemptId: number, options = { hold: false }): Promise<StoredAttempt> =>
  readAttempt(ctx, (await attempts.attemptById(ctx, attemptId, options)) ?? fail('not_found'))
