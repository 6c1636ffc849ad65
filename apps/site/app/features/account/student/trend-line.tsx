import type { TrendPointView } from '@northlight/contract/results/report'

const width = 340
const height = 120
const inset = { x: 16, top: 26, bottom: 22 }

/** Percent of the marks, paper by paper: the line, and the same numbers as words for those who do not see it. */
export function TrendLine({ points }: { points: TrendPointView[] }) {
  const low = Math.min(...points.map(({ percent }) => percent))
  const high = Math.max(...points.map(({ percent }) => percent))
  const x = (index: number) => inset.x + (index * (width - 2 * inset.x)) / Math.max(1, points.length - 1)
  const y = (percent: number) =>
    height - inset.bottom - ((percent - low) / Math.max(1, high - low)) * (height - inset.top - inset.bottom)
  const places = points.map((point, index) => ({ point, x: x(index), y: y(point.percent) }))
  const words = points.map(({ test, percent }) => `${test.name}: ${Math.round(percent)} percent`).join('; ')
  return (
    <figure className="mt-5">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words} className="h-auto w-full">
        <polyline
          points={places.map((place) => `${place.x},${place.y}`).join(' ')}
          fill="none"
          className="stroke-bronze"
          strokeWidth="1.5"
        />
        <line
          x1={inset.x}
          x2={width - inset.x}
          y1={height - inset.bottom + 6}
          y2={height - inset.bottom + 6}
          className="stroke-line-2"
        />
        {places.map((place, index) => (
          <g key={place.point.test.slug}>
            <circle
              cx={place.x}
              cy={place.y}
              r={index === places.length - 1 ? 5 : 4}
              className={index === places.length - 1 ? 'fill-bronze stroke-bronze' : 'fill-white stroke-bronze'}
              strokeWidth="1.5"
            />
            <text x={place.x} y={place.y - 11} textAnchor="middle" className="fill-ink text-[11px] figures">
              {Math.round(place.point.percent)}
            </text>
            <text x={place.x} y={height - 3} textAnchor="middle" className="fill-ink-2 text-[11px] figures">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 text-xs text-ink-2">
        Percent of the marks, your last {points.length} tests of this kind, oldest first
      </figcaption>
    </figure>
  )
}
