import { campuses, karnataka } from '../constellations.ts'
import { around, box, d, disc, dots, fill, line, type Point, points, ring, stroke, times } from '../draw.ts'
import { joined, star } from '../sky.ts'
import type { Tone } from './tone.ts'

/** Signs of the subjects, drawn in stars. Each is centred and about two hundred tall. */

const integralPoints: readonly Point[] = points('44 -84 28 -97 12 -82 5 -50 1 -16 -2 18 -6 52 -13 84 -29 97 -44 84')
export const integral = (tone: Tone): string =>
  joined(integralPoints, tone.light, { radius: 5, width: 2.4, opacity: 0.9 })

export const leafOfStars = (tone: Tone): string => {
  const side = (sign: number): Point[] => [
    [0, -96],
    [sign * 30, -62],
    [sign * 44, -18],
    [sign * 34, 28],
    [0, 62],
  ]
  return (
    joined(side(1), tone.light, { radius: 5, width: 2.4 }) +
    joined(side(-1), tone.light, { radius: 5, width: 2.4 }) +
    stroke('M0 -70V96M0 -30L26 -50M0 -30L-26 -50M0 6L30 -18M0 6L-30 -18M0 38L22 22M0 38L-22 22', tone.line, 2, 0.7)
  )
}

export const pulse = (tone: Tone, width = 300): string =>
  stroke(
    d`M${-width / 2} 0H${-width * 0.14}l${width * 0.05} -22l${width * 0.07} 62l${width * 0.08} -98l${width * 0.07} 76l${width * 0.04} -18H${width / 2}`,
    tone.light,
    3,
  )

/** A pair of compasses standing open. */
export const compasses = (tone: Tone): string =>
  stroke('M0 -62L-44 84M0 -62L44 84M-20 6H20', tone.line, 5) +
  ring(0, -74, 12, tone.line, 5) +
  stroke('M0 -86V-104', tone.line, 5) +
  stroke('M-86 60A96 96 0 0 0 86 60', tone.light, 2, 0.9, '2 9') +
  disc(44, 84, 5, tone.light)

/** The needle of a surveyor's compass. */
export const needle = (tone: Tone, radius = 70): string =>
  ring(0, 0, radius, tone.line, 3) +
  stroke(
    times(24, (tick) =>
      line([around(0, 0, radius * 0.9, tick * 15), around(0, 0, radius * (tick % 6 ? 0.84 : 0.74), tick * 15)]),
    ),
    tone.line,
    2,
  ) +
  fill(d`M0 ${-radius * 0.66}L${radius * 0.14} 0L0 ${radius * 0.1}L${-radius * 0.14} 0Z`, tone.light) +
  fill(d`M0 ${radius * 0.66}L${radius * 0.14} 0L0 ${radius * 0.1}L${-radius * 0.14} 0Z`, tone.soft)

export const state = (tone: Tone, marks: 'campuses' | 'plain' | 'none' = 'plain'): string => {
  const place = ([x, y]: Point): Point => [(x - 53) * 1.6, (y - 65) * 1.6]
  const outline = karnataka.map(place)
  const four = [campuses.mangaluru, campuses.mysuru, campuses.bengaluru, campuses.hubballi].map(place)
  return (
    fill(`${line(outline)}Z`, tone.soft, 0.14) +
    joined(outline, tone.line, { radius: 3.4, width: 1.8, closed: true }) +
    (marks === 'campuses'
      ? stroke(`${line(four)}Z`, tone.light, 2, 0.8) + four.map(([x, y]) => star(x, y, 15, tone.light)).join('')
      : marks === 'plain'
        ? star((72 - 53) * 1.6, (103 - 65) * 1.6, 16, tone.light)
        : '')
  )
}

/** Six electrons on three paths round one nucleus. */
export const orbits = (tone: Tone): string =>
  times(
    3,
    (turn) =>
      `<g transform="rotate(${turn * 60})"><ellipse rx="98" ry="36" fill="none" stroke="${turn ? tone.line : tone.light}" stroke-width="2.4"/>${disc(98, 0, 6, turn ? tone.line : tone.light)}</g>`,
  ) + star(0, 0, 20, tone.light)

export const stopwatch = (tone: Tone): string =>
  dots(
    Array.from({ length: 30 }, (_, tick) => around(0, 12, 78, tick * 12 - 90)),
    tone.line,
    3.4,
  ) +
  box(-9, -96, 18, 16, tone.line, 3) +
  stroke('M48 -58L60 -70', tone.line, 8) +
  stroke('M0 12L0 -42M0 12L34 30', tone.light, 5) +
  disc(0, 12, 7, tone.light) +
  stroke('M0 -66A78 78 0 0 1 67.5 51', tone.light, 5, 0.8)

/** A path of joined stars that climbs to a brighter one. */
export const climb = (tone: Tone, count: number, width: number, height: number): string => {
  const steps = Array.from({ length: count }, (_, step): Point => {
    const share = step / (count - 1)
    const sway = Math.sin(share * 9) * (1 - share) * height * 0.09
    return [(share - 0.5) * width, height * (0.5 - share ** 1.5) + sway]
  })
  return (
    joined(steps, tone.line, { radius: Math.min(width, height) / 50, width: 2, bright: -1 }) +
    star(0.5 * width, -height * 0.5, Math.min(width, height) / 8, tone.light)
  )
}

/** An open notebook under three joined stars. */
export const openNotebook = (t: Tone): string =>
  joined(points('-46 -40 4 -98 52 -52'), t.light, { radius: 7, width: 2.4, closed: true }) +
  fill('M0 30Q-50 2 -104 14V96Q-50 84 0 108Q50 84 104 96V14Q50 2 0 30Z', t.ground) +
  stroke(
    'M0 30Q-50 2 -104 14V96Q-50 84 0 108Q50 84 104 96V14Q50 2 0 30V108M-84 36q32 -6 62 8M-84 56q32 -6 62 8M84 36q-32 -6 -62 8M84 56q-32 -6 -62 8',
    t.line,
    3.4,
  )
