import { minutes, seconds } from '@northlight/contract/durations'
import { expect, vi } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { aGuest } from '../../../testing/candidates.ts'
import { insert } from '../../../testing/rows.ts'
import { ctxAs } from '../../../testing/staff.ts'
import { test } from '../../../testing/test.ts'
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts'
import { computed } from '../../accounts/password/passwords.ts'
import { type Ctx, inTransaction, systemContext } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { holdOrders } from '../../payments/orders/orders.ts'
import { holdPayment, requestRefund, sendRefund } from '../../payments/refunds/refunds.ts'
import { firstOrder } from '../fee/pay.ts'
import { returnFee } from '../fee/return-fee.ts'
import { releaseLateSeats } from '../jobs.ts'
import { lockRegistration } from '../queries.ts'
import { seatIn } from '../sittings/seats.ts'
import { changeSitting } from './change-sitting.ts'
import { registerForSitting } from './register.ts'
import { withdrawApplication } from './withdraw.ts'

// Many passwords are made, and making one is slow on purpose.
vi.setConfig({ testTimeout: minutes(3), hookTimeout: seconds(60) })

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof ApiFailure && error.message.includes('full') ? 'told that it is full' : String(error),
  )

test('two hundred families race for thirty seats: thirty get one, the others are told so and not charged', async ({
  ctx,
  make,
}) => {
  await make.institute()
  const sitting = await make.sitting({ seats: 40, seats_held: 10 })
  const before = computed.hashes
  const outcomes = await Promise.all(
    // As the form does it: the seat, then the order for its fee.
    Array.from({ length: 200 }, () =>
      outcome(registerForSitting(ctx, aGuest({ sitting: sitting.code })).then((row) => firstOrder(ctx, row))),
    ),
  )
  const counted = Object.groupBy(outcomes, (one) => one)
  const tally = Object.entries(counted).map(([one, all = []]) => [one, all.length])
  expect(Object.fromEntries(tally)).toEqual({ done: 30, 'told that it is full': 170 })
  const rows = await ctx.db.selectFrom('registrations').select(['seat', 'number']).execute()
  expect(rows).toHaveLength(30)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(30)
  // Nobody without a seat can be charged: there is no order to pay.
  const orders = await ctx.db.selectFrom('orders').select(['kind', 'subject_id', 'amount_paise']).execute()
  expect(orders).toHaveLength(30)
  expect(new Set(orders.map(({ subject_id }) => subject_id)).size).toBe(30)
  // Anyone who got no seat has no account either, and may try again for another sitting.
  expect(await ctx.db.selectFrom('users').select('id').execute()).toHaveLength(30)
  const after = await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirstOrThrow()
  expect(after.seats_taken).toBe(30)
  // A password is made for anyone who may still get a seat: the others do not wait for two hundred of them.
  expect(computed.hashes - before).toBeLessThan(100)
})

test('families who swap two sittings at the same moment wait for nobody, and the seats add up', async ({
  ctx,
  make,
}) => {
  await make.institute()
  const [one, two] = [await make.sitting({ seats: 12 }), await make.sitting({ seats: 12 })]
  const families = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const [from, to] = index % 2 ? [one, two] : [two, one]
      const row = await registerForSitting(ctx, aGuest({ sitting: from.code }))
      return { row, to }
    }),
  )
  const outcomes = await Promise.all(
    families.map(({ row, to }) =>
      outcome(
        changeSitting({ ...ctx, actor: { kind: 'user', id: row.user_id ?? 0, role: 'student', tokenId: 0 } }, to.code),
      ),
    ),
  )
  expect(outcomes.every((one) => one === 'done' || one === 'told that it is full')).toBe(true)
  for (const sitting of [one, two]) {
    const { seats_taken } = await ctx.db
      .selectFrom('sittings')
      .select('seats_taken')
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    const seated = await ctx.db
      .selectFrom('registrations')
      .select('id')
      .where('sitting_id', '=', sitting.id)
      .where('seat', '!=', 'none')
      .execute()
    expect(seats_taken).toBe(seated.length)
    expect(seats_taken).toBeLessThanOrEqual(12)
  }
})

