import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'
import { collectData } from './collect-data.ts'
import { erasePerson } from './erase-person.ts'
import type { Person } from './types.ts'

const paymentData = async (ctx: Ctx, person: Person) =>
  (await collectData(ctx, person)).find(({ domain }) => domain === 'payments')?.sections ?? []

describe('what payments know of a person', () => {
  test('is given out whole, and after a deletion the books stand without a name', async ({ ctx, world, make }) => {
    await make.institute()
    const user = await make.user({ email: 'Asha@Example.com', email_verified_at: ctx.now() })
    const enrolment = await make.enrolment({ user_id: user.id })
    const order = await make.order({ subject_id: enrolment.id, gateway_order_id: 'order_mine' })
    await make.order({
      payer_email: 'other@example.com',
      payer_name: 'Somebody Else',
      gateway_order_id: 'order_theirs',
    })
    const proof = world.gateway.seed({
      order_id: 'order_mine',
      payment_id: 'pay_mine',
      amount_paise: order.amount_paise,
    })
    await verifyPayment(ctx, 'course', enrolment.id, proof)

    const person = { ...user, isEmailVerified: true }
    const sections = await paymentData(ctx, person)
    expect(sections.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Receipts', 1],
      ['Refunds', 0],
      ['Payments we could not place', 0],
      ['Payments', 1],
      ['Orders', 1],
      ['Fees in parts', 0],
      ['Courses you enrolled in', 2],
    ])
    expect(JSON.stringify(sections)).not.toContain('Somebody')

    await inTransaction(ctx, (ctx) => erasePerson(ctx, person))
    const kept = await ctx.db.selectFrom('receipts').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ payer_name: 'removed', payer_phone: null, amount_paise: order.amount_paise })
    const all = JSON.stringify([
      await ctx.db.selectFrom('orders').selectAll().execute(),
      await ctx.db.selectFrom('receipts').selectAll().execute(),
      await ctx.db.selectFrom('course_enrolments').selectAll().execute(),
    ])
    expect(all.toLowerCase()).not.toContain('asha')
    expect(all).toContain('Somebody Else')
  })

  test('belongs to nobody by an address that was only typed', async ({ ctx, make }) => {
    const user = await make.user({ email: 'asha@example.com' })
    await make.order()
    const person = { ...user, isEmailVerified: false }
    expect((await paymentData(ctx, person)).flatMap(({ rows }) => rows)).toEqual([])
    await inTransaction(ctx, (ctx) => erasePerson(ctx, person))
    expect(await ctx.db.selectFrom('orders').select('payer_name').execute()).toEqual([{ payer_name: 'Asha Rao' }])
  })
})
