import type { Db } from '@northlight/db/database'
import type { AttemptTable } from '@northlight/db/tables/exams'
import type { Step } from '@northlight/exam/answers/steps'
import type { Attempt } from '@northlight/exam/attempt/attempt'
import type { Item, Paper } from '@northlight/exam/papers/paper'
import type { Selectable } from 'kysely'

import { decidedLate, toAttempt, toGrant, toRecords, toSteps } from './to-attempt.ts'

/** One attempt as the engine knows it, with its record. `seen` changes with everything that could change its marks. */
export type StoredAttempt = {
  id: number
  row: Selectable<AttemptTable>
  items: Item[]
  attempt: Attempt
  steps: Step[]
  seen: string
}

export const seenOf = (revision: number, steps: number): string => `${revision}:${steps}`

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
      .select(['attempt_id', 'grant_id', 'attempt_grants.at', 'extra_ms', 'reason', 'scope'])
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
  for (const row of rows) {
    const paper = await paperOf(row.paper_version_id)
    const own = steps.get(row.id) ?? []
    const record = {
      grants: (grants.get(row.id) ?? []).map(toGrant),
      ...decidedLate(late.get(row.id) ?? []),
    }
    const attempt = toAttempt(row, paper, record, toRecords(own))
    const seen = seenOf(row.revision, own.length)
    attempts.push({ id: row.id, row, items: row.items, attempt, steps: toSteps(own), seen })
  }
  return attempts
}
