import { describe, expect } from 'vitest'
import { insert } from '../../testing/rows.ts'
import { test } from '../../testing/test.ts'
import { remindOfInstalments } from '../enrolments/remind.ts'
import { collectData } from '../families/persons/collect-data.ts'
import { erasePerson } from '../families/persons/erase-person.ts'
import type { Person } from '../families/persons/types.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { mailReturned } from './jobs.ts'
import { verifyPayment } from './orders/record-payment.ts'

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
      ['Cheques we have received', 0],
      ['Receipts', 1],
      ['Refunds', 0],
      ['Payments we could not place', 0],
      ['Payments', 1],
      ['Orders', 1],
      ['Fees in instalments', 0],
      ['Leaving a course', 0],
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

  test('holds the parts of a fee and money that went back; both stay in the books, and the mails about them go', async ({
    ctx,
    make,
    api,
  }) => {
    await make.institute()
    const user = await make.user({ email_verified_at: ctx.now() })
    // Anyone who pays writes with another address: the mails are found by what they are about.
    const payer = { user_id: user.id, email: 'ramesh@northlight.test' }
    const enrolment = await make.enrolment({ ...payer, payment_status: 'PAID', opener: `user:${user.id}` })
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const part = { number: 2, amount_paise: 100_00, due_on: ctx.now().slice(0, 10), state: 'open' as const }
    await insert(ctx.db, 'instalments', { enrolment_id: enrolment.id, ...part, ...stamps })
    await remindOfInstalments.run(ctx, {})
    await api.runner.drain()
    const order = await make.order({ subject_id: enrolment.id, user_id: user.id, payer_email: payer.email })
    const money = { amount_paise: 100_00, currency: 'INR', method: 'upi', paid_at: ctx.now(), ...stamps }
    const twice = await insert(ctx.db, 'unmatched_payments', {
      ...{ gateway_payment_id: 'pay_twice', order_id: order.id, reason: 'paid_twice', state: 'refunded', ...money },
    })
    const back = {
      unmatched_id: twice.id,
      receipt: 'back',
      amount_paise: 100_00,
      reason: 'The mother of Asha Rao is ill.',
      state: 'processed' as const,
    }
    const refund = await insert(ctx.db, 'refunds', { ...back, ...stamps })
    await mailReturned.run(ctx, { refund_id: refund.id })
    const mails = () => ctx.db.selectFrom('mails').select('template').orderBy('id').execute()
    expect(await mails()).toEqual([{ template: 'instalment-due' }, { template: 'payment-returned' }])

    const person = { ...user, isEmailVerified: true }
    const sections = await paymentData(ctx, person)
    const rowsIn = (title: string) => sections.find((section) => section.title === title)?.rows
    expect(rowsIn('Fees in instalments')).toMatchObject([{ enrolment_id: enrolment.id, ...part, paid_at: null }])
    expect(rowsIn('Refunds')).toMatchObject([{ amount_paise: 100_00, state: 'processed' }])

    await inTransaction(ctx, (ctx) => erasePerson(ctx, person))
    expect(await mails()).toEqual([])
    expect(await ctx.db.selectFrom('instalments').selectAll().execute()).toMatchObject([part])
    expect(await ctx.db.selectFrom('refunds').selectAll().execute()).toMatchObject([{ ...back, reason: 'removed' }])
    const kept = await ctx.db.selectFrom('course_enrolments').select(['opener', 'user_id']).execute()
    expect(kept).toEqual([{ opener: null, user_id: null }])
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
