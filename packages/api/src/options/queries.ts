import type { Db } from '@northlight/db/database'

export const openBranches = (db: Db) =>
  db
    .selectFrom('branches')
    .select(['name', 'slug', 'modes'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
