import { MailError } from '@northlight/mail/errors'
import { PushGone } from '@northlight/mail/web-push'
import type { Ctx } from '../kernel/context.ts'

/** What the outbox calls a browser: its address is a secret of the browser and stands in the subscription alone. */
export const deviceName = (id: number) => `device ${id}`

const idOf = (name: string) => Number(name.replace(/^device /, ''))

type Row = { to_address: string; subject: string; text: string }

/** Sends a row of the outbox to a browser, and forgets a browser that takes no messages any more. */
export const sendPush = async (ctx: Ctx, { to_address, subject, text }: Row): Promise<void> => {
  const { push } = ctx.services
  const id = idOf(to_address)
  const device = await ctx.db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!push || !device) throw new MailError('This device takes no messages any more.', { isPermanent: true })
  try {
    await push.send(
      { endpoint: device.endpoint, p256dh: device.p256dh, auth: device.auth },
      { title: subject, url: text },
    )
  } catch (error) {
    if (error instanceof PushGone) await ctx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    throw error
  }
}
