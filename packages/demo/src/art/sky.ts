import type { Chance } from './chance.ts'
import {
  around,
  at,
  d,
  disc,
  dots,
  each,
  type Frame,
  fill,
  group,
  line,
  linear,
  type Point,
  radial,
  ring,
  stroke,
} from './draw.ts'
import { ink } from './ink.ts'

/** The four-pointed star of the mark. */
export const star = (x: number, y: number, radius: number, colour: string = ink.gold, opacity?: number): string => {
  const waist = radius * 0.16
  return fill(
    d`M${x} ${y - radius}L${x + waist} ${y - waist}L${x + radius} ${y}L${x + waist} ${y + waist}L${x} ${y + radius}L${x - waist} ${y + waist}L${x - radius} ${y}L${x - waist} ${y - waist}Z`,
    colour,
    opacity,
  )
}

/** Soft light round a star or a lamp. */
export const glow = (id: string, x: number, y: number, radius: number, strength = 0.5): string =>
  radial(id, [
    [0, '#fff6d6', strength],
    [0.18, ink.gold, strength * 0.5],
    [0.5, ink.gold, strength * 0.14],
    [1, ink.gold, 0],
  ]) + disc(x, y, radius, `url(#${id})`)

const grades = [
  { share: 0.62, width: 1.3, opacity: 0.45 },
  { share: 0.28, width: 2, opacity: 0.65 },
  { share: 0.1, width: 3, opacity: 0.9 },
] as const

/** Points of light, thinner towards the ground. Zero-length strokes: the shortest way to write a dot. */
export const stars = (chance: Chance, frame: Frame, count: number, below = frame.height): string =>
  each(grades, ({ share, width, opacity }) => {
    const dots = Array.from({ length: Math.round(count * share) }, () => {
      const depth = chance.next() * (chance.chance(0.5) ? 1 : 0.7)
      return d`M${chance.between(0, frame.width)} ${depth * below}h.1`
    })
    return stroke(dots.join(''), '#fff', width, opacity)
  })

const skies = {
  night: ['#0b152b', ink.night, '#1a2b56', '#3d4c75', '#8b7a6c', '#d9b667'],
  clear: ['#0b152b', ink.night, '#14244a', '#1d3160', '#2b4374', '#46598a'],
  dusk: ['#101c3a', '#1d2c56', '#3b4778', '#7a6a88', '#c98f78', '#efc57f'],
  dawn: ['#3d5a8f', '#6d86b3', '#a9b6cd', '#e2cfc0', '#f3d9a4', '#f8e7bf'],
  day: ['#a9c4e0', '#bcd2e8', '#d2e1ee', '#e6eef2', '#f4efe0', '#f8f0da'],
} as const
export type SkyName = keyof typeof skies

export const sky = (frame: Frame, name: SkyName, horizon = frame.height): string => {
  const shades = skies[name]
  const offsets = [0, 0.42, 0.66, 0.82, 0.92, 1]
  return `${linear(
    'sky',
    shades.map((shade, index) => [offsets[index] ?? 1, shade] as const),
  )}<rect width="${frame.width}" height="${Math.round(horizon)}" fill="url(#sky)"/>`
}

/**
 * A crescent, open to the upper right. One shape with two arcs: a dark disc laid over a bright one would show against
 * every sky that is not of its own colour.
 */
export const moon = (x: number, y: number, radius: number): string => {
  const [x1, y1] = around(x, y, radius, -84)
  const [x2, y2] = around(x, y, radius, 34)
  const inner = radius * 0.88
  return fill(d`M${x1} ${y1}A${radius} ${radius} 0 1 0 ${x2} ${y2}A${inner} ${inner} 0 0 1 ${x1} ${y1}Z`, ink.lamp)
}

/** Dots joined by hairlines, the first a little larger: how courses, paths and marks are drawn everywhere. */
export const joined = (
  points: readonly Point[],
  colour: string,
  { radius = 5, width = 1.6, opacity = 0.7, closed = false, bright = -1 } = {},
): string =>
  stroke(line(points) + (closed ? 'Z' : ''), colour, width, opacity) +
  dots(
    points.filter((_, index) => index % 3 === 0 && index !== bright),
    colour,
    radius * 1.15,
  ) +
  dots(
    points.filter((_, index) => index % 3 !== 0 && index !== bright),
    colour,
    radius * 0.8,
  ) +
  each(points.slice(bright, bright < 0 ? 0 : bright + 1), ([x, y]) => star(x, y, radius * 3.2))

/** A band of northern light. */
export const aurora = (id: string, path: string, colour: string): string =>
  linear(id, [
    [0, colour, 0],
    [0.35, colour, 0.45],
    [1, colour, 0],
  ]) + fill(path, `url(#${id})`)

/** The printed star chart: rings, hours and a tick rule. Drawn on night or on paper. */
export const chartRings = (x: number, y: number, radius: number, colour: string, opacity = 0.35): string => {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return d`M${x + cos * radius * 0.16} ${y + sin * radius * 0.16}L${x + cos * radius} ${y + sin * radius}`
  })
  const ticks = Array.from({ length: 72 }, (_, tick) => {
    const angle = (tick * Math.PI) / 36
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const inner = radius * (tick % 6 === 0 ? 1.0 : 1.02)
    return d`M${x + cos * inner} ${y + sin * inner}L${x + cos * radius * 1.05} ${y + sin * radius * 1.05}`
  })
  return group(
    { opacity },
    each([1, 0.72, 0.44, 0.16], (share) => ring(x, y, radius * share, colour, 1)),
    ring(x, y, radius * 1.05, colour, 1.6),
    stroke(hours.join(''), colour, 0.7, 0.7),
    stroke(ticks.join(''), colour, 1),
  )
}

/** Paper with the hairlines of an atlas sheet. */
export const atlas = (frame: Frame, paper: string, colour: string, step = 60): string => {
  const lines: string[] = []
  for (let x = step; x < frame.width; x += step) lines.push(d`M${x} 0V${frame.height}`)
  for (let y = step; y < frame.height; y += step) lines.push(d`M0 ${y}H${frame.width}`)
  return `<rect width="${frame.width}" height="${frame.height}" fill="${paper}"/>${stroke(lines.join(''), colour, 0.8, 0.2)}`
}

export const poleStar = (id: string, x: number, y: number, radius: number): string =>
  glow(id, x, y, radius * 8, 0.8) + at(x, y, 1, star(0, 0, radius, '#fff3c4'))
