import { builtOnce } from '@northlight/db/built-once'
import { inList, listOf } from '@northlight/db/one-of'
import { readTogether } from '@northlight/db/read-together'
import { sql } from 'kysely'

const tokensByIds = builtOnce((db, ids: string) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'users.id',
      'users.name',
      'email',
      'phone',
      'role',
      'language',
      'is_active',
      'email_verified_at',
      'users.created_at',
      'users.updated_at',
      'access_tokens.id as token_id',
      'token_hash',
      'expires_at',
      'revoked_at',
      'last_used_at',
      'active_at',
      'access_tokens.created_at as begun_at',
      'second_factor_at',
    ])
    .where(inList(db, sql.ref('access_tokens.id'), 'bigint', ids)),
)

/** A token with its person. Every call asks for one, so those of one moment are asked for together. */
export const tokenRow = readTogether(
  100,
  async (db, ids: number[]) => new Map((await tokensByIds(db, listOf(ids))).map((row) => [row.token_id, row])),
)
