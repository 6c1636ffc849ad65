import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { memo } from 'react'

type Mark = 'answered' | 'blank' | 'ran-out' | 'now' | 'to-come'

const heights = [22, 16, 26, 19, 28, 17, 24]

/** The palette of the reply, with what ran out of time told apart from what was left blank. */
export const marksOf = (palette: QuestionSetReply['palette'], ranOut: number[]): Mark[] =>
  palette.map((state, place) => {
    if (state === 'answered') return 'answered'
    if (state === 'current') return 'now'
    if (state === 'to_come') return 'to-come'
    return ranOut.includes(place) ? 'ran-out' : 'blank'
  })

/** Consecutive places of one section; without sections, one row. */
export const rowsOf = (marks: Mark[], sections: InstructionsView['sections']): { name: string; marks: Mark[] }[] => {
  const counted = sections.reduce((sum, one) => sum + one.questions, 0)
  if (counted !== marks.length) return [{ name: '', marks }]
  let from = 0
  return sections.map(({ name, questions }) => {
    const row = { name, marks: marks.slice(from, from + questions) }
    from += questions
    return row
  })
}

const count = (marks: Mark[], wanted: Mark) => marks.filter((mark) => mark === wanted).length

function Star({ mark, x, y }: { mark: Mark; x: number; y: number }) {
  if (mark === 'answered') return <circle cx={x} cy={y} r="5" fill="#a7e0c8" />
  if (mark === 'blank')
    return <circle cx={x} cy={y} r="4.2" className="fill-night" stroke="#b8c3dc" strokeWidth="1.6" />
  if (mark === 'ran-out')
    return <path d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} stroke="#ffc2b3" strokeWidth="2" strokeLinecap="round" />
  if (mark === 'now')
    return (
      <path
        d={`M${x} ${y - 12.5}L${x + 2} ${y - 2}L${x + 12.5} ${y}L${x + 2} ${y + 2}L${x} ${y + 12.5}L${x - 2} ${y + 2}L${x - 12.5} ${y}L${x - 2} ${y - 2}Z`}
        className="fill-gold"
      />
    )
  return <rect x={x - 2.5} y={y - 2.5} width="5" height="5" className="fill-night" stroke="#7f8db0" strokeWidth="1.2" />
}

function Constellation({ marks, from }: { marks: Mark[]; from: number }) {
  const step = 28
  const at = marks.map((_, place) => ({ x: 14 + step * place, y: heights[(place + from) % heights.length] ?? 22 }))
  const done = (place: number) => marks[place] !== 'to-come'
  return (
    <svg
      viewBox={`0 0 ${step * marks.length} 44`}
      width={step * marks.length}
      height="44"
      aria-hidden="true"
      className="h-11 max-w-full overflow-visible"
    >
      {at.slice(1).map(({ x, y }, place) => (
        <path
          key={x}
          d={`M${at[place]?.x} ${at[place]?.y}L${x} ${y}`}
          stroke={done(place + 1) ? '#6d7ca6' : '#3a4a75'}
          strokeDasharray={done(place + 1) ? undefined : '2 4'}
        />
      ))}
      {at.map(({ x, y }, place) => (
        <Star key={x} mark={marks[place] ?? 'to-come'} x={x} y={y} />
      ))}
    </svg>
  )
}

type Props = { set: QuestionSetReply; sections: InstructionsView['sections']; ranOut: number[] }

/** Progress as small constellations. It only shows; there is no way back to click. */
export const Track = memo(function Track({ set, sections, ranOut }: Props) {
  const { say, stored } = useWords()
  const marks = marksOf(set.palette, ranOut)
  const rows = rowsOf(marks, sections)
  return (
    <div className="flex items-center justify-between gap-x-6 gap-y-2 border-t border-line-night px-6 pt-2 pb-3 max-md:px-4 max-md:pt-1 max-md:pb-2">
      <p className="sr-only">
        {say('Question {number} of {all}. {answered} answered, {blank} left blank, {late} where time ran out.', {
          number: set.current_question_count,
          all: set.total_question_count,
          answered: count(marks, 'answered'),
          blank: count(marks, 'blank'),
          late: count(marks, 'ran-out'),
        })}
      </p>
      <ol className="-ml-2.5 flex min-w-0 flex-wrap gap-x-2">
        {rows.map((row, place) => {
          const isNow = row.marks.includes('now')
          return (
            <li
              key={row.name || 'all'}
              aria-current={isNow ? 'step' : undefined}
              className={`grid max-w-full text-2xs leading-heading ${isNow ? 'font-semibold text-gold' : 'text-on-night-2 max-md:hidden'}`}
            >
              <Constellation marks={row.marks} from={place * 2} />
              {row.name && (
                <span className="pl-2.5">
                  {stored(row.name)}
                  <span className="font-normal text-on-night-2 md:hidden">
                    , {say('{number} of {all}', { number: row.marks.indexOf('now') + 1, all: row.marks.length })}
                  </span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <div aria-hidden="true" className="shrink-0 text-2xs text-on-night-2 max-lg:hidden">
        <TrackLegend set={set} ranOut={ranOut} isOnNight />
      </div>
    </div>
  )
})

const summary = [
  ['answered', 'answered'],
  ['blank', 'left blank'],
  ['ran-out', 'time ran out'],
] as const

type LegendProps = { set: QuestionSetReply; ranOut: number[]; isOnNight?: boolean }

/** What the marks stand for, and how many there are of each. They are drawn for the dark head. */
export function TrackLegend({ set, ranOut, isOnNight = false }: LegendProps) {
  const { say } = useWords()
  const marks = marksOf(set.palette, ranOut)
  return (
    <ul className="grid gap-0.5 figures">
      {summary.map(([mark, words]) => (
        <li key={mark} className={`flex items-center whitespace-nowrap ${isOnNight ? 'gap-2' : 'gap-3 py-1 text-sm'}`}>
          <span aria-hidden="true" className={isOnNight ? '' : 'grid size-8 place-items-center rounded-sm bg-night'}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <Star mark={mark} x={7} y={7} />
            </svg>
          </span>
          {count(marks, mark)} {say(words)}
        </li>
      ))}
    </ul>
  )
}
