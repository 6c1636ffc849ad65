import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { CardLink } from '@northlight/ui/kit/link.tsx'
import type { EventEntry } from './event-entry.ts'

/** An event in passing, as an item of a list: the day large, then what, when and where. */
export function EventLine({ event }: { event: EventEntry }) {
  const [number, month] = event.date.split(' ')
  return (
    <li className="group relative grid grid-cols-[60px_minmax(0,1fr)_20px] items-center gap-3.5 border-t border-line-2 py-3.5 last:border-b sm:py-5.5 sm:grid-cols-[76px_minmax(0,1fr)_24px] sm:gap-5">
      <time dateTime={event.day} className="grid leading-none">
        <b className="font-serif text-[2.625rem] leading-none font-light tracking-figure figures sm:text-[3.25rem]">
          {number}
        </b>{' '}
        <span className="mt-1 text-xs font-medium text-bronze">{month}</span>
      </time>
      <div className="min-w-0">
        <h3 className="text-title sm:text-[1.3125rem] leading-tight font-medium tracking-title">
          <CardLink to={event.to}>{event.name}</CardLink>
        </h3>
        <p className="mt-1 text-sm leading-note text-ink-2">
          {[event.weekday, event.time].filter(Boolean).join(', ')}
          {event.place && <span className="max-sm:hidden"> · {event.place}</span>}
        </p>
      </div>
      <Icon
        path={arrowRightIcon}
        className="text-bronze transition-[translate] duration-200 group-hover:translate-x-1"
      />
    </li>
  )
}
