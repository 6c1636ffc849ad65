import { channelWords, type NoticeChannel, noticeKinds, noticeWords } from '@northlight/contract/notice-kinds'
import type { StopView } from '@northlight/contract/notices'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { decideByLink, numbersOf, recipientById, saidBehindLink } from './recipients.ts'
import { readStopKey } from './stop-link.ts'
import { isOnByDefault } from './tell.ts'

const notOurs = 'This link is not whole. Open it from the mail once more, or copy all of it.'

const behind = async (ctx: Ctx, key: string) => {
  const stopped = readStopKey(ctx, key) ?? fail('not_found', notOurs)
  const row = (await recipientById(ctx.db, stopped.recipient)) ?? fail('not_found', 'This account is gone already.')
  return { ...stopped, row }
}

export const stopPage = async (ctx: Ctx, key: string): Promise<StopView> => {
  const { row, kind, channel } = await behind(ctx, key)
  return { kind, channel, is_on: (await saidBehindLink(ctx, row, kind, channel)) ?? isOnByDefault(channel) }
}

const whose = ({ id, user_id }: { id: number; user_id: number | null }) =>
  user_id === null ? { entity: 'notice_recipient', id } : { entity: 'user', id: user_id }

const byWords = (channel: NoticeChannel) =>
  channel === 'push' ? 'notices' : channel === 'mail' ? 'mails' : `${channelWords[channel]} messages`

/** A second time changes nothing: who has stopped it may press as often as they like. */
export const stop = (ctx: Ctx, key: string, what: 'kind' | 'all'): Promise<{ message: string; stop: StopView }> =>
  inTransaction(ctx, async (ctx) => {
    const { row, kind, channel } = await behind(ctx, key)
    for (const one of what === 'all' ? noticeKinds : [kind])
      await decideByLink(ctx, row, { kind: one, channel, is_on: false })
    await audit(ctx, {
      action: 'notices.stop',
      ...whose(row),
      details: { kind: what === 'all' ? 'all' : kind, channel },
    })
    const about = what === 'all' ? 'tests, results and fees' : noticeWords[kind].about
    return {
      message: `Stopped. You get no more ${byWords(channel)} about ${about}. What you ask for yourself, such as a receipt, still comes.`,
      stop: { kind, channel, is_on: false },
    }
  })

/** The way back behind the same link: anyone who has no account has no other. */
export const startAgain = (ctx: Ctx, key: string): Promise<{ message: string; stop: StopView }> =>
  inTransaction(ctx, async (ctx) => {
    const { row, kind, channel } = await behind(ctx, key)
    const isPhone = channel === 'whatsapp' || channel === 'sms'
    if (isPhone && (row.user_id === null || (await numbersOf(ctx, row.user_id)).number?.channel !== channel))
      return fail('conflict', 'We no longer write to this number. Confirm it again in your account.')
    await decideByLink(ctx, row, { kind, channel, is_on: true })
    await audit(ctx, { action: 'notices.start-again', ...whose(row), details: { kind, channel } })
    return {
      message: `Turned on again. You get ${byWords(channel)} about ${noticeWords[kind].about}.`,
      stop: { kind, channel, is_on: true },
    }
  })
