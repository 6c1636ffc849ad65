import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { dayLooks } from './day.tsx'
import type { Day } from './day-track.ts'

/** The same days as lists, for narrow screens: at most one is open. */
export function DayLists({ days }: { days: Day[] }) {
  const { stored } = useWords()
  return (
    <div className="xl:hidden">
      {days.map(({ title, places, segments }) => (
        <details key={title} name="day" className="border-t border-ink">
          <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
            <h3 className="text-title">
              <Stored text={title} />
              <small className="mt-0.5 block font-sans leading-brief font-normal tracking-normal text-ink-2">
                {places.split(', ').map(stored).join(', ')}
              </small>
            </h3>
            <FoldMark className="text-bronze" />
          </summary>
          <ol className="grid gap-0.75 pb-4 sm:max-w-120">
            {segments.map((segment) => (
              <li
                key={segment.spoken}
                className={`flex min-w-0 gap-3 rounded-sm px-3 py-1.75 max-xs:flex-wrap text-sm leading-[1.35] font-medium ${dayLooks[segment.kind].box}`}
              >
                <span className="shrink-0 basis-23 pt-0.5 text-xs font-normal figures">
                  <span className="sr-only">{segment.spoken}: </span>
                  <span aria-hidden="true">
                    {segment.from}
                    {segment.until}
                  </span>
                </span>
                <span>
                  <Stored text={segment.what + segment.more} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  )
}
