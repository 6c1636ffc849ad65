import type { Db } from '@northlight/db/database'
import type { AttemptStepTable, AttemptTable } from '@northlight/db/tables/exams'
import { type Step, stepName } from '@northlight/exam/answers/steps'
import { type Attempt, newAttempt } from '@northlight/exam/attempt/attempt'
import type { SequentialRecord } from '@northlight/exam/attempt/sequential'
import type { Item, Paper } from '@northlight/exam/papers/paper'
import type { Selectable } from 'kysely'

/** One attempt as the engine knows it, with its record. `seen` changes with everything that could change its marks. */
export type StoredAttempt = {
  id: number
  row: Selectable<AttemptTable>
  items: Item[]
  attempt: Attempt
  steps: Step[]
  seen: string
}

const inMs = (at: string | null) => (at === null ? null : Date.parse(at))

type StoredStep = Pick<AttemptStepTable, 'device' | 'number' | 'action' | 'given_at' | 'received_at'>

const toStep = ({ device, number, action, given_at, received_at }: StoredStep): Step[] =>
  action.do === 'answer' ? [] : [{ device, number, action, givenAt: given_at, receivedAt: received_at }]

const toRecord = ({ action }: StoredStep): SequentialRecord[] => {
  if (action.do !== 'answer') return []
  const { do: _, ...record } = action
  return [record]
}

export const seenOf = (revision: number, steps: number): string => `${revision}:${steps}`

type Beside = {
  steps: StoredStep[]
  grants: { id: number; ms: number; reason: string; scope: 'student' | 'branch' | 'all'; at: string }[]
  /** In the order of their decisions: the last word on a step stands. */
  late: { device: number; number: number; is_accepted: boolean }[]
}

const toStored = (row: Selectable<AttemptTable>, paper: Paper, { steps, grants, late }: Beside): StoredAttempt => {
  const fresh = newAttempt(paper, row.items, { policy: row.policy })
  const words = new Map(late.map((one) => [stepName(one), one.is_accepted]))
  return {
    id: row.id,
    row,
    items: row.items,
    steps: steps.flatMap(toStep),
    seen: seenOf(row.revision, steps.length),
    attempt: {
      ...fresh,
      state: row.state,
      terms: row.terms,
      grants: grants.map((grant) => ({ ...grant, at: Date.parse(grant.at) })),
      startedAt: inMs(row.started_at),
      endedAt: inMs(row.ended_at),
      closedAt: inMs(row.closed_at),
      endedBy: row.ended_by,
      reason: row.reason,
      device: row.device,
      lockedAt: row.locked_at ?? {},
      handedIn: row.handed_in,
      acceptedLate: [...words].filter(([, isAccepted]) => isAccepted).map(([name]) => name),
      progress: fresh.progress && { ...fresh.progress, records: steps.flatMap(toRecord) },
    },
  }
}

const by = <T extends { attempt_id: number }>(rows: T[]) => Map.groupBy(rows, ({ attempt_id }) => attempt_id)

/** Several attempts with one query for each kind of row, whatever their number. */
export const readAttempts = async (
  db: Db,
  ids: number[],
  paperOf: (paperVersionId: number) => Promise<Paper>,
): Promise<StoredAttempt[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('attempts').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const steps = by(
    await db
      .selectFrom('attempt_steps')
      .select(['attempt_id', 'device', 'number', 'action', 'given_at', 'received_at'])
      .where('attempt_id', 'in', ids)
      .orderBy('attempt_id')
      .orderBy('device')
      .orderBy('number')
      .execute(),
  )
  const grants = by(
    await db
      .selectFrom('attempt_grants')
      .innerJoin('extra_time_grants', 'extra_time_grants.id', 'attempt_grants.grant_id')
      .select(['attempt_id', 'extra_time_grants.id', 'extra_ms as ms', 'reason', 'scope', 'at'])
      .where('attempt_id', 'in', ids)
      .orderBy('extra_time_grants.id')
      .execute(),
  )
  const late = by(
    await db
      .selectFrom('late_step_decisions')
      .select(['attempt_id', 'device', 'number', 'is_accepted'])
      .where('attempt_id', 'in', ids)
      .orderBy('id')
      .execute(),
  )
  const attempts: StoredAttempt[] = []
  for (const row of rows)
    attempts.push(
      toStored(row, await paperOf(row.paper_version_id), {
        steps: steps.get(row.id) ?? [],
        grants: grants.get(row.id) ?? [],
        late: late.get(row.id) ?? [],
      }),
    )
  return attempts
}
