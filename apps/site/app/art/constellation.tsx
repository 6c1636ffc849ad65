import { classes } from '../ui/classes.ts'

type Star = readonly [x: number, y: number, isBright?: true]

/** Real constellations, drawn in a field of 44 by 28. */
const sky = {
  cassiopeia: {
    lines: 'M5.4 10L13.4 18M13.4 18L22 12M22 12L29.9 19.2M29.9 19.2L38.6 8.8',
    stars: [
      [5.4, 10],
      [13.4, 18, true],
      [22, 12, true],
      [29.9, 19.2],
      [38.6, 8.8],
    ],
  },
  lyra: {
    lines: 'M14.8 5.2L22 8.8M14.8 5.2L13.4 10M22 8.8L13.4 10M13.4 10L24.2 20.4M24.2 20.4L32.8 18.8M32.8 18.8L22 8.8',
    stars: [
      [14.8, 5.2, true],
      [22, 8.8],
      [13.4, 10],
      [24.2, 20.4],
      [32.8, 18.8],
    ],
  },
  dipper: {
    lines:
      'M4.7 10L11.2 8M11.2 8L17 10M17 10L23.4 11.6M23.4 11.6L25.6 17.2M25.6 17.2L36.4 17.2M36.4 17.2L39.3 11.2M39.3 11.2L23.4 11.6',
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
    lines:
      'M7.6 20.8L9 15.2M9 15.2L14.1 12.4M14.1 12.4L14.8 8M14.8 8L20.6 5.6M20.6 5.6L25.6 7.2M14.1 12.4L27.8 14M27.8 14L37.8 16.4M37.8 16.4L26.3 18.8M26.3 18.8L7.6 20.8',
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
    lines: 'M7.6 6L17 10.8M17 10.8L27.8 16.4M27.8 16.4L37.8 22.4M17 10.8L29.9 6.4M17 10.8L8.3 18',
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
    lines:
      'M11.2 5.6L17 13.6M30.6 7.2L25.6 15.2M17 13.6L21.3 14.4M21.3 14.4L25.6 15.2M17 13.6L14.1 22.8M25.6 15.2L32.8 21.6M11.2 5.6L20.6 4.4M20.6 4.4L30.6 7.2M14.1 22.8L32.8 21.6',
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
    lines: 'M22 4.8L20.6 23.2M6.9 13.6L37.1 12',
    stars: [
      [22, 4.8],
      [20.6, 23.2, true],
      [6.9, 13.6, true],
      [37.1, 12],
      [27.8, 17.6],
    ],
  },
  'little-dipper': {
    lines:
      'M6.2 6.4L11.2 9.6M11.2 9.6L17 12M17 12L22.7 14.4M22.7 14.4L21.3 19.6M21.3 19.6L30.6 21.2M30.6 21.2L32.8 16M32.8 16L22.7 14.4',
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
    lines:
      'M36.4 5.6L33.5 8.8M33.5 8.8L36.4 11.6M33.5 8.8L27.8 10.8M27.8 10.8L24.2 13.6M24.2 13.6L22 17.2M22 17.2L17.7 20.8M17.7 20.8L11.2 22M11.2 22L6.2 19.6M6.2 19.6L9 16.8',
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

type Props = { name: ConstellationName; width?: number; className?: string }

/** A section mark, or the drawing of an empty state. Takes the colour of the text around it. */
export function Constellation({ name, width = 44, className }: Props) {
  const { lines, stars } = sky[name]
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
      <path d={lines} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" opacity=".55" />
      {(stars as readonly Star[]).map(([x, y, isBright]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={(isBright ? radius * 1.53 : radius).toFixed(2)} />
      ))}
    </svg>
  )
}
