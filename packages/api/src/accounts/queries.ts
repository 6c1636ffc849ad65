import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'

export const userByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .executeTakeFirst()
