import { browserClient } from '../../../platform/api/browser.ts'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import type { CheckoutOutcome, CheckoutRequest } from './outcome.ts'

export type { CheckoutOutcome, CheckoutRequest, PaymentProof } from './outcome.ts'

/**
 * Opens the window of the bank for an order the server has made. Everything it needs is fetched now, on the click:
 * nobody who only reads loads anything of a bank. The amount is the server's, whatever the page says.
 */
export const openCheckout = async (request: CheckoutRequest): Promise<CheckoutOutcome> => {
  const client = await browserClient()
  const [{ checkout }, { amount_paise, status, objection, receipt }] = await Promise.all([
    client.get('/payments/checkout'),
    client.get('/payments/orders/{order_id}', { params: { order_id: request.orderId } }),
  ])
  if (status === 'PAID') return { kind: 'settled', receipt }
  if (objection) return { kind: 'refused', reason: `${objection} Nothing was charged.` }
  if (checkout.gateway === 'sandbox') {
    const { openSandbox } = await fetchFile(() => import('./sandbox-window.ts'))
    return openSandbox(request.orderId)
  }
  if (checkout.gateway === 'closed' || checkout.key_id === null)
    return { kind: 'failed', reason: 'Online payment is not open. Nothing was charged. Please call us to pay.' }
  const { openRazorpay } = await fetchFile(() => import('./razorpay-window.ts'))
  return openRazorpay({ ...request, amount: amount_paise }, { ...checkout, key_id: checkout.key_id })
}
