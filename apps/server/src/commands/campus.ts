import { AccessSettings } from '@northlight/contract/settings'
import { isTooWide, tooWideWords } from '@northlight/contract/settings-input'
import { transaction } from '@northlight/db/transaction'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

const refuseWide = (networks: string[]) => {
  for (const network of networks) if (isTooWide(network)) throw new StartError(tooWideWords(network))
}

/** `campus` shows the networks of the institute's rooms; `campus NETWORK …` names them anew, `campus none` none. */
export const campusCommand: Command = async ({ args, openBeside, say }) => {
  const { db } = await openBeside()
  if (args.length > 0) {
    const row = await db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst()
    const given = AccessSettings.safeParse({ ...row?.value, campus_networks: args[0] === 'none' ? [] : args })
    if (!given.success) throw new StartError(given.error.issues[0]?.message ?? 'These are not networks.')
    refuseWide(given.data.campus_networks)
    const now = new Date().toISOString()
    await transaction(db, async (trx) => {
      await trx
        .insertInto('settings')
        .values({ key: 'access', value: given.data, updated_at: now })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((set) => ({
            value: set.ref('excluded.value'),
            version: set('settings.version', '+', 1),
            updated_at: now,
          })),
        )
        .execute()
      await trx
        .insertInto('audit_log')
        .values({
          at: now,
          actor_kind: 'system',
          actor_id: null,
          action: 'settings.update',
          entity: 'settings',
          entity_id: 'access',
          details: { fields: ['campus_networks'] },
        })
        .execute()
    })
  }
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst()
  const networks = row ? AccessSettings.parse(row.value).campus_networks : []
  if (networks.length === 0) say('No network is named as a room of the institute.')
  for (const network of networks) say(network)
}
