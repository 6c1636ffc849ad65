import { type Instant, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'
import type { PurchaseKind } from '../purchases.ts'
import * as queries from '../queries.ts'

/** How long a price is kept for somebody who has the old window open. */
const priceHolds = hours(24)

export const holdsPriceAt = (begun: Instant, at: Instant): boolean => at < later(begun, priceHolds)

/** Whether the price at which a thing was begun still stands: it is asked for, or paid, or was begun a moment ago. */
export const isPriceHeld = async (ctx: Ctx, kind: PurchaseKind, subjectId: number): Promise<boolean> =>
  (await queries.ordersOf(ctx.db, kind, [subjectId])).some(
    ({ status, created_at }) => status === 'PENDING' || status === 'PAID' || holdsPriceAt(created_at, ctx.now()),
  )
