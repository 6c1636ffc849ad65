import { randomBytes } from 'node:crypto'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/search'
import type { Ctx } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfNewDevice } from '../jobs.ts'

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

/** Remembers the device. The owner hears of one that was not seen before, except of the very first. */
export const noteDevice = async (ctx: Ctx, userId: number, secret: string | undefined) => {
  const now = ctx.now()
  const device_hash = hashOf(ctx, secret)
  const seen = await ctx.db.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute()
  await ctx.db
    .insertInto('known_devices')
    .values({
      user_id: userId,
      proof: secret ? 'cookie' : 'name',
      device_hash,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  if (seen.length > 0 && !seen.some((one) => one.device_hash === device_hash))
    await enqueue(ctx, tellOfNewDevice, { user_id: userId, device: ctx.device.slice(0, 500), at: now })
}
