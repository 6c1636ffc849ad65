import { BlockList, isIP, isIPv6 } from 'node:net'
import { AccessSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../kernel/context.ts'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether the visitor's network address lies in one of the rooms the institute has named. */
export const isOnCampus = async (ctx: Ctx): Promise<boolean> => {
  if (isIP(ctx.address) === 0) return false
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'access').executeTakeFirst()
  const networks = row ? AccessSettings.parse(row.value).campus_networks : []
  const rooms = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    rooms.addSubnet(address, Number(prefix), familyOf(address))
  }
  return rooms.check(ctx.address, familyOf(ctx.address))
}
