import type { Instant } from '@northlight/contract/dates'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import type { Content } from './content/content.ts'

export type HashPassword = (password: string) => Promise<string>

/** Made before the transaction begins: hashing is slow on purpose, and nobody should wait for it. */
export const demoUsers = (
  { accounts, password }: Content,
  hashPassword: HashPassword,
  now: Instant,
): Promise<Insertable<Tables['users']>[]> =>
  Promise.all(
    accounts.map(async (account) => ({
      ...account,
      password_hash: await hashPassword(password),
      is_active: true,
      email_verified_at: now,
      created_at: now,
      updated_at: now,
    })),
  )
