import { Band } from '@northlight/ui/kit/band.tsx'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { type Statement, StatementList } from '../../ui/lists/statement-list.tsx'
import { DayByHour } from './day.tsx'
import { DayLists } from './day-lists.tsx'
import type { DayTrack } from './day-track.ts'

/** An ordinary day, hour by hour, and the reasons behind it. */
export function Why({ name, track, statements }: { name: string; track: DayTrack | null; statements: Statement[] }) {
  const { say } = useWords()
  if (!track && statements.length === 0) return null
  return (
    <Band ground={track ? 'paper' : 'white'} labelledBy="why-heading" className="border-t border-line">
      <BandHead
        id="why-heading"
        mark="leo"
        markLabel={say('Why {institute}', { institute: name })}
        title={say('We planned the day before we wrote the brochure.')}
        lead={
          track
            ? say(
                'Marks come from ordinary days done well. These are two of them, hour by hour, with the night as part of the timetable.',
              )
            : undefined
        }
      />
      {track && (
        <>
          <DayLists days={track.days} />
          <DayByHour track={track} />
        </>
      )}
      {statements.length > 0 && (
        <details className="mt-6 border-y border-line-2 sm:mt-10">
          <summary className="flex min-h-12 items-center justify-between gap-2 py-3 font-serif text-h4 leading-tight font-medium hover:text-bronze">
            {say('What we promise, point by point')}
            <FoldMark className="text-bronze" />
          </summary>
          <StatementList statements={statements} columns={3} className="pt-3 pb-7" />
        </details>
      )}
      <p className="mt-4 sm:mt-8">
        <MoreLink to="/mission-vision">{say('Mission and vision')}</MoreLink>
      </p>
    </Band>
  )
}
