import { HeadFact } from '../../../ui/layout/head-fact.tsx'
import type { EventEntry } from './event-entry.ts'

/** For the head of a page: the next day on which somebody can come and see for themselves. */
export function NextEvent({ event }: { event: EventEntry | undefined }) {
  if (!event) return null
  return (
    <HeadFact
      label="Next event"
      fact={`${event.weekday}, ${event.date}`}
      link={{ to: event.to, label: 'Details and seats' }}
    >
      {[event.name, event.place].filter(Boolean).join(', ')}.
    </HeadFact>
  )
}
