import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { shownMoney } from '@northlight/contract/money'
import { StarIcon } from '@northlight/ui/icons/star.tsx'
import { useMemo } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { CostLine } from '../cost-line.tsx'
import { FormHelp } from '../form-help.tsx'
import { daysOf } from '../sittings/sitting-words.ts'
import type { RegistrationData } from './registration-data.ts'

type Props = {
  data: RegistrationData
  values: Record<string, unknown>
  schoolClass: string
  program: string
  sitting: SittingChoice | undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What is paid today and later, what was filled in so far, and what comes next. */
export function RegistrationSide({ data, values, schoolClass, program, sitting }: Props) {
  const fee = shownMoney(sitting?.fee_paise ?? data.feePaise)
  // The same list as long as the fee is the same: what is drawn already is then left alone.
  const steps = useMemo(
    () => [
      'Choose a day and a place, and check everything on one page.',
      `Pay ${fee} by UPI, card or net banking. The seat is held for you meanwhile.`,
      'The hall ticket comes at once, by e-mail and on the page of your application.',
    ],
    [fee],
  )
  const price = data.programmes.find(({ value }) => value === program)?.price
  const waivers = data.bands.filter(({ waiver_percent }) => waiver_percent > 0)
  const lowest = waivers.at(-1)
  const soFar = [
    [
      'Student',
      [textOf(values.name), schoolClass && `Class ${schoolClass.replace(/th$/, '')}`].filter(Boolean).join(', '),
    ],
    ['Programme', program],
    ['Test', sitting ? `${daysOf(sitting)}, ${sitting.centre}` : ''],
  ].filter(([, value]) => value)
  return (
    <aside aria-label="Costs and help" className="grid content-start gap-7 text-sm menu:sticky menu:top-6" data-noprint>
      <Card as="section" ground="night" className="p-6!">
        <h2 className="mb-3 text-h4">What you pay</h2>
        <dl aria-live="polite">
          <CostLine name="Today" note="registration and test" value={fee} isNow />
          {price && (
            <CostLine
              name="The course, from"
              note={[program, price.basis?.split(';')[0]].filter(Boolean).join(', ')}
              value={shownMoney(price.paise)}
            />
          )}
        </dl>
        {lowest && (
          <p className="flex gap-2.5 border-t border-line-night pt-3.5 text-xs leading-normal text-on-night-2">
            <StarIcon size={18} className="text-gold" />
            <span>
              A mark of {lowest.min_percent} per cent or more lowers the tuition by {lowest.waiver_percent}% to{' '}
              {waivers[0]?.waiver_percent}%. The result comes within {data.resultWithinDays} days.
            </span>
          </p>
        )}
      </Card>
      {soFar.length > 0 && (
        <section aria-labelledby="so-far" className="border-t border-line-2 pt-5">
          <h2 id="so-far" className="mb-3 text-h4">
            So far
          </h2>
          <dl className="grid gap-2">
            {soFar.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-3">
                <dt className="text-ink-2">{name}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <FormHelp note={data.refundNote} steps={steps} />
    </aside>
  )
}
