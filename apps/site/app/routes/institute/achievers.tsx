import { indianDay, instant } from '@northlight/contract/dates'
import { redirect } from 'react-router'
import { NextSitting } from '../../features/admission/sittings/next-sitting.tsx'
import { openSittings } from '../../features/admission/sittings/open-sittings.ts'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { plainText } from '../../features/reading/text/headings.ts'
import { achieverOf } from '../../features/results/achievers/achiever.ts'
import { AchieverCard } from '../../features/results/achievers/achiever-card.tsx'
import { byYear } from '../../features/results/achievers/by-year.ts'
import { Featured } from '../../features/results/achievers/featured.tsx'
import { FirstEveryone } from '../../features/results/achievers/first-everyone.tsx'
import { HowToRead } from '../../features/results/achievers/how-to-read.tsx'
import { resultOf } from '../../features/results/tally/result.ts'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { usePlace } from '../../platform/navigation/place.ts'
import { achieversPath } from '../../platform/paths/paths.ts'
import { SubNav } from '../../ui/controls/sub-nav.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import type { Route } from './+types/achievers'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { achiverCategory: category } = await load(context, (client) =>
    client.get('/achiever/category/{slug}', { params: { slug: params.slug } }),
  )
  if (category.slug !== params.slug) throw redirect(achieversPath(category.slug) + url.search, 301)
  const [{ items, paging }, { achiverCategory: categories }, result, admission] = await Promise.all([
    loadList({
      context,
      url,
      read: (client, page) =>
        client.get('/achiever/student', { query: { total: 12, page, 'filter[has_categories]': category.slug } }),
    }),
    load(context, (client) => client.get('/achiever/category')),
    load(context, (client) => orNull(client.get('/result'))),
    load(context, (client) => orNull(client.get('/programme/admission'))),
  ])
  const counts = await Promise.all(
    categories.map(({ slug }) =>
      load(context, (client) =>
        client.get('/achiever/student', { query: { total: 1, 'filter[has_categories]': slug } }),
      ),
    ),
  )
  const achievers = items.map(achieverOf)
  const featured = paging.current === 1 ? achievers.find(({ quote }) => quote) : undefined
  const { name, slug, heading, description } = category
  const { meta_title, meta_description, meta_keywords, meta_scripts } = category
  return {
    ...{ name, slug, paging },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    heading: heading || name,
    lead: plainText(description ?? ''),
    tabs: categories.map((other, index) => ({
      label: other.name,
      to: achieversPath(other.slug),
      count: counts[index]?.meta.total ?? 0,
    })),
    featured,
    groups: byYear(achievers.filter((achiever) => achiever !== featured)),
    result: result && resultOf(result.result),
    sittings: openSittings(admission?.programme.sittings ?? [], indianDay(instant(Date.now()))),
  }
}

const trailTo = (name: string) => [['Achievers', '/#achievers'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: `${loaderData.name} achievers`,
    description: loaderData.lead,
    seo: loaderData.seo,
    path: location.pathname + location.search,
    trail: trailTo(loaderData.name),
    matches,
  })
}

export default function Achievers({ loaderData }: Route.ComponentProps) {
  const { name, slug, heading, lead, tabs, paging, featured, groups, result, sittings } = loaderData
  return (
    <>
      <PageBanner
        title={heading}
        trail={trailTo(name)}
        tagline="Achievers, shown with their written consent"
        lead={lead}
        tabs={<SubNav label="Examinations" items={tabs} pathname={usePlace().pathname} />}
        aside={sittings.length > 0 && <NextSitting sittings={sittings} to="/admission#sittings" />}
        arcs={false}
      />
      <div className="wrap pb-section">
        {result && (
          <FirstEveryone result={result}>
            {paging.total > 0 &&
              `${paging.total === 1 ? 'One student' : `${paging.total} students`}, of this and earlier years, agreed to be shown here.`}
          </FirstEveryone>
        )}
        {featured && <Featured achiever={featured} />}
        <ListFrame
          key={slug}
          heading={`${name} achievers`}
          hideHeading
          paging={paging}
          href={(page) => listAddress(achieversPath(slug), {}, page)}
          label="Pages of achievers"
          count={paging.total === 1 ? '1 achiever' : `${paging.total} achievers`}
          className={featured ? undefined : 'pt-8'}
          empty={
            <ListEmpty things="achievers" allHref="/#results" allLabel="All results" mark="lyra">
              <p>
                Nobody has agreed to be shown for this examination yet. The results of the whole class are on the home
                page.
              </p>
            </ListEmpty>
          }
        >
          {groups.map(({ year, achievers }) => (
            <section
              key={year}
              aria-label={year ? String(year) : undefined}
              className="mb-10 grid gap-x-[clamp(24px,3vw,48px)] gap-y-6 border-t border-line-2 pt-8 menu:grid-cols-[96px_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="font-serif text-part leading-none figures">
                {year}
              </p>
              <ul className="grid gap-x-cards gap-y-7 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
                {achievers.map((achiever) => (
                  <AchieverCard key={achiever.slug} achiever={achiever} />
                ))}
              </ul>
            </section>
          ))}
        </ListFrame>
        <HowToRead />
      </div>
      <ClosingBand />
    </>
  )
}
