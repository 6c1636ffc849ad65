import * as desk from '@northlight/contract/payments/desk'
import * as contract from '@northlight/contract/payments/office'
import { unmatchedStates } from '@northlight/contract/payments/payments'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply, pageOf } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { orderOfDebt, thingOf } from '../cheques/debt.ts'
import { takeAtDesk } from '../orders/take-at-desk.ts'
import { noteMistake, noteReturnedCheque } from '../orders/take-back.ts'
import { notePaidOut } from '../refunds/paid-out.ts'
import { lockMoney, onItsWayBack } from '../refunds/queries.ts'
import { type RefundRequest, requestRefund } from '../refunds/refunds.ts'
import { paymentViews } from '../views.ts'
import { assignPayment, candidatesFor, unmatchedById } from './assign-payment.ts'
import { exportPayments } from './export-payments.ts'
import { askOneOrder, onePayment } from './one-payment.ts'
import { filtersOf } from './payment-lines.ts'
import * as queries from './queries.ts'
import { takeOrder } from './take-order.ts'

export const toUnmatched = (row: Selectable<Tables['unmatched_payments']>): contract.UnmatchedView => ({
  id: row.id,
  razorpay_payment_id: row.gateway_payment_id,
  razorpay_order_id: row.gateway_order_id,
  order_id: row.order_id,
  reason: row.reason,
  amount_paise: row.amount_paise,
  refunded_paise: row.refunded_paise,
  currency: row.currency,
  method: row.method,
  state: row.state,
  note: row.note,
  paid_at: row.paid_at,
  created_at: row.created_at,
})

const refund = async (ctx: Ctx, request: RefundRequest) => {
  const { id, amount_paise, state } = await requestRefund(ctx, request)
  return { message: 'The refund is on its way to the bank.', refund: { id, amount_paise, state } }
}

/** Settled outside the books, and by whom: the money is not touched, so none of it may be on its way back. */
const settle = (ctx: Ctx, id: number, note: string) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'unmatched.settle')
    if (!(await unmatchedById(ctx, id))) fail('not_found')
    await lockMoney(ctx, { unmatched_id: id })
    const { numUpdatedRows } = await ctx.db
      .updateTable('unmatched_payments')
      .set({ state: 'settled', note, updated_at: ctx.now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('conflict', 'This money is settled already.')
    if ((await onItsWayBack(ctx.db, { unmatched_id: id })) > 0) fail('conflict', 'This money is on its way back.')
    await audit(ctx, { action: 'payments.settle-unmatched', entity: 'unmatched_payment', id })
  })

export const officePaymentRoutes = [
  implement(contract.officePayments, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
    const filters = filtersOf(ctx, call.query.filter, branches)
    const found = await pageOf(queries.orders(ctx.db, filters), call.query, queries.newestFirst)
    const shown = await queries.ordersOf(
      ctx.db,
      found.rows.map(({ id }) => id),
    )
    const views = new Map((await paymentViews(ctx, shown)).map((view) => [view.id, view]))
    const rows = shown.flatMap(({ id, payment_id, gateway_payment_id, method }) => {
      const view = views.get(id)
      return view ? [{ ...view, payment_id, razorpay_payment_id: gateway_payment_id, method }] : []
    })
    return listReply(ctx, call, { total: found.total, rows }, (row) => row)
  }),

  implement(contract.unmatchedPayments, async (ctx, call) => {
    const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
    const state = chosenFilter('state', unmatchedStates, call.query.filter.state)
    const filtered = queries.unmatched(ctx.db, { state, search: call.query.filter.search, branches })
    return listReply(ctx, call, await pageOf(filtered, call.query, queries.newestUnmatched), toUnmatched)
  }),

  implement(contract.refundPayment, (ctx, { params, input }) =>
    refund(ctx, { of: { payment_id: params.payment_id }, ...input }),
  ),

  implement(contract.refundUnmatched, (ctx, { params, input }) =>
    refund(ctx, { of: { unmatched_id: params.id }, ...input }),
  ),

  implement(contract.officePayment, (ctx, { params }) => onePayment(ctx, params.id)),

  implement(contract.askGateway, (ctx, { params }) => askOneOrder(ctx, params.id)),

  implement(contract.unmatchedPayment, async (ctx, { params }) => {
    const { row, candidates } = await candidatesFor(ctx, params.id)
    return { message: 'What came, and what it may have been meant for.', unmatched: toUnmatched(row), candidates }
  }),

  implement(contract.placeUnmatched, async (ctx, { params, input }) => {
    await assignPayment(ctx, params.id, input.order_id)
    return { message: 'Placed. The family gets its receipt.' }
  }),

  implement(desk.takeOrder, async (ctx, { params, input }) => {
    const taken = await takeOrder(ctx, params.id, input)
    return { message: `Taken. Receipt ${taken.receipt.number} goes to the family.`, ...taken }
  }),

  implement(desk.takeApplicationFee, async (ctx, { params, input }) => {
    const debt = { of: 'application', id: params.id } as const
    const thing = await thingOf(ctx, debt)
    const taken = await takeAtDesk(ctx, thing, input, orderOfDebt(debt, thing))
    return { message: `Taken. Receipt ${taken.receipt.number} goes to the family.`, ...taken }
  }),

  implement(desk.notePaidOut, async (ctx, { params, input }) => ({
    message: await notePaidOut(ctx, params.id, input),
  })),

  implement(desk.noteReturnedCheque, async (ctx, { params, input }) => ({
    message: await noteReturnedCheque(ctx, params.id, input),
  })),

  implement(desk.noteMistake, async (ctx, { params, input }) => ({
    message: await noteMistake(ctx, params.id, input),
  })),

  implement(desk.exportPayments, async (ctx, { input }) => ({
    message: 'The file is being made.',
    work: await exportPayments(ctx, input),
  })),

  implement(contract.settleUnmatched, async (ctx, { params, input }) => {
    await settle(ctx, params.id, input.note)
    return { message: 'Noted.' }
  }),
]
