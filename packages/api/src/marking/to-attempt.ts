import type { Instant } from '@northlight/contract/dates'
import type { AttemptStepTable, AttemptTable } from '@northlight/db/tables/exams'
import type { Ledger } from '@northlight/exam/answers/ledger'
import { type Step, stepName } from '@northlight/exam/answers/steps'
import { type Attempt, newAttempt } from '@northlight/exam/attempt/attempt'
import type { IntegrityEvent } from '@northlight/exam/attempt/integrity'
import type { SequentialRecord } from '@northlight/exam/attempt/sequential'
import type { Grant } from '@northlight/exam/attempt/timing'
import type { Paper } from '@northlight/exam/papers/paper'
import type { Selectable } from 'kysely'

const msOrNull = (at: Instant | null): number | null => (at === null ? null : Date.parse(at))

type StepRow = Pick<Selectable<AttemptStepTable>, 'device' | 'number' | 'action' | 'given_at' | 'received_at'>

/** What a student did in a free attempt. The finished questions of a sequential one are not steps to the engine. */
export const toSteps = (rows: StepRow[]): Step[] =>
  rows.flatMap(({ device, number, action, given_at, received_at }) =>
    action.do === 'answer' ? [] : [{ device, number, action, givenAt: given_at, receivedAt: received_at }],
  )

export const toRecords = (rows: StepRow[]): SequentialRecord[] =>
  rows.flatMap(({ action }) => {
    if (action.do !== 'answer') return []
    const { do: _, ...record } = action
    return [record]
  })

type GrantRow = { grant_id: number; extra_ms: number; reason: string; scope: Grant['scope']; at: Instant }

export const toGrant = (row: GrantRow): Grant => ({
  id: row.grant_id,
  ms: row.extra_ms,
  reason: row.reason,
  scope: row.scope,
  at: Date.parse(row.at),
})

type Decision = { device: number; number: number; is_accepted: boolean }

/** In the order of the decisions: the last word on a step stands. */
export const decidedLate = (decisions: Decision[]): Pick<Attempt, 'acceptedLate' | 'refusedLate'> => {
  const last = new Map(decisions.map((decision) => [stepName(decision), decision.is_accepted]))
  const named = (isAccepted: boolean) => [...last].flatMap(([name, said]) => (said === isAccepted ? [name] : []))
  return { acceptedLate: named(true), refusedLate: named(false) }
}

/** What lies beside the row. Marking needs neither the numbers that have arrived nor the reports on leaving the screen. */
type AttemptRecord = Pick<Attempt, 'grants' | 'acceptedLate' | 'refusedLate'> & {
  ledger?: Ledger
  events?: IntegrityEvent[]
}

/** The engine's attempt from its row and its record: the one mapping, for taking a test and for marking it. */
export const toAttempt = (
  row: Selectable<AttemptTable>,
  paper: Paper,
  record: AttemptRecord,
  records: SequentialRecord[] = [],
): Attempt => {
  const fresh = newAttempt({ ...paper, delivery: row.delivery ?? paper.delivery }, row.items, { policy: row.policy })
  return {
    ...fresh,
    ...record,
    terms: row.terms,
    state: row.state,
    startedAt: msOrNull(row.started_at),
    endedAt: msOrNull(row.ended_at),
    closedAt: msOrNull(row.closed_at),
    endedBy: row.ended_by,
    reason: row.reason,
    device: row.device,
    lockedAt: row.locked_at ?? {},
    handedIn: row.handed_in,
    progress: fresh.progress && { ...fresh.progress, servedAt: msOrNull(row.served_at), records },
  }
}
