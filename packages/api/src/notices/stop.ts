import { channelWords, noticeKinds, noticeWords } from '@northlight/contract/notice-kinds'
import type { StopView } from '@northlight/contract/notices'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { isOnFor, recipientById, stopFor } from './recipients.ts'
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
  return { kind, channel, is_on: (await isOnFor(ctx.db, row.id, kind, channel)) ?? isOnByDefault(channel) }
}

/** A second time changes nothing: who has stopped it may press as often as they like. */
export const stop = (ctx: Ctx, key: string, what: 'kind' | 'all'): Promise<{ message: string; stop: StopView }> =>
  inTransaction(ctx, async (ctx) => {
    const { row, kind, channel } = await behind(ctx, key)
    for (const one of what === 'all' ? noticeKinds : [kind]) await stopFor(ctx, row, { kind: one, channel })
    await audit(ctx, {
      action: 'notices.stop',
      entity: row.user_id === null ? 'notice_recipient' : 'user',
      id: row.user_id ?? row.id,
      details: { kind: what === 'all' ? 'all' : kind, channel },
    })
    const by = channel === 'push' ? 'notices' : channel === 'mail' ? 'mails' : `${channelWords[channel]} messages`
    const about = what === 'all' ? 'tests, results and fees' : noticeWords[kind].about
    return {
      message: `Stopped. You get no more ${by} about ${about}. What you ask for yourself, such as a receipt, still comes.`,
      stop: { kind, channel, is_on: false },
    }
  })
