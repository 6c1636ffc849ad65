import { describe, expect, test } from 'vitest'
import { isPaymentSigned, isWebhookSigned, signPayment, signWebhook } from './gateway.ts'

// Made once with `printf 'order_IluGWxBm9U8zJ8|pay_IH4NVgf4Dreq1l' | openssl dgst -sha256 -hmac EnLs21M47BllR3X8PSFtjtbd`.
const proof = {
  order_id: 'order_IluGWxBm9U8zJ8',
  payment_id: 'pay_IH4NVgf4Dreq1l',
  signature: 'c7a6b6e37e5fb8b5387cd93cff2f9cedbf5cb78112fd50292c56b4cecb49b80d',
}
const keySecret = 'EnLs21M47BllR3X8PSFtjtbd'

describe('the signature of a payment', () => {
  test('is the HMAC-SHA256 of both ids joined by a bar', () => {
    expect(signPayment(proof, keySecret)).toBe(proof.signature)
    expect(isPaymentSigned(proof, keySecret)).toBe(true)
  })

  test.each([
    ['another order', { order_id: 'order_IluGWxBm9U8zJ9' }],
    ['another payment', { payment_id: 'pay_IH4NVgf4Dreq1m' }],
    ['a changed signature', { signature: proof.signature.replace(/.$/, 'x') }],
    ['a cut signature', { signature: proof.signature.slice(0, 20) }],
    ['a longer signature', { signature: `${proof.signature}0` }],
    ['capital letters', { signature: proof.signature.toUpperCase() }],
    ['no signature', { signature: '' }],
    ['letters of several bytes', { signature: 'é'.repeat(32) }],
  ])('is refused for %s', (_what, change) => {
    expect(isPaymentSigned({ ...proof, ...change }, keySecret)).toBe(false)
  })

  test('is refused with another secret', () => {
    expect(isPaymentSigned(proof, 'another')).toBe(false)
  })

  test('cannot be moved between ids that contain the bar', () => {
    const signature = signPayment({ order_id: 'order_1', payment_id: 'pay_1|pay_2' }, keySecret)
    expect(isPaymentSigned({ order_id: 'order_1|pay_1', payment_id: 'pay_2', signature }, keySecret)).toBe(false)
    expect(isPaymentSigned({ order_id: 'order_1', payment_id: 'pay_1|pay_2', signature }, keySecret)).toBe(false)
  })

  test('is never taken when there is no secret', () => {
    expect(() => isPaymentSigned({ ...proof, signature: '' }, '')).toThrow('no secret')
  })
})

describe('the signature of a webhook', () => {
  const body = '{"event":"payment.captured","name":"ನಮಸ್ಕಾರ"}'
  const signature = signWebhook(body, 'hook')

  test('covers the body exactly as it came, as text or bytes', () => {
    expect(isWebhookSigned(body, signature, 'hook')).toBe(true)
    expect(isWebhookSigned(new TextEncoder().encode(body), signature, 'hook')).toBe(true)
  })

  test('is refused when a single byte differs, even white space', () => {
    expect(isWebhookSigned(`${body}\n`, signature, 'hook')).toBe(false)
    expect(isWebhookSigned(JSON.stringify(JSON.parse(body), null, 1), signature, 'hook')).toBe(false)
    expect(isWebhookSigned(body, signature, 'key')).toBe(false)
  })
})
