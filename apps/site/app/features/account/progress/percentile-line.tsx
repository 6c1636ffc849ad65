import type { ExamProgressView } from '@northlight/contract/results/progress'

const width = 640
const height = 180
const inset = { left: 34, right: 16, top: 20, bottom: 40 }

type Props = { points: ExamProgressView['points'] /** Drawn as a dashed line. */; goal: number | null }

/** Percentile, test by test, on the whole scale from 0 to 100; the table below it has the same figures. */
export function PercentileLine({ points, goal }: Props) {
  const places = points.map(({ test, percentile }, index) => ({
    ...{ name: test.name, slug: test.slug, percentile: Number(percentile) },
    x: inset.left + (index * (width - inset.left - inset.right)) / Math.max(1, points.length - 1),
    y: yOf(Number(percentile)),
  }))
  const words = places.map(({ name, percentile }) => `${name}: ${percentile}`).join('; ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Percentile. ${words}`} className="h-auto w-full">
      {[0, 50, 100].map((line) => (
        <g key={line}>
          <line x1={inset.left} x2={width - inset.right} y1={yOf(line)} y2={yOf(line)} className="stroke-line-2" />
          <text x={inset.left - 8} y={yOf(line) + 4} textAnchor="end" className="fill-ink-2 text-[11px] figures">
            {line}
          </text>
        </g>
      ))}
      {goal !== null && (
        <line
          x1={inset.left}
          x2={width - inset.right}
          y1={yOf(goal)}
          y2={yOf(goal)}
          className="stroke-leaf"
          strokeDasharray="5 5"
        />
      )}
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        className="stroke-bronze"
        strokeWidth="2"
      />
      {places.map(({ slug, x, y, percentile, name }, index) => (
        <g key={slug}>
          <circle cx={x} cy={y} r="5" className="fill-bronze" />
          <text x={x} y={y - 10} textAnchor="middle" className="fill-ink text-[11px] figures">
            {percentile.toFixed(0)}
          </text>
          <text
            x={x}
            y={height - 10}
            textAnchor={index === 0 ? 'start' : index === places.length - 1 ? 'end' : 'middle'}
            className="fill-ink-2 text-[11px]"
          >
            {shortened(name)}
          </text>
        </g>
      ))}
    </svg>
  )
}

const yOf = (percentile: number) => height - inset.bottom - (percentile / 100) * (height - inset.top - inset.bottom)

const shortened = (name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)
