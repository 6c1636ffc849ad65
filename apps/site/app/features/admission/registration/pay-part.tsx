import { shownTime } from '@northlight/contract/dates'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { circleCheckIcon } from '@northlight/ui/kit/icons.ts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import { useGo } from '../../../platform/navigation/place.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { PayFee } from '../fee/pay-fee.tsx'
import { applicationPath } from '../paths.ts'
import { daysOf } from '../sittings/sitting-words.ts'
import type { Registered } from './use-registration.ts'

/** The last step: the application exists, and the fee is paid or tried again. */
export function PayPart({ registered }: { registered: Registered }) {
  const { language, say } = useWords()
  const { data, application } = registered
  const navigate = useGo()
  const heading = useRef<HTMLHeadingElement>(null)
  const isPaid = data.payment_status === 'PAID'
  const finish = (sentence: string) => {
    toast.success(sentence)
    navigate(applicationPath, { replace: true })
  }
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sitting that costs nothing is finished at once
  useEffect(() => {
    if (isPaid) finish(say('You are registered.'))
  }, [isPaid])
  return (
    <section aria-label={say('Pay and finish')} className="grid gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="flex scroll-mt-28 gap-2.5 text-h3 outline-none">
          <Icon path={circleCheckIcon} size={28} className="mt-1 text-leaf" />
          {say('Your application is {number}', { number: application.number })}
        </h2>
        <p className="mt-2 max-w-[36.5em] text-ink-2">
          {daysOf(application.sitting, { say, language })}, <Stored text={application.sitting.centre} />.{' '}
          {application.held_until &&
            say('The seat is held for you until {time}, and it is yours when the fee is paid.', {
              time: shownTime(application.held_until),
            })}
        </p>
      </div>
      {!isPaid && (
        <PayFee
          startsAtOnce={data.razorpay_order_id !== null}
          first={data.razorpay_order_id}
          amountPaise={application.amount_paise}
          number={application.number}
          payer={{
            name: data.father_name ?? data.mother_name ?? data.name,
            email: data.father_email ?? data.mother_email ?? data.email,
            phone: data.father_phone ?? data.mother_phone,
          }}
          onPaid={finish}
        />
      )}
    </section>
  )
}
