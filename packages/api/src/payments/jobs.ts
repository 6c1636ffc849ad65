import { shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Text } from '@northlight/contract/words/catalogue'
import { saidTitle } from '@northlight/contract/words/said-title'
import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import * as queries from './queries.ts'
import * as refundQueries from './refunds/queries.ts'
import { studentNames } from './student-names.ts'

const reasons: Record<string, string> = {
  unknown_order: 'It names no order of ours.',
  wrong_amount: 'Its amount is not the amount of the order.',
  wrong_currency: 'It is not in rupees.',
  paid_twice: 'The same thing was paid before; it goes back by itself.',
  paid_after_refund: 'The order was refunded before; it goes back by itself.',
  cannot_deliver: 'What was bought is no longer available.',
}

export const tellOfficeOfUnmatched = defineJob(
  'payments.tell-office-of-unmatched',
  z.object({ payment: z.string() }),
  async (ctx, { payment }) => {
    const row = await queries.unmatchedByGatewayId(ctx.db, payment)
    if (!row) return
    await sendMail(ctx, {
      key: `unmatched:${payment}`,
      template: 'office-unmatched-payment',
      to: await officeAddress(ctx),
      // Numbers of the bank alone.
      about: null,
      props: {
        payment_id: row.gateway_payment_id,
        order_id: row.gateway_order_id,
        amount: row.currency === 'INR' ? shownMoney(row.amount_paise) : `${row.amount_paise / 100} ${row.currency}`,
        reason: reasons[row.reason] ?? row.reason,
        when: `${shownDate(row.paid_at)}, ${shownTime(row.paid_at)}`,
      },
    })
  },
)

const whyBack: Record<string, Text> = {
  paid_twice: 'It was paid a second time for the same thing. You pay only once: what was paid first stands.',
  paid_after_refund: 'It was paid after the fee had been refunded.',
  cannot_deliver: 'It came after the last place had gone.',
}

/** Money that found no place goes back, and anyone who paid it is told why. */
export const mailReturned = defineJob(
  'payments.mail-returned',
  z.object({ refund_id: z.number().int() }),
  async (ctx, { refund_id }) => {
    const back = await refundQueries.returnForMail(ctx.db, refund_id)
    if (!back || back.payer_email.endsWith('@deleted.invalid')) return
    const speaker = await speakerFor(ctx, back.user_id, back.language)
    const student_name = (await studentNames(ctx.db, [back.order_id])).get(back.order_id)
    await sendMail(ctx, {
      key: `returned:${refund_id}`,
      template: 'payment-returned',
      to: back.payer_email,
      about: { table: 'orders', id: back.order_id, user_id: back.user_id },
      props: {
        name: harmlessName(back.payer_name),
        title: saidTitle(back.description, speaker),
        student_name: student_name ? harmlessName(student_name) : null,
        amount: shownMoney(back.amount_paise),
        why: speaker.say(whyBack[back.reason] ?? 'It did not fit what was to be paid.'),
        refund_id: back.gateway_refund_id ?? '',
        language: speaker.language,
      },
    })
  },
)

/** The family learns that a payment of theirs counts no more and why, what is due again, and which receipt is over. */
export const mailTakenBack = defineJob(
  'payments.mail-returned-cheque',
  z.object({ order_id: z.number().int() }),
  async (ctx, { order_id }) => {
    const [receipt] = await queries.receiptsOf(ctx.db, [order_id])
    const row = receipt && (await queries.receiptWithOrder(ctx.db, receipt.id))
    if (!row?.returned_on || row.payer_email.endsWith('@deleted.invalid')) return
    const speaker = await speakerFor(ctx, row.user_id, row.language)
    await sendMail(ctx, {
      key: `returned-cheque:${order_id}`,
      template: row.cause === 'mistake' ? 'payment-mistake' : 'cheque-returned',
      to: row.payer_email,
      about: { table: 'orders', id: order_id, user_id: row.user_id },
      props: {
        name: harmlessName(row.payer_name),
        title: saidTitle(row.title, speaker),
        student_name: row.student_name && harmlessName(row.student_name),
        amount: shownMoney(row.amount_paise),
        receipt_number: row.number,
        day: shownDate(`${row.returned_on}T06:00:00.000Z`, speaker.language),
        language: speaker.language,
      },
    })
  },
)

export const mailRefund = defineJob(
  'payments.mail-refund',
  z.object({ refund_id: z.number().int() }),
  async (ctx, { refund_id }) => {
    const refund = await refundQueries.refundForMail(ctx.db, refund_id)
    if (!refund || refund.payer_email.endsWith('@deleted.invalid')) return
    const speaker = await speakerFor(ctx, refund.user_id, refund.language)
    await sendMail(ctx, {
      key: `refund:${refund_id}`,
      template: 'refund-made',
      to: refund.payer_email,
      about: { table: 'orders', id: refund.order_id, user_id: refund.user_id },
      props: {
        name: harmlessName(refund.payer_name),
        title: saidTitle(refund.title, speaker),
        student_name: refund.student_name && harmlessName(refund.student_name),
        amount: shownMoney(refund.amount_paise),
        receipt_number: refund.number,
        refund_id: refund.gateway_refund_id ?? '',
        by_hand: refund.by_hand,
        language: speaker.language,
      },
    })
  },
)
