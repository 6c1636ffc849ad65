import { AccessSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../kernel/context.ts'

/** How the institute guards accounts; what holds without a word of it where it has said nothing. */
export const accessSettings = async (ctx: Ctx): Promise<AccessSettings> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst()
  return AccessSettings.parse(row?.value ?? { campus_networks: [] })
}
