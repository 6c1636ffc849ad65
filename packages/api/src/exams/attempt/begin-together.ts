import type { Outcome } from '@northlight/db/batch'
import type { Database, Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { transaction } from '@northlight/db/transaction'
import type { Insertable } from 'kysely'
import { auditMany, type auditRow } from '../../kernel/audit.ts'
import type { Enrolment } from '../online-tests/queries.ts'
import { inBatches } from '../saving/group-commit.ts'
import { serializeWrites } from '../saving/serialize-writes.ts'
import * as attempts from './queries.ts'

/** Everything that a new attempt writes; its number is known only afterwards. */
export type Beginning = {
  attempt: Insertable<Tables['attempts']>
  /** Where the first action changed it. */
  enrolment: Pick<Enrolment, 'test_status' | 'reason' | 'updated_at'> | null
  /** The screen it was begun on; only papers that are shown whole are held by one. */
  device: Omit<Insertable<Tables['attempt_devices']>, 'attempt_id'> | null
  entry: ReturnType<typeof auditRow>
}

export type Begun = { id: number; revision: number }

const mostTogether = 64

/** One statement for all enrolments that change alike: as a rule a whole hall goes from pending to ongoing. */
const changeEnrolments = async (db: Db, begun: Beginning[]) => {
  const changed = begun.filter(({ enrolment }) => enrolment !== null)
  for (const alike of Map.groupBy(changed, ({ enrolment }) => JSON.stringify(enrolment)).values()) {
    const ids = alike.map(({ attempt }) => attempt.enrolment_id)
    const change = alike[0]?.enrolment
    if (change) await db.updateTable('test_enrolments').set(change).where('id', 'in', ids).execute()
  }
}

/** A few statements for all of them: a hall that starts together would otherwise wait for thousands of answers. */
const write = (database: Database, beginnings: Beginning[]): Promise<Map<number, Begun>> =>
  transaction(database.db, async (db) => {
    const rows = await attempts.insertAttempts(
      db,
      beginnings.map(({ attempt }) => attempt),
    )
    const made = new Map(rows.map(({ enrolment_id, id, revision }) => [enrolment_id, { id, revision }]))
    const begun = beginnings.flatMap((one) => {
      const id = made.get(one.attempt.enrolment_id)?.id
      return id === undefined ? [] : [{ ...one, id }]
    })
    if (begun.length === 0) return made
    await changeEnrolments(db, begun)
    const devices = begun.flatMap(({ id, device }) => (device ? [{ attempt_id: id, ...device }] : []))
    if (devices.length > 0) await db.insertInto('attempt_devices').values(devices).execute()
    const entries = begun.map(({ id, entry }) => ({ ...entry, entity_id: String(id) }))
    await auditMany(db, entries)
    return made
  })

type Result = Outcome<Begun | undefined>

/** One that cannot be written must not hold up the others of its moment. */
const writeEach = async (database: Database, lot: Beginning[]): Promise<Result[]> => {
  const results: Result[] = []
  for (const one of lot)
    results.push(
      await write(database, [one]).then(
        (made): Result => ({ ok: true, result: made.get(one.attempt.enrolment_id) }),
        (error: unknown): Result => ({ ok: false, error }),
      ),
    )
  return results
}

const beginLot = async (database: Database, lot: Beginning[]): Promise<Result[]> => {
  // Of two clicks in the same moment the first one counts.
  const first = new Map(lot.toReversed().map((one) => [one.attempt.enrolment_id, one]))
  try {
    const made = await write(database, [...first.values()])
    return lot.map((one) => {
      const { enrolment_id } = one.attempt
      return { ok: true, result: first.get(enrolment_id) === one ? made.get(enrolment_id) : undefined }
    })
  } catch {
    return writeEach(database, lot)
  }
}

const createBeginner = (database: Database) =>
  inBatches<Beginning, Begun | undefined>({ database, most: mostTogether }, (lot) =>
    serializeWrites(database, () => beginLot(database, lot)),
  )

const beginners = new WeakMap<Database, ReturnType<typeof createBeginner>>()

/** Writes a new attempt together with others of the same moment. Gives nothing when there is one already. */
export const beginTogether = (database: Database, beginning: Beginning): Promise<Begun | undefined> => {
  const begin = beginners.get(database) ?? createBeginner(database)
  beginners.set(database, begin)
  return begin(beginning)
}
