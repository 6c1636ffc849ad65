import type { Db } from './database.ts'

/** Whether nobody has put anything into this (migrated) database yet. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of ['settings', 'users', 'branches', 'legal_pages'] as const)
    if (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .limit(1)
        .executeTakeFirst()
    )
      return false
  return true
}
