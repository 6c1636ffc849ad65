import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword } from '@northlight/api/accounts/password/passwords'
import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { emailAddress, newPassword } from '@northlight/contract/fields'
import { AccessSettings } from '@northlight/contract/settings'
import type { Db } from '@northlight/db/database'
import { isUniqueViolation } from '@northlight/db/errors'
import { migrate } from '@northlight/db/migrate'
import { seed } from '@northlight/db/seed'
import { transaction } from '@northlight/db/transaction'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** The password is typed or piped in, never an argument: arguments show in the list of processes and in histories. */
export const createAdminCommand: Command = async ({ args, openBeside, say }) => {
  const [given = '', ...words] = args
  const email = emailAddress.safeParse(given)
  if (!email.success) throw new StartError('Use: npm run northlight -- create-admin name@example.org "Full Name"')
  const password = newPassword.safeParse(await readPassword())
  if (!password.success) throw new StartError(password.error.issues.map((issue) => issue.message).join(' '))

  const database = await openBeside()
  if (!database.isBeside) {
    await migrate(database)
    // An account makes a database count as filled, so what every institute needs must be there before it.
    await seed(database, { now: new Date().toISOString() })
  }
  const { db } = database
  const now = new Date().toISOString()
  const password_hash = await hashPassword(password.data)
  let factorFrom: string | null = null
  try {
    await transaction(db, async (trx) => {
      factorFrom = await proposeFactorDay(trx, now)
      const { id } = await trx
        .insertInto('users')
        .values({
          name: words.join(' ') || 'Administrator',
          email: email.data,
          password_hash,
          role: 'admin',
          is_active: true,
          email_verified_at: now,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const entry = {
        action: 'accounts.create-admin',
        entity: 'user',
        entity_id: String(id),
        details: {},
      }
      await trx
        .insertInto('audit_log')
        .values({ ...entry, at: now, actor_kind: 'system', actor_id: null })
        .execute()
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users')) throw new StartError('There is already an account with this e-mail address.')
    throw error
  }
  say('The administrator can sign in at /office now, and sets up a second factor there.')
  if (factorFrom)
    say(
      `Examiners need one from their first sign-in, counsellors and editors from ${shownDate(factorFrom)}. To change the day: Settings, Access.`,
    )
}

/** Time to invite the colleagues, and for each to set up a phone. */
const timeToSetUp = days(14)

/** The day from which every role needs a second factor, while the first administrator has set none; null later on. */
async function proposeFactorDay(db: Db, now: string): Promise<string | null> {
  const [admin, written] = await Promise.all([
    db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst(),
    db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst(),
  ])
  if (admin || written) return null
  const factor_from = indianDay(later(now, timeToSetUp))
  const value = AccessSettings.parse({ campus_networks: [], factor_from })
  await db.insertInto('settings').values({ key: 'access', value, updated_at: now }).execute()
  return factor_from
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const chunks: Buffer[] = []
    for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/\r?\n$/, '')
  }
  process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    process.stdout.write('\n')
  }
}
