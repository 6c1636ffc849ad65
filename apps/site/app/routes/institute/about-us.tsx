import { Band } from '@northlight/ui/kit/band.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { playIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { CampusYears } from '../../features/institute/about/campus-years.tsx'
import { Counters, counterOf } from '../../features/institute/about/counters.tsx'
import { StaffQuote, staffQuotesOf } from '../../features/institute/about/staff-quote.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { organisation } from '../../platform/head/json-ld/organisation.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { StatementList } from '../../ui/lists/statement-list.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/about-us'

const trail = [['About us']] as const

/** Two pieces that staff write apart. A second one in small letters goes on with the sentence of the first. */
const leadOf = (title: string | null, text: string | null): string =>
  [title, text].filter(Boolean).join(/^\p{Ll}/u.test(text ?? '') ? ' ' : ': ')

export const loader = async ({ context }: Route.LoaderArgs) => {
  const [about, text, counters, features, branches, seo] = await Promise.all([
    load(context, (client) => orNull(client.get('/about-section/{slug}', { params: { slug: 'about-page' } }))),
    load(context, (client) => orNull(client.get('/page-text/{slug}', { params: { slug: 'about' } }))),
    load(context, (client) => client.get('/counter')),
    load(context, (client) => client.get('/feature/{page}', { params: { page: 'about-page' } })),
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => seoRecord(client, 'about-page')),
  ])
  return {
    seo,
    about: about && {
      heading: about.about.heading,
      html: about.about.description ?? '',
      lead: leadOf(about.about.counter_title, about.about.counter_description),
      image: about.about.image,
      alt: about.about.image_alt ?? '',
    },
    quotes: staffQuotesOf(text?.page.quotes ?? []),
    video: text?.page.video ?? null,
    counters: counters.counter.map(counterOf),
    statements: features.feature.map(({ id, title, description }) => ({ id, title, text: description ?? '' })),
    campuses: branches.branch
      .flatMap(({ slug, name, since, short_description }) =>
        since === null ? [] : [{ slug, name, since, text: short_description ?? '' }],
      )
      .toSorted((a, b) => a.since - b.since),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute } = rootOf(matches)
  return pageMeta({
    title: 'About us',
    description: loaderData.about?.heading,
    seo: loaderData.seo,
    path: '/about-us',
    trail,
    jsonLd: [organisation(siteUrl, institute)],
    matches,
  })
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { about, quotes, video, counters, statements, campuses } = loaderData
  const { institute } = useRootData()
  const [first, ...others] = quotes
  return (
    <>
      <PageBanner
        title={about?.heading ?? `About ${institute.name}`}
        trail={trail}
        lead={about?.lead}
        aside={
          campuses.length > 0 && (
            <HeadFact
              label={`Our campuses, since ${campuses[0]?.since}`}
              fact={campuses.map(({ name }) => name).join('\u00a0· ')}
              link={{ to: '/contact-us', label: 'Visit a campus' }}
            />
          )
        }
      />
      <Band>
        {about && (
          <div className="grid items-start gap-x-columns gap-y-8 menu:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
            <Prose html={about.html} className="max-menu:order-2" />
            <figure className="menu:sticky menu:top-28">
              <Picture
                src={about.image}
                // Said below it.
                alt={campuses.length > 0 ? '' : about.alt}
                width={600}
                height={600}
                sizes="(min-width: 993px) 45vw, 92vw"
                priority
                className="aspect-4/3 w-full rounded-lg object-cover menu:aspect-square"
              />
              {campuses.length > 0 && (
                <figcaption className="mt-2.5 text-xs text-ink-2">
                  {about.alt && `${about.alt}. `}
                  Our campuses: {campuses.map(({ name, since }) => `${name} (${since})`).join(', ')}
                </figcaption>
              )}
            </figure>
          </div>
        )}
        <CampusYears campuses={campuses} />
      </Band>
      {first && (
        <section aria-label="In their words" className="on-night bg-night py-section">
          <div className="wrap grid items-end gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,1fr)_auto]">
            <StaffQuote quote={first} isLarge />
            {video && institute.socials.youtube && (
              <p className="max-w-80 border-l border-gold pl-5 text-sm text-on-night-2">
                <Link to={institute.socials.youtube} className="flex items-center gap-3 font-medium">
                  <Icon path={playIcon} className="text-gold" />
                  {video.title}
                </Link>
                <span className="mt-1.5 block">{video.minutes} minutes, on our video channel</span>
              </p>
            )}
          </div>
        </section>
      )}
      <Counters counters={counters} />
      <Band labelledBy="points-heading">
        <BandHead
          id="points-heading"
          mark="cassiopeia"
          markLabel="How we work"
          title="What we promise."
          action={<MoreLink to="/mission-vision">Mission and vision</MoreLink>}
        />
        <StatementList statements={statements} columns={3} />
        {others.length > 0 && (
          <div className="mt-16 grid gap-12 md:grid-cols-2">
            {others.map((quote) => (
              <StaffQuote key={quote.text} quote={quote} />
            ))}
          </div>
        )}
        <p className="mt-14 flex flex-wrap gap-3">
          <ButtonLink to="/leadership-team">Meet our faculty</ButtonLink>
          <ButtonLink to="/contact-us" variant="line">
            Visit a campus
          </ButtonLink>
        </p>
      </Band>
    </>
  )
}
