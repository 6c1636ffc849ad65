import type { ReceivedChequeView } from '@northlight/contract/payments/received-cheques'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Selectable } from 'kysely'
import { inBranches } from '../../kernel/paging.ts'
import type { PurchaseKind } from '../purchases.ts'

export type ReceivedCheque = Selectable<Tables['received_cheques']>

type Filters = { state?: ReceivedCheque['state'] | undefined; branches: readonly number[] | null }

export const cheques = (db: Db, { state, branches }: Filters) =>
  db
    .selectFrom('received_cheques')
    .$if(state !== undefined, (query) => query.where('received_cheques.state', '=', state ?? 'received'))
    .$if(branches !== null, (query) => query.where(inBranches('received_cheques.branch_id', branches ?? [])))

export const withColleagues = (query: ReturnType<typeof cheques>) =>
  query
    .leftJoin('users as takers', 'takers.id', 'received_cheques.taken_by')
    .leftJoin('users as deciders', 'deciders.id', 'received_cheques.decided_by')
    .leftJoin('payments', 'payments.id', 'received_cheques.payment_id')
    .selectAll('received_cheques')
    .select(['takers.name as taken_by_name', 'deciders.name as decided_by_name'])
    .select('payments.order_id as paid_order_id')
    .orderBy('received_cheques.id', 'desc')
type ChequeRow = Awaited<ReturnType<ReturnType<typeof withColleagues>['executeTakeFirstOrThrow']>>

export const chequeById = (db: Db, id: number) =>
  withColleagues(cheques(db, { branches: null }))
    .where('received_cheques.id', '=', id)
    .executeTakeFirst()

export const chequeOfClick = (db: Db, click: string) =>
  withColleagues(cheques(db, { branches: null }))
    .where('received_cheques.click', '=', click)
    .executeTakeFirst()

export const toCheque = (row: ChequeRow): ReceivedChequeView => ({
  id: row.id,
  name: row.payer_name,
  title: row.title,
  amount_paise: row.amount_paise,
  means: row.means,
  reference: row.reference,
  dated_on: row.dated_on,
  state: row.state,
  taken_by: row.taken_by_name,
  created_at: row.created_at,
  decided_by: row.decided_by_name,
  decided_on: row.decided_on,
  charge_paise: row.charge_paise,
  reason: row.reason,
  paid_order_id: row.paid_order_id,
})

/** One that waits for the bank and would pay this, or a part of it, or the whole of which this is a part. */
export const waitingFor = (db: Db, thing: { kind: PurchaseKind; subject_id: number; part: number }) =>
  cheques(db, { state: 'received', branches: null })
    .selectAll()
    .where('kind', '=', thing.kind)
    .where('subject_id', '=', thing.subject_id)
    .$if(thing.part !== 0, (query) => query.where('part', 'in', [0, thing.part]))
    .executeTakeFirst()

export const waitingWith = (db: Db, means: ReceivedCheque['means'], reference: string) =>
  cheques(db, { state: 'received', branches: null })
    .selectAll()
    .where('means', '=', means)
    .where('reference', '=', reference)
    .executeTakeFirst()

export const insertCheque = (db: Db, row: Insertable<Tables['received_cheques']>) =>
  db.insertInto('received_cheques').values(row).returningAll().executeTakeFirstOrThrow()

type Decision = Pick<ReceivedCheque, 'state' | 'decided_on' | 'decided_by' | 'decided_at'> &
  Partial<Pick<ReceivedCheque, 'charge_paise' | 'reason' | 'payment_id'>>

/** One statement decides, so that a cheque that cleared is not handed back at the same moment. */
export const decideCheque = async (db: Db, id: number, decision: Decision): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('received_cheques')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'received')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Where the thing lies; null where it belongs to no branch, undefined where it is not there. */
export const branchOfThing = async (
  db: Db,
  { kind, subject_id }: { kind: PurchaseKind; subject_id: number },
): Promise<number | null | undefined> => {
  if (kind === 'course')
    return (
      await db.selectFrom('course_enrolments').select('branch_id').where('id', '=', subject_id).executeTakeFirst()
    )?.branch_id
  if (kind === 'test')
    return (await db.selectFrom('test_enrolments').select('branch_id').where('id', '=', subject_id).executeTakeFirst())
      ?.branch_id
  const row = await db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .select('sittings.branch_id')
    .where('registrations.id', '=', subject_id)
    .executeTakeFirst()
  return row?.branch_id
}
