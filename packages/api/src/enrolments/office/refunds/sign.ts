import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { enqueue } from '../../../kernel/jobs/define-job.ts'
import { allow } from '../../../kernel/policy.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { closeOpenOrder, holdOrders } from '../../../payments/orders/orders.ts'
import { requestRefund } from '../../../payments/refunds/refunds.ts'
import { cancelOpenParts } from '../../instalment-queries.ts'
import * as enrolments from '../../queries.ts'
import { holdCase, openCase } from './hold-case.ts'
import { mailRefundLetter } from './letter.ts'
import * as queries from './queries.ts'
import { paidFor } from './sheet.ts'
import { signaturesFor, stateOf, whyNotSign } from './views.ts'

/** A sum may have come in several payments: the newest is given back first. */
const giveBack = async (ctx: Ctx, row: queries.RefundCase, sum: number) => {
  let left = sum
  for (const payment of await queries.paymentsLeft(ctx.db, row.enrolment_id)) {
    const amount_paise = Math.min(left, Number(payment.left_paise))
    if (amount_paise <= 0) continue
    await requestRefund(ctx, {
      of: { payment_id: payment.id },
      amount_paise,
      reason: row.reason ?? 'Left the course',
      case_id: row.id,
    })
    left -= amount_paise
  }
  if (left > 0) fail('conflict', 'Less is left of what this family paid than the sum. Please propose it anew.')
}

/** The student has left: the seat is free and nothing more is asked for. */
const closeEnrolment = async (ctx: Ctx, enrolmentId: number) => {
  await closeOpenOrder(ctx, 'course', enrolmentId)
  await cancelOpenParts(ctx, enrolmentId)
  const row = await enrolments.changeEnrolment(ctx.db, enrolmentId, { left_at: ctx.now(), updated_at: ctx.now() })
  // A fee that went back whole before it was signed has given the seat back already.
  if (row.payment_status === 'PAID') await enrolments.givePlaceBack(ctx, row.course_branch_id)
}

/**
 * An administrator who did not propose the sum signs it. The first signature sends the calculation to the family, the
 * last one the money to the bank: with the state in one transaction, so that a second click, in whatever process,
 * finds it sent.
 */
export const sign = (ctx: Ctx, id: number, version: number): Promise<string> => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    const seen = await openCase(ctx, id)
    // Orders first, as in the recording of a payment: what arrives now is counted, or comes after the student has left.
    await holdOrders(ctx, 'course', seen.enrolment_id)
    const row = (await queries.lockCase(ctx, id)) ?? fail('not_found')
    if (row.state === 'sent') return 'This refund is on its way already.'
    if (row.state !== 'proposed' && row.state !== 'signed') fail('conflict', 'Nobody has proposed a sum yet.')
    if (row.version !== version)
      fail('conflict', 'Somebody has changed this refund meanwhile. Please look at it again.')
    const objection = whyNotSign(ctx, row)
    if (objection) fail('conflict', objection)
    // An overdue part that was paid, or money that went back another way, makes it another sum.
    if ((await paidFor(ctx, row.enrolment_id)) !== row.paid_paise)
      fail('conflict', 'What this family has paid has changed since the sum was proposed. Please propose it anew.')
    const sum_paise = row.sum_paise ?? 0
    const isLast = row.state === 'signed' || (await signaturesFor(ctx, sum_paise)) === 1
    const now = ctx.now()
    await queries.changeCase(ctx, row, {
      state: isLast ? 'sent' : 'signed',
      ...(isLast
        ? { signed_by: actorId(ctx), signed_at: now }
        : { first_signed_by: actorId(ctx), first_signed_at: now }),
      calculation_sent_at: row.calculation_sent_at ?? now,
    })
    await audit(ctx, {
      action: isLast ? 'enrolments.send-refund' : 'enrolments.sign-refund',
      entity: 'refund_case',
      id,
      details: { sum_paise },
    })
    if (row.calculation_sent_at === null)
      await enqueue(ctx, mailRefundLetter, { id }, { key: `refund-letter:${id}:${row.version}` })
    if (!isLast) return 'Signed. The calculation goes to the family; another administrator signs the money.'
    await giveBack(ctx, row, sum_paise)
    await closeEnrolment(ctx, row.enrolment_id)
    if (sum_paise === 0) return 'Signed. Nothing is refunded.'
    return (await queries.cameAtDesk(ctx.db, row.enrolment_id)).includes(false)
      ? 'Signed. The money is on its way to the bank.'
      : 'Signed. Please pay it out by hand, and note it here when the family has it.'
  })
}

/** A proposal goes back to the person who made it, with a word; a calculation that went out is written anew. */
export const returnProposal = (ctx: Ctx, id: number, version: number, note: string): Promise<void> => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    const row = await holdCase(ctx, id, version)
    if (row.state !== 'proposed' && row.state !== 'signed') fail('conflict', 'There is no proposal to send back.')
    await queries.changeCase(ctx, row, {
      state: 'asked',
      returned_note: note,
      first_signed_by: null,
      first_signed_at: null,
      calculation_sent_at: null,
    })
    await audit(ctx, { action: 'enrolments.return-refund', entity: 'refund_case', id })
  })
}

/** What the bank refused goes out once more; what is on its way or back does not. */
export const sendAgain = (ctx: Ctx, id: number): Promise<void> => {
  allow(ctx, 'refunds.send')
  return inTransaction(ctx, async (ctx) => {
    await openCase(ctx, id)
    const held = (await queries.lockCase(ctx, id)) ?? fail('not_found')
    const row = (await queries.caseById(ctx.db, id)) ?? fail('not_found')
    if (stateOf(row) !== 'refused') fail('conflict', 'The bank has not refused this refund.')
    await giveBack(ctx, held, Number(row.missing_paise))
    await audit(ctx, { action: 'enrolments.send-refund-again', entity: 'refund_case', id })
  })
}
