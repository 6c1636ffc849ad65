import { shownMoney } from '@northlight/contract/money'
import { Link } from '@northlight/ui/kit/link.tsx'
import type { Info } from './use-application.ts'

export function Facts({ facts }: { facts: readonly (readonly [string, React.ReactNode])[] }) {
  return (
    <dl>
      {facts.map(
        ([name, value]) =>
          value && (
            <div
              key={name}
              className="grid break-inside-avoid gap-x-6 border-b border-line py-2.5 text-sm sm:grid-cols-[11rem_1fr]"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const feeStates = { PENDING: 'not paid yet', CANCELLED: 'not paid', PAID: 'paid', REFUND: 'refunded' } as const

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n')

/** What the family filled in. */
export function Filled({ info }: { info: Info }) {
  const { enrollmentForm: form, application } = info
  return (
    <Facts
      facts={[
        ['Student', form.name],
        ['Class', form.class],
        ['School', form.school_name],
        ['E-mail', form.email],
        ['Programme', form.program],
        ['Parent', joined(form.father_name, form.father_phone, form.father_email)],
        ['Second parent', joined(form.mother_name, form.mother_phone, form.mother_email)],
        ['Address', form.address],
        [
          'Fee',
          <>
            {shownMoney(application.amount_paise)}, {feeStates[application.payment_status]}
            {application.payment_status !== 'PENDING' && (
              <>
                {' '}
                <Link to="/payments">Receipt</Link>
              </>
            )}
          </>,
        ],
      ]}
    />
  )
}
