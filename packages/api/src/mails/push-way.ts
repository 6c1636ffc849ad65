import type { Db } from '@northlight/db/database'
import { MailError } from '@northlight/mail/errors'
import { PushGone } from '@northlight/mail/web-push'
import type { Ctx } from '../kernel/context.ts'

/** What the outbox calls a browser: its address is a secret of the browser and stands in the subscription alone. */
export const deviceName = (id: number) => `device ${id}`

const idOf = (name: string) => Number(name.replace(/^device /, ''))

/** Browsers that take notices: each as long as the session lasts in which they were turned on, and no longer. */
export const livingDevices = (db: Db, now: string) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('access_tokens', 'access_tokens.id', 'push_subscriptions.token_id')
    .where('access_tokens.revoked_at', 'is', null)
    .where('access_tokens.expires_at', '>', now)

type Row = { to_address: string; subject: string; text: string }

/** Sends a row of the outbox to a browser, and forgets a browser that takes no messages any more. */
export const sendPush = async (ctx: Ctx, { to_address, subject, text }: Row): Promise<void> => {
  const { push } = ctx.services
  const id = idOf(to_address)
  const device = await livingDevices(ctx.db, ctx.now())
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.id', '=', id)
    .executeTakeFirst()
  if (!push || !device) throw new MailError('This device takes no messages any more.', { isPermanent: true })
  try {
    await push.send(device, { title: subject, url: text })
  } catch (error) {
    if (error instanceof PushGone) await ctx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    throw error
  }
}
