import { readyMeans } from '@northlight/contract/payments/desk-words'
import type { Db } from '@northlight/db/database'
import type { CashClosingTable } from '@northlight/db/tables/payments'
import type { Insertable, Selectable } from 'kysely'
import { noBranch } from './drawer.ts'

export const closings = (db: Db, drawers: readonly number[] | null) =>
  db
    .selectFrom('cash_closings')
    .$if(drawers !== null, (query) => query.where('cash_closings.drawer', 'in', [-1, ...(drawers ?? [])]))

export const withColleagues = (query: ReturnType<typeof closings>) =>
  query
    .leftJoin('branches', 'branches.id', 'cash_closings.drawer')
    .leftJoin('users as closers', 'closers.id', 'cash_closings.closed_by')
    .leftJoin('users as seers', 'seers.id', 'cash_closings.seen_by')
    .selectAll('cash_closings')
    .select(['branches.name as branch', 'closers.name as closed_by_name', 'seers.name as seen_by_name'])
    .orderBy('cash_closings.id', 'desc')
export type ClosingRow = Awaited<ReturnType<ReturnType<typeof withColleagues>['executeTakeFirstOrThrow']>>

export const closingById = (db: Db, id: number) =>
  withColleagues(closings(db, null)).where('cash_closings.id', '=', id).executeTakeFirst()

export const lastClosing = (db: Db, drawer: number) => withColleagues(closings(db, [drawer])).executeTakeFirst()

/** Everything of a drawer that no closing has counted falls to this one; what is written at this moment to the next. */
export const claim = async (db: Db, drawer: number, closing_id: number): Promise<void> => {
  await db
    .updateTable('desk_payments')
    .set({ closing_id })
    .where('drawer', '=', drawer)
    .where('closing_id', 'is', null)
    .execute()
  await db
    .updateTable('desk_refunds')
    .set({ closing_id })
    .where('drawer', '=', drawer)
    .where('means', '=', 'cash')
    .where('closing_id', 'is', null)
    .execute()
  await db
    .updateTable('received_cheques')
    .set({ closing_id })
    .where('drawer', '=', drawer)
    .where('state', '<>', 'handed-back')
    .where('closing_id', 'is', null)
    .execute()
  await db
    .updateTable('returned_cheques')
    .set({ closing_id })
    .where('cause', '=', 'mistake')
    .where('closing_id', 'is', null)
    .where('payment_id', 'in', (query) =>
      query
        .selectFrom('desk_payments')
        .select('payment_id')
        .where('drawer', '=', drawer)
        .where('means', 'in', readyMeans),
    )
    .execute()
}

export const isDrawer = async (db: Db, drawer: number): Promise<boolean> =>
  drawer === noBranch ||
  (await db.selectFrom('branches').select('id').where('id', '=', drawer).executeTakeFirst()) !== undefined

export const insertClosing = (db: Db, row: Insertable<CashClosingTable>) =>
  db.insertInto('cash_closings').values(row).returning('id').executeTakeFirstOrThrow()

type Closing = Selectable<CashClosingTable>

export const writeSums = (db: Db, id: number, sums: Pick<Closing, 'sums' | 'expected_paise'>) =>
  db.updateTable('cash_closings').set(sums).where('id', '=', id).execute()

/** One statement, so that of two who see it at the same moment one has seen it. */
export const markSeen = async (db: Db, id: number, by: Pick<Closing, 'seen_by' | 'seen_at'>): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('cash_closings')
    .set(by)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Branches with a drawer, by name. */
export const branches = (db: Db, ids: readonly number[] | null) =>
  db
    .selectFrom('branches')
    .select(['id', 'name'])
    .$if(ids !== null, (query) => query.where('id', 'in', [-1, ...(ids ?? [])]))
    .orderBy('name')
    .execute()
