import { type Instant, later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { Paise } from '@northlight/contract/money'
import type { Ctx } from '../../kernel/context.ts'
import type { Order, PurchaseKind } from '../purchases.ts'
import * as queries from '../queries.ts'

/** How long a price is kept for somebody who has the old window open. */
const priceHolds = hours(24)

/** The gateway gives back by itself what nobody has taken by then: so long an open order asks for its money. */
export const orderLasts = days(6)

export const holdsPriceAt = (begun: Instant, at: Instant): boolean => at < later(begun, priceHolds)

/** The whole fee that an order was offered with, whichever part of it is paid first. */
export const wholeFeeOf = ({ part, terms, amount_paise }: Pick<Order, 'part' | 'terms' | 'amount_paise'>): Paise =>
  part === 1 && terms ? terms.reduce((sum, one) => sum + one.amount_paise, 0) : amount_paise

/**
 * Whether the price at which a thing was begun still stands: it is paid, or was begun at this price a moment ago, or is
 * asked for. It counts from the first order at this price: anyone who cancels and begins again, or pays in parts
 * instead, keeps the price no longer than anyone who leaves the first order open.
 */
export const isPriceHeld = async (
  ctx: Ctx,
  { kind, subjectId, fee }: { kind: PurchaseKind; subjectId: number; fee: Paise },
): Promise<boolean> => {
  const orders = await queries.ordersOf(ctx.db, kind, [subjectId])
  if (orders.some(({ status }) => status === 'PAID')) return true
  const other = orders.findIndex((order) => wholeFeeOf(order) !== fee)
  const same = other === -1 ? orders : orders.slice(0, other)
  const first = same.at(-1)
  if (!first) return false
  const isAskedFor = same.some(({ status }) => status === 'PENDING')
  return holdsPriceAt(first.created_at, ctx.now()) || (isAskedFor && ctx.now() < later(first.created_at, orderLasts))
}
