import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { achieversPath } from '../../../platform/paths/paths.ts'
import { Chips } from '../../../ui/controls/chips.tsx'
import { BandHead } from '../../../ui/layout/band-head.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Fold } from '../../../ui/layout/fold.tsx'
import { PageBanner } from '../../../ui/layout/page-banner.tsx'
import { NotCovered } from '../../courses/fees/not-covered.tsx'
import { Achievers } from '../../results/achievers/achievers.tsx'
import { Quotes } from '../../results/testimonials/quotes.tsx'
import { NextSitting } from '../sittings/next-sitting.tsx'
import { Sittings } from '../sittings/sittings.tsx'
import type { AdmissionData } from './admission-data.ts'
import { ApplyNow } from './apply-now.tsx'
import { Documents } from './documents.tsx'
import { GuideQuote } from './guide-quote.tsx'
import { Scholarship } from './scholarship.tsx'
import { StepsList } from './steps-list.tsx'

/** How admission works: the steps, the test dates, the forms, what the test saves, what to bring. */
export function AdmissionGuide({ data }: { data: AdmissionData }) {
  const { language, say, stored } = useWords()
  const { guide, sittings, notCovered, categories, achievers, quotes } = data
  const current = categories.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <PageBanner
        title={<Stored text={guide.heading} />}
        trail={[[say('Admission')]]}
        tagline={<Stored text={guide.title} />}
        lead={<Stored text={guide.lead} />}
        aside={<NextSitting sittings={sittings} />}
      >
        {/* A phone has them beside each other in every language, unless its letters are large: a word that becomes narrower when they come moves nothing. */}
        <p className="flex flex-wrap gap-3 max-sm:*:px-2">
          <ButtonLink to="#apply" variant="gold" size="lg" className="max-sm:flex-[2_1_6rem]">
            {say('Apply now')}
          </ButtonLink>
          <ButtonLink to="#scholarship" variant="ghost" size="lg" className="max-sm:flex-[3_1_9rem]">
            {say('What the test can save')}
          </ButtonLink>
        </p>
      </PageBanner>
      <Band labelledBy="steps">
        <BandHead id="steps" mark="dipper" markLabel={say('How admission works')} title={say('One step at a time.')} />
        <StepsList steps={guide.steps} />
        <Fold title={say('The test in short')} className="mt-4 max-sm:border-b sm:mt-12">
          <ul className="grid gap-x-16 sm:grid-cols-2 sm:border-b sm:border-line-2">
            {guide.facts.map((fact) => (
              // An odd one at the end takes the whole line rather than leave a cell empty.
              <li key={fact} className="border-t border-line-2 py-2.5 sm:py-3.5 sm:last:odd:col-span-2">
                <Stored text={fact} />
              </li>
            ))}
          </ul>
        </Fold>
      </Band>
      <Band id="sittings" ground="white" labelledBy="sittings-heading" className="scroll-mt-16">
        <BandHead
          id="sittings-heading"
          mark="cygnus"
          markLabel={say('Aptitude test')}
          title={say('Test dates.')}
          // A phone has it in short above.
          className="max-sm:*:last:hidden"
          lead={say('{questions} questions in {minutes} minutes: {subjects}. The report comes within {days} days.', {
            questions: guide.test.questions,
            minutes: guide.test.minutes,
            subjects:
              language === 'en'
                ? guide.test.subjects.join(', ').toLowerCase()
                : guide.test.subjects.map(stored).join(', '),
            days: guide.test.result_within_days,
          })}
        />
        {sittings.length > 0 ? (
          <Sittings sittings={sittings} />
        ) : (
          <EmptyState
            headingLevel={3}
            title={say('No test date is open now')}
            action={<MoreLink to="/contact-us">{say('Ask a question')}</MoreLink>}
          >
            <p>{say('The next dates are published here as soon as they are fixed.')}</p>
          </EmptyState>
        )}
        <p className="mt-4 max-w-measure text-xs text-ink-2 sm:mt-5 sm:text-sm">
          <Stored text={guide.refund_note} />
        </p>
      </Band>
      <Band id="apply" ground="tint" labelledBy="apply-heading" className="scroll-mt-16">
        <BandHead
          id="apply-heading"
          mark="cassiopeia"
          markLabel={say('Apply')}
          title={say('Choose your form.')}
          className="max-sm:*:last:hidden"
          lead={say('The scholarship test, or the form for your class. Both are saved as you type.')}
        />
        <ApplyNow />
      </Band>
      <Band id="scholarship" labelledBy="scholarship-heading" className="scroll-mt-16">
        <BandHead
          id="scholarship-heading"
          mark="lyra"
          markLabel={say('Scholarship')}
          title={<Stored text={guide.scholarship.heading} />}
        />
        <Scholarship scholarship={guide.scholarship} />
      </Band>
      <Band ground="white" labelledBy="papers">
        <BandHead id="papers" mark="leo" markLabel={say('Documents')} title={say('What to bring.')} />
        <Documents documents={guide.documents} />
        {notCovered.length > 0 && (
          <Fold title={say('What a year costs besides the fee')} className="max-sm:-mt-px max-sm:border-b sm:mt-12">
            <div className="gap-x-10 sm:columns-2 [&_li]:break-inside-avoid">
              <NotCovered items={notCovered} />
            </div>
            <p className="mt-4">
              <MoreLink to="/fees">{say('All fees and refund rules')}</MoreLink>
            </p>
          </Fold>
        )}
      </Band>
      {guide.quote && <GuideQuote quote={guide.quote} />}
      {categories.length > 0 && (
        <Band id="achievers" ground="white" labelledBy="achievers-heading" className="scroll-mt-16">
          <BandHead
            id="achievers-heading"
            mark="orion"
            markLabel={say('Achievers')}
            title={say('Students from this test.')}
            className="mb-4 sm:mb-6"
          />
          <Chips label={say('Achievers by examination')} chips={categories} className="mb-5 sm:mb-9" />
          {achievers.length > 0 ? (
            <Achievers achievers={achievers} wide isRow />
          ) : (
            <p className="text-ink-2">{say('No students are named here yet.')}</p>
          )}
          {current && (
            <p className="mt-2 sm:mt-6">
              <MoreLink to={achieversPath(current.slug)}>
                {say('All in {list}', { list: stored(current.label) })}
              </MoreLink>
            </p>
          )}
        </Band>
      )}
      {quotes.length > 0 && (
        <Band labelledBy="quotes-heading">
          <BandHead
            id="quotes-heading"
            title={say('What families say.')}
            action={<MoreLink to="/testimonial">{say('All testimonials')}</MoreLink>}
          />
          <Quotes quotes={quotes} wide isRow />
        </Band>
      )}
    </>
  )
}
