import { redirect } from 'react-router'
import { load } from '../api/load.ts'
import { Emblem } from '../art/emblem.tsx'
import { markingRules } from '../online-tests/exam-packs.server.ts'
import { HallRules } from '../online-tests/hall-rules.tsx'
import { StartBox } from '../online-tests/start-box.tsx'
import { emblemOf, minutesOf, priceOf, testPath } from '../online-tests/test-entry.ts'
import { excerpt } from '../reading/excerpt.ts'
import { prepareText } from '../reading/prepare.server.ts'
import { practiceTest } from '../seo/json-ld/practice-test.ts'
import { pageMeta, rootOf } from '../seo/meta.ts'
import { MoreLink } from '../ui/link.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import { Prose } from '../ui/prose.tsx'
import type { Route } from './+types/online-test'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { test } = await load(context, (client) => client.get('/tests/{slug}', { params: { slug: params.slug } }))
  if (test.slug !== params.slug) throw redirect(testPath(test.slug) + url.search, 301)
  const { slug, name, short_description, is_paid, amount, total_duration, total_marks } = test
  const { meta_title, meta_description, meta_keywords, meta_scripts } = test
  return {
    ...{ slug, name, short_description, is_paid, amount, total_duration },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    lead: excerpt(short_description, null),
    html: prepareText(test.description).html,
    marking: markingRules(test),
    box: {
      path: testPath(slug),
      name,
      price: priceOf(test),
      isFree: !is_paid,
      minutes: minutesOf(test),
      marks: total_marks,
    },
  }
}

const trailTo = (name: string) => [['Online Tests', '/online-tests'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute } = rootOf(matches)
  return pageMeta({
    title: loaderData.name,
    description: loaderData.short_description,
    seo: loaderData.seo,
    path: location.pathname,
    trail: trailTo(loaderData.name),
    jsonLd: [practiceTest(siteUrl, institute, loaderData)],
    matches,
  })
}

export default function OnlineTestPage({ loaderData }: Route.ComponentProps) {
  const { name, lead, html, marking, box } = loaderData
  return (
    <>
      <PageBanner
        title={name}
        trail={trailTo(name)}
        tagline="Online test"
        arcs={false}
        lead={lead}
        aside={<Emblem name={emblemOf(name)} size={112} className="text-gold max-menu:hidden" />}
      />
      <div className="wrap grid gap-x-[clamp(40px,5vw,88px)] gap-y-10 pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section menu:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0 max-menu:order-2">
          {html && (
            <section aria-labelledby="paper">
              <h2 id="paper" className="mb-5 text-h3">
                The paper
              </h2>
              <Prose html={html} />
            </section>
          )}
          {marking.length > 0 && (
            <section aria-labelledby="marking" className="mt-14">
              <h2 id="marking" className="text-h3">
                How it is marked
              </h2>
              <ul className="mt-5 grid gap-3 border-l border-line-2 pl-5">
                {marking.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
          )}
          <HallRules isTimed={box.minutes !== null} />
          <p className="mt-10" data-noprint>
            <MoreLink to="/online-tests">All tests</MoreLink>
          </p>
        </div>
        <StartBox {...box} />
      </div>
    </>
  )
}
