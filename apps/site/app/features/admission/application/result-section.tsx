import { waivedText } from '@northlight/contract/admissions/waived-fee'
import { shownDate } from '@northlight/contract/dates'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { testPath } from '../../../platform/paths/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Application } from './use-application.ts'

/** Marks, band and what they take off the tuition. */
export function ResultSection({ result, test }: Pick<Application, 'result' | 'test'>) {
  if (!result) return null
  return (
    <Card as="section" ground="night" className="grid gap-4">
      <h2 className="text-h3">The result</h2>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <b className="font-serif text-[3.25rem] leading-none font-light text-gold figures">{result.percent}%</b>
        <span className="text-on-night-2">
          {result.marks} of {result.total_marks} marks, {shownDate(result.at)}
        </span>
      </p>
      <p className="max-w-[35.5em] text-lg">
        {result.waiver_percent > 0
          ? `${result.honour ? `${result.honour}: ` : ''}${result.waived ? `${waivedText(result.waived)} of the tuition is waived, ${result.waiver_percent} per cent of it` : `${result.waiver_percent} per cent of the tuition is waived`}, for the whole length of the course.`
          : 'This mark does not bring a waiver. You can still join.'}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {test && (
          <MoreLink to={`${testPath(test.slug, true)}/report`} className="text-on-night!">
            Full report
          </MoreLink>
        )}
        <MoreLink to="/admission#scholarship" className="text-on-night!">
          All scholarship bands
        </MoreLink>
      </p>
    </Card>
  )
}
