import { type EventEntry, eventEntryOf } from '../../features/reading/events/event-entry.ts'
import { EventRows } from '../../features/reading/events/event-rows.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { Chips } from '../../ui/controls/chips.tsx'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import type { Route } from './+types/events'

const path = '/events'
const trail = [['Events']] as const
const kinds = { upcoming: 'event_date', past: '-event_date' } as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const isPast = url.searchParams.get('when') === 'past'
  const when = isPast ? 'past' : 'upcoming'
  const other = isPast ? 'upcoming' : 'past'
  const filters = { when: isPast ? 'past' : undefined }
  const [head, { items, paging }, rest] = await Promise.all([
    loadPageHead(context, { text: 'events', seo: 'events-page' }, 'Events'),
    loadList({
      context,
      url,
      filters,
      read: (client, page) =>
        client.get('/event', { query: { total: 8, page, sort: kinds[when], 'filter[when]': when } }),
    }),
    load(context, (client) => client.get('/event', { query: { total: 1, 'filter[when]': other } })),
  ])
  return { head, filters, isPast, paging, otherTotal: rest.meta.total, events: items.map(eventEntryOf) }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { head, isPast } = loaderData
  return pageMeta({
    title: isPast ? 'Past events' : 'Events',
    description: head.lead,
    seo: isPast ? null : head.seo,
    path: location.pathname + location.search,
    trail,
    // Past events are an archive behind the same address; each of them has its own page to be found by.
    noindex: isPast,
    matches,
  })
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { head, filters, isPast, paging, otherTotal, events } = loaderData
  const [upcoming, past] = isPast ? [otherTotal, paging.total] : [paging.total, otherTotal]
  return (
    <>
      <PageBanner
        title={head.heading}
        trail={trail}
        lead={head.lead}
        aside={!isPast && paging.current === 1 && <NextEvent event={events[0]} />}
      />
      <div className="wrap pt-8 pb-section">
        <Chips
          label="Which events"
          chips={[
            { label: 'Upcoming', to: path, count: upcoming, isCurrent: !isPast },
            { label: 'Past', to: listAddress(path, { when: 'past' }), count: past, isCurrent: isPast },
          ]}
        />
        <ListFrame
          heading={isPast ? 'Past events, newest first' : 'Upcoming events, next first'}
          paging={paging}
          href={(page) => listAddress(path, filters, page)}
          label="Pages of events"
          count={paging.total === 1 ? '1 event' : `${paging.total} events`}
          className="mt-8"
          empty={
            <ListEmpty
              things={isPast ? 'past events' : 'upcoming events'}
              allHref={isPast ? path : listAddress(path, { when: 'past' })}
              allLabel={isPast ? 'See upcoming events' : 'See past events'}
            >
              <p>
                {head.emptyText || 'The next dates are being planned. Subscribe to the newsletter below to hear first.'}
              </p>
            </ListEmpty>
          }
        >
          <EventRows events={events} />
        </ListFrame>
      </div>
    </>
  )
}

function NextEvent({ event }: { event: EventEntry | undefined }) {
  if (!event) return null
  const { name, weekday, date, time, place, to } = event
  return (
    <HeadFact label="Next event" fact={`${weekday}, ${date}`} link={{ to, label: name }}>
      {[time, place].filter(Boolean).join(', ')}
    </HeadFact>
  )
}
