import type { DebtKind } from '@northlight/contract/payments/received-cheques'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import * as offices from '../office/queries.ts'
import { orderToTake, requestOfOrder } from '../office/take-order.ts'
import { writeDeskOrder } from '../orders/orders.ts'
import type { DeskDebt, Order, PurchaseKind } from '../purchases.ts'
import { purchaseOf } from '../purchases.ts'
import { branchOfThing } from './queries.ts'

/** What somebody at the desk pays: an order that was begun, an instalment, or the fee of an application. */
export type Debt = { of: DebtKind; id: number; number?: number | undefined }

export type Thing = { kind: PurchaseKind; subject_id: number; part: number; branch_id: number | null }

/** The thing behind it, for a colleague who takes money in its branch; of another branch it is like one that is not there. */
export const thingOf = async (ctx: Ctx, debt: Debt): Promise<Thing> => {
  const grade = allow(ctx, 'payments.take')
  const thing = await namedBy(ctx, debt, branchesOf(ctx, grade))
  const branch_id = await branchOfThing(ctx.db, thing)
  if (branch_id === undefined) return fail('not_found')
  allow(ctx, 'payments.take', { branch: branch_id })
  return { ...thing, branch_id }
}

const namedBy = async (ctx: Ctx, { of, id, number }: Debt, branches: readonly number[] | null) => {
  if (of === 'instalment') return { kind: 'course' as const, subject_id: id, part: number ?? fail('not_found') }
  if (of === 'application') return { kind: 'admission' as const, subject_id: id, part: 0 }
  const { kind, subject_id, part } = (await offices.orderWithPayment(ctx.db, id, branches)) ?? fail('not_found')
  return { kind, subject_id, part }
}

/** What is asked for it now, with its orders held; says why where nothing can be paid. */
export const askedFor = async (ctx: Ctx, debt: Debt, thing: Thing, orders: Order[]): Promise<DeskDebt> => {
  if (debt.of === 'order') return requestOfOrder(ctx, debt.id, orders)
  const { atDesk } = purchaseOf(ctx, thing.kind)
  return (await atDesk?.(ctx, thing)) ?? fail('not_found')
}

/** The order that the money pays, for `takeAtDesk`. */
export const orderOfDebt =
  (debt: Debt, thing: Thing) =>
  async (ctx: Ctx, orders: Order[]): Promise<Order> => {
    if (debt.of === 'order') return orderToTake(ctx, debt.id, orders)
    const { request, language } = await askedFor(ctx, debt, thing, orders)
    return writeDeskOrder(ctx, request, orders, language)
  }
