import { type Act, gradeOf } from '@northlight/contract/office/acts'
import type { OfficeHit } from '@northlight/contract/office/search'
import { sql } from 'kysely'
import { applications } from '../admissions/office/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import { branchesOf } from '../kernel/policy.ts'
import { orders } from '../payments/office/queries.ts'
import { mayDo } from './may-do.ts'

const branchesFor = (ctx: Ctx, act: Act) =>
  branchesOf(ctx, ctx.actor.kind === 'user' ? gradeOf(act, ctx.actor.role) : 'all')

const hit = (kind: string, id: number, title: string, under: string, to: string): OfficeHit => ({
  ...{ kind, resource: null, id, title, under, to },
})

const applicationHits = async (ctx: Ctx, numbers: string[]): Promise<OfficeHit[]> => {
  if (!mayDo(ctx, 'applications.read')) return []
  const rows = await applications(ctx.db, { branches: branchesFor(ctx, 'applications.read') })
    .select(['registrations.id', 'registrations.number', 'registrations.name'])
    .where('registrations.number', 'in', numbers)
    .execute()
  return rows.map(({ id, number, name }) =>
    hit('application', id, number, `application, ${name}`, `/applications/${id}`),
  )
}

const paymentHits = async (ctx: Ctx, numbers: string[], asTyped: string[]): Promise<OfficeHit[]> => {
  if (!mayDo(ctx, 'payments.read')) return []
  // Each by an index of its own: asked together they would be looked for in every order there is.
  const found = [
    await ctx.db.selectFrom('orders').select('id').where('gateway_order_id', 'in', asTyped).execute(),
    await ctx.db.selectFrom('payments').select('order_id as id').where('gateway_payment_id', 'in', asTyped).execute(),
    await ctx.db.selectFrom('receipts').select('order_id as id').where('number', 'in', numbers).execute(),
  ].flat()
  if (found.length === 0) return []
  const rows = await orders(ctx.db, { branches: branchesFor(ctx, 'payments.read') })
    .select(['orders.id', 'orders.gateway_order_id', 'orders.payer_name', 'receipts.number'])
    .where(
      'orders.id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, number, gateway_order_id, payer_name }) =>
    hit('payment', id, number ?? gateway_order_id, `payment, ${payer_name}`, `/payments/${id}`),
  )
}

const questionHits = async (ctx: Ctx, codes: string[]): Promise<OfficeHit[]> => {
  if (!mayDo(ctx, 'bank.read')) return []
  const rows = await ctx.db
    .selectFrom('questions')
    .select(['id', 'code'])
    .where(sql<string>`upper(code)`, 'in', codes)
    .execute()
  return rows.map(({ id, code }) => hit('question', id, code, 'question', `/questions/${id}`))
}

/** What somebody reads out: the whole number of an application, a receipt, an order or a payment, the code of a question. */
export const numberHits = async (ctx: Ctx, q: string): Promise<OfficeHit[]> => {
  const asTyped = q
    .split(',')
    .map((term) => term.trim())
    .filter((term) => /\d/.test(term) && term.length >= 3)
    .slice(0, 10)
  if (asTyped.length === 0) return []
  const capitals = asTyped.map((term) => term.toUpperCase())
  return [
    ...(await applicationHits(ctx, capitals)),
    ...(await paymentHits(ctx, capitals, asTyped)),
    ...(await questionHits(ctx, capitals)),
  ]
}
