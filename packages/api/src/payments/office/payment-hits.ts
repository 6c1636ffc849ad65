import { shownMoney } from '@northlight/contract/money'
import { gradeOf } from '@northlight/contract/office/acts'
import type { OfficeHit } from '@northlight/contract/office/search'
import type { Ctx } from '../../kernel/context.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { payerAndStudent, studentNames } from '../student-names.ts'
import { orders } from './queries.ts'

/** As short as a number of ours or of the gateway never is: nothing is looked for before. */
const shortest = 8

/** Each by its own unique index: one statement over all three would read every order. */
const orderIds = async ({ db }: Ctx, numbers: string[]): Promise<number[]> => {
  const receipts = await db
    .selectFrom('receipts')
    .select('order_id as id')
    .where('number', 'in', [...numbers, ...numbers.map((term) => term.toUpperCase())])
    .execute()
  const named = await db.selectFrom('orders').select('id').where('gateway_order_id', 'in', numbers).execute()
  const paid = await db
    .selectFrom('payments')
    .select('order_id as id')
    .where('gateway_payment_id', 'in', numbers)
    .execute()
  return [...receipts, ...named, ...paid].map(({ id }) => id)
}

/** Payments by receipt, order or payment number, whole: what a family reads out or a bank's paper says. */
export const paymentHits = async (ctx: Ctx, terms: string[]): Promise<OfficeHit[]> => {
  const numbers = terms.filter((term) => term.length >= shortest && /\d/.test(term) && !/[\s@]/.test(term))
  if (numbers.length === 0 || ctx.actor.kind !== 'user' || gradeOf('payments.read', ctx.actor.role) === 'no') return []
  const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
  const ids = await orderIds(ctx, numbers)
  if (ids.length === 0) return []
  const rows = await orders(ctx.db, { branches })
    .leftJoin('receipts', 'receipts.order_id', 'orders.id')
    .select(['orders.id', 'orders.payer_name', 'orders.amount_paise', 'orders.description', 'receipts.number'])
    .where('orders.id', 'in', ids)
    .orderBy('orders.id', 'desc')
    .execute()
  const students = await studentNames(ctx.db, ids)
  return rows.map(({ id, payer_name, amount_paise, description, number }) => ({
    ...{
      kind: 'payment',
      resource: null,
      id,
      title: payerAndStudent(payer_name, students.get(id)),
      to: `/payments/${id}`,
    },
    under: [shownMoney(amount_paise), number, description].filter(Boolean).join(' · '),
  }))
}
