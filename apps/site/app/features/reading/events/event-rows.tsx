import { Icon } from '@northlight/ui/kit/icon.tsx'
import { clockIcon, pinIcon } from '@northlight/ui/kit/icons.ts'
import { CardLink } from '@northlight/ui/kit/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { EventEntry } from './event-entry.ts'

/** Events as rows: the day first, then what, when and where. */
export function EventRows({ events }: { events: EventEntry[] }) {
  return (
    <ol className="border-b border-line-2">
      {events.map((event) => (
        <li
          key={event.to}
          className="relative grid items-start gap-x-[clamp(24px,3vw,48px)] gap-y-4 border-t border-line-2 py-7 sm:grid-cols-[7.5rem_minmax(0,1fr)] menu:grid-cols-[9rem_minmax(0,1fr)_17rem]"
        >
          <CalendarLeaf {...event} />
          <div className="min-w-0">
            <h3 className="leading-[1.15]">
              <CardLink to={event.to}>{event.name}</CardLink>
            </h3>
            {event.text && <p className="mt-2 max-w-brief text-ink-2">{event.text}</p>}
            <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
              {event.time && (
                <li className="flex gap-2">
                  <Icon path={clockIcon} size={18} className="mt-0.5 text-bronze" />
                  {event.time}
                </li>
              )}
              {event.place && (
                <li className="flex gap-2">
                  <Icon path={pinIcon} size={18} className="mt-0.5 text-bronze" />
                  {event.place}
                </li>
              )}
            </ul>
          </div>
          <Picture
            src={event.image}
            alt=""
            width={300}
            height={188}
            box={300}
            className="aspect-16/10 w-full rounded-lg object-cover max-menu:hidden"
          />
        </li>
      ))}
    </ol>
  )
}

/** A date to be found at a glance: the number large, month and weekday beside it. */
export function CalendarLeaf({ day, date, weekday }: Pick<EventEntry, 'day' | 'date' | 'weekday'>) {
  const [number, ...rest] = date.split(' ')
  return (
    <time dateTime={day} className="flex items-baseline gap-x-3 sm:block">
      <span className="font-serif text-[2.75rem] leading-none tracking-figure figures">{number}</span>{' '}
      <span className="text-sm text-bronze sm:mt-1 sm:block">
        {rest.join(' ')}
        <span className="text-ink-2 sm:block">
          <span className="sm:hidden">, </span>
          {weekday}
        </span>
      </span>
    </time>
  )
}
