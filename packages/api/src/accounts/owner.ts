import type { Db } from '@northlight/db/database'

export type Owner = { id: number; verifiedEmail: string | null }

/** An account and the address it has confirmed: what was bought with that address is theirs from then on. */
export const ownerOf = async (db: Db, userId: number): Promise<Owner> => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { id: userId, verifiedEmail: user?.email_verified_at ? user.email : null }
}
