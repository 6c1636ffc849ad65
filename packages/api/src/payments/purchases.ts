import type { Paise } from '@northlight/contract/money'
import type { Tables } from '@northlight/db/tables'
import type { BackCause, PartTerms, PurchaseKind } from '@northlight/db/tables/payments'
import type { Selectable } from 'kysely'
import type { Owner } from '../accounts/owner.ts'
import type { Ctx } from '../kernel/context.ts'
import { partsOf, port } from '../kernel/ports.ts'

export type { PurchaseKind }
export type Order = Selectable<Tables['orders']>
export type Payment = Selectable<Tables['payments']>
export type Refund = Selectable<Tables['refunds']>

export type OrderRequest = {
  kind: PurchaseKind
  /** The row that is bought; it exists already. */
  subject_id: number
  /** Which part of the fee, counted from 1; nothing for the whole of it. */
  part?: number
  /** The parts a first part is offered with. */
  terms?: PartTerms[] | null
  /** From the server's own rows, never from a client. */
  amount_paise: Paise
  user_id: number | null
  payer: { name: string; email: string; phone: string | null }
  description: string
}

/** What is asked for over the counter, and in which language its receipt is written. */
export type DeskDebt = { request: OrderRequest; language: Order['language'] }

/**
 * Nothing cancels what was paid but a cheque that the bank returned, or a payment that was noted by mistake: such an
 * order is over, and its receipt with it.
 */
export const isReturned = ({ status, paid_at }: Pick<Order, 'status' | 'paid_at'>): boolean =>
  status === 'CANCELLED' && paid_at !== null

/** What can be bought. Each domain keeps its own rows; this is all that payments know of them. */
export type Purchase = {
  kind: PurchaseKind
  /** The money is there. Runs inside the transaction that records it, once; throws `CannotDeliver` when it comes too late. */
  paid(ctx: Ctx, order: Order, payment: Payment): Promise<void>
  /** All of it went back. Inside the transaction, once. */
  refunded(ctx: Ctx, order: Order): Promise<void>
  /**
   * The bank returned the cheque it was paid with, or it was noted by mistake: it is due again. With the refunds of it
   * that were called off. Inside the transaction, once.
   */
  returned(ctx: Ctx, order: Order, back: { calledOff: Refund[]; cause: BackCause }): Promise<void>
  /** The order was given up, or lapsed; it can still be paid, then `paid` follows. */
  cancelled?(ctx: Ctx, order: Order): Promise<void>
  /** Why it could not be given for the money now, in a sentence; null when it can. Asked before somebody pays. */
  objection?(ctx: Ctx, order: Order): Promise<string | null>
  /** Whether the same thing costs more now than this order asks for. */
  isDearerNow?(ctx: Ctx, order: Order): Promise<boolean>
  /** Whether an open order asks for a price that was held longer than it is: begun late, at the price of an earlier one. */
  isHoldOver?(ctx: Ctx, order: Order): Promise<boolean>
  /**
   * Of what a person is asked to pay: what is owed besides their open orders, and which of those orders are not theirs
   * to pay, because others began them.
   */
  owed?(ctx: Ctx, person: Owner, open: Order[]): Promise<{ left_paise: Paise; notOwed: Set<Order> }>
  /**
   * What is asked for now where no order was begun: a later instalment, or the fee of an application. With its orders
   * held; fails with the reason where nothing can be paid.
   */
  atDesk?(ctx: Ctx, thing: { subject_id: number; part: number }): Promise<DeskDebt>
  /** What was bought, as the receipt says it. */
  title(ctx: Ctx, order: Order): Promise<string>
  /** What comes back when, in a sentence for the receipt. */
  refundRule?(ctx: Ctx, order: Order): Promise<string | null>
}

/** Everything that can be bought, by kind. A `purchase.ts` never imports `record-payment.ts`. */
export const purchases = port<Purchase>('payments.purchases', 3)

export const purchaseOf = (ctx: Ctx, kind: PurchaseKind): Purchase => {
  const purchase = partsOf(ctx, purchases).find((one) => one.kind === kind)
  if (!purchase) throw new Error(`No domain.ts brings a purchase of the kind ${kind} to the port payments.purchases.`)
  return purchase
}

/** Thrown by `paid` when what was bought cannot be given any more. The money is kept for staff, who give it back. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver'
  /** `paid_twice` when it was given for other money already: then the money goes back by itself. */
  readonly reason: 'cannot_deliver' | 'paid_twice'

  constructor(message: string, reason: 'cannot_deliver' | 'paid_twice' = 'cannot_deliver') {
    super(message)
    this.reason = reason
  }
}
