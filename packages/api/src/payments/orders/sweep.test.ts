import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'
import { systemContext } from '../../kernel/context.ts'
import { cancelOrder } from './record-payment.ts'
import { askAboutOpenOrders } from './sweep.ts'

const fee = 37_800_00

const test = base.extend<{ ask: () => Promise<void> }>({
  ask: async ({ world }, use) => use(() => askAboutOpenOrders.run(systemContext(world.services, 'test'), {})),
})

describe('a question about open orders', () => {
  test('finds the payment of a browser that was closed, and of an order that was given up', async ({
    ctx,
    world,
    make,
    ask,
  }) => {
    await make.institute()
    const [open, givenUp] = [await make.order(), await make.order()]
    for (const [order, payment_id] of [
      [open, 'pay_a'],
      [givenUp, 'pay_b'],
    ] as const)
      world.gateway.seed({ order_id: order.gateway_order_id, payment_id, amount_paise: fee })
    await cancelOrder(ctx, givenUp)
    await ask()
    expect(await ctx.db.selectFrom('orders').select(['status', 'next_check_at']).execute()).toEqual([
      { status: 'PAID', next_check_at: null },
      { status: 'PAID', next_check_at: null },
    ])
    expect((await ctx.db.selectFrom('payments').select('heard_by').execute()).map((row) => row.heard_by)).toEqual([
      'sweep',
      'sweep',
    ])
  })

  test('comes less and less often, and the order lapses after days', async ({ ctx, world, make, ask }) => {
    await make.institute()
    const order = await make.order({ gateway_order_id: 'order_quiet' })
    world.gateway.seed({ order_id: 'order_quiet', payment_id: 'pay_quiet', amount_paise: 1 })
    world.gateway.goDown()
    await ask()
    const before = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(before).toMatchObject({ checks: 0, next_check_at: order.next_check_at })
    world.gateway.comeBack()
    const gaps: number[] = []
    for (let round = 0; round < 40; round++) {
      await ask()
      const row = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      if (row.next_check_at === null) break
      const gap = Date.parse(row.next_check_at) - Date.parse(ctx.now())
      gaps.push(gap)
      world.clock.advance(gap)
    }
    expect(gaps[0]).toBe(minutes(3))
    expect(gaps.at(-1)).toBe(days(1))
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
    const after = await ctx.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(after).toMatchObject({ status: 'CANCELLED', next_check_at: null })
    const enrolment = await ctx.db.selectFrom('course_enrolments').select('payment_status').executeTakeFirst()
    expect(enrolment?.payment_status).toBe('CANCELLED')
    // A wrong amount was found on the way; it is kept, not lost.
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([
      { reason: 'wrong_amount' },
    ])
  })

  test('is asked of every order, also behind one whose money cannot be written down', async ({
    ctx,
    world,
    make,
    ask,
  }) => {
    await make.institute()
    const broken = await make.order({ subject_id: 404, gateway_order_id: 'order_broken' })
    const good = await make.order()
    for (const [order, payment_id] of [
      [broken, 'pay_broken'],
      [good, 'pay_good'],
    ] as const)
      world.gateway.seed({ order_id: order.gateway_order_id, payment_id, amount_paise: fee })
    await expect(ask()).rejects.toThrow()
    expect(await ctx.db.selectFrom('orders').select('status').orderBy('id').execute()).toEqual([
      { status: 'PENDING' },
      { status: 'PAID' },
    ])
  })

  test('takes money that the bank has set aside late', async ({ ctx, world, make, ask }) => {
    await make.institute()
    const order = await make.order({ gateway_order_id: 'order_late' })
    world.gateway.seed({ order_id: order.gateway_order_id, payment_id: 'pay_first', amount_paise: fee })
    await world.gateway.refund('pay_first', { amount_paise: fee, receipt: 'undone' })
    world.gateway.authorize(order.gateway_order_id)
    await ask()
    expect((await ctx.db.selectFrom('orders').select('status').executeTakeFirst())?.status).toBe('PAID')
  })
})
