import { seconds } from '@northlight/contract/durations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from '../../api/browser.ts'
import { isApiError } from '../../api/failure.ts'

export type FeeOrder = {
  orderId: string
  amountPaise: number
  number: string
  payer: { name: string; email: string; phone: string | null }
}

export type FeeState =
  | { step: 'ready' }
  | { step: 'opening' }
  | { step: 'checking' }
  | { step: 'dismissed' }
  | { step: 'failed'; sentence: string }
  /** The window said paid, and we could not hear it from the bank: the proof is asked about again. */
  | { step: 'unsure'; sentence: string }
  | { step: 'paid'; sentence: string }

type Proof = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

const sentenceOf = (error: unknown, otherwise: string) =>
  isApiError(error) && error.status > 0 ? error.message : otherwise

const askEvery = seconds(3)
const askTimes = 40

const isOver = 'This fee is not open any more. Here is how it stands now.'
const noLine = 'We could not reach the server. Check your connection and try again; nothing was charged.'

/** The fee of a sitting: opens the window of the bank, tells the server of the outcome, and can be tried again. */
export const useFee = (onPaid: (sentence: string) => void) => {
  const [state, setState] = useState<FeeState>({ step: 'ready' })
  const proof = useRef<Proof>(undefined)
  const opened = useRef<string>(undefined)
  const paid = useRef(onPaid)
  useEffect(() => {
    paid.current = onPaid
  })

  const verify = useCallback(async () => {
    if (!proof.current) return
    setState({ step: 'checking' })
    try {
      const reply = await (await browserClient()).post('/admission/verify', proof.current)
      setState({ step: 'paid', sentence: reply.message })
      paid.current(reply.message)
    } catch (error) {
      const otherwise = `The window said paid, but we could not check it. Your order is ${proof.current.razorpay_order_id}. If money has left your account, it is not lost.`
      setState({ step: 'unsure', sentence: sentenceOf(error, otherwise) })
    }
  }, [])

  /** Heard of without the window; whether it found its seat stands on the page that follows. */
  const arrived = useCallback(() => {
    setState({ step: 'paid', sentence: 'Your payment has arrived.' })
    paid.current('Your payment has arrived.')
  }, [])

  const pay = useCallback(
    async (order: () => Promise<FeeOrder>) => {
      setState({ step: 'opening' })
      try {
        const [{ openCheckout }, { orderId, amountPaise, number, payer }] = await Promise.all([
          import('../../checkout/open-checkout.ts'),
          order(),
        ])
        opened.current = orderId
        const outcome = await openCheckout({
          orderId,
          amount: amountPaise,
          name: payer.name,
          description: `Registration for the aptitude test, ${number}`,
          prefill: payer,
        })
        if (outcome.kind === 'paid') {
          proof.current = {
            razorpay_order_id: outcome.proof.order_id,
            razorpay_payment_id: outcome.proof.payment_id,
            razorpay_signature: outcome.proof.signature,
          }
          return verify()
        }
        if (outcome.kind === 'settled') return arrived()
        if (outcome.kind === 'dismissed') return setState({ step: 'dismissed' })
        const sentence =
          outcome.kind === 'refused' ? outcome.reason : `${outcome.reason} Nothing was charged. You can try again.`
        setState({ step: 'failed', sentence })
      } catch (error) {
        // Paid or given up in another tab: the page shows how it stands now.
        if (isApiError(error) && error.status === 400) {
          setState({ step: 'ready' })
          return paid.current(isOver)
        }
        setState({ step: 'failed', sentence: sentenceOf(error, noLine) })
      }
    },
    [verify, arrived],
  )

  // A payment by UPI may end in another app, after the window was closed: look for a while.
  const isWaiting = state.step === 'dismissed' || state.step === 'unsure'
  useEffect(() => {
    if (!isWaiting) return
    let asked = 0
    const timer = setInterval(async () => {
      asked += 1
      if (asked > askTimes) return clearInterval(timer)
      const order_id = opened.current
      if (!order_id || document.visibilityState === 'hidden') return
      const client = await browserClient()
      const found = await client.get('/payments/orders/{order_id}', { params: { order_id } }).catch(() => undefined)
      if (found?.status !== 'PAID') return
      clearInterval(timer)
      arrived()
    }, askEvery)
    return () => clearInterval(timer)
  }, [isWaiting, arrived])

  return { state, pay, verify, isBusy: state.step === 'opening' || state.step === 'checking' }
}
