import { isMinor } from '@northlight/contract/age'
import { indianDay, shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { saidTitle } from '@northlight/contract/words/said-title'
import { fold } from '@northlight/db/fold'
import { z } from 'zod'
import { userById } from '../../accounts/queries.ts'
import { parentOf } from '../../families/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { type Speaker, speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import * as queries from '../queries.ts'
import { receiptLink } from './receipt-link.ts'
import { shownNumber } from './shown-number.ts'

type Receipt = NonNullable<Awaited<ReturnType<typeof queries.receiptWithOrder>>>
type To = {
  key: string
  name: string
  email: string
  user_id: number | null
  /** Where the receipt does not say for whom it is, because the student has paid. */
  student_name?: string
  speaker: Speaker
}

// Anyone who deleted the account meanwhile has no address any more.
const isGone = (email: string) => email.endsWith('@deleted.invalid')

const send = (ctx: Ctx, receipt: Receipt, { key, name, email, user_id, student_name, speaker }: To) => {
  const forStudent = receipt.student_name ?? student_name ?? null
  return sendMail(ctx, {
    key,
    template: 'payment-receipt',
    to: email,
    about: { table: 'orders', id: receipt.order_id, user_id },
    props: {
      name: harmlessName(name),
      receipt_number: receipt.number,
      title: saidTitle(receipt.title, speaker),
      student_name: forStudent && harmlessName(forStudent),
      amount: shownMoney(receipt.amount_paise),
      when: `${shownDate(receipt.issued_at, speaker.language)}, ${shownTime(receipt.issued_at)}`,
      order_id: shownNumber(receipt.gateway_order_id),
      payment_id: shownNumber(receipt.gateway_payment_id),
      url: receiptLink(ctx, receipt, 'mail'),
      language: speaker.language,
    },
  })
}

/** The student whose fee somebody else has paid, unless they are known to be of age: then it is the payer's alone. */
const childOf = async (ctx: Ctx, receipt: Receipt) => {
  const student = await queries.studentOfOrder(ctx.db, receipt.order_id)
  if (!student || isGone(student.email) || fold(student.email) === fold(receipt.payer_email)) return undefined
  const { date_of_birth } = student
  return date_of_birth === null || isMinor(date_of_birth, indianDay(ctx.now())) ? student : undefined
}

/** The parent whom a student under 18 named: a child that buys for itself keeps it from nobody. */
const parentOfMinor = async (ctx: Ctx, { user_id, payer_email }: Receipt) => {
  if (user_id === null) return undefined
  const payer = await userById(ctx.db, user_id)
  if (!payer?.date_of_birth || !isMinor(payer.date_of_birth, indianDay(ctx.now()))) return undefined
  const parent = await parentOf(ctx.db, user_id)
  if (!parent || isGone(parent.email) || fold(parent.email) === fold(payer_email)) return undefined
  return { name: parent.name, email: parent.email, student_name: payer.name }
}

/** Anyone who paid, the child, and the parent of a child that paid for itself; each with a key of their own, so that each gets it once. */
const readersOf = async (ctx: Ctx, receipt: Receipt) => {
  const { number, payer_name: name, payer_email: email, user_id, language } = receipt
  const child = await childOf(ctx, receipt)
  const parent = await parentOfMinor(ctx, receipt)
  return [
    ...(isGone(email) ? [] : [{ key: `receipt:${number}`, name, email, user_id, language }]),
    ...(child ? [{ ...child, key: `receipt:${number}:student` }] : []),
    ...(parent ? [{ ...parent, user_id, language, key: `receipt:${number}:parent` }] : []),
  ]
}

/**
 * The receipt to the person who paid, and to the child it was paid for. The link opens this one receipt and nothing
 * else.
 */
export const mailReceipt = defineJob(
  'payments.mail-receipt',
  z.object({ receipt_id: z.number().int() }),
  async (ctx, { receipt_id }) => {
    const receipt = await queries.receiptWithOrder(ctx.db, receipt_id)
    // A receipt that was cancelled meanwhile is no news.
    if (!receipt || receipt.returned_on !== null) return
    await forEachSettled(await readersOf(ctx, receipt), async ({ language, ...to }) =>
      send(ctx, receipt, { ...to, speaker: await speakerFor(ctx, to.user_id, language) }),
    )
  },
)
