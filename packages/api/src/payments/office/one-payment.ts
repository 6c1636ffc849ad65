import { indianDay } from '@northlight/contract/dates'
import { gradeOf, staffRoles } from '@northlight/contract/office/acts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { deskGateway, gatewayFailure } from '../orders/orders.ts'
import { askAbout } from '../orders/sweep.ts'
import { orderByGatewayId } from '../queries.ts'
import { paymentViews } from '../views.ts'
import * as queries from './queries.ts'

const found = async (ctx: Ctx, id: number) => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
  return (await queries.orderWithPayment(ctx.db, id, branches)) ?? fail('not_found')
}

export const onePayment = async (ctx: Ctx, id: number) => {
  const row = await found(ctx, id)
  const [view] = await paymentViews(ctx, [row])
  if (!view) return fail('not_found')
  const { payment_id, gateway_payment_id, method } = row
  const refunds = await ctx.db
    .selectFrom('refunds')
    .select('gateway_refund_id')
    .where('payment_id', '=', payment_id)
    .execute()
  const subjects = [gateway_payment_id, ...refunds.map((refund) => refund.gateway_refund_id)]
  return {
    message: 'One order, and what was heard of it.',
    payment: { ...view, payment_id, razorpay_payment_id: gateway_payment_id, method },
    subject_id: row.subject_id,
    has_plan: await queries.hasPlan(ctx.db, row),
    heard_by: row.heard_by,
    heard: await queries.deliveriesAbout(
      ctx.db,
      subjects.filter((subject) => subject !== null),
    ),
    next_check_at: row.next_check_at,
    desk: payment_id === null ? null : await deskFacts(ctx, payment_id),
  }
}

/** Who took it and how, where it was taken at the desk. */
const deskFacts = async (ctx: Ctx, paymentId: number) => {
  const row = await ctx.db
    .selectFrom('desk_payments')
    .leftJoin('users', 'users.id', 'desk_payments.taken_by')
    .select(['desk_payments.means', 'desk_payments.reference', 'users.name as taken_by'])
    .select('desk_payments.taken_by as taken_by_id')
    .where('desk_payments.payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!row) return null
  const returned = (await returnOf(ctx, paymentId)) ?? null
  const { taken_by_id, ...facts } = row
  const corrected_by = await correctors(ctx, taken_by_id)
  return { ...facts, reference: row.reference ?? returned?.reference ?? null, corrected_by, returned }
}

/** Who else may correct it, by name: a colleague at the desk does not look for them in a list of roles. */
const correctors = async (ctx: Ctx, takenBy: number | null): Promise<string[]> => {
  const roles = staffRoles.filter((role) => gradeOf('cheques.return', role) !== 'no')
  const rows = await ctx.db
    .selectFrom('users')
    .leftJoin('staff_members', 'staff_members.user_id', 'users.id')
    .select('users.name')
    .where('users.role', 'in', roles)
    .where('users.erased_at', 'is', null)
    .where('users.id', '!=', takenBy ?? 0)
    .where((or) =>
      or.or([or('staff_members.until', 'is', null), or('staff_members.until', '>=', indianDay(ctx.now()))]),
    )
    .orderBy('users.name')
    .limit(6)
    .execute()
  return rows.map(({ name }) => name)
}

/** When and why it was taken back, and who noted it. */
const returnOf = (ctx: Ctx, paymentId: number) =>
  ctx.db
    .selectFrom('returned_cheques')
    .innerJoin('refunds', 'refunds.id', 'returned_cheques.refund_id')
    .leftJoin('users', 'users.id', 'returned_cheques.noted_by')
    .select(['returned_cheques.returned_on as on', 'returned_cheques.cause', 'refunds.reason'])
    .select(['users.name as noted_by', 'returned_cheques.reference'])
    .where('returned_cheques.payment_id', '=', paymentId)
    .executeTakeFirst()

/** The same question the server asks by itself, asked now. */
export const askOneOrder = async (ctx: Ctx, id: number) => {
  const row = await found(ctx, id)
  if (row.gateway === deskGateway) fail('conflict', 'This was paid at the desk; no gateway knows of it.')
  if (row.gateway !== ctx.services.gateway.name) fail('conflict', 'This order was made at another gateway.')
  const { payment_id: _, gateway_payment_id: __, method: ___, heard_by: ____, ...order } = row
  await askAbout(ctx, order).catch((error: unknown) => gatewayFailure(ctx, error))
  await audit(ctx, { action: 'payments.ask-gateway', entity: 'order', id })
  const after = (await orderByGatewayId(ctx.db, row.gateway_order_id)) ?? fail('not_found')
  const isNews = after.status !== row.status
  return {
    message: isNews ? 'The gateway knew more: the order is paid now.' : 'The gateway knows nothing new.',
    status: after.status,
  }
}
