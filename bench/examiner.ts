import { randomBytes } from 'node:crypto'
import { instant } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { openDatabase } from '@northlight/db/open-database'

/** The session of an examiner that has just shown a second factor. */
export const examiner = async (databaseUrl: string): Promise<string> => {
  const { db, close } = await openDatabase(databaseUrl)
  const now = instant(Date.now())
  const stamps = { created_at: now, updated_at: now }
  const secret = randomBytes(30).toString('base64url')
  try {
    const user = await db
      .insertInto('users')
      .values({ name: 'Examiner', email: 'examiner@bench.test', role: 'examiner', ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('access_tokens')
      .values({
        user_id: user.id,
        name: 'bench',
        token_hash: digest(secret),
        created_at: now,
        last_used_at: now,
        expires_at: instant(Date.now() + days(1)),
        second_factor_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `${id}|${secret}`
  } finally {
    await close()
  }
}
