import { shownMoney } from '@northlight/contract/money'
import { enrol } from '@northlight/contract/payments/enrolments'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { lockIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { PersonFields } from '../../../platform/forms/person-fields.tsx'
import { useApiForm } from '../../../platform/forms/use-api-form.ts'
import { usePayment } from '../../payments/checkout/use-payment.ts'
import { EnrolDone } from './enrol-done.tsx'
import { EnrolPay } from './enrol-pay.tsx'
import { EnrolTitle } from './enrol-title.tsx'

type Named = { name: string; slug: string }

type Props = {
  course: Named
  branch: Named
  pay: 'full' | 'parts'
  /** What is paid now: the fee, or its first part. */
  amountPaise: number
  /** The order this visitor was given before, if any. */
  order: RefObject<string | undefined>
  /** What was typed into the form that stood here before. */
  typed: Record<string, string>
  onBack: () => void
}

const cancel = async (razorpay_order_id: string) =>
  (await browserClient()).post('/enrollment/cancelled', { razorpay_order_id })

/** From three fields to a seat: the order, the window of the bank, and what to hold in hand afterwards. */
export function EnrolFlow({ course, branch, pay, amountPaise, order, typed, onBack }: Props) {
  const { say } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const payment = usePayment()
  const form = useApiForm(enrol, {
    params: { course_slug: course.slug, branch_slug: branch.slug },
    // Nothing to be thankful for before it is paid.
    thanks: '',
    extra: () => ({ pay, ...(order.current && { razorpay_order_id: order.current }) }),
    onSuccess: ({ enrollmentForm }) => {
      order.current = enrollmentForm.razorpay_order_id ?? undefined
      if (enrollmentForm.razorpay_order_id) void payment.pay(requestOf(enrollmentForm), cancel)
    },
  })
  const requestOf = (made: NonNullable<typeof form.result>['enrollmentForm']) => ({
    orderId: made.razorpay_order_id ?? '',
    amount: made.order_paise ?? made.discounted_amount_paise,
    name: made.name,
    description: `${course.name}, ${branch.name}`,
    prefill: { name: made.name, email: made.email, phone: made.phone },
  })

  // What was typed before is not typed again; when it is enough, it goes out at once.
  const started = useRef(false)
  useEffect(() => {
    const element = box.current?.querySelector('form')
    if (!element || started.current) return
    started.current = true
    for (const [name, value] of Object.entries(typed)) {
      const field = element.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    if (['name', 'email', 'phone'].every((name) => typed[name]?.trim())) element.requestSubmit()
    else element.querySelector<HTMLInputElement>('input:placeholder-shown, input')?.focus()
  }, [typed])

  const made = form.result?.enrollmentForm
  if (made && (made.payment_status === 'PAID' || payment.state.step === 'paid'))
    return (
      <EnrolDone
        enrolment={made}
        receipt={payment.state.step === 'paid' ? payment.state.receipt : null}
        className="mt-5"
      />
    )
  if (made)
    return (
      <EnrolPay
        enrolment={made}
        payment={payment}
        onPay={() => payment.pay(requestOf(made), cancel)}
        onBack={() => {
          form.again()
          onBack()
        }}
      />
    )
  return (
    <div ref={box}>
      <form {...form.props} aria-labelledby="enrol-heading" className="mt-5 grid gap-4" data-noprint>
        <div>
          <EnrolTitle id="enrol-heading">{say('Enrol in {course}', { course: course.name })}</EnrolTitle>
          <p className="mt-1 text-sm text-ink-2">{say('The receipt goes to the e-mail address you give here.')}</p>
        </div>
        <PersonFields field={form.field} />
        <p className="text-sm text-ink-2">
          {say(
            'For a student under 18: a parent has to agree before the first test. The parent named in the account gets a copy of the receipt.',
          )}
        </p>
        <SubmitButton size="lg" wide pending={form.pending} pendingLabel={say('One moment …')}>
          {amountPaise === 0 ? say('Enrol, free') : say('Enrol and pay {amount}', { amount: shownMoney(amountPaise) })}
        </SubmitButton>
        {amountPaise > 0 && (
          <p className="flex gap-2 text-xs leading-normal text-ink-2">
            <Icon path={lockIcon} size={16} className="mt-px shrink-0" />
            {say('UPI, card or net banking. We never see your card or your PIN.')}
          </p>
        )}
        <TextButton onClick={onBack} className="justify-self-start text-sm">
          {say('Request a call-back instead')}
        </TextButton>
      </form>
    </div>
  )
}
