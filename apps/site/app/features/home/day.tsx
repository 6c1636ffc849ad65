import type { CSSProperties } from 'react'
import type { DayTrack, SegmentKind } from './day-track.ts'

const looks: Record<SegmentKind, { word: string; box: string }> = {
  class: { word: 'Classes', box: 'bg-night text-on-night max-xl:py-6.5' },
  problems: { word: 'Problem session', box: 'bg-sky text-white max-xl:py-4' },
  doubts: { word: 'Doubt hour', box: 'bg-gold text-night' },
  study: { word: 'Study', box: 'bg-gold-2 text-ink inset-ring inset-ring-gold-3' },
  rest: { word: 'Food, games, rest', box: 'bg-paper-2 text-ink-2 inset-ring inset-ring-line' },
  sleep: { word: 'Sleep', box: 'bg-night-2 text-on-night-2' },
}

/** Positions come from the times themselves; a class cannot know them. */
const place = (from: number, to: number | string) => ({ '--at': `${from} / ${to}` }) as CSSProperties

const scale = 'xl:grid xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))] xl:gap-0'

/** Weekdays hour by hour: on one scale on wide screens, as lists on narrow ones. */
export function DayByHour({ track: { columns, hours, days } }: { track: DayTrack }) {
  return (
    <div
      style={{ '--columns': columns } as CSSProperties}
      className="grid gap-8 sm:grid-cols-2 xl:block xl:border-t xl:border-ink"
    >
      <ol aria-hidden="true" className={`ml-33 pt-2 pb-2.5 text-xs text-ink-2 max-xl:hidden ${scale}`}>
        {hours.map(({ label, at }) => (
          <li
            key={label}
            style={place(at, 'span 6')}
            className="relative row-1 col-(--at) pl-1.5 whitespace-nowrap before:absolute before:-top-2 before:left-0 before:h-5.5 before:border-l before:border-line-2"
          >
            {label}
          </li>
        ))}
      </ol>
      {days.map(({ title, places, segments }) => (
        <div key={title} className="xl:grid xl:grid-cols-[132px_minmax(0,1fr)] xl:items-center xl:py-1.5">
          <h3 className="mb-3 border-t border-ink pt-3.5 text-[1.1875rem] xl:mb-0 xl:border-0 xl:pt-0 xl:pr-3">
            {title}
            <small className="mt-0.5 block font-sans leading-[1.4] font-normal tracking-normal text-ink-2">
              {places}
            </small>
          </h3>
          <ol
            className={`grid gap-0.75 xl:min-h-26 xl:bg-[linear-gradient(var(--color-line),var(--color-line))] xl:bg-[length:100%_1px] xl:bg-center xl:bg-no-repeat ${scale}`}
          >
            {segments.map((segment) => (
              <li
                key={segment.spoken}
                style={place(segment.start, segment.end)}
                className={`flex min-w-0 gap-3 rounded-sm px-3 py-2.25 text-sm leading-[1.35] font-medium xl:row-1 xl:col-(--at) xl:mx-px xl:flex-col xl:justify-between xl:gap-1.5 xl:overflow-hidden xl:px-0.75 xl:py-2.5 xl:text-[0.75rem] xl:leading-[1.25] xl:tracking-[-0.015em] xl:hyphens-auto ${looks[segment.kind].box}`}
              >
                <span className="shrink-0 basis-23 pt-0.5 text-xs font-normal figures xl:basis-auto xl:pt-0">
                  <span className="sr-only">{segment.spoken}: </span>
                  <span aria-hidden="true">
                    {segment.from}
                    <span className="xl:hidden">{segment.until}</span>
                  </span>
                </span>
                <span>
                  {segment.what}
                  <span className="xl:sr-only">{segment.more}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 pt-4 pl-33 text-xs text-ink-2 max-xl:hidden">
        {Object.values(looks).map(({ word, box }) => (
          <li key={word} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 rounded-xs ${box}`} />
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
