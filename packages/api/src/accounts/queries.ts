import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Updateable } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { endDevices } from './session/end-devices.ts'

export const userByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .executeTakeFirst()

export const userByPhone = (db: Db, phone: string) =>
  db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst()

export const userById = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('is_active', '=', true).executeTakeFirst()

/** The account, held until the caller's transaction ends; SQLite has one writer anyway. */
export const holdUser = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

export const insertUser = (db: Db, row: Insertable<Tables['users']>) =>
  db.insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()

export const changeUser = (db: Db, id: number, change: Updateable<Tables['users']>) =>
  db.updateTable('users').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The address an account has asked for and whose mailbox has not spoken yet. */
export const wantedAddress = async (db: Db, userId: number, now: string): Promise<string | null> => {
  const row = await db
    .selectFrom('address_changes')
    .select('wanted_email')
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.wanted_email ?? null
}

const liveTokens = (db: Db, userId: number, now: string) =>
  db
    .selectFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

export const signedInDevices = (db: Db, userId: number, now: string) =>
  liveTokens(db, userId, now)
    .select(['id', 'name', 'created_at', 'last_used_at', 'expires_at'])
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()

/** Ends sessions of an account: all, one, or all but one. Gives how many. */
export const revokeTokens = async (
  db: Db,
  userId: number,
  now: string,
  which: { only?: number; except?: number } = {},
): Promise<number> => {
  const ended = await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only ?? 0))
    .$if(which.except !== undefined, (query) => query.where('id', '!=', which.except ?? 0))
    .returning('id')
    .execute()
  await endDevices(db, userId, now)
  return ended.length
}

/** When mails of this kind went to an address, latest first; one that failed does not count. */
export const mailsSince = async (db: Db, template: string, to: string, since: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('mails')
    .select('created_at')
    .where('state', 'in', ['sent', 'kept'])
    .where('created_at', '>', since)
    .where('template', '=', template)
    .where('to_address', '=', to)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ created_at }) => created_at)
}
