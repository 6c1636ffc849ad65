import { afterEach, describe, expect, test, vi } from 'vitest'
import { openRazorpay } from './razorpay-window.ts'

type Options = {
  order_id: string
  amount: number
  config: { display: { sequence: string[] } }
  handler(sent: object): void
  modal: { ondismiss(): void }
}

/** Stands in for Razorpay's own window: does what the test says as soon as it is opened. */
const withWindow = (act: (options: Options, fail: (description: string) => void) => void) => {
  const seen: Options[] = []
  class Razorpay {
    private readonly options: Options
    private told: ((failure: { error: { description: string } }) => void) | undefined
    constructor(options: Options) {
      this.options = options
      seen.push(options)
    }
    on(_event: string, told: (failure: { error: { description: string } }) => void) {
      this.told = told
    }
    open() {
      act(this.options, (description) => this.told?.({ error: { description } }))
    }
  }
  vi.stubGlobal('window', { Razorpay })
  return seen
}

afterEach(() => vi.unstubAllGlobals())

const request = { orderId: 'order_1', amount: 37_800_00, name: 'Asha Rao', description: 'a course' }
const checkout = { key_id: 'rzp_test_1', institute: 'Northlight', colour: '#0e1a33' }
const sent = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }

describe('the window of Razorpay', () => {
  test('is opened for the order, in paise, with UPI first', async () => {
    const seen = withWindow(({ handler }) => handler(sent))
    expect(await openRazorpay(request, checkout)).toEqual({
      kind: 'paid',
      proof: { order_id: 'order_1', payment_id: 'pay_1', signature: 'abc' },
    })
    expect(seen[0]).toMatchObject({ key: 'rzp_test_1', order_id: 'order_1', amount: 37_800_00, currency: 'INR' })
    expect(seen[0]?.config.display.sequence[0]).toBe('block.upi')
  })

  test('closed without a word is dismissed; closed after a refusal says why', async () => {
    withWindow(({ modal }) => modal.ondismiss())
    expect(await openRazorpay(request, checkout)).toEqual({ kind: 'dismissed' })
    withWindow(({ modal }, fail) => {
      fail('Your bank is asleep.')
      modal.ondismiss()
    })
    expect(await openRazorpay(request, checkout)).toEqual({ kind: 'failed', reason: 'Your bank is asleep.' })
  })

  test('that declines first and is paid then is paid', async () => {
    withWindow(({ handler }, fail) => {
      fail('Wrong PIN.')
      handler(sent)
    })
    expect(await openRazorpay(request, checkout)).toMatchObject({ kind: 'paid' })
  })

  test('that a blocker keeps away says so', async () => {
    const script = { src: '', onload: () => {}, onerror: () => {}, remove: () => {} }
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', { createElement: () => script, head: { append: () => script.onerror() } })
    expect(await openRazorpay(request, checkout)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('could not be loaded'),
    })
  })
})
