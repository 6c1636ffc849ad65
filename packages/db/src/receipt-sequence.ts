import type { Db } from './database.ts'

/** The next number of the year. The row stays locked until the caller's transaction ends: no gap, no number twice. */
export const nextReceiptSequence = async (db: Db, year: string): Promise<number> => {
  const { last_number } = await db
    .insertInto('receipt_counters')
    .values({ financial_year: year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet((set) => ({
        last_number: set('receipt_counters.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}
