import { indianDay } from '@northlight/contract/dates'
import type { FeeInPartsView, InstalmentView, PayOrderView } from '@northlight/contract/payments/instalments'
import type { Owner } from '../accounts/owner.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { type OrderRequest, openOrder } from '../payments/orders/orders.ts'
import { payerFrom } from '../payments/orders/payer.ts'
import type { Order } from '../payments/purchases.ts'
import * as orderQueries from '../payments/queries.ts'
import { receiptViews } from '../payments/views.ts'
import * as queries from './instalment-queries.ts'
import type { Enrolment } from './queries.ts'
import * as enrolments from './queries.ts'

const isRunning = (row: Enrolment) => row.payment_status === 'PAID'

const toView = (
  part: queries.Instalment,
  { today, next, receipt }: { today: string; next: number | undefined; receipt: InstalmentView['receipt'] },
): InstalmentView => ({
  number: part.number,
  amount_paise: part.amount_paise,
  due_on: part.due_on,
  state: part.state === 'open' && part.due_on < today ? 'overdue' : part.state,
  can_pay: part.number === next,
  paid_at: part.paid_at,
  receipt,
})

/** The parts of these enrolments as their family sees them, by enrolment; read together. */
export const instalmentViews = async (ctx: Ctx, rows: Enrolment[]): Promise<Map<number, InstalmentView[]>> => {
  const today = indianDay(ctx.now())
  const parts = await queries.partsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const orders = await orderQueries.ordersOf(ctx.db, 'course', [...new Set(parts.map((part) => part.enrolment_id))])
  const paid = orders.filter(({ status }) => status === 'PAID' || status === 'REFUND')
  const receipts = await receiptViews(
    ctx,
    paid.map(({ id }) => id),
  )
  const running = new Set(rows.filter(isRunning).map(({ id }) => id))
  return new Map(
    [...Map.groupBy(parts, ({ enrolment_id }) => enrolment_id)].map(([id, own]) => {
      const next = running.has(id) ? own.find(({ state }) => state === 'open')?.number : undefined
      const receiptOf = (number: number) => {
        const order = paid.find((one) => one.subject_id === id && one.part === number)
        return (order && receipts.get(order.id)) ?? null
      }
      return [id, own.map((part) => toView(part, { today, next, receipt: receiptOf(part.number) }))]
    }),
  )
}

const sum = (parts: InstalmentView[], states: InstalmentView['state'][]) =>
  parts.filter(({ state }) => states.includes(state)).reduce((total, part) => total + part.amount_paise, 0)

/** What this person pays in parts, newest course first. Who may ask was decided by the caller. */
export const feesInParts = async (ctx: Ctx, owner: Owner): Promise<FeeInPartsView[]> => {
  const rows = await enrolments
    .enrolmentsOf(ctx.db, owner, undefined)
    .selectAll('course_enrolments')
    .where('payment_status', 'in', ['PAID', 'REFUND'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const views = await instalmentViews(ctx, rows)
  return rows.flatMap((row) => {
    const parts = views.get(row.id)
    if (!parts) return []
    return {
      enrolment_id: row.id,
      name: row.name,
      course: row.course_name,
      branch: row.branch_name,
      fee_paise: parts.reduce((total, part) => total + part.amount_paise, 0),
      paid_paise: sum(parts, ['paid']),
      left_paise: sum(parts, ['open', 'overdue']),
      leave_asked_at: row.leave_asked_at,
      instalments: parts,
    }
  })
}

/**
 * What is asked for when this part is paid, in a payment window or at the desk: parts are paid in their order, each
 * once, by students who are in their course.
 */
export const requestForPart = async (
  ctx: Ctx,
  row: Enrolment,
  number: number,
  payerId: number | null,
): Promise<OrderRequest> => {
  const parts = await queries.partsOf(ctx.db, [row.id])
  const part = parts.find((one) => one.number === number) ?? fail('not_found')
  if (part.state === 'paid') return fail('conflict', 'This instalment is paid already.')
  if (part.state !== 'open' || !isRunning(row)) return fail('conflict', 'This instalment is no longer asked for.')
  const next = parts.find(({ state }) => state === 'open')?.number
  if (number !== next) return fail('conflict', `Please pay instalment ${next} first.`)
  return {
    kind: 'course',
    subject_id: row.id,
    part: number,
    amount_paise: part.amount_paise,
    user_id: payerId,
    payer: { name: row.name, email: row.email, phone: row.phone },
    description: `${row.course_name}, ${row.branch_name}, instalment ${number} of ${parts.length}`,
  }
}

/** The order for the next part of a fee. */
export const payInstalment = async (
  ctx: Ctx,
  { owner, payerId }: { owner: Owner; payerId: number },
  enrolmentId: number,
  number: number,
): Promise<Order> => {
  const row = await enrolments.enrolmentOf(ctx.db, owner, enrolmentId)
  if (!row) return fail('not_found')
  const request = await requestForPart(ctx, row, number, payerId)
  return openOrder(ctx, { ...request, payer: await payerFrom(ctx, payerId, request.payer) })
}

export const toPayOrder = (order: Order): PayOrderView => ({
  razorpay_order_id: order.gateway_order_id,
  amount_paise: order.amount_paise,
  title: order.description,
  payer: { name: order.payer_name, email: order.payer_email, phone: order.payer_phone },
})
