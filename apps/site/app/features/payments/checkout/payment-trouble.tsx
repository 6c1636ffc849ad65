import { Button } from '@northlight/ui/kit/button.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { usePayment } from './use-payment.ts'

type Props = { payment: ReturnType<typeof usePayment>; onRetry: () => void }

/** What went wrong with a payment, in one sentence, and the way on. Nothing when nothing did. */
export function PaymentTrouble({ payment, onRetry }: Props) {
  const { say, stored } = useWords()
  const { state } = payment
  if (state.step === 'failed')
    return (
      <Trouble kind="error" action={say('Try again')} onAction={onRetry}>
        {stored(state.sentence)}
      </Trouble>
    )
  if (state.step === 'dismissed')
    return (
      <Trouble kind="info" action={say('Open the payment again')} onAction={onRetry}>
        {say(
          'The payment window was closed. If you paid in your UPI app, stay here a moment: this page updates on its own. Otherwise nothing was charged.',
        )}
      </Trouble>
    )
  if (state.step === 'unsure')
    return (
      <Trouble kind="warning" action={say('Check again')} onAction={payment.prove}>
        {stored(state.sentence)}{' '}
        <Said
          text="Your money is safe. Quote {number} if you call us."
          values={{ number: <b className="break-all">{payment.orderId()}</b> }}
        />
      </Trouble>
    )
  return null
}

type TroubleProps = {
  kind: 'error' | 'info' | 'warning'
  action: string
  onAction: () => void
  children: ReactNode
}

function Trouble({ kind, action, onAction, children }: TroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  // It takes the place of the button that was pressed, and the focus of the keyboard with it.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={box} className="grid gap-4">
      <Notice kind={kind} live>
        {children}
      </Notice>
      <Button size="lg" wide onClick={onAction} className="sm:max-w-90">
        {action}
      </Button>
    </div>
  )
}
