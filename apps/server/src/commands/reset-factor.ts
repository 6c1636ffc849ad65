import { removeFactors } from '@northlight/api/staff/factors/queries'
import { fold } from '@northlight/db/search'
import { transaction } from '@northlight/db/transaction'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/**
 * For the only administrator, who has lost phone and recovery codes and has no colleague to ask: anyone who may run
 * commands on the server may do it. Every session of the account ends; the next sign-in sets up a new factor.
 */
export const resetFactorCommand: Command = async ({ args, openBeside, say }) => {
  const [email] = args
  if (!email) throw new StartError('Use: npm run northlight -- reset-factor name@example.org')
  const { db } = await openBeside()
  const now = new Date().toISOString()
  await transaction(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
      .where('is_active', '=', true)
      .where('role', 'in', ['admin', 'editor', 'counsellor', 'examiner'])
      .executeTakeFirst()
    if (!user) throw new StartError('Nobody with this address works in the office.')
    const factors = await removeFactors(trx, user.id)
    await trx
      .updateTable('access_tokens')
      .set({ revoked_at: now })
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .execute()
    const entry = { action: 'staff.reset-factor', entity: 'user', entity_id: String(user.id), details: { factors } }
    await trx
      .insertInto('audit_log')
      .values({ ...entry, at: now, actor_kind: 'system', actor_id: null })
      .execute()
  })
  say('The second factors are gone. A new one is set up at the next sign-in.')
}
