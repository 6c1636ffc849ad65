import type { ReactNode } from 'react'
import { CalendarIcon } from '../icons/calendar.tsx'
import { ShareRow } from '../share/share-row.tsx'
import { buttonClass } from '../ui/button-look.ts'
import { Card } from '../ui/card.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'

export type EventFactsProps = {
  path: string
  name: string
  day: string
  date: string
  weekday: string
  time: string
  place: string
  mode: string
  mapUrl: string
  googleUrl: string
  isPast: boolean
  specifications: { id: number; title: string; description: string }[]
}

/** When, where and everything else to know before going. */
export function EventFacts(event: EventFactsProps) {
  return (
    <Card as="aside" className="self-start menu:sticky menu:top-28">
      {event.isPast && (
        <Notice kind="info" className="mb-5">
          This event is over. <Link to="/events">See what comes next</Link>.
        </Notice>
      )}
      <dl className="text-sm">
        <Fact term="Date">
          <time dateTime={event.day}>
            {event.weekday}, {event.date}
          </time>
        </Fact>
        {event.time && <Fact term="Time">{event.time}</Fact>}
        {event.place && (
          <Fact term="Place">
            {event.place}
            {event.mapUrl && (
              <span className="block">
                <Link to={event.mapUrl}>Open the map</Link>
              </span>
            )}
          </Fact>
        )}
        {event.mode && event.mode !== event.place && <Fact term="How">{event.mode}</Fact>}
        {event.specifications.map(({ id, title, description }) => (
          <Fact key={id} term={title}>
            {description}
          </Fact>
        ))}
      </dl>
      {!event.isPast && (
        <div className="mt-6 grid gap-3" data-noprint>
          {/* A file, not a page: the router must not take it. */}
          <a href={`${event.path}/calendar.ics`} download className={buttonClass({ wide: true })}>
            <CalendarIcon />
            Add to calendar
          </a>
          <ButtonLink to={event.googleUrl} variant="line" wide>
            Google Calendar
          </ButtonLink>
        </div>
      )}
      <ShareRow path={event.path} title={event.name} className="mt-5" />
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-2.5 first:pt-0 last:border-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
