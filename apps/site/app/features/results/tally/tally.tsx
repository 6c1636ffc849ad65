import type { ResultOutcome } from '@northlight/contract/content/disclosures'
import { Stored } from '@northlight/ui/words/said.tsx'
import { type ReactNode, useId } from 'react'

/** One mark in a field of 16, so that a state is a shape and not only a colour. */
const marks: Record<ResultOutcome['key'], { className: string; shape: ReactNode }> = {
  jee: {
    className: 'fill-bronze',
    shape: <path d="M8 2l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.500z" />,
  },
  neet: { className: 'fill-night', shape: <circle cx="8" cy="8" r="4.200" /> },
  kcet: { className: 'fill-none stroke-sky stroke-[1.7]', shape: <circle cx="8" cy="8" r="3.700" /> },
  other: { className: 'fill-leaf', shape: <path d="M8 3.500 12.5 8 8 12.500 3.5 8z" /> },
  trying_again: {
    className: 'fill-none stroke-clay stroke-[1.7]',
    shape: <path d="m4.8 4.8 6.4 6.4m0-6.4-6.4 6.4" strokeLinecap="round" />,
  },
}

/** One mark is one student: 50 a line on wide screens, 32 on narrow ones. */
export function Tally({ outcomes }: { outcomes: ResultOutcome[] }) {
  return (
    <ul className="tick-rule text-ink">
      {outcomes.map((outcome) => (
        <li
          key={outcome.key}
          className="grid items-center gap-x-10 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_360px] md:py-5.5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] min-[1320px]:grid-cols-[minmax(0,1fr)_800px]"
        >
          <p className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-2 text-sm leading-[1.35] md:text-md md:grid-cols-[104px_minmax(0,1fr)]">
            <b className="font-serif text-num leading-none font-light tracking-figure figures">{outcome.students}</b>{' '}
            <span className="font-medium">
              <Stored text={outcome.label} />
            </span>
          </p>
          <div>
            <Marks outcome={outcome} perLine={32} className="max-w-95 xl:hidden" />
            <Marks outcome={outcome} perLine={50} className="max-xl:hidden" />
          </div>
        </li>
      ))}
    </ul>
  )
}

const cell = 16

/** A pattern instead of hundreds of shapes: whole lines in one rectangle, the last line in another. */
function Marks({ outcome: { key, students }, perLine, className }: MarksProps) {
  const id = useId()
  const whole = Math.floor(students / perLine)
  const last = students % perLine
  const width = perLine * cell
  const height = Math.max(1, Math.ceil(students / perLine)) * cell
  const fill = `url(#${id})`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={`h-auto w-full ${className}`}
    >
      <pattern id={id} width={cell} height={cell} patternUnits="userSpaceOnUse">
        <g className={marks[key].className}>{marks[key].shape}</g>
      </pattern>
      {whole > 0 && <rect width={width} height={whole * cell} fill={fill} />}
      {last > 0 && <rect y={whole * cell} width={last * cell} height={cell} fill={fill} />}
    </svg>
  )
}

type MarksProps = { outcome: ResultOutcome; perLine: number; className: string }
