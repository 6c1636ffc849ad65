import { indianDay, later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import { namesOf } from '../views.ts'
import { mostEntries, ofAccounts, plain, shownDay } from './source.ts'

/** The midnight of India with which a day ends. */
const endOf = (day: string) => later(`${day}T00:00:00.000Z`, hours(18) + minutes(30))

/** Parts of a fee that are late, and days a family has promised. One that is paid is told by its payment. */
export const instalmentSource = ofAccounts(async (ctx, { userIds }) => {
  const today = indianDay(ctx.now())
  const parts = await ctx.db
    .selectFrom('instalments')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'instalments.enrolment_id')
    .select([
      'instalments.id',
      'enrolment_id',
      'number',
      'instalments.amount_paise',
      'due_on',
      'instalments.updated_at',
    ])
    .select(['promised_on', 'promise_note', 'promised_by', 'course_name'])
    .where('course_enrolments.user_id', 'in', userIds)
    .where('course_enrolments.payment_status', '=', 'PAID')
    // Nothing is asked for from a family that leaves.
    .where('course_enrolments.leave_asked_at', 'is', null)
    .where('instalments.state', '=', 'open')
    .where((eb) => eb.or([eb('due_on', '<', today), eb('promised_on', 'is not', null)]))
    .orderBy('due_on', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await namesOf(
    ctx,
    parts.map(({ promised_by }) => promised_by),
  )
  return parts.flatMap((part) => {
    const shared = { ...plain, kind: 'instalment', tab: 'money', to: `/instalments/${part.enrolment_id}` } as const
    const what = `instalment ${part.number}, ${shownMoney(part.amount_paise)}`
    const late = {
      ...shared,
      key: `instalment-late:${part.id}`,
      at: endOf(part.due_on),
      title: `Not paid by ${shownDay(part.due_on)}: ${what}`,
      text: part.course_name,
      family_sees: true,
    }
    const promised = part.promised_on && {
      ...shared,
      key: `instalment-promised:${part.id}`,
      at: part.updated_at,
      title: `Promised for ${shownDay(part.promised_on)}: ${what}`,
      text: part.promise_note,
      by: part.promised_by === null ? null : (names.get(part.promised_by) ?? null),
    }
    return [...(part.due_on < today ? [late] : []), ...(promised ? [promised] : [])]
  })
})

/** Mails that asked for a part of a fee. */
export const reminderSource = ofAccounts(async ({ db }, { userIds }) => {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'subject', 'created_at', 'entity_id'])
    .where('user_id', 'in', userIds)
    .where('template', '=', 'instalment-due')
    .where('entity', '=', 'course_enrolments')
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute()
  return mails.map(({ id, subject, created_at, entity_id }) => ({
    ...plain,
    key: `instalment-mail:${id}`,
    at: created_at,
    kind: 'instalment',
    title: 'Reminded of an instalment by mail',
    text: subject,
    family_sees: true,
    to: entity_id === null ? null : `/instalments/${entity_id}`,
    tab: 'money',
  }))
})

/** Students who leave a course, and what was worked out for it. */
export const refundCaseSource = ofAccounts(async (ctx, { userIds }) => {
  const cases = await ctx.db
    .selectFrom('refund_cases')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'refund_cases.enrolment_id')
    .select(['refund_cases.id', 'asked_at', 'noted_by', 'state', 'sum_paise', 'money_due_on', 'course_name'])
    .where('course_enrolments.user_id', 'in', userIds)
    .orderBy('asked_at', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await namesOf(
    ctx,
    cases.map(({ noted_by }) => noted_by),
  )
  return cases.map((one) => {
    // Before it is signed the sum is a proposal between colleagues.
    const sum = ['signed', 'sent'].includes(one.state) ? one.sum_paise : null
    return {
      ...plain,
      key: `refund-case:${one.id}`,
      at: one.asked_at,
      kind: 'refund',
      title: `Asked to leave ${one.course_name}${one.state === 'called-off' ? ', and stayed' : ''}`,
      text: sum === null ? null : `${shownMoney(sum)} goes back by ${shownDay(one.money_due_on)}`,
      by: one.noted_by === null ? null : (names.get(one.noted_by) ?? null),
      family_sees: true,
      to: `/refunds/${one.id}`,
      tab: 'money',
    }
  })
})

/** Of money of the desk that counts no more. */
const backTitles = {
  bank: (money: string) => `Cheque of ${money} returned by the bank`,
  mistake: (money: string) => `${money} noted by mistake, the receipt is cancelled`,
}

/** Money on its way back to the account it came from. */
export const refundSource = ofAccounts(async (ctx, { userIds }) => {
  const refunds = await ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['refunds.id', 'refunds.amount_paise', 'refunds.state', 'refunds.requested_by', 'refunds.processed_at'])
    .leftJoin('returned_cheques', 'returned_cheques.refund_id', 'refunds.id')
    .select(['refunds.created_at', 'refunds.case_id', 'orders.description', 'returned_cheques.cause'])
    .where('orders.user_id', 'in', userIds)
    .orderBy('refunds.created_at', 'desc')
    .limit(mostEntries)
    .execute()
  const names = await namesOf(
    ctx,
    refunds.map(({ requested_by }) => requested_by),
  )
  return refunds.map((refund) => {
    const money = shownMoney(refund.amount_paise)
    const title = refund.state === 'failed' ? `${money} could not be sent back` : `${money} is on its way back`
    const sent = refund.state === 'processed' ? `${money} sent back` : title
    return {
      ...plain,
      key: `refund:${refund.id}`,
      at: refund.processed_at ?? refund.created_at,
      kind: 'refund',
      title: refund.cause === null ? sent : backTitles[refund.cause](money),
      text: refund.description,
      by: refund.requested_by === null ? null : (names.get(refund.requested_by) ?? null),
      family_sees: refund.state !== 'failed',
      to: refund.case_id === null ? null : `/refunds/${refund.case_id}`,
      tab: 'money',
    }
  })
})
