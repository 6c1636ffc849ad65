import { classes } from '@northlight/ui/classes.ts'

type Star = readonly [x: number, y: number, isBright?: true]

/** Real constellations, drawn in a field of 44 by 28. A line joins two stars, called a, b, c in their order. */
const sky = {
  cassiopeia: {
    lines: 'ab bc cd de',
    stars: [
      [5.4, 10],
      [13.4, 18, true],
      [22, 12, true],
      [29.9, 19.2],
      [38.6, 8.8],
    ],
  },
  lyra: {
    lines: 'ab ac bc cd de eb',
    stars: [
      [14.8, 5.2, true],
      [22, 8.8],
      [13.4, 10],
      [24.2, 20.4],
      [32.8, 18.8],
    ],
  },
  dipper: {
    lines: 'ab bc cd de ef fg gd',
    stars: [
      [4.7, 10, true],
      [11.2, 8],
      [17, 10],
      [23.4, 11.6],
      [25.6, 17.2],
      [36.4, 17.2],
      [39.3, 11.2, true],
    ],
  },
  leo: {
    lines: 'ab bc cd de ef cg gh hi ia',
    stars: [
      [7.6, 20.8, true],
      [9, 15.2],
      [14.1, 12.4],
      [14.8, 8],
      [20.6, 5.6],
      [25.6, 7.2],
      [27.8, 14],
      [37.8, 16.4, true],
      [26.3, 18.8],
    ],
  },
  cygnus: {
    lines: 'ab bc cd be bf',
    stars: [
      [7.6, 6, true],
      [17, 10.8],
      [27.8, 16.4],
      [37.8, 22.4],
      [29.9, 6.4],
      [8.3, 18],
    ],
  },
  orion: {
    lines: 'ac be cd de cf eg ah hb fg',
    stars: [
      [11.2, 5.6, true],
      [30.6, 7.2],
      [17, 13.6],
      [21.3, 14.4],
      [25.6, 15.2],
      [14.1, 22.8],
      [32.8, 21.6, true],
      [20.6, 4.4],
    ],
  },
  cross: {
    lines: 'ab cd',
    stars: [
      [22, 4.8],
      [20.6, 23.2, true],
      [6.9, 13.6, true],
      [37.1, 12],
      [27.8, 17.6],
    ],
  },
  'little-dipper': {
    lines: 'ab bc cd de ef fg gd',
    stars: [
      [6.2, 6.4, true],
      [11.2, 9.6],
      [17, 12],
      [22.7, 14.4],
      [21.3, 19.6],
      [30.6, 21.2],
      [32.8, 16],
    ],
  },
  scorpius: {
    lines: 'ab bc bd de ef fg gh hi ij',
    stars: [
      [36.4, 5.6],
      [33.5, 8.8],
      [36.4, 11.6],
      [27.8, 10.8, true],
      [24.2, 13.6],
      [22, 17.2],
      [17.7, 20.8],
      [11.2, 22],
      [6.2, 19.6],
      [9, 16.8],
    ],
  },
} satisfies Record<string, { lines: string; stars: Star[] }>

export type ConstellationName = keyof typeof sky
export const constellationNames = Object.keys(sky) as ConstellationName[]

const place = (letter: string | undefined, stars: readonly Star[]) => {
  const [x, y] = stars[(letter ?? 'a').charCodeAt(0) - 97] ?? []
  return `${x} ${y}`
}
const pathOf = (lines: string, stars: readonly Star[]) =>
  lines
    .split(' ')
    .map(([from, to]) => `M${place(from, stars)}L${place(to, stars)}`)
    .join('')

type Props = { name: ConstellationName; width?: number; className?: string }

/** A section mark, or the drawing of an empty state. Takes the colour of the text around it. */
export function Constellation({ name, width = 44, className }: Props) {
  const { lines, stars } = sky[name] as { lines: string; stars: readonly Star[] }
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
      focusable="false"
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
