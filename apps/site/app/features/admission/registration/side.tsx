import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { shownMoney } from '@northlight/contract/money'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { starIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
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
  const { language, say, stored } = useWords()
  const fee = shownMoney(sitting?.fee_paise ?? data.feePaise)
  // The same list as long as the fee is the same: what is drawn already is then left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is made anew with every draw, of the same texts
  const steps = useMemo(
    () => [
      say('Choose a day and a place, and check everything on one page.'),
      say('Pay {fee} by UPI, card or net banking. The seat is held for you meanwhile.', { fee }),
      say(
        'The hall ticket comes by e-mail and on the page of your application, as soon as the fee is paid and, for a student under 18, a parent has agreed.',
      ),
    ],
    [fee, language],
  )
  const price = data.programmes.find(({ value }) => value === program)?.price
  const waivers = data.bands.filter(({ waiver_percent }) => waiver_percent > 0)
  const lowest = waivers.at(-1)
  const soFar = [
    [
      say('Student'),
      [textOf(values.name), schoolClass && say('Class {number}', { number: schoolClass.replace(/th$/, '') })]
        .filter(Boolean)
        .join(', '),
    ],
    [say('Programme'), stored(program)],
    [say('Test'), sitting ? `${daysOf(sitting, { say, language })}, ${stored(sitting.centre)}` : ''],
  ].filter(([, value]) => value)
  return (
    <aside
      aria-label={say('Costs and help')}
      className="grid content-start gap-7 text-sm menu:sticky menu:top-6"
      data-noprint
    >
      <Card as="section" ground="night" className="p-6!">
        <h2 className="mb-3 text-h4">{say('What you pay')}</h2>
        <dl aria-live="polite">
          <CostLine name={say('Today')} note={say('registration and test')} value={fee} isNow />
          {price && (
            <CostLine
              name={say('The course, from')}
              note={[stored(program), stored(price.basis?.split(';')[0] ?? '')].filter(Boolean).join(', ')}
              value={shownMoney(price.paise)}
            />
          )}
        </dl>
        {lowest && (
          <p className="flex gap-2.5 border-t border-line-night pt-3.5 text-xs leading-normal text-on-night-2">
            <Icon path={starIcon} size={18} className="text-gold" />
            <span>
              {say(
                'A mark of {percent} per cent or more lowers the tuition by {least}% to {most}%. The result comes within {days} days.',
                {
                  percent: lowest.min_percent,
                  least: lowest.waiver_percent,
                  most: waivers[0]?.waiver_percent ?? lowest.waiver_percent,
                  days: data.resultWithinDays,
                },
              )}
            </span>
          </p>
        )}
      </Card>
      {soFar.length > 0 && (
        <section aria-labelledby="so-far" className="border-t border-line-2 pt-5">
          <h2 id="so-far" className="mb-3 text-h4">
            {say('So far')}
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
      <FormHelp note={stored(data.refundNote)} steps={steps} />
    </aside>
  )
}
