import { type Instant, later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob, type Schedule } from '../../kernel/jobs/define-job.ts'
import { GatewayError } from '../gateway/gateway.ts'
import type { Order } from '../purchases.ts'
import { purchaseOf } from '../purchases.ts'
import * as queries from '../queries.ts'
import { orderLasts } from './price-holds.ts'
import { recordPayment } from './record-payment.ts'

/** Banks settle most payments within minutes and the last of them after days; so we ask often at first. */
const waits = [minutes(3), minutes(10), minutes(30), hours(2), hours(6), hours(12)]
const atOnce = 50

const nextCheck = (order: Order, now: Instant): Instant | null =>
  later(order.created_at, orderLasts) <= now ? null : later(now, waits[order.checks] ?? days(1))

/** Asks the gateway about one order and records what was paid. Gives whether the order is settled. */
export const askAbout = async (ctx: Ctx, order: Order): Promise<boolean> => {
  const { gateway } = ctx.services
  for (const payment of await gateway.fetchPayments(order.gateway_order_id)) {
    const canTake = payment.status === 'authorized' && payment.amount_paise === order.amount_paise
    const now = canTake ? await gateway.capture(payment) : payment
    if (now.status === 'captured') await recordPayment(ctx, now, 'sweep')
  }
  const after = await queries.orderByGatewayId(ctx.db, order.gateway_order_id)
  return after?.next_check_at === null
}

const askLater = (ctx: Ctx, { gateway_order_id }: Order) =>
  inTransaction(ctx, async (ctx) => {
    const order = await queries.lockOrder(ctx, gateway_order_id)
    if (!order || order.next_check_at === null) return
    const next_check_at = nextCheck(order, ctx.now())
    const hasLapsed = next_check_at === null && order.status === 'PENDING'
    const after = await queries.changeOrder(ctx.db, order.id, {
      next_check_at,
      checks: order.checks + 1,
      ...(hasLapsed && { status: 'CANCELLED' as const }),
      updated_at: ctx.now(),
    })
    if (!hasLapsed) return
    await purchaseOf(ctx, order.kind).cancelled?.(ctx, after)
    await audit(ctx, { action: 'payments.lapse-order', entity: 'order', id: order.id, details: { kind: order.kind } })
  })

/** Money whose news got lost is found here, whether the browser closed or the gateway's message went astray. */
export const askAboutOpenOrders = defineJob(
  'payments.ask-about-orders',
  z.object({}),
  async (ctx) => {
    let isOutOfReach = false
    // An order that fails for a reason of its own keeps nobody else's money waiting.
    await forEachSettled(
      await queries.ordersToAskAbout(ctx.db, ctx.services.gateway.name, ctx.now(), atOnce),
      async (order) => {
        if (isOutOfReach) return
        try {
          if (!(await askAbout(ctx, order))) await askLater(ctx, order)
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error
          // Out of reach: the next round asks again. Refused for good: wait like for any other order.
          isOutOfReach = error.status === null
          if (isOutOfReach) return
          ctx.services.logger.warn({ err: error, order: order.id }, 'the gateway does not know an order')
          await askLater(ctx, order)
        }
      },
    )
  },
  'money',
)

export const paymentSchedules: Schedule[] = [{ job: askAboutOpenOrders, every: minutes(1) }]
