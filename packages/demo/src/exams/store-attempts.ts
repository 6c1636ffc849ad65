import { randomUUID } from 'node:crypto'
import { type Instant, instant, later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { digest } from '@northlight/db/digest'
import { scopeOf } from '@northlight/db/scopes'
import type { Tables } from '@northlight/db/tables'
import type { StoredAction } from '@northlight/db/tables/exams'
import { replaySteps, responsesOf } from '@northlight/exam/answers/responses'
import { digestText, slipCounts } from '@northlight/exam/answers/submission-slip'
import { type Attempt, deadline, isOpen, nextCheckAt, settlesAt, testStatusOf } from '@northlight/exam/attempt/attempt'
import { partSteps } from '@northlight/exam/attempt/lateness'
import { next } from '@northlight/exam/attempt/next'
import { type Report, reportOf } from '@northlight/exam/results/report'
import { CompiledQuery, type Insertable } from 'kysely'
import { required } from '../world.ts'
import type { StoredPaper } from './papers.ts'
import type { Sat } from './sit.ts'
import { inBatches } from './store-bank.ts'

export type Taken = { userId: number; testId: number; branchId: number | null; stored: StoredPaper; sat: Sat }

type Marked = Taken & {
  uuid: string
  enrolment: string
  attempt: Attempt
  report: Report | null
  closedAt: Instant | null
}

const at = (time: number | null): Instant | null => (time === null ? null : instant(time))

/** An attempt that has ended is marked at once, by the same replay as any other. */
const marked = (taken: Taken): Marked => {
  const { stored, sat } = taken
  const names = { uuid: randomUUID(), enrolment: randomUUID() }
  if (isOpen(sat.attempt)) return { ...taken, ...names, attempt: sat.attempt, report: null, closedAt: null }
  const report = reportOf(stored.paper, sat.items, sat.attempt, sat.steps, stored.keys)
  const graded = next(sat.attempt, { type: 'grade' }, sat.attempt.closedAt ?? 0)
  return { ...taken, ...names, attempt: graded.attempt, report, closedAt: at(sat.attempt.closedAt) }
}

const enrolmentRow = ({ enrolment, userId, testId, branchId, sat: { attempt } }: Marked) => {
  const from = instant((attempt.startedAt ?? 0) - minutes(5))
  return {
    uuid: enrolment,
    test_id: testId,
    user_id: userId,
    is_enrolled: true,
    enrollment_type: 'Free' as const,
    test_status: testStatusOf(attempt),
    reason: attempt.reason,
    amount_paise: null,
    branch_id: branchId,
    created_at: from,
    updated_at: at(attempt.closedAt) ?? from,
  }
}

const attemptRow = (one: Marked, enrolmentId: number): Insertable<Tables['attempts']> => {
  const { attempt, stored, sat } = one
  const started = at(attempt.startedAt) ?? ''
  return {
    uuid: one.uuid,
    enrolment_id: enrolmentId,
    test_id: one.testId,
    user_id: one.userId,
    paper_version_id: stored.id,
    items: sat.items,
    terms: attempt.terms,
    policy: attempt.policy,
    state: attempt.state,
    device: attempt.device,
    // One change for the start, one for the end, one for the marks.
    revision: one.report ? 3 : 1,
    started_at: started,
    served_at: at(attempt.progress?.servedAt ?? null),
    deadline_at: at(deadline(attempt)),
    check_at: at(nextCheckAt(attempt)),
    ended_at: at(attempt.endedAt),
    closed_at: one.closedAt,
    ended_by: attempt.endedBy,
    reason: attempt.reason,
    settles_at: at(settlesAt(attempt)),
    handed_in: attempt.handedIn,
    created_at: started,
    updated_at: one.closedAt ?? started,
  }
}

type StepValues = [
  attempt: number,
  device: number,
  number: number,
  action: StoredAction,
  givenAt: number,
  receivedAt: number,
]

const stepValues = ({ sat: { steps, attempt } }: Marked, id: number): StepValues[] => [
  ...steps.map((step): StepValues => [id, step.device, step.number, step.action, step.givenAt, step.receivedAt]),
  ...(attempt.progress?.records ?? []).map(
    (record, index): StepValues => [id, 1, index + 1, { do: 'answer', ...record }, record.at, record.at],
  ),
]

/** There are almost a hundred thousand steps: each statement takes a list of them, and its text is made once. */
const stepsAtOnce = 200

const insertSteps = async (db: Db, all: StepValues[]) => {
  const isPostgres = scopeOf(db).engine === 'postgres'
  const row = (at: number) => `(${[1, 2, 3, 4, 5, 6].map((n) => (isPostgres ? `$${at * 6 + n}` : '?')).join()})`
  const insert = (rows: number) =>
    `insert into attempt_steps (attempt_id, device, number, action, given_at, received_at)
      values ${Array.from({ length: rows }, (_, at) => row(at)).join()}`
  const usual = insert(stepsAtOnce)
  for (const batch of inBatches(all, stepsAtOnce)) {
    const values = batch.flatMap(([id, device, number, action, ...times]) => [
      ...[id, device, number, JSON.stringify(action)],
      ...times,
    ])
    await db.executeQuery(CompiledQuery.raw(batch.length === stepsAtOnce ? usual : insert(batch.length), values))
  }
}

const eventRows = ({ attempt }: Marked, attempt_id: number) =>
  attempt.events.map((event) => ({
    attempt_id,
    event_id: event.id,
    kind: event.kind,
    at: event.at,
    away_ms: event.awayMs ?? null,
    is_own_dialog: false,
    can_full_screen: true,
    received_at: event.at + (event.awayMs ?? 0),
  }))

/** Counts and digest as on any receipt; a screen that was gone at the end has got none. */
const receiptRows = ({ uuid, stored, sat, attempt }: Marked, attempt_id: number) => {
  if (attempt.delivery !== 'free' || attempt.endedAt === null || attempt.endedBy === 'sweep') return []
  const slots = sat.items.map((item) => item.slot)
  const state = replaySteps(partSteps(attempt, sat.steps).counted, attempt.choicesCountUnsaved)
  const text = digestText(
    { attempt: uuid, paperVersion: stored.id, endedAt: attempt.endedAt },
    slots,
    responsesOf(state),
  )
  const receipt = {
    attempt_id,
    number: 1,
    counts: slipCounts(slots, state),
    digest: digest(text),
    ended_at: instant(attempt.endedAt),
    created_at: at(attempt.closedAt) ?? '',
  }
  return [receipt]
}

const deviceRows = ({ uuid, attempt }: Marked, attempt_id: number) =>
  attempt.delivery === 'free'
    ? [{ attempt_id, device: 1, tab: `demo-${uuid}`, user_agent: 'Demo', taken_at: at(attempt.startedAt) ?? '' }]
    : []

const resultRows = ({ report, closedAt, testId, userId }: Marked, attempt_id: number) => {
  if (!report || !closedAt) return []
  const { total, subjects } = report
  const { marks, max: max_marks, percent } = total
  const marked_at = later(closedAt, minutes(1))
  return [
    { attempt_id, test_id: testId, user_id: userId, marks, max_marks, percent, totals: total, subjects, marked_at },
  ]
}

const sheetRows = ({ report }: Marked, attempt_id: number) => {
  if (!report) return []
  const { slotMarks: slot_marks, times, mistakes, sections, topics } = report
  return [{ attempt_id, slot_marks, times, mistakes, sections, topics }]
}

const historyRows = ({ report, closedAt }: Marked, attempt_id: number) =>
  report && closedAt
    ? [
        {
          attempt_id,
          at: later(closedAt, minutes(1)),
          reason: 'first' as const,
          marks_after: report.total.marks,
          max_after: report.total.max,
          changes: [],
        },
      ]
    : []

type Fillable =
  | 'attempt_devices'
  | 'attempt_events'
  | 'attempt_receipts'
  | 'test_results'
  | 'result_sheets'
  | 'mark_history'

const insertAll = async <Table extends Fillable>(db: Db, table: Table, rows: Insertable<Tables[Table]>[]) => {
  for (const batch of inBatches(rows))
    await db
      .insertInto(table)
      .values(batch as never)
      .execute()
}

/** Writes attempts with everything beside them and gives the number of each, in the order given. */
export const storeAttempts = async (db: Db, taken: Taken[]): Promise<number[]> => {
  const all = taken.map(marked)
  const ids: number[] = []
  for (const batch of inBatches(all)) {
    const enrolled = await db
      .insertInto('test_enrolments')
      .values(batch.map(enrolmentRow))
      .returning(['id', 'uuid'])
      .execute()
    const enrolmentOf = new Map(enrolled.map(({ id, uuid }) => [uuid, id]))
    const made = await db
      .insertInto('attempts')
      .values(batch.map((one) => attemptRow(one, required(enrolmentOf.get(one.enrolment), one.enrolment))))
      .returning(['id', 'uuid'])
      .execute()
    const idOf = new Map(made.map(({ id, uuid }) => [uuid, id]))
    ids.push(...batch.map(({ uuid }) => required(idOf.get(uuid), uuid)))
  }
  const of = <Row>(rows: (one: Marked, id: number) => Row[]): Row[] =>
    all.flatMap((one, index) => rows(one, ids[index] ?? 0))
  await insertAll(db, 'attempt_devices', of(deviceRows))
  await insertSteps(db, of(stepValues))
  await insertAll(db, 'attempt_events', of(eventRows))
  await insertAll(db, 'attempt_receipts', of(receiptRows))
  await insertAll(db, 'test_results', of(resultRows))
  await insertAll(db, 'result_sheets', of(sheetRows))
  await insertAll(db, 'mark_history', of(historyRows))
  return ids
}
