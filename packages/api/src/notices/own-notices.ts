import { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from '@northlight/contract/notice-kinds'
import type { NoticesView } from '@northlight/contract/notices'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { livingDevices } from '../mails/push-way.ts'
import { choicesOf, decide, mayHaveNumber, numbersOf } from './recipients.ts'
import { isOnByDefault } from './tell.ts'

const ownAccount = async (ctx: Ctx) =>
  (await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'role', 'date_of_birth'])
    .where('id', '=', signedIn(ctx).id)
    .where('is_active', '=', true)
    .executeTakeFirst()) ?? fail('unauthenticated')

const hasChildren = async (ctx: Ctx, userId: number) =>
  (await ctx.db
    .selectFrom('child_links')
    .select('id')
    .where('parent_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

const devicesOf = async (ctx: Ctx, userId: number): Promise<string[]> => {
  const rows = await livingDevices(ctx.db, ctx.now())
    .select('endpoint')
    .where('push_subscriptions.user_id', '=', userId)
    .orderBy('push_subscriptions.id')
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}

export const requireNumberAllowed = async (ctx: Ctx) => {
  const account = await ownAccount(ctx)
  if (!mayHaveNumber(ctx, account))
    fail('forbidden', 'Until you are 18, WhatsApp and SMS go to your parent, who turns them on in their own account.')
  return account
}

export const ownNotices = async (ctx: Ctx): Promise<NoticesView> => {
  const account = await ownAccount(ctx)
  const said = await choicesOf(ctx, { user_id: account.id, email: account.email })
  const { number, wanted } = await numbersOf(ctx, account.id)
  const isParent = account.role === 'parent' || (await hasChildren(ctx, account.id))
  const isOn = (kind: NoticeKind, channel: NoticeChannel) => said(kind, channel) ?? isOnByDefault(channel)
  return {
    kinds: noticeKinds
      .filter((kind) => kind !== 'week' || isParent)
      .map((kind) => ({ kind, channels: noticeChannels.map((channel) => ({ channel, is_on: isOn(kind, channel) })) })),
    email: account.email,
    number,
    wanted_number: wanted,
    may_have_number: mayHaveNumber(ctx, account),
    push_key: ctx.services.push?.publicKey ?? null,
    push_devices: await devicesOf(ctx, account.id),
  }
}

type Choice = { kind: NoticeKind; channel: NoticeChannel; is_on: boolean }

export const chooseNotice = (ctx: Ctx, { kind, channel, is_on }: Choice): Promise<NoticesView> =>
  inTransaction(ctx, async (ctx) => {
    const account = await ownAccount(ctx)
    if (is_on && (channel === 'whatsapp' || channel === 'sms')) {
      await requireNumberAllowed(ctx)
      const { number } = await numbersOf(ctx, account.id)
      if (number?.channel !== channel) invalid({ channel: ['Confirm your mobile number first.'] })
    }
    if (is_on && channel === 'push' && (await devicesOf(ctx, account.id)).length === 0)
      invalid({ channel: ['Turn notices on for a device first.'] })
    const ownsMailbox = account.email_verified_at !== null
    if (is_on && channel === 'mail' && !ownsMailbox) invalid({ channel: ['Confirm your e-mail address first.'] })
    const reached = { user_id: account.id, email: account.email, ownsMailbox }
    await decide(ctx, reached, { kind, channel, is_on, how: 'account' })
    await audit(ctx, {
      action: is_on ? 'notices.turn-on' : 'notices.turn-off',
      entity: 'user',
      id: account.id,
      details: { kind, channel },
    })
    return ownNotices(ctx)
  })
