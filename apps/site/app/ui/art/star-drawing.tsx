import { classes } from '@northlight/ui/classes.ts'

export type Star = readonly [x: number, y: number, isBright?: true]
/** Drawn in a field of 44 by 28. A line joins two stars, called a, b, c in their order. */
export type Sky = { lines: string; stars: readonly Star[] }

export const lyra: Sky = {
  lines: 'ab ac bc cd de eb',
  stars: [
    [14.8, 5.2, true],
    [22, 8.8],
    [13.4, 10],
    [24.2, 20.4],
    [32.8, 18.8],
  ],
}

const place = (letter: string | undefined, stars: readonly Star[]) => {
  const [x, y] = stars[(letter ?? 'a').charCodeAt(0) - 97] ?? []
  return `${x} ${y}`
}
const pathOf = (lines: string, stars: readonly Star[]) =>
  lines
    .split(' ')
    .map(([from, to]) => `M${place(from, stars)}L${place(to, stars)}`)
    .join('')

type Props = { sky: Sky; width?: number; className?: string }

/** Stars and lines in the colour of the text around them. */
export function StarDrawing({ sky: { lines, stars }, width = 44, className }: Props) {
  // Larger drawings have more air: stars grow slower than the distances between them.
  const scale = width / 44
  const radius = (1.9 * scale ** 0.3) / scale
  return (
    <svg
      viewBox="0 0 44 28"
      width={width}
      height={Math.round(width * (28 / 44))}
      fill="currentColor"
      aria-hidden="true"
      className={classes('shrink-0', className)}
    >
      <path
        d={pathOf(lines, stars)}
        fill="none"
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
        opacity=".55"
      />
      {stars.map(([x, y, isBright]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={(isBright ? radius * 1.53 : radius).toFixed(2)} />
      ))}
    </svg>
  )
}
