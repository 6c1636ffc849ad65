import type { Client } from '@northlight/contract/client'
import { shownMoney } from '@northlight/contract/money'
import type { PaymentProofInput } from '@northlight/contract/payments/proof'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { PaymentTrouble } from '../../payments/checkout/payment-trouble.tsx'
import { usePayment } from '../../payments/checkout/use-payment.ts'

type Props = {
  amountPaise: number
  number: string
  payer: { name: string; email: string; phone: string | null }
  /** The order that came with the application; later ones are asked for. */
  first?: string | null
  startsAtOnce?: boolean
  onPaid: (sentence: string) => void
}

const isOver = 'This fee can no longer be paid here. Here is the present status.'

/** Says whether the money has found its seat, too. */
const prove = (client: Client, proof: PaymentProofInput) => client.post('/admission/verify', proof)

/** The fee: the button, the bank's window, and what to do when it did not work. */
export function PayFee({ amountPaise, number, payer, first = null, startsAtOnce = false, onPaid }: Props) {
  const { say } = useWords()
  const payment = usePayment({ onPaid, prove })
  const { state, isBusy } = payment
  const unused = useRef(first)
  const order = async () => {
    const orderId = unused.current ?? (await orderAgain())
    unused.current = null
    if (orderId === undefined) {
      onPaid(say(isOver))
      return undefined
    }
    const description = `Registration for the aptitude test, ${number}`
    return { orderId, amount: amountPaise, name: payer.name, description, prefill: payer }
  }
  const pay = () => payment.pay(order)
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after registering
  useEffect(() => {
    if (!startsAtOnce || hasBegun.current) return
    hasBegun.current = true
    void pay()
  }, [])
  if (state.step === 'paid')
    return (
      <Notice kind="success" live>
        {state.sentence}
      </Notice>
    )
  return (
    <div className="grid gap-5">
      <PaymentTrouble payment={payment} onRetry={pay} />
      {(state.step === 'ready' || isBusy) && (
        <p>
          <Button
            size="lg"
            pending={isBusy}
            pendingLabel={state.step === 'checking' ? say('Checking the payment') : say('Opening the payment window')}
            onClick={pay}
            className="max-sm:w-full"
          >
            {say('Pay {amount}', { amount: shownMoney(amountPaise) })}
          </Button>
        </p>
      )}
      <p className="text-xs text-ink-2">{say('UPI, card or net banking. We never see or keep your card number.')}</p>
    </div>
  )
}

/** A new order for the same fee; none when it was paid or given up in another tab. */
const orderAgain = async (): Promise<string | undefined> => {
  try {
    const { data } = await (await browserClient()).post('/admission/info/repay', {})
    return data.razorpay_order_id ?? undefined
  } catch (error) {
    if (isApiError(error) && error.status === 400) return undefined
    throw error
  }
}
