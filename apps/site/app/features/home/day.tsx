import type { Text } from '@northlight/contract/words/catalogue'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { CSSProperties } from 'react'
import type { DayTrack, SegmentKind } from './day-track.ts'

export const dayLooks: Record<SegmentKind, { word: Text; box: string }> = {
  class: { word: 'Classes', box: 'bg-night text-on-night' },
  problems: { word: 'Problem session', box: 'bg-sky text-white' },
  doubts: { word: 'Doubt hour', box: 'bg-gold text-night' },
  study: { word: 'Study', box: 'bg-gold-2 text-ink inset-ring inset-ring-gold-3' },
  rest: { word: 'Food, games, rest', box: 'bg-paper-2 text-ink-2 inset-ring inset-ring-line' },
  sleep: {
    word: 'Sleep',
    box: 'bg-[repeating-linear-gradient(135deg,#e7dfcb_0_4px,#f6f1e4_4px_8px)] text-ink inset-ring inset-ring-line-2',
  },
}

/** Positions come from the times themselves; a class cannot know them. */
const place = (from: number, to: number | string) => ({ '--at': `${from} / ${to}` }) as CSSProperties

/** In quarters. A box of an hour or less has smaller letters, so that “Problem” and “Reading” stay in one piece. */
const hour = 4

const scale = 'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))]'

/** Weekdays hour by hour, on one scale. It needs a wide screen; narrow ones have `DayLists`. */
export function DayByHour({ track: { columns, hours, days } }: { track: DayTrack }) {
  const { say, stored } = useWords()
  return (
    <div style={{ '--columns': columns } as CSSProperties} className="border-t border-ink max-xl:hidden">
      <ol aria-hidden="true" className={`ml-33 pt-2 pb-2.5 text-xs text-ink-2 ${scale}`}>
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
        <div key={title} className="grid grid-cols-[132px_minmax(0,1fr)] items-center py-1.5">
          <h3 className="pr-3 text-title">
            <Stored text={title} />
            <small className="mt-0.5 block font-sans leading-brief font-normal tracking-normal text-ink-2">
              {places.split(', ').map(stored).join(', ')}
            </small>
          </h3>
          <ol
            className={`min-h-26 bg-[linear-gradient(var(--color-line),var(--color-line))] bg-[length:100%_1px] bg-center bg-no-repeat ${scale}`}
          >
            {segments.map((segment) => (
              <li
                key={segment.spoken}
                style={place(segment.start, segment.end)}
                className={`row-1 col-(--at) mx-px flex min-w-0 flex-col justify-between gap-1.5 overflow-hidden rounded-sm py-2.5 leading-tight font-medium tracking-[-0.015em] ${segment.end - segment.start > hour ? 'px-1.25 text-2xs' : 'px-1 text-[0.6875rem]'} ${dayLooks[segment.kind].box}`}
              >
                <span className="shrink-0 text-xs font-normal figures">
                  <span className="sr-only">{segment.spoken}: </span>
                  <span aria-hidden="true">{segment.from}</span>
                </span>
                <span>
                  {/* Whole for those who listen: half a sentence has no translation. */}
                  <span aria-hidden="true">
                    <Stored text={segment.label} />
                  </span>
                  <span className="sr-only">
                    <Stored text={segment.what + segment.more} />
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-6 gap-y-2 pt-4 pl-33 text-xs text-ink-2">
        {Object.values(dayLooks).map(({ word, box }) => (
          <li key={word} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 rounded-xs ${box}`} />
            {say(word)}
          </li>
        ))}
      </ul>
    </div>
  )
}
