import { randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { isStaff } from '@northlight/contract/roles'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/search'
import type { Ctx } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

export const newDeviceSecret = () => randomBytes(24).toString('base64url')
export const isDeviceSecret = (value: string | undefined): value is string => /^[\w-]{32}$/.test(value ?? '')

/** What tables call the browser that holds this secret. */
export const browserOf = (secret: string) => digest(`cookie:${secret}`)

const hashOf = (ctx: Ctx, secret: string | undefined) => (secret ? browserOf(secret) : digest(`name:${ctx.device}`))

/** Has this browser signed in to this account before? Only a secret counts: a name can be copied by anybody. */
export const isKnownDevice = async (ctx: Ctx, email: string, secret: string | undefined): Promise<boolean> => {
  if (secret === undefined) return false
  const row = await ctx.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('device_hash', '=', hashOf(ctx, secret))
    .where((where) => where(fold(where.ref('users.email')), '=', fold(where.val(email))))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The network as a colleague would know it again, and no nearer: the half that a provider or an office shares. A whole
 * address would say where somebody lives.
 */
export const networkName = (address: string): string | null => {
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.x.x`
  return isIPv6(address) ? `${address.split(':').slice(0, 2).join(':')}:…` : null
}

/** Remembers the device and, for staff, the network. The owner hears of one that was not seen before, except of the first. */
export const noteDevice = async (ctx: Ctx, userId: number, secret: string | undefined) => {
  const now = ctx.now()
  const { role } = await ctx.db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow()
  const network = isStaff(role) ? networkName(ctx.address) : null
  const here = [
    { proof: secret ? ('cookie' as const) : ('name' as const), device_hash: hashOf(ctx, secret) },
    ...(network === null ? [] : [{ proof: 'network' as const, device_hash: digest(`network:${network}`) }]),
  ]
  const seen = await ctx.db
    .selectFrom('known_devices')
    .select(['device_hash', 'proof'])
    .where('user_id', '=', userId)
    .execute()
  await ctx.db
    .insertInto('known_devices')
    .values(here.map((one) => ({ ...one, user_id: userId, first_seen_at: now, last_seen_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  const isNew = here.some(({ proof, device_hash }) => {
    const alike = seen.filter((one) => (one.proof === 'network') === (proof === 'network'))
    return alike.length > 0 && !alike.some((one) => one.device_hash === device_hash)
  })
  if (!isNew) return
  const told = { user_id: userId, device: ctx.device.slice(0, 500), at: now, ...(network !== null && { network }) }
  await enqueue(ctx, tellOfNewDevice, told)
}
