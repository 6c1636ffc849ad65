import type { Outcome } from '@northlight/db/batch'
import type { Database, Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { transaction } from '@northlight/db/transaction'
import { type Insertable, sql } from 'kysely'
import type { auditRow } from '../kernel/audit.ts'
import * as attempts from './attempt-queries.ts'
import { gather } from './group-commit.ts'
import * as queries from './queries.ts'
import { inTurn } from './turns.ts'

/** Everything that a new sitting writes; its number is known only afterwards. */
export type Beginning = {
  attempt: Insertable<Tables['attempts']>
  /** Where the first action changed it. */
  enrolment: Pick<queries.Enrolment, 'test_status' | 'reason' | 'updated_at'> | null
  /** The screen it was begun on; only papers that are shown whole are held by one. */
  device: Omit<Insertable<Tables['attempt_devices']>, 'attempt_id'> | null
  entry: ReturnType<typeof auditRow>
}

export type Begun = { id: number; revision: number }

const mostTogether = 64

const writeOne = async (db: Db, { attempt, enrolment, device, entry }: Beginning): Promise<Begun | undefined> => {
  const made = await attempts.insertAttempt(db, attempt)
  if (!made) return undefined
  if (enrolment) await queries.changeEnrolment(db, attempt.enrolment_id, enrolment)
  if (device)
    await db
      .insertInto('attempt_devices')
      .values({ attempt_id: made.id, ...device })
      .execute()
  await db
    .insertInto('audit_log')
    .values({ ...entry, entity_id: String(made.id) })
    .execute()
  return made
}

type Columns = (keyof Tables['attempts'])[]
const columns: Columns = [
  'uuid',
  'enrolment_id',
  'test_id',
  'user_id',
  'paper_version_id',
  'items',
  'terms',
  'policy',
  'state',
  'device',
  'started_at',
  'served_at',
  'deadline_at',
  'check_at',
  'ended_at',
  'closed_at',
  'ended_by',
  'reason',
  'created_at',
  'updated_at',
]

/** All of them with one question to the server: a hall that starts together would otherwise wait for its answers. */
const writeAll = async (db: Db, beginnings: Beginning[]): Promise<Map<number, Begun>> => {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const { rows } = await sql<Begun & { enrolment_id: number }>`
    with beginning as (
      select one -> 'attempt' as attempt, one -> 'enrolment' as enrolment, one -> 'device' as device, one -> 'entry' as entry
      from jsonb_array_elements(${JSON.stringify(beginnings)}::jsonb) as one
    ), made as (
      insert into attempts (${names})
      select ${names} from (
        select (jsonb_populate_record(null::attempts, attempt)).* from beginning
      ) as row
      on conflict (enrolment_id) do nothing
      returning id, revision, enrolment_id
    ), begun as (
      select made.id, made.enrolment_id, enrolment, device, entry
      from made join beginning on (attempt ->> 'enrolment_id')::bigint = made.enrolment_id
    ), told as (
      update test_enrolments
      set test_status = enrolment ->> 'test_status', reason = enrolment ->> 'reason',
        updated_at = (enrolment ->> 'updated_at')::timestamptz
      from begun where test_enrolments.id = begun.enrolment_id and jsonb_typeof(enrolment) = 'object'
    ), held as (
      insert into attempt_devices (attempt_id, device, tab, user_agent, taken_at)
      select begun.id, (device ->> 'device')::bigint, device ->> 'tab', device ->> 'user_agent',
        (device ->> 'taken_at')::timestamptz
      from begun where jsonb_typeof(device) = 'object'
    ), noted as (
      insert into audit_log (at, actor_kind, actor_id, action, entity, entity_id, details, request_id)
      select (entry ->> 'at')::timestamptz, entry ->> 'actor_kind', (entry ->> 'actor_id')::bigint, entry ->> 'action',
        entry ->> 'entity', begun.id::text, entry -> 'details', entry ->> 'request_id'
      from begun
    )
    select id, revision, enrolment_id from made`.execute(db)
  return new Map(rows.map(({ enrolment_id, id, revision }) => [enrolment_id, { id, revision }]))
}

/** SQLite answers within the process: there one row after the other is the quickest. */
const write = async (database: Database, beginnings: Beginning[]): Promise<Map<number, Begun>> => {
  if (database.engine === 'postgres') return writeAll(database.db, beginnings)
  return transaction(database.db, async (db) => {
    const made = new Map<number, Begun>()
    for (const beginning of beginnings) {
      const begun = await writeOne(db, beginning)
      if (begun) made.set(beginning.attempt.enrolment_id, begun)
    }
    return made
  })
}

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
  gather<Beginning, Begun | undefined>({ database, most: mostTogether }, (lot) =>
    inTurn(database, () => beginLot(database, lot)),
  )

const beginners = new WeakMap<Database, ReturnType<typeof createBeginner>>()

/** Writes a new sitting together with others of the same moment. Gives nothing when there is one already. */
export const beginTogether = (database: Database, beginning: Beginning): Promise<Begun | undefined> => {
  const begin = beginners.get(database) ?? createBeginner(database)
  beginners.set(database, begin)
  return begin(beginning)
}
