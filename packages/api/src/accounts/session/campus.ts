import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Ctx } from '../../kernel/context.ts'
import { accessSettings } from './access-settings.ts'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Of an IPv6 address only the first 64 bits reach us: they stand for a whole household, room or server. */
const prefixOf = (family: 'ipv4' | 'ipv6', prefix: number) => (family === 'ipv6' ? Math.min(prefix, 64) : prefix)

/** Whether the visitor's network address lies in one of the rooms the institute has named. */
export const isOnCampus = async (ctx: Ctx): Promise<boolean> => {
  if (isIP(ctx.address) === 0) return false
  const { campus_networks: networks } = await accessSettings(ctx)
  const rooms = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    rooms.addSubnet(address, prefixOf(family, Number(prefix)), family)
  }
  return rooms.check(ctx.address, familyOf(ctx.address))
}
