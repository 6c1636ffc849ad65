import type { EventView } from '@northlight/contract/content/events'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { weekdayOf } from '@northlight/contract/shown-day'
import { eventPath } from '../../../platform/paths/paths.ts'
import { excerpt } from '../../../platform/text/excerpt.ts'

/** An event in a list: what its row shows. */
export type EventEntry = {
  to: string
  name: string
  text: string
  image: string
  /** `2026-12-18` for machines; day and month apart for the calendar leaf. */
  day: string
  date: string
  weekday: string
  time: string
  place: string
}

export const placeOf = ({ venue, branch, mode }: Pick<EventView, 'venue' | 'branch' | 'mode'>): string =>
  venue || branch?.name || mode || ''

export const eventEntryOf = (event: EventView): EventEntry => {
  const day = indianDay(event.event_date)
  return {
    to: eventPath(event.slug),
    name: event.name,
    text: excerpt(event.short_description, event.description_unfiltered),
    image: event.image,
    day,
    date: shownDate(event.event_date),
    weekday: weekdayOf(day),
    time: event.time,
    place: placeOf(event),
  }
}
