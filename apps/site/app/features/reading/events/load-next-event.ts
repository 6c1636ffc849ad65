import type { Client } from '@northlight/contract/client'
import { type EventEntry, eventEntryOf } from './event-entry.ts'

/** For loaders: the first event that is still to come. */
export const loadNextEvent = async (client: Client): Promise<EventEntry | undefined> => {
  const { data } = await client.get('/event', {
    query: { total: 1, sort: 'event_date', 'filter[when]': 'upcoming' },
  })
  return data.map(eventEntryOf)[0]
}
