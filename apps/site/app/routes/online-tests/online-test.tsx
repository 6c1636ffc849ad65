import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { type UsedWords, usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { redirect } from 'react-router'
import { Afterwards } from '../../features/online-tests/catalogue/afterwards.tsx'
import { DeviceReady } from '../../features/online-tests/catalogue/device-ready.tsx'
import { HallRules } from '../../features/online-tests/catalogue/hall-rules.tsx'
import { PaperFacts } from '../../features/online-tests/catalogue/paper-facts.tsx'
import { StartBox } from '../../features/online-tests/catalogue/start-box.tsx'
import { minutesOf, priceOf } from '../../features/online-tests/catalogue/test-entry.ts'
import { prepareText } from '../../features/reading/text/prepare.server.ts'
import { load } from '../../platform/api/load.ts'
import { practiceTest } from '../../platform/head/json-ld/practice-test.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { testPath } from '../../platform/paths/paths.ts'
import { excerpt } from '../../platform/text/excerpt.ts'
import { beginByFor } from '../../platform/text/start-words.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/online-test'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { test } = await load(context, (client) => client.get('/tests/{slug}', { params: { slug: params.slug } }))
  // A test that is announced has no paper yet.
  const paper =
    test.delivery === null
      ? null
      : await load(context, (client) => client.get('/tests/{slug}/instructions', { params: { slug: test.slug } }))
  if (test.slug !== params.slug) throw redirect(testPath(test.slug) + url.search, 301)
  const { slug, name, short_description, is_paid, amount, total_duration } = test
  const { meta_title, meta_description, meta_keywords, meta_scripts } = test
  return {
    ...{ slug, name, short_description, is_paid, amount, total_duration },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    lead: excerpt(short_description, null),
    html: prepareText(test.description).html,
    paper: paper?.instructions ?? null,
    box: {
      slug,
      path: testPath(slug),
      name,
      price: priceOf(test),
      isFree: !is_paid,
      minutes: minutesOf(test),
      opensAt: test.opens_at,
      closesAt: test.closes_at,
      beginBy: beginByFor(test),
    },
  }
}

const trailTo = (name: string, { say, stored }: Pick<UsedWords, 'say' | 'stored'>) =>
  [[say('Online Tests'), '/online-tests'], [stored(name)]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute, words } = rootOf(matches)
  const used = usedWords(words)
  return pageMeta({
    title: used.stored(loaderData.name),
    description: loaderData.short_description,
    seo: loaderData.seo,
    path: location.pathname,
    trail: trailTo(loaderData.name, used),
    jsonLd: [practiceTest(siteUrl, institute, loaderData)],
    matches,
  })
}

export default function OnlineTestPage({ loaderData }: Route.ComponentProps) {
  const { name, lead, html, paper, box } = loaderData
  const words = useWords()
  const { say, stored } = words
  return (
    <>
      <PageBanner
        title={stored(name)}
        trail={trailTo(name, words)}
        tagline={say('Online test')}
        arcs={false}
        lead={stored(lead)}
      />
      <div className="wrap grid grid-cols-1 gap-x-columns-2 gap-y-10 pt-opening pb-section menu:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0 max-menu:order-2">
          {paper && <PaperFacts paper={paper} />}
          {html && (
            <section aria-labelledby="paper" className="mt-14 first:mt-0">
              <h2 id="paper" className="mb-5 text-h3">
                {say('The paper')}
              </h2>
              <Prose html={html} />
            </section>
          )}
          <HallRules isTimed={box.minutes !== null} />
          <DeviceReady />
          <Afterwards />
          <p className="mt-10" data-noprint>
            <MoreLink to="/online-tests">{say('All tests')}</MoreLink>
          </p>
        </div>
        <StartBox {...box} />
      </div>
    </>
  )
}
