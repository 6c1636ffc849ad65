import type { NoticesView } from '@northlight/contract/notices'
import { areUsableKeys } from '@northlight/mail/web-push'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { ownNotices } from './own-notices.ts'
import { agreeTo } from './recipients.ts'

type Device = { endpoint: string; p256dh: string; auth: string }

/** More than anybody has; a script that subscribes for ever fills no table. */
const mostDevices = 10

/** The browser has asked the person before it gave us its address: that is the yes to notices there. */
export const addDevice = (ctx: Ctx, device: Device): Promise<NoticesView> =>
  inTransaction(ctx, async (ctx) => {
    const { id, tokenId } = signedIn(ctx)
    const { push } = ctx.services
    if (!push?.allows(device.endpoint)) return invalid({ endpoint: ['This is no address of a push service.'] })
    if (!areUsableKeys(device)) return invalid({ p256dh: ['The browser gave no key that can be used.'] })
    const own = { user_id: id, token_id: tokenId, p256dh: device.p256dh, auth: device.auth, created_at: ctx.now() }
    // A row of its own for each person: what waits in the outbox for the one before must not reach this one.
    await ctx.db
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', device.endpoint)
      .where('user_id', '!=', id)
      .execute()
    await ctx.db
      .insertInto('push_subscriptions')
      .values({ ...own, endpoint: device.endpoint })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
      .execute()
    const devices = await ctx.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .execute()
    const over = devices.slice(mostDevices).map((one) => one.id)
    if (over.length > 0) await ctx.db.deleteFrom('push_subscriptions').where('id', 'in', over).execute()
    await agreeTo(ctx, id, 'push')
    await audit(ctx, { action: 'notices.add-device', entity: 'user', id })
    return ownNotices(ctx)
  })

export const forgetDevice = (ctx: Ctx, endpoint: string): Promise<NoticesView> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = signedIn(ctx)
    await ctx.db.deleteFrom('push_subscriptions').where('user_id', '=', id).where('endpoint', '=', endpoint).execute()
    await audit(ctx, { action: 'notices.forget-device', entity: 'user', id })
    return ownNotices(ctx)
  })
