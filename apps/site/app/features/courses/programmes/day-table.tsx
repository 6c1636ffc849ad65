import type { TwoYearView } from '@northlight/contract/content/page-texts'
import { Said, Stored } from '@northlight/ui/words/said.tsx'

type Line = TwoYearView['variants'][number]['day'][number]

/** A day by the clock. */
export function DayTable({ day }: { day: readonly Line[] }) {
  return (
    <ol className="border-b border-line">
      {day.map(({ from, to, what }) => (
        <li
          key={`${from} ${what}`}
          className="grid grid-cols-[min(6.25rem,34vw)_minmax(0,1fr)] gap-x-4 border-t border-line py-3 sm:grid-cols-[10.5rem_1fr]"
        >
          <span className="text-sm text-ink-2 figures">
            {from}
            {to && (
              <>
                {' '}
                <span className="max-sm:block">
                  <Said text="to {time}" values={{ time: to }} />
                </span>
              </>
            )}
          </span>
          <span>
            <Stored text={what} />
          </span>
        </li>
      ))}
    </ol>
  )
}
