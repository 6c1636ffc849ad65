import { indianDay, later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { PhoneChannel } from '@northlight/contract/notice-kinds'
import type { NoticesView } from '@northlight/contract/notices'
import { digest } from '@northlight/db/digest'
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
import { agreeTo, recipientOf } from './recipients.ts'

const codeLasts = minutes(15)
const mostTries = 5
/**
 * A number may be somebody else's: on one day it gets a few codes, anyone who types it, and an account sends as few.
 */
const mostCodesADay = 3
const codeTemplate = 'number-code'

const codePurpose = (id: number, phone: string) => `phone-code:${id}:${phone}` as const

/**
 * Each code of a day takes a name in the queue, so it is counted when it is asked for and not when it is sent: a queue
 * that is behind, several accounts and several processes change nothing.
 */
const queueCode = async (ctx: Ctx, phone: string, payload: { recipient_id: number; at: string }): Promise<boolean> => {
  const name = `${codeTemplate}:${digest(phone)}:${indianDay(ctx.now())}`
  for (let code = 1; code <= mostCodesADay; code++)
    if (await enqueue(ctx, sendNumberCode, payload, { key: `${name}:${code}` })) return true
  return false
}

/**
 * Nothing is on for the number before its code is typed back: a typing mistake tells a stranger one code and no more,
 * and the number that was confirmed before goes on until then.
 */
export const askNumber = (ctx: Ctx, { phone, channel }: { phone: string; channel: PhoneChannel }) =>
  inTransaction(ctx, async (ctx): Promise<NoticesView> => {
    const account = await requireNumberAllowed(ctx)
    const id = await recipientOf(ctx, { user_id: account.id, email: account.email })
    const [at, today] = [ctx.now(), indianDay(ctx.now())]
    const { asks } = await ctx.db
      .updateTable('notice_recipients')
      .set((eb) => ({
        ...{ wanted_phone: phone, wanted_channel: channel, asked_at: at, code_hash: null, code_expires_at: null },
        asks_on: today,
        asks: eb
          .case()
          .when('asks_on', '=', today)
          .then(eb('asks', '+', 1))
          .else(1)
          .end(),
      }))
      .where('id', '=', id)
      .returning('asks')
      .executeTakeFirstOrThrow()
    if (asks > mostCodesADay || !(await queueCode(ctx, phone, { recipient_id: id, at })))
      fail('too_many', 'Three codes were sent today. Please try again tomorrow.')
    await audit(ctx, { action: 'notices.ask-number', entity: 'user', id: account.id, details: { channel } })
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
    // Forgotten or confirmed meanwhile, or asked for again: that has a job of its own.
    if (!row?.wanted_phone || !row.wanted_channel || !row.user_id || row.asked_at !== at) return
    const code = newCode()
    const { numUpdatedRows } = await ctx.db
      .updateTable('notice_recipients')
      .set({
        code_hash: codeDigest(ctx.services.keys, codePurpose(row.id, row.wanted_phone), code),
        code_tries: 0,
        code_expires_at: later(ctx.now(), codeLasts),
      })
      .where('id', '=', row.id)
      .where('wanted_phone', '=', row.wanted_phone)
      .where('asked_at', '=', at)
      .executeTakeFirst()
    // Another number was typed in this moment: the code of this one must not go out.
    if (numUpdatedRows === 0n) return
    const { value: institute } = await settingsRecord(ctx, 'institute')
    await sendMessage(ctx, {
      key: `${codeTemplate}:${row.id}:${at}:${code}`,
      channel: row.wanted_channel,
      to: row.wanted_phone,
      about: { table: 'users', id: row.user_id, user_id: row.user_id },
      template: codeTemplate,
      subject: 'Code for a mobile number',
      text: `${code} is your code for messages of ${institute.name}. If you did not ask for it, do nothing.`,
      secrets: [code],
    })
  },
  'codes',
)

const waitsNoMore = { wanted_phone: null, wanted_channel: null, asked_at: null, code_hash: null, code_expires_at: null }
const ended = { ...waitsNoMore, phone: null, phone_channel: null, phone_confirmed_at: null }

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
    .returning(['id', 'code_hash', 'wanted_phone', 'wanted_channel'])
    .executeTakeFirst()
  const tooLate = () => invalid({ code: ['This code no longer works. Ask for a new one.'] })
  if (!row?.code_hash || !row.wanted_phone || !row.wanted_channel) return tooLate()
  const { id, code_hash, wanted_phone: phone, wanted_channel: channel } = row
  if (!isCode(ctx.services.keys, codePurpose(id, phone), code, code_hash))
    return invalid({ code: ['This is not the code. Look at the message once more.'] })
  return inTransaction(ctx, async (ctx) => {
    // By number and code: another number may have been typed since the code was looked at.
    const { numUpdatedRows } = await ctx.db
      .updateTable('notice_recipients')
      .set({ ...waitsNoMore, phone, phone_channel: channel, phone_confirmed_at: ctx.now() })
      .where('id', '=', id)
      .where('wanted_phone', '=', phone)
      .where('code_hash', '=', code_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return tooLate()
    // Typing the code back is the yes to messages there; each kind can be turned off again by itself.
    await agreeTo(ctx, account.id, channel)
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
