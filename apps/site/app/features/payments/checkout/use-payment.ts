import type { Client } from '@northlight/contract/client'
import { seconds } from '@northlight/contract/durations'
import { networkError } from '@northlight/contract/network-error'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { markBusy } from '../../../platform/build-check/busy.ts'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { asSent, type CheckoutRequest, type PaymentProof } from './outcome.ts'

type Receipt = { number: string; url: string } | null

export type PaymentState =
  | { step: 'ready' }
  | { step: 'opening' }
  | { step: 'checking' }
  | { step: 'paid'; receipt: Receipt; sentence: string }
  | { step: 'failed'; sentence: string }
  /** Closed without paying, as far as we know; money that comes all the same is noticed. */
  | { step: 'dismissed' }
  /** The window said paid, and we have not heard it from the bank yet. */
  | { step: 'unsure'; sentence: string }

type Proved = { message: string; receipt?: Receipt }
type Options = {
  onPaid?: (sentence: string) => void
  /** Where the proof goes; some purchases say more about what was bought. The same function on every render. */
  prove?: (client: Client, proof: ReturnType<typeof asSent>) => Promise<Proved>
}
/** An order that is known, or one that is asked for on the click; nothing when there is none to pay any more. */
type Asked = CheckoutRequest | (() => Promise<CheckoutRequest | undefined>)

const askEvery = seconds(3)
const askTimes = 40
const nothingCharged = networkError.replace(/\.$/, '; nothing was charged.')
/** Heard of without the window. */
const arrived = 'Your payment has arrived.'

const anyPurchase = (client: Client, proof: ReturnType<typeof asSent>): Promise<Proved> =>
  client.post('/payments/verify', proof)

/** Pays one order: opens the window, proves the payment, and keeps looking when the answer is late. */
export const usePayment = ({ onPaid, prove: send = anyPurchase }: Options = {}) => {
  const [state, setState] = useState<PaymentState>({ step: 'ready' })
  const request = useRef<CheckoutRequest>(undefined)
  const proof = useRef<PaymentProof>(undefined)
  const told = useRef(onPaid)
  told.current = onPaid

  const settle = useCallback((receipt: Receipt, sentence = arrived) => {
    setState({ step: 'paid', receipt, sentence })
    told.current?.(sentence)
  }, [])

  const prove = useCallback(async () => {
    if (!proof.current) return
    setState({ step: 'checking' })
    try {
      const { receipt = null, message } = await send(await browserClient(), asSent(proof.current))
      settle(receipt, message)
    } catch (error) {
      setState({ step: 'unsure', sentence: sentenceOf(error) })
    }
  }, [send, settle])

  const pay = useCallback(
    async (asked: Asked, onDismiss?: (orderId: string) => Promise<unknown>) => {
      setState({ step: 'opening' })
      // A reload would take away what is being paid for: the page of a registration knows it only until then.
      const release = markBusy('payment')
      try {
        // Fetched on the click: nobody who only reads loads anything of a bank.
        const { openCheckout } = await fetchFile(() => import('./open-checkout.ts'))
        request.current = typeof asked === 'function' ? await asked() : asked
        if (!request.current) return setState({ step: 'ready' })
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
        setState({ step: 'failed', sentence: sentenceOf(error, nothingCharged) })
      } finally {
        release()
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
      if (found?.status !== 'PAID') return
      clearInterval(timer)
      settle(found.receipt)
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
