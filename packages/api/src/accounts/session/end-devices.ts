import type { Db } from '@northlight/db/database'

/**
 * For whenever sessions of somebody end: of their browsers only those with a living session go on taking notices, so
 * that the next person at a shared computer reads none. A session that had run out by itself proves nothing either.
 */
export const endDevices = (db: Db, userId: number, now: string) =>
  db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('access_tokens')
            .select('access_tokens.id')
            .whereRef('access_tokens.id', '=', 'push_subscriptions.token_id')
            .where('access_tokens.revoked_at', 'is', null)
            .where('access_tokens.expires_at', '>', now),
        ),
      ),
    )
    .execute()

/**
 * Somebody has signed in in a browser. Notices that somebody else turned on there end, whether or not that person has
 * signed out; one's own go on with the new session.
 */
export const takeOverBrowser = async (
  db: Db,
  browser: string,
  { userId, tokenId }: { userId: number; tokenId: number },
) => {
  const sessions = db.selectFrom('access_tokens').select('access_tokens.id').where('browser', '=', browser)
  await db.deleteFrom('push_subscriptions').where('token_id', 'in', sessions).where('user_id', '!=', userId).execute()
  await db
    .updateTable('push_subscriptions')
    .set({ token_id: tokenId })
    .where('token_id', 'in', sessions)
    .where('user_id', '=', userId)
    .execute()
}
