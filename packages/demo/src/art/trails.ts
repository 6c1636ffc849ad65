import type { Chance } from './chance.ts'
import { around, each, stroke } from './draw.ts'

const lights = ['#b9cbef', '#dfe7f7', '#f0d98a'] as const
const exposures = [
  { share: 0.6, width: 0.6, opacity: 0.28 },
  { share: 0.26, width: 0.9, opacity: 0.44 },
  { share: 0.1, width: 1.4, opacity: 0.62 },
  { share: 0.04, width: 2, opacity: 0.85 },
] as const

/** Whole numbers: hundreds of arcs are most of a file's size. */
const trail = (x: number, y: number, radius: number, from: number, to: number): string => {
  const size = Math.round(radius)
  const [begin, end] = [around(x, y, size, from), around(x, y, size, to)].map((point) =>
    point.map(Math.round).join(' '),
  )
  return `M${begin}A${size} ${size} 0 0 1 ${end}`
}

/** A long exposure: every star draws an arc of the same angle round the one that stands still. */
export const trails = (
  chance: Chance,
  x: number,
  y: number,
  { reach, count, angle = 26, scale = 1, opacity = 1, from = 0, to = 360 }: TrailOptions,
): string =>
  each(exposures, (exposure) =>
    each(lights, (light, index) => {
      const share = index === 0 ? 0.5 : 0.25
      const arcs = Array.from({ length: Math.round(count * exposure.share * share) }, () => {
        // Denser towards the still star, where the turning is read.
        const radius = reach * (0.04 + 0.96 * chance.next() ** 0.85)
        const start = chance.between(from, to)
        return trail(x, y, radius, start, start + angle)
      })
      if (arcs.length === 0) return ''
      // On each line and not on a group of them, which a browser would have to draw apart and lay over the rest.
      const seen = Math.round(exposure.opacity * opacity * 100) / 100
      return stroke(arcs.join(''), light, exposure.width * scale, seen)
    }),
  )

export type TrailOptions = {
  reach: number
  count: number
  angle?: number
  scale?: number
  opacity?: number
  /** The part of the circle, in degrees, in which arcs may begin; what lies under the ground need not be written. */
  from?: number
  to?: number
}
