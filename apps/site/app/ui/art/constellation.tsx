import { useMotif } from './motif.ts'
import { PlainMark } from './plain-mark.tsx'
import { lyra, type Sky, StarDrawing } from './star-drawing.tsx'

/** Real constellations. */
export const sky = {
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
  lyra,
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
} satisfies Record<string, Sky>

export type ConstellationName = keyof typeof sky
export const constellationNames = Object.keys(sky) as ConstellationName[]

type Props = { name: ConstellationName; width?: number; className?: string }

/** A section mark: a constellation where the institute has chosen the sky. */
export function Constellation({ name, ...look }: Props) {
  if (useMotif() !== 'stars') return <PlainMark className={look.className} />
  return <StarDrawing sky={sky[name]} {...look} />
}
