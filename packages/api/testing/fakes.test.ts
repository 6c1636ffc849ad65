import { minutes } from '@northlight/contract/durations'
import { describe, expect, test } from 'vitest'
import { GatewayError } from '../src/payments/gateway/gateway.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeGateway } from './fake-gateway.ts'
import { fakeMail } from './fake-mail.ts'

const anOrder = { amount_paise: 45_000_00, currency: 'INR', receipt: 'enrolment-1', notes: { course: 'neet' } } as const

describe('the fake gateway', () => {
  test('takes an order, a payment and its proof', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    expect(order).toMatchObject({ ...anOrder, status: 'created', amount_paid_paise: 0 })

    const proof = gateway.pay(order.id)
    expect(gateway.verifyPayment(proof)).toBe(true)
    expect(gateway.verifyPayment({ ...proof, order_id: 'order_other' })).toBe(false)
    expect(await gateway.fetchPayments(order.id)).toMatchObject([{ id: proof.payment_id, status: 'captured' }])
  })

  test('keeps a failed attempt beside the payment that followed', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    gateway.fail(order.id, 'Insufficient funds')
    gateway.pay(order.id)
    expect(await gateway.fetchPayments(order.id)).toMatchObject([
      { status: 'failed', error_description: 'Insufficient funds' },
      { status: 'captured' },
    ])
  })

  test('can be paid twice for the same order', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    expect(gateway.pay(order.id).payment_id).not.toBe(gateway.pay(order.id).payment_id)
    expect(await gateway.fetchPayments(order.id)).toHaveLength(2)
  })

  test('dates a late payment by the clock', async () => {
    const clock = fakeClock('2026-06-01T04:30:00.000Z')
    const gateway = fakeGateway(clock)
    const order = await gateway.createOrder(anOrder)
    clock.advance(minutes(45))
    gateway.pay(order.id)
    expect(await gateway.fetchPayments(order.id)).toMatchObject([{ created_at: '2026-06-01T05:15:00.000Z' }])
  })

  test('signs the webhook over the body it sends, with a new event id each time', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    const { payment_id } = gateway.pay(order.id)
    const first = gateway.webhook('payment.captured', payment_id)
    expect(gateway.verifyWebhook(first.body, first.signature)).toBe(true)
    expect(gateway.verifyWebhook(`${first.body} `, first.signature)).toBe(false)
    expect(JSON.parse(first.body)).toMatchObject({
      event: 'payment.captured',
      payload: { payment: { entity: { id: payment_id, order_id: order.id, amount: 45_000_00 } } },
    })
    expect(gateway.webhook('payment.captured', payment_id).eventId).not.toBe(first.eventId)
  })

  test('fails every call while it is down, yet still checks signatures', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    const proof = gateway.pay(order.id)
    gateway.goDown()
    await expect(gateway.createOrder(anOrder)).rejects.toThrow(GatewayError)
    await expect(gateway.fetchPayments(order.id)).rejects.toMatchObject({ status: null })
    expect(gateway.verifyPayment(proof)).toBe(true)
    gateway.comeBack()
    expect(await gateway.fetchPayments(order.id)).toHaveLength(1)
  })

  test('refunds in parts, once per receipt, never more than was paid', async () => {
    const gateway = fakeGateway()
    const { payment_id } = gateway.pay((await gateway.createOrder(anOrder)).id)
    const first = await gateway.refund(payment_id, { amount_paise: 15_000_00, receipt: 'refund-1' })
    expect(await gateway.refund(payment_id, { amount_paise: 15_000_00, receipt: 'refund-1' })).toEqual(first)
    await expect(gateway.refund(payment_id, { amount_paise: 30_000_01, receipt: 'refund-2' })).rejects.toThrow(
      'greater',
    )
    await gateway.refund(payment_id, { amount_paise: 30_000_00, receipt: 'refund-3' })
    await expect(gateway.refund(payment_id, { amount_paise: 1, receipt: 'refund-4' })).rejects.toThrow('greater')
  })

  test.each([0, 99, -100, 100.5, Number.NaN])('refuses an order of %d paise', async (amount_paise) => {
    await expect(fakeGateway().createOrder({ ...anOrder, amount_paise })).rejects.toMatchObject({ status: 400 })
  })

  test('gives out copies, so that a test cannot change its memory', async () => {
    const gateway = fakeGateway()
    const order = await gateway.createOrder(anOrder)
    const { payment_id } = gateway.pay(order.id)
    const [payment] = await gateway.fetchPayments(order.id)
    if (payment) payment.status = 'failed'
    expect(await gateway.fetchPayments(order.id)).toMatchObject([{ id: payment_id, status: 'captured' }])
  })
})

describe('the fake clock', () => {
  test('stands still until it is advanced', () => {
    const clock = fakeClock('2026-02-28T18:29:59.999Z')
    expect(clock.now()).toBe('2026-02-28T18:29:59.999Z')
    clock.advance(1)
    expect(clock.now()).toBe('2026-02-28T18:30:00.000Z')
  })

  test('refuses to go back or to start nowhere', () => {
    expect(() => fakeClock().advance(-1)).toThrow('cannot go back')
    expect(() => fakeClock('tomorrow')).toThrow('ISO instant')
  })
})

describe('the fake mail', () => {
  const message = { to: 'office@northlight.test', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }

  test('keeps what it is sent, and fails as it is told', async () => {
    const mail = fakeMail()
    await mail.send(message)
    mail.behave('refuse')
    await expect(mail.send(message)).rejects.toMatchObject({ isPermanent: true })
    mail.behave('down')
    await expect(mail.send(message)).rejects.toMatchObject({ isPermanent: false })
    expect(mail.to('office@northlight.test')).toEqual([message])
    expect(mail.to('someone@else.test')).toEqual([])
  })
})
