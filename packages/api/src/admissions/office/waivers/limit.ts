import { type Paise, paise } from '@northlight/contract/money'
import { BillingSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../../kernel/context.ts'

const { waiver_alone_rupees: unsaid } = BillingSettings.shape

/** Up to this sum beyond the band one colleague waives alone; an institute that has said nothing has the usual sum. */
export const waivedAlone = async (ctx: Ctx): Promise<Paise> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'billing').executeTakeFirst()
  return paise(row ? BillingSettings.parse(row.value).waiver_alone_rupees : unsaid.parse(undefined))
}
