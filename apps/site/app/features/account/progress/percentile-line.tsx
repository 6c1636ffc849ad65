import { shownDate } from '@northlight/contract/dates'
import type { ExamProgressView } from '@northlight/contract/results/progress'
import type { CSSProperties } from 'react'

type Props = { points: ExamProgressView['points'] /** Drawn as a dashed line. */; goal: number | null }

/** In hundredths of the drawing: a line is stretched to any width, words are not, so they stand beside it as text. */
const place = (left: number, percentile: number) =>
  ({ '--left': `${left}%`, '--top': `${100 - percentile}%` }) as CSSProperties

/** More days than these would run into each other on a phone; the table below has them all. */
const mostDays = 4

const sides = { first: '', middle: '-translate-x-1/2', last: '-translate-x-full' }

/** Percentile, test by test, on the whole scale from 0 to 100; the table below it has the same figures. */
export function PercentileLine({ points, goal }: Props) {
  const last = points.length - 1
  const places = points.map(({ test, ended_at, percentile }, index) => ({
    ...{ slug: test.slug, name: test.name, percentile: Number(percentile) },
    day: ended_at ? shownDate(ended_at) : '',
    left: (index * 100) / Math.max(1, last),
    side: index === 0 ? ('first' as const) : index === last ? ('last' as const) : ('middle' as const),
  }))
  const words = places.map(({ name, percentile }) => `${name}: ${percentile}`).join('; ')
  const shownDays = places.filter(({ side }) => side !== 'middle' || places.length <= mostDays)
  return (
    <div
      role="img"
      aria-label={`Percentile. ${words}`}
      className="pt-5 pr-3 pl-9 text-xs leading-none text-ink-2 figures"
    >
      <div className="relative h-32">
        {[0, 50, 100].map((line) => (
          <span key={line} style={place(0, line)} className="absolute inset-x-0 top-(--top) border-t border-line-2">
            <span className="absolute -left-2 -translate-x-full -translate-y-1/2">{line}</span>
          </span>
        ))}
        {goal !== null && (
          <span style={place(0, goal)} className="absolute inset-x-0 top-(--top) border-t border-dashed border-leaf" />
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={places.map(({ left, percentile }) => `${left},${100 - percentile}`).join(' ')}
            fill="none"
            className="stroke-bronze"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {places.map(({ slug, left, percentile }) => (
          <span
            key={slug}
            style={place(left, percentile)}
            className="absolute top-(--top) left-(--left) size-2.5 -translate-1/2 rounded-pill bg-bronze forced-color-adjust-none"
          >
            <span className="absolute bottom-full left-1/2 -translate-x-1/2 mb-1 bg-paper px-0.5 text-ink">
              {percentile.toFixed(0)}
            </span>
          </span>
        ))}
      </div>
      <div className="relative mt-3 h-4">
        {shownDays.map(({ slug, left, side, day }) => (
          <span key={slug} style={place(left, 0)} className={`absolute left-(--left) whitespace-nowrap ${sides[side]}`}>
            {day}
          </span>
        ))}
      </div>
    </div>
  )
}
