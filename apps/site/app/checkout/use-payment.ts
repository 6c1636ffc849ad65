import { seconds } from '@northlight/contract/durations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from '../api/browser.ts'
import { isApiError } from '../api/failure.ts'
import { openCheckout } from './open-checkout.ts'
import { asSent, type CheckoutRequest, type PaymentProof } from './outcome.ts'

type Receipt = { number: string; url: string } | null

export type PaymentState =
  | { step: 'ready' }
  | { step: 'opening' }
  | { step: 'checking' }
  | { step: 'paid'; receipt: Receipt }
  | { step: 'failed'; sentence: string }
  /** Closed without paying, as far as we know; money that comes all the same is noticed. */
  | { step: 'dismissed' }
  /** The window said paid, and we have not heard it from the bank yet. */
  | { step: 'unsure'; sentence: string }

const noLine = 'We could not reach the server. Check your connection and try again.'
const askEvery = seconds(3)
const askTimes = 40

const sentenceOf = (error: unknown) => (isApiError(error) && error.status > 0 ? error.message : noLine)

/** Pays one order: opens the window, proves the payment, and keeps looking when the answer is late. */
export const usePayment = (onPaid?: () => void) => {
  const [state, setState] = useState<PaymentState>({ step: 'ready' })
  const request = useRef<CheckoutRequest>(undefined)
  const proof = useRef<PaymentProof>(undefined)
  const told = useRef(onPaid)
  told.current = onPaid

  const settle = useCallback((receipt: Receipt) => {
    setState({ step: 'paid', receipt })
    told.current?.()
  }, [])

  const prove = useCallback(async () => {
    if (!proof.current) return
    setState({ step: 'checking' })
    try {
      const { receipt } = await (await browserClient()).post('/payments/verify', asSent(proof.current))
      settle(receipt)
    } catch (error) {
      setState({ step: 'unsure', sentence: sentenceOf(error) })
    }
  }, [settle])

  const pay = useCallback(
    async (next?: CheckoutRequest, onDismiss?: (orderId: string) => Promise<unknown>) => {
      request.current = next ?? request.current
      if (!request.current) return
      setState({ step: 'opening' })
      try {
        const outcome = await openCheckout(request.current)
        if (outcome.kind === 'paid') {
          proof.current = outcome.proof
          return await prove()
        }
        if (outcome.kind === 'settled') return settle(outcome.receipt)
        if (outcome.kind === 'refused') return setState({ step: 'failed', sentence: outcome.reason })
        if (outcome.kind === 'failed')
          return setState({ step: 'failed', sentence: `${outcome.reason} Nothing was charged. You can try again.` })
        setState({ step: 'dismissed' })
        // Only a courtesy to the books: what is paid later still counts.
        await onDismiss?.(request.current.orderId).catch(() => {})
      } catch (error) {
        setState({ step: 'failed', sentence: sentenceOf(error) })
      }
    },
    [prove, settle],
  )

  // A payment by UPI may end in another app, after the window was closed: look for a while.
  const isWaiting = state.step === 'dismissed' || state.step === 'unsure'
  useEffect(() => {
    if (!isWaiting) return
    let asked = 0
    const timer = setInterval(async () => {
      asked += 1
      if (asked > askTimes) return clearInterval(timer)
      const order_id = request.current?.orderId
      if (!order_id || document.visibilityState === 'hidden') return
      const client = await browserClient()
      const found = await client.get('/payments/orders/{order_id}', { params: { order_id } }).catch(() => undefined)
      if (found?.status === 'PAID') settle(found.receipt)
    }, askEvery)
    return () => clearInterval(timer)
  }, [isWaiting, settle])

  return {
    state,
    pay,
    prove,
    orderId: () => request.current?.orderId,
    isBusy: state.step === 'opening' || state.step === 'checking',
  }
}
