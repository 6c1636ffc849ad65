import type { Db } from '@northlight/db/database'

export const redirectList = (db: Db) =>
  db.selectFrom('redirects').select(['from_path', 'to_path', 'status']).orderBy('from_path').execute()
