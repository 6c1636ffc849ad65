import type { EventView } from '@northlight/contract/content/events'
import { eventPath } from '../../paths/paths.ts'
import type { JsonLd } from '../breadcrumbs.ts'
import { bitmap, type Fields, organisationRef, plain } from './facts.ts'

type EventFields = Fields<
  EventView,
  'name' | 'slug' | 'event_date',
  'ends_at' | 'short_description' | 'image' | 'venue' | 'mode' | 'branch'
> & {
  speakers?: { name: string }[]
  specifications?: { title: string; description: string | null }[]
}

/** What it costs is one of its facts, called Entry or Fee: `Free, …` or `₹150; …`. Other words name no price. */
const priceOf = (facts: EventFields['specifications'] = []): number | undefined => {
  const words = facts.find(({ title }) => /^(?:entry|fee|price|cost)\b/i.test(title))?.description ?? ''
  if (/^free\b/i.test(words)) return 0
  const rupees = /₹\s?([\d,]+)/.exec(words)?.[1]
  return rupees ? Number(rupees.replaceAll(',', '')) : undefined
}

export const event = (siteUrl: string, institute: { name: string }, view: EventFields): JsonLd => {
  const isOnline = /online/i.test(view.mode ?? '')
  const path = eventPath(view.slug)
  const url = siteUrl + path
  const price = priceOf(view.specifications)
  return {
    '@type': 'EducationEvent',
    '@id': url,
    url,
    name: view.name,
    description: plain(view.short_description),
    image: bitmap(siteUrl, path, view.image),
    startDate: view.event_date,
    endDate: plain(view.ends_at),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: view.branch?.name ?? institute.name, address: view.venue || institute.name },
    organizer: organisationRef(siteUrl, institute.name),
    performer: view.speakers?.length ? view.speakers.map(({ name }) => ({ '@type': 'Person', name })) : undefined,
    isAccessibleForFree: price === 0 || undefined,
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        validThrough: view.event_date,
      },
    }),
  }
}
