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
