import { later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { noticeKinds, type PhoneChannel } from '@northlight/contract/notice-kinds'
import type { NoticesView } from '@northlight/contract/notices'
import { z } from 'zod'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { defineJob, enqueue } from '../kernel/jobs/define-job.ts'
import { codeDigest, isCode, newCode } from '../kernel/secrets.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { sendMessage } from '../mails/service.ts'
import { settingsRecord } from '../settings/service.ts'
import { ownNotices, requireNumberAllowed } from './own-notices.ts'
import { decide, recipientOf } from './recipients.ts'

const codeLasts = minutes(15)
const mostTries = 5
/** A number may be somebody else's: within a day it gets a few codes, and no more however often it is typed. */
const mostCodesADay = 3
const codeTemplate = 'number-code'

/** Nothing is on for the number before its code is typed back: a typing mistake tells a stranger one code and no more. */
export const askNumber = (ctx: Ctx, { phone, channel }: { phone: string; channel: PhoneChannel }) =>
  inTransaction(ctx, async (ctx): Promise<NoticesView> => {
    const account = await requireNumberAllowed(ctx)
    const { count } = await ctx.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('template', '=', codeTemplate)
      .where('created_at', '>', later(ctx.now(), -days(1)))
      .where(({ eb, or }) => or([eb('to_address', '=', phone), eb('user_id', '=', account.id)]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostCodesADay)
      fail('too_many', 'Three codes were sent within a day. Please try again tomorrow.')
    const id = await recipientOf(ctx, { user_id: account.id, email: account.email })
    await ctx.db
      .updateTable('notice_recipients')
      .set({ phone, phone_channel: channel, phone_confirmed_at: null, code_hash: null, code_expires_at: null })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { action: 'notices.ask-number', entity: 'user', id: account.id, details: { channel } })
    await enqueue(ctx, sendNumberCode, { recipient_id: id, at: ctx.now() })
    return ownNotices(ctx)
  })

/** The code is made when the message is written and exists nowhere else; a second try makes a new one. */
export const sendNumberCode = defineJob(
  'notices.send-number-code',
  z.object({ recipient_id: z.number().int(), at: z.iso.datetime() }),
  async (ctx, { recipient_id, at }) => {
    const row = await ctx.db
      .selectFrom('notice_recipients')
      .selectAll()
      .where('id', '=', recipient_id)
      .executeTakeFirst()
    if (!row?.phone || !row.phone_channel || !row.user_id || row.phone_confirmed_at) return
    const code = newCode()
    await ctx.db
      .updateTable('notice_recipients')
      .set({
        code_hash: codeDigest(ctx.services.keys, `phone-code:${row.id}`, code),
        code_tries: 0,
        code_expires_at: later(ctx.now(), codeLasts),
      })
      .where('id', '=', row.id)
      .execute()
    const { value: institute } = await settingsRecord(ctx, 'institute')
    await sendMessage(ctx, {
      key: `${codeTemplate}:${row.id}:${at}:${code}`,
      channel: row.phone_channel,
      to: row.phone,
      about: { table: 'users', id: row.user_id, user_id: row.user_id },
      template: codeTemplate,
      subject: 'Code for a mobile number',
      text: `${code} is your code for messages of ${institute.name}. If you did not ask for it, do nothing.`,
      secrets: [code],
    })
  },
  'codes',
)

const ended = { phone: null, phone_channel: null, phone_confirmed_at: null, code_hash: null, code_expires_at: null }

/** A wrong code costs a try, and that is kept although the call fails: nothing of it is in a transaction. */
export const confirmNumber = async (ctx: Ctx, code: string): Promise<NoticesView> => {
  const account = await requireNumberAllowed(ctx)
  const row = await ctx.db
    .updateTable('notice_recipients')
    .set((set) => ({ code_tries: set('code_tries', '+', 1) }))
    .where('user_id', '=', account.id)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', mostTries)
    .where('code_expires_at', '>', ctx.now())
    .returning(['id', 'code_hash', 'phone_channel'])
    .executeTakeFirst()
  if (!row?.code_hash || !row.phone_channel) return invalid({ code: ['This code no longer works. Ask for a new one.'] })
  const { id, code_hash, phone_channel: channel } = row
  if (!isCode(ctx.services.keys, `phone-code:${id}`, code, code_hash))
    return invalid({ code: ['This is not the code. Look at the message once more.'] })
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('notice_recipients')
      .set({ phone_confirmed_at: ctx.now(), code_hash: null, code_expires_at: null })
      .where('id', '=', id)
      .execute()
    const reached = { user_id: account.id, email: account.email }
    // Typing the code back is the yes to messages there; each kind can be turned off again by itself.
    for (const kind of noticeKinds)
      await decide(ctx, { ...reached, ownsMailbox: false }, { kind, channel, is_on: true, how: 'account' })
    await audit(ctx, { action: 'notices.confirm-number', entity: 'user', id: account.id, details: { channel } })
    return ownNotices(ctx)
  })
}

export const forgetNumber = (ctx: Ctx): Promise<NoticesView> =>
  inTransaction(ctx, async (ctx) => {
    const { id } = signedIn(ctx)
    await ctx.db.updateTable('notice_recipients').set(ended).where('user_id', '=', id).execute()
    await ctx.db
      .deleteFrom('notice_choices')
      .where('channel', 'in', ['whatsapp', 'sms'])
      .where('is_on', '=', true)
      .where('recipient_id', 'in', (from) =>
        from.selectFrom('notice_recipients').select('id').where('user_id', '=', id),
      )
      .execute()
    await audit(ctx, { action: 'notices.forget-number', entity: 'user', id })
    return ownNotices(ctx)
  })
