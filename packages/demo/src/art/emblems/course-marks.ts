import { around, at, box, d, dots, each, fill, type Point, points, ring, stroke, times } from '../draw.ts'
import { deskLamp } from '../furniture.ts'
import { ink } from '../ink.ts'
import { laurel, shapes } from '../paper.ts'
import { joined, star } from '../sky.ts'
import { compasses, integral, leafOfStars, needle, openNotebook, pulse, state, stopwatch } from './subjects.ts'
import type { Mark, Marks } from './tone.ts'

const windowWithLamp =
  (sign: Mark): Mark =>
  (t) =>
    at(0, -66, 0.72, sign(t)) +
    box(-62, 22, 124, 96, ink.gold, 3, 0.9) +
    stroke('M-62 22h124v96h-124ZM0 22v96M-76 126h152', t.line, 5) +
    at(-34, 118, 1, deskLamp('desk', 0, 0, 62, 1.2, ink.night))

const bridge: Mark = (t) =>
  joined(
    Array.from({ length: 13 }, (_, step) => around(0, 70, 118, 180 + step * 15)),
    t.light,
    { radius: 5, width: 2.4 },
  ) +
  stroke('M-190 70H-96M96 70H190M-190 88q18 -10 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0', t.line, 3, 0.8) +
  stroke(
    times(9, (post) => d`M${-96 + post * 24} 70V${70 - Math.sqrt(118 ** 2 - (-96 + post * 24) ** 2)}`),
    t.line,
    1.6,
    0.5,
  )

const twoArcs =
  (sign: Mark): Mark =>
  (t) =>
    joined(
      Array.from({ length: 9 }, (_, step) => around(-40, 40, 150, 176 + step * 13)),
      t.line,
      { radius: 4.4, width: 1.8 },
    ) +
    joined(
      Array.from({ length: 9 }, (_, step) => around(40, -40, 150, -4 + step * 13)),
      t.line,
      { radius: 4.4, width: 1.8 },
    ) +
    sign(t)

const turnedSpiral: Mark = (t) =>
  joined(
    Array.from({ length: 22 }, (_, step) => around(0, -step * 2.2 + 24, 92 - step * 1.1, 90 + step * 18.6)),
    t.line,
    { radius: 4.6, width: 2 },
  ) +
  star(6, 62, 20, t.light) +
  star(8, 116, 10, t.soft)

/** The emblems of the courses. */
export const courseMarks: Marks = [
  [/notebook/, openNotebook],
  [
    /school|ten dots/,
    (t) =>
      joined(
        Array.from({ length: 10 }, (_, step): Point => [-150 + step * 33, 10 - step * 11 - (step % 2) * 16]),
        t.light,
        { radius: 6, width: 2 },
      ) +
      stroke(
        'M-110 110V58H110V110M-124 58L0 14L124 58ZM-16 110V80H16V110M-84 74h28v18h-28ZM56 74h28v18h-28ZM-150 110H150',
        t.line,
        3.4,
      ),
  ],
  [
    /twelve|ring, one brighter/,
    (t) =>
      ring(0, 0, 96, t.line, 1.6, 0.6) +
      dots(
        Array.from({ length: 11 }, (_, dot) => around(0, 0, 96, dot * 30 - 60)),
        t.line,
        9,
      ) +
      star(0, -96, 30, t.light),
  ],
  [/laurel.*compass/, (t) => laurel(104, t.light) + needle(t, 62)],
  [/laurel/, (t) => laurel(84, t.light)],
  [/bridge/, bridge],
  [/compass and integral/, twoArcs((t) => at(46, 0, 0.72, compasses(t)) + at(-52, 0, 0.9, integral(t)))],
  [/leaf and pulse/, twoArcs((t) => at(-46, -6, 0.9, leafOfStars(t)) + at(66, 10, 0.6, pulse(t, 200)))],
  [/lamp and integral|integral sign in stars/, windowWithLamp(integral)],
  [/lamp and leaf|leaf in stars/, windowWithLamp(leafOfStars)],
  [/zone/, (t) => state(t, 'campuses')],
  [/karnataka/, (t) => state(t)],
  [/returning to its start, slightly higher|spiral/, turnedSpiral],
  [
    /small screen/,
    (t) =>
      stroke('M-74 -20H74V84H-74ZM-30 104H30M0 84V104', t.line, 4) +
      joined(points('-54 -56 -16 -92 24 -64 66 -98'), t.light, { radius: 6, width: 2 }) +
      at(-38, 52, 0.62, fill('M0 -7H120V7H0ZM0 -7L-22 0L0 7Z', t.light), -24),
  ],
  [
    /screen with six|six evening/,
    (t) =>
      stroke('M-100 -6H100V100H-100ZM-40 122H40M0 100V122', t.line, 4) +
      joined(points('-92 -52 -56 -92 -14 -64 24 -100 60 -62 98 -88'), t.light, { radius: 6, width: 2 }) +
      stroke('M-60 70q30 -40 60 -20t60 -24', t.soft, 3),
  ],
  [
    /stopwatch|envelope$/,
    (t) => at(-66, -4, 1, stopwatch(t)) + at(76, 42, 1, stroke('M-58 -38H58V38H-58ZM-58 -38L0 8L58 -38', t.line, 4)),
  ],
  [
    /five shapes/,
    (t) =>
      each(shapes(22, [t.soft, ink.clay, ink.leaf, '#6b5a9a', ink.sky]), (shape, index) => {
        const [x, y] = points('-62 -52 0 -52 62 -52 -31 26 31 26')[index] as [number, number]
        return at(x, y, 1, shape)
      }) + star(0, 88, 13, t.light),
  ],
  [/neet|biology|medical/, (t) => at(0, -12, 0.84, leafOfStars(t)) + at(0, 88, 0.6, pulse(t))],
  [/olympiad/, (t) => laurel(88, t.light) + at(0, 0, 0.7, needle(t))],
]
