import { Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { DatedLine } from '../../../ui/lists/dated-line.tsx'
import { Tutors } from '../../institute/people/tutors.tsx'
import { Achievers } from '../../results/achievers/achievers.tsx'
import { LastBatch } from '../../results/tally/last-batch.tsx'
import { Quotes } from '../../results/testimonials/quotes.tsx'
import { RefundTable } from '../fees/refund-table.tsx'
import type { CourseData, CourseDetail } from './course-data.ts'
import { CourseSection } from './course-section.tsx'

/** What stands below the description: days, refund, people, results. */
export function CourseBody({ course, branch, today, refundPage, detail }: CourseData & { detail: CourseDetail }) {
  const { say, stored } = useWords()
  const { dates, refund, fee, tutors, achievers, quotes, last_batch } = detail
  return (
    <>
      {dates.length > 0 && (
        <CourseSection title={say('Important dates')} id="dates">
          <DatedLine entries={dates} today={today} />
        </CourseSection>
      )}
      {(refund.refund_rule || refund.refund_examples.length > 0) && (
        <CourseSection title={say('If you leave: your refund')} id="refund">
          {refund.refund_rule && (
            <p className="mb-6 max-w-[39em] text-ink-2">
              <Stored text={refund.refund_rule} />
            </p>
          )}
          <RefundTable
            examples={refund.refund_examples}
            feePaise={fee.discounted_amount_paise}
            about={`${stored(course.name)}, ${stored(branch.name)}`}
          />
          <p className="mt-3.5 text-sm text-ink-2">
            {refund.refund_days !== null &&
              fee.discounted_amount_paise > 0 &&
              `${say('The refund is paid within {count} days.', { count: refund.refund_days })} `}
            {refundPage && <Link to={refundPage}>{say('Read the full refund rule')}</Link>}
          </p>
        </CourseSection>
      )}
      {tutors && (
        <CourseSection
          title={tutors.heading ? <Stored text={tutors.heading} /> : say('Who will teach you')}
          id="tutors"
        >
          <Tutors tutors={tutors.items} />
          <p className="mt-6">
            <MoreLink to="/leadership-team">{say('All our faculty')}</MoreLink>
          </p>
        </CourseSection>
      )}
      {last_batch && (
        <CourseSection title={say('How the last batch did')} id="results">
          <LastBatch batch={last_batch} place={branch.name} />
        </CourseSection>
      )}
      {achievers && (
        <CourseSection
          title={achievers.heading ? <Stored text={achievers.heading} /> : say('Students from this course')}
        >
          <Achievers achievers={achievers.items} />
        </CourseSection>
      )}
      {quotes && (
        <CourseSection title={quotes.heading ? <Stored text={quotes.heading} /> : say('What families say')}>
          <Quotes quotes={quotes.items} />
        </CourseSection>
      )}
    </>
  )
}
