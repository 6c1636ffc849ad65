import { shownMoney } from '@northlight/contract/money'
import { useEffect, useRef } from 'react'
import { browserClient } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FeeOrder, useFee } from './use-fee.ts'

type Props = Omit<FeeOrder, 'orderId'> & {
  /** The order that came with the application; later ones are asked for. */
  first?: string | null
  startsAtOnce?: boolean
  onPaid: (sentence: string) => void
}

/** The fee: the button, the bank's window, and what to do when it did not work. */
export function PayFee({ amountPaise, number, payer, first = null, startsAtOnce = false, onPaid }: Props) {
  const { state, pay, verify, isBusy } = useFee(onPaid)
  const unused = useRef(first)
  const order = async (): Promise<FeeOrder> => {
    const known = unused.current
    unused.current = null
    if (known !== null) return { orderId: known, amountPaise, number, payer }
    const { data, application } = await (await browserClient()).post('/admission/info/repay', {})
    if (data.razorpay_order_id === null) throw new Error('The order has no number.')
    return { orderId: data.razorpay_order_id, amountPaise: application.amount_paise, number, payer }
  }
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after registering
  useEffect(() => {
    if (!startsAtOnce || hasBegun.current) return
    hasBegun.current = true
    void pay(order)
  }, [])
  if (state.step === 'paid')
    return (
      <Notice kind="success" live>
        {state.sentence}
      </Notice>
    )
  return (
    <div className="grid gap-5">
      {state.step === 'dismissed' && (
        <Notice kind="info" live>
          The payment window was closed. If you paid in your UPI app, stay here a moment: this page notices by itself.
          Otherwise nothing was charged, and you can pay now or later while the seat is held.
        </Notice>
      )}
      {state.step === 'failed' && (
        <Notice kind="error" live>
          {state.sentence}
        </Notice>
      )}
      {state.step === 'unsure' ? (
        <>
          <Notice kind="warning" live>
            {state.sentence}
          </Notice>
          <p>
            <Button size="lg" onClick={verify} className="max-sm:w-full">
              Check the payment again
            </Button>
          </p>
        </>
      ) : (
        <p>
          <Button
            size="lg"
            pending={isBusy}
            pendingLabel={state.step === 'checking' ? 'Checking the payment' : 'Opening the payment window'}
            onClick={() => pay(order)}
            className="max-sm:w-full"
          >
            {state.step === 'failed' || state.step === 'dismissed' ? 'Try again: pay' : 'Pay'} {shownMoney(amountPaise)}
          </Button>
        </p>
      )}
      <p className="text-xs text-ink-2">UPI, card or net banking. We never see or keep the number of a card.</p>
    </div>
  )
}
