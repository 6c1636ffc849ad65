import { indianDay, instant, shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { Numbers } from '../../features/courses/vrddhi/numbers.tsx'
import { Paper } from '../../features/courses/vrddhi/paper.tsx'
import { Voices } from '../../features/courses/vrddhi/voices.tsx'
import { WithPicture } from '../../features/courses/vrddhi/with-picture.tsx'
import { Zones } from '../../features/courses/vrddhi/zones.tsx'
import { load } from '../../platform/api/load.ts'
import { faqPage } from '../../platform/head/json-ld/faq-page.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { eventPath } from '../../platform/paths/paths.ts'
import { Accordion, AccordionItem } from '../../ui/controls/accordion.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { CheckedList } from '../../ui/lists/checked-list.tsx'
import { DatedLine } from '../../ui/lists/dated-line.tsx'
import type { Route } from './+types/vrddhi'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const [{ programme }, seo] = await Promise.all([client.get('/programme/vrddhi'), seoRecord(client, 'vrddhi-page')])
    const { syllabus: _, ...page } = programme
    return { page, seo, today: indianDay(instant(Date.now())) }
  })

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { page, seo } = loaderData
  const { stored } = usedWords(rootOf(matches).words)
  return pageMeta({
    title: stored(page.name),
    description: stored(page.lead),
    seo,
    path: location.pathname,
    trail: [[stored(page.name)]],
    jsonLd: [faqPage(page.faqs.map(({ question, answer }) => ({ question, answer_unfiltered: answer })))],
    matches,
  })
}

export default function Vrddhi({ loaderData: { page, today } }: Route.ComponentProps) {
  const { language, say, stored } = useWords()
  const texts = (list: readonly string[]) => list.map((text) => <Stored key={text} text={text} />)
  const dates = page.dates.map(({ what, on, time }) => ({ on, title: what, text: time ?? undefined }))
  const next = dates.find(({ on }) => on >= today)
  const registerPath = `${eventPath(page.event?.slug ?? '')}#reserve`
  const register =
    page.fee_paise === 0 ? say('Register, free') : say('Register, {amount}', { amount: shownMoney(page.fee_paise) })
  return (
    <>
      <PageBanner
        title={<Stored text={page.heading} />}
        trail={[[stored(page.name)]]}
        lead={<Stored text={page.lead} />}
        aside={
          next && (
            <HeadFact
              label={<Stored text={next.title} />}
              fact={shownDay(next.on, language)}
              link={{ to: '#dates', label: say('See all dates') }}
            >
              <Stored text={next.text} />
            </HeadFact>
          )
        }
      >
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {page.event && (
            <ButtonLink to={registerPath} variant="gold" size="lg">
              {register}
            </ButtonLink>
          )}
          <ButtonLink to="/vrddhi/syllabus" variant={page.event ? 'ghost' : 'gold'} size="lg">
            {say('Syllabus and sample paper')}
          </ButtonLink>
          {page.event && (
            <span className="text-sm text-on-night-2">
              {say('on {day}', { day: shownDate(page.event.event_date, language) })}
            </span>
          )}
        </p>
      </PageBanner>
      <Band labelledBy="history">
        <div className="grid gap-x-20 gap-y-10 md:grid-cols-[1.5fr_1fr]">
          <div>
            <h2 id="history" className="mb-6">
              <Stored text={page.history.heading} />
            </h2>
            <Prose html={page.history.body} />
          </div>
          <Numbers numbers={page.numbers} />
        </div>
      </Band>
      <Band ground="white" labelledBy="aims">
        <BandHead
          id="aims"
          mark="leo"
          markLabel={say('Aims')}
          title={<Stored text={page.objectives.heading} />}
          lead={<Stored text={page.objectives.intro} />}
        />
        <WithPicture picture={page.objectives} side="left">
          <CheckedList items={texts(page.objectives.bullets)} className="gap-5!" />
        </WithPicture>
      </Band>
      <Band labelledBy="paper">
        <BandHead
          id="paper"
          mark="cassiopeia"
          markLabel={say('Format')}
          title={<Stored text={page.format.heading} />}
          lead={<Stored text={page.format.text} />}
        />
        <Paper format={page.format} />
      </Band>
      <Band ground="tint" labelledBy="dates">
        <div className="grid gap-x-20 gap-y-10 md:grid-cols-[1fr_1.4fr]">
          <div>
            <h2 id="dates">{say('Dates')}</h2>
            {page.event && (
              <p className="mt-4">
                <MoreLink to={eventPath(page.event.slug)}>
                  <Stored text={page.event.name} />
                </MoreLink>
              </p>
            )}
          </div>
          <DatedLine entries={dates} today={today} />
        </div>
      </Band>
      <Band labelledBy="zones">
        <BandHead id="zones" mark="cygnus" markLabel={say('Centres')} title={say('Test centres.')} />
        <Zones zones={page.zones} />
      </Band>
      <Band ground="night" labelledBy="syllabus">
        <BandHead
          id="syllabus"
          mark="dipper"
          markLabel={say('Syllabus')}
          title={say('Nothing to prepare.')}
          lead={say('The topics of each class, and a sample paper for those who like to know.')}
          action={
            <ButtonLink to="/vrddhi/syllabus" variant="gold">
              {say('See the syllabus')}
            </ButtonLink>
          }
          className="mb-0!"
        />
      </Band>
      <Band ground="white" labelledBy="rewards">
        <BandHead
          id="rewards"
          mark="lyra"
          markLabel={say('Prize morning')}
          title={<Stored text={page.rewards.heading} />}
        />
        <WithPicture picture={page.rewards} side="right">
          <CheckedList items={texts(page.rewards.bullets)} className="gap-5!" />
        </WithPicture>
      </Band>
      {page.testimonials.length > 0 && (
        <Band labelledBy="voices">
          <BandHead id="voices" title={say('What parents say.')} />
          <Voices voices={page.testimonials} />
        </Band>
      )}
      {page.faqs.length > 0 && (
        <Band ground="white" labelledBy="questions">
          <BandHead id="questions" mark="orion" markLabel={say('Questions')} title={say('Questions parents ask.')} />
          <Accordion>
            {page.faqs.map(({ question, answer }) => (
              <AccordionItem key={question} title={<Stored text={question} />}>
                <p className="max-w-measure text-ink-2">
                  <Stored text={answer} />
                </p>
              </AccordionItem>
            ))}
          </Accordion>
          {page.event && (
            <p className="mt-8">
              <ButtonLink to={registerPath} size="lg" className="max-sm:w-full">
                {register}
              </ButtonLink>
            </p>
          )}
        </Band>
      )}
    </>
  )
}
