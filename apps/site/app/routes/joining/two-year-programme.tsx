import { shownMoney } from '@northlight/contract/money'
import { ButtonLink, Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { CourseSection } from '../../features/courses/course/course-section.tsx'
import { NotCovered } from '../../features/courses/fees/not-covered.tsx'
import { ProgrammeFees, ProgrammeResults } from '../../features/courses/fees/programme-fees.tsx'
import { DayTable } from '../../features/courses/programmes/day-table.tsx'
import { chosenVariant, modeOf } from '../../features/courses/programmes/mode.ts'
import { ScholarForm } from '../../features/courses/programmes/scholar-form.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { CheckedList } from '../../ui/lists/checked-list.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/two-year-programme'

const trailOf = (name: string) => [[name]] as const

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const [{ programme }, { options }, seo] = await Promise.all([
      client.get('/programme/two-year'),
      client.get('/options/{name}', { params: { name: 'scholar_campuses' } }),
      seoRecord(client, 'day-scholar-page'),
    ])
    const variant = chosenVariant(programme.variants, url.searchParams.get('mode'))
    return {
      seo,
      name: programme.name,
      heading: programme.heading,
      lead: programme.lead,
      variants: programme.variants.map(({ value, heading }) => ({ value, heading })),
      variant,
      notCovered: programme.not_covered,
      campuses: options
        .filter((option) => option.for.length === 0 || (variant && option.for.includes(variant.value)))
        .map(({ value }) => value),
    }
  })

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { heading, lead, name, seo } = loaderData
  const { stored } = usedWords(rootOf(matches).words)
  return pageMeta({
    title: stored(heading),
    description: stored(lead),
    seo,
    path: location.pathname,
    trail: trailOf(stored(name)),
    matches,
  })
}

export default function TwoYearProgramme({ loaderData }: Route.ComponentProps) {
  const { say, stored } = useWords()
  const { name, heading, lead, variants, variant, notCovered, campuses } = loaderData
  return (
    <>
      <PageBanner
        title={<Stored text={heading} />}
        trail={trailOf(stored(name))}
        tagline={<Stored text={name} />}
        lead={<Stored text={lead} />}
        aside={variant && <LowestFee variant={variant} />}
      >
        <nav aria-label={say('Day scholar or residential')} className="flex flex-wrap gap-2" data-noprint>
          {variants.map((one) => (
            <Link
              key={one.value}
              to={`?mode=${modeOf(one.value)}`}
              aria-current={one.value === variant?.value ? 'true' : undefined}
              className="inline-flex min-h-12 items-center rounded-pill border border-field-night px-5.5 font-medium text-on-night no-underline hover:border-gold hover:text-gold aria-[current]:border-on-night aria-[current]:bg-on-night aria-[current]:text-night"
            >
              <Stored text={one.heading} />
            </Link>
          ))}
        </nav>
        {/* Where the form stands below the text. */}
        <p className="mt-4 menu:hidden" data-noprint>
          <ButtonLink to="#form" variant="gold">
            {say('Request a call-back')}
          </ButtonLink>
        </p>
      </PageBanner>
      {variant && (
        <div className="wrap grid items-start gap-columns-2 pt-10 pb-section menu:grid-cols-[minmax(0,1fr)_380px]">
          <div className="min-w-0">
            <Picture
              src={variant.image}
              alt={variant.image_alt ?? ''}
              width={1280}
              height={426}
              sizes="(min-width: 993px) 800px, 100vw"
              priority
              className="aspect-3/1 w-full rounded-lg bg-night object-cover"
            />
            <CourseSection title={stored(variant.heading)}>
              <p className="mb-7 max-w-[34em] text-lg leading-normal text-ink-2">
                <Stored text={variant.lead} />
              </p>
              <CheckedList items={variant.bullets.map((text) => <Stored key={text} text={text} />)} />
            </CourseSection>
            <CourseSection title={say('A typical day')}>
              <p className="mb-5 text-ink-2">
                {say('{count} hours a week in all: classes, problem sessions and tests.', {
                  count: variant.weekly_hours,
                })}
              </p>
              <DayTable day={variant.day} />
            </CourseSection>
            <CourseSection title={say('Facilities')}>
              <CheckedList
                items={variant.facilities.map((text) => <Stored key={text} text={text} />)}
                className="sm:grid-cols-2 sm:gap-x-8"
              />
            </CourseSection>
            <CourseSection title={say('What a year costs')} id="fees">
              <ProgrammeFees fees={variant.fees} variant={variant.heading} />
              {notCovered.length > 0 && (
                <div className="mt-8 max-w-120">
                  <h3 className="mb-2.5 font-sans text-sm leading-brief font-semibold tracking-normal">
                    {say('Not covered')}
                  </h3>
                  <NotCovered items={notCovered} />
                </div>
              )}
              <p className="mt-6">
                <MoreLink to="/fees">{say('All fees and refund rules')}</MoreLink>
              </p>
            </CourseSection>
            {variant.fees.some(({ last_batch }) => last_batch) && (
              <CourseSection title={say('How the last batches did')}>
                <ProgrammeResults fees={variant.fees} />
              </CourseSection>
            )}
          </div>
          <aside id="form" aria-label={say('Request a call-back')} className="scroll-mt-20 menu:sticky menu:top-24">
            <ScholarForm variants={variants.map(({ value }) => value)} variant={variant.value} campuses={campuses} />
          </aside>
        </div>
      )}
    </>
  )
}

type Variant = NonNullable<Route.ComponentProps['loaderData']['variant']>

/** For the head: where the fees of the chosen way begin. */
function LowestFee({ variant: { heading, fees } }: { variant: Variant }) {
  const { say, stored } = useWords()
  const [lowest] = fees.toSorted((a, b) => a.discounted_amount_paise - b.discounted_amount_paise)
  if (!lowest) return null
  return (
    <HeadFact
      label={say('{variant}, a year', { variant: stored(heading) })}
      fact={say('From {amount}', { amount: shownMoney(lowest.discounted_amount_paise) })}
      link={{ to: `/fees?campus=${lowest.branch.slug}`, label: say('All fees and refund rules') }}
    >
      <Stored text={lowest.course.name} />, <Stored text={lowest.branch.name} />
    </HeadFact>
  )
}
