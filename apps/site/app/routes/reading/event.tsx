import type { BranchView } from '@northlight/contract/content'
import { indianDay, instant, shownDate } from '@northlight/contract/dates'
import { weekdayOf } from '@northlight/contract/shown-day'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { redirect } from 'react-router'
import { eventEntryOf, placeOf } from '../../features/reading/events/event-entry.ts'
import { EventFacts } from '../../features/reading/events/event-facts.tsx'
import { EventRows } from '../../features/reading/events/event-rows.tsx'
import { Speakers } from '../../features/reading/events/speakers.tsx'
import { plainText } from '../../features/reading/text/headings.ts'
import { prepareText } from '../../features/reading/text/prepare.server.ts'
import { apiContext } from '../../platform/api/context.ts'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { event as eventJsonLd } from '../../platform/head/json-ld/event.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { eventPath } from '../../platform/paths/paths.ts'
import { googleCalendarLink } from '../../platform/share/google-calendar.ts'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { Route } from './+types/event'

const contactOf = ({ map_url, email, phone }: BranchView) => ({
  mapUrl: map_url ?? '',
  email: email ?? '',
  phone: phone ?? '',
})

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { event } = await load(context, (client) => client.get('/event/{slug}', { params: { slug: params.slug } }))
  if (event.slug !== params.slug) throw redirect(eventPath(event.slug) + url.search, 301)
  const [next, campus] = await Promise.all([
    load(context, (client) =>
      client.get('/event', { query: { total: 4, sort: 'event_date', 'filter[when]': 'upcoming' } }),
    ),
    // The campus may have closed since; its event is still worth a page.
    load(context, async (client) =>
      event.branch ? orNull(client.get('/branch/{slug}', { params: { slug: event.branch.slug } })) : null,
    ),
  ])
  const { slug, name, event_date, ends_at, short_description, image, image_alt, venue, mode, branch } = event
  const { meta_title, meta_description, meta_keywords, meta_scripts } = event
  const { siteUrl } = context.get(apiContext)
  const path = eventPath(slug)
  const day = indianDay(event_date)
  const place = placeOf(event)
  return {
    ...{ slug, name, event_date, ends_at, short_description, image, image_alt, venue, mode, branch },
    seo: { meta_title, meta_description, meta_keywords, meta_scripts },
    heading: event.heading || name,
    html: prepareText(event.description).html,
    facts: {
      ...{ slug, path, name, day, place, seatsLeft: event.seats_left, campus: campus && contactOf(campus.course) },
      date: shownDate(event_date),
      weekday: weekdayOf(day),
      time: event.time,
      mode: mode ?? '',
      googleUrl: googleCalendarLink({ name, startsAt: event_date, endsAt: ends_at, place, url: siteUrl + path }),
      isPast: (ends_at ?? event_date) < instant(Date.now()),
      specifications: event.specifications.map(({ id, title, description }) => ({
        id,
        title,
        description: plainText(description ?? ''),
      })),
    },
    speakers: event.speakers.map((speaker) => ({
      id: speaker.id,
      name: speaker.name,
      post: speaker.designation ?? '',
      qualification: speaker.qualification ?? '',
      image: speaker.image,
      alt: speaker.image_alt ?? '',
    })),
    next: next.data
      .filter((other) => other.id !== event.id)
      .slice(0, 3)
      .map(eventEntryOf),
  }
}

const trailTo = (name: string) => [['Events', '/events'], [name]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { siteUrl, institute } = rootOf(matches)
  return pageMeta({
    title: loaderData.name,
    description: loaderData.short_description,
    seo: loaderData.seo,
    path: location.pathname,
    trail: trailTo(loaderData.name),
    jsonLd: [eventJsonLd(siteUrl, institute, { ...loaderData, specifications: loaderData.facts.specifications })],
    matches,
  })
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { name, heading, html, image, image_alt, facts, speakers, next } = loaderData
  return (
    <>
      <PageBanner
        title={heading}
        trail={trailTo(name)}
        tagline={[`${facts.weekday}, ${facts.date}`, facts.time].filter(Boolean).join(' · ')}
        lead={facts.place}
      >
        {/* Where the form stands below the text. */}
        {!facts.isPast && facts.seatsLeft !== 0 && (
          <p className="menu:hidden" data-noprint>
            <ButtonLink to="#reserve" variant="gold">
              Reserve seats
            </ButtonLink>
          </p>
        )}
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-x-columns-2 gap-y-10 py-[clamp(2rem,1.5rem+3vw,4rem)] menu:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0">
          <Picture
            src={image}
            alt={image_alt ?? ''}
            width={816}
            height={510}
            sizes="(min-width: 993px) 60vw, 92vw"
            priority
            className="mb-10 aspect-16/10 w-full rounded-lg object-cover print:hidden"
          />
          <Prose html={html} />
          <Speakers speakers={speakers} />
        </div>
        <EventFacts {...facts} />
      </div>
      {next.length > 0 && (
        <Band ground="white" labelledBy="next-events" className="print:hidden">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <h2 id="next-events" className="text-h3 md:text-h2">
              Also coming up
            </h2>
            <MoreLink to="/events">All events</MoreLink>
          </div>
          <EventRows events={next} />
        </Band>
      )}
    </>
  )
}