test.for([
  ['withdraws', (own: Ctx) => withdrawApplication(own)],
  ['moves', (own: Ctx) => changeSitting(own, 'other')],
] as const)(
  'a family that %s while its fee arrives waits for it, and neither fails',
  async ([, act], { ctx, make }) => {
    await make.institute()
    const sitting = await make.sitting({ code: 'one' })
    await make.sitting({ code: 'other' })
    const row = await registerForSitting(ctx, aGuest({ sitting: sitting.code }))
    await firstOrder(ctx, row)
    const own: Ctx = { ...ctx, actor: { kind: 'user', id: row.user_id ?? 0, role: 'student', tokenId: 0 } }
    const go = Promise.withResolvers<void>()
    const acting = go.promise.then(() => outcome(act(own)))
    // What the recording of a payment locks, in its order.
    await inTransaction(ctx, async (recording) => {
      await holdOrders(recording, 'admission', row.id)
      go.resolve()
      await untilSomebodyWaits(ctx)
      await lockRegistration(recording, row.id)
    })
    expect(await acting).toBe('done')
  },
)

test('the office returns a fee while the bank tells of a refund: the second waits, and neither fails', async ({
  ctx,
  make,
}) => {
  await make.institute()
  const admin = await make.user({ role: 'admin' })
  const row = await aRegistration(ctx, await make.user(), await make.sitting(), {
    ...({ state: 'withdrawn', payment_status: 'PAID', seat: 'none', attention: 'refund-due' } as const),
  })
  const order = await make.order({ kind: 'admission', subject_id: row.id, status: 'PAID', amount_paise: row.fee_paise })
  const { id } = await insert(ctx.db, 'payments', {
    ...{ order_id: order.id, gateway_payment_id: 'pay_1', amount_paise: row.fee_paise, method: 'upi' },
    ...{ heard_by: 'verify', paid_at: ctx.now(), created_at: ctx.now() },
  })
  const office = ctxAs(ctx, admin)
  const go = Promise.withResolvers<void>()
  const returning = go.promise.then(() => outcome(returnFee(office, row.id)))
  await inTransaction(ctx, async (hearing) => {
    await holdPayment(hearing, id)
    go.resolve()
    await untilSomebodyWaits(ctx)
    await lockRegistration(hearing, row.id)
  })
  expect(await returning).toBe('done')
})

test('the bank takes a refund while somebody holds the orders and then the payment: it waits, and neither fails', async ({
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const row = await aRegistration(ctx, await make.user(), await make.sitting(), {
    ...({ state: 'paid', payment_status: 'PAID', seat: 'none' } as const),
  })
  const amount_paise = row.fee_paise
  const order = await make.order({ kind: 'admission', subject_id: row.id, status: 'PAID', amount_paise })
  world.gateway.seed({ order_id: order.gateway_order_id, payment_id: 'pay_1', amount_paise })
  const { id } = await insert(ctx.db, 'payments', {
    ...{ order_id: order.id, gateway_payment_id: 'pay_1', amount_paise, method: 'upi', heard_by: 'verify' },
    ...{ paid_at: ctx.now(), created_at: ctx.now() },
  })
  const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
  const refund = await requestRefund(admin, { of: { payment_id: id }, amount_paise, reason: 'Cannot come' })
  const go = Promise.withResolvers<void>()
  const sending = go.promise.then(() =>
    outcome(sendRefund.run(systemContext(world.services, 'test'), { refund_id: refund.id })),
  )
  // What signing a refund holds, in its order.
  await inTransaction(ctx, async (signing) => {
    await holdOrders(signing, 'admission', row.id)
    go.resolve()
    await untilSomebodyWaits(ctx)
    await holdPayment(signing, id)
  })
  expect(await sending).toBe('done')
  expect(await ctx.db.selectFrom('orders').select('status').execute()).toEqual([{ status: 'REFUND' }])
})

test('a family takes a seat while late ones are set free: neither waits for the other, and the seats add up', async ({
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const sitting = await make.sitting({ seats: 2, seats_taken: 2 })
  const held = { seat: 'held', held_until: ctx.now() } as const
  await aRegistration(ctx, await make.user(), sitting, held)
  const own = await aRegistration(ctx, await make.user(), sitting, held)
  const go = Promise.withResolvers<void>()
  let freeing = 'under way'
  const freed = go.promise.then(async () => {
    freeing = await outcome(releaseLateSeats.run(systemContext(world.services, 'test'), {}))
  })
  await inTransaction(ctx, async (taking) => {
    await lockRegistration(taking, own.id)
    go.resolve()
    await untilSomebodyWaits(ctx, () => freeing !== 'under way')
    expect(await seatIn(taking, sitting.id)).toBe(true)
  })
  await freed
  expect(freeing).toBe('done')
  const left = await ctx.db.selectFrom('registrations').select('id').where('seat', '!=', 'none').execute()
  const { seats_taken } = await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirstOrThrow()
  // The seat that was taken above belongs to no application here.
  expect(seats_taken).toBe(left.length + 1)
})
