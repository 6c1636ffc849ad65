import { buttonClass } from '@northlight/ui/kit/button-look.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { calendarIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import type { ReactNode } from 'react'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { ShareRow } from '../../../platform/share/share-row.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ReserveForm } from './reserve-form.tsx'

export type EventFactsProps = {
  slug: string
  /** Null: there is room for everybody. */
  seatsLeft: number | null
  path: string
  name: string
  day: string
  date: string
  weekday: string
  time: string
  place: string
  mode: string
  googleUrl: string
  isPast: boolean
  /** Where it takes place and who takes names there; without one the institute does. */
  campus: { mapUrl: string; email: string; phone: string } | null
  specifications: { id: number; title: string; description: string }[]
}

/** When, where and everything else to know before going. */
export function EventFacts(event: EventFactsProps) {
  return (
    <Card as="aside" className="self-start menu:sticky menu:top-28">
      {event.isPast && (
        <Notice kind="info" className="mb-5">
          This event is over. <Link to="/events">See upcoming events</Link>.
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
            {event.campus?.mapUrl && (
              <span className="block">
                <Link to={event.campus.mapUrl}>Open the map</Link>
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
      {!event.isPast && <ReserveForm slug={event.slug} seatsLeft={event.seatsLeft} />}
      {!event.isPast && (
        <div className="mt-6 grid gap-3" data-noprint>
          {/* A file, not a page: the router must not take it. */}
          <a href={`${event.path}/calendar.ics`} download className={buttonClass({ variant: 'line', wide: true })}>
            <Icon path={calendarIcon} />
            Add to calendar
          </a>
          <ButtonLink to={event.googleUrl} variant="line" wide>
            Google Calendar
          </ButtonLink>
        </div>
      )}
      {!event.isPast && <Ask {...event} />}
      <ShareRow path={event.path} title={event.name} className="mt-5" />
    </Card>
  )
}

/** Whom to ask. */
function Ask({ name, campus }: EventFactsProps) {
  const { institute } = useRootData()
  const email = campus?.email || institute.email
  const phone = campus?.phone || institute.phones[0]?.number
  if (!email && !phone) return null
  return (
    <p className="mt-5 text-sm text-ink-2" data-noprint>
      Questions? {email && <Link to={`mailto:${email}?subject=${encodeURIComponent(name)}`}>{email}</Link>}
      {email && phone && ' or '}
      {phone && (
        <Link to={telephoneLink(phone)} className="whitespace-nowrap figures">
          {phone}
        </Link>
      )}
    </p>
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
