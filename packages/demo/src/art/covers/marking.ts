import { at, box, d, disc, each, fill, points, ring, stroke, times } from '../draw.ts'
import { ink } from '../ink.ts'
import { clock, examScreen, page } from '../paper.ts'
import { glow, star } from '../sky.ts'
import { onChart, type Scenes } from '../stage.ts'

const plus = (x: number, y: number, size: number) => d`M${x - size} ${y}h${size * 2}M${x} ${y - size}v${size * 2}`
const minus = (x: number, y: number, size: number) => d`M${x - size} ${y}h${size * 2}`

/** Marks, ranks, bands and reports. */
export const markingCovers: Scenes = [
  [
    /balance scale/,
    onChart(
      'night',
      (t) =>
        stroke('M0 -200V190M-130 214H130M-60 190H60M-330 -132L330 -170', t.light, 5) +
        disc(0, -152, 13, t.light) +
        star(0, -226, 22, t.light) +
        stroke('M-330 -132L-430 70M-330 -132L-230 70M330 -170L230 32M330 -170L430 32', t.soft, 2) +
        fill('M-440 70H-220Q-250 130 -330 130T-440 70ZM220 32H440Q410 92 330 92T220 32Z', t.light, 0.9) +
        stroke(plus(-330, 10, 38), t.line, 11) +
        stroke(
          each(points('282 8 330 8 378 8 330 -34'), ([x, y]) => minus(x, y, 15)),
          t.line,
          8,
        ),
    ),
  ],
  [
    /exam screen seen|question on the left/,
    onChart('mist', () => at(0, 6, 1, examScreen(760, 430)) + at(430, -150, 1, clock(66, 10.15, ink.paper, ink.ink))),
  ],
  [
    /ten stars of rising height/,
    onChart('cream', (t) => {
      const tops = [120, 96, 84, 50, 26, -8, -44, -86, -126, -190]
      return (
        stroke('M-470 170H470', t.line, 2) +
        stroke(
          each(tops, (top, index) => d`M${-423 + index * 94} 170V${top}`),
          t.line,
          2,
          0.4,
        ) +
        each(tops, (top, index) =>
          index === 7 ? star(-423 + index * 94, top, 44, t.light) : disc(-423 + index * 94, top, 13, t.line),
        ) +
        stroke('M-450 196V222H264V196M-93 222V240', t.light, 5)
      )
    }),
  ],
  [
    /ladder of five|five horizontal bands/,
    onChart(
      'dusk',
      (t) =>
        times(5, (band) =>
          box(-360 + band * 34, 130 - band * 76, 720 - band * 68, 46, ink.gold, 4, 0.24 + band * 0.17),
        ) +
        stroke('M-392 210L-222 -210M392 210L222 -210', t.soft, 3) +
        glow('mark', 120, 0, 90, 0.7) +
        star(120, 1, 40, '#fff6d6'),
    ),
  ],
  [
    /two overlapping circles of light/,
    onChart(
      'night',
      (t) =>
        disc(-130, 0, 216, '#f6e3a1', 0.2) +
        disc(130, 0, 216, '#7fa8d9', 0.22) +
        ring(-130, 0, 216, t.light, 2.4) +
        ring(130, 0, 216, '#9fc0e6', 2.4) +
        stroke(
          times(7, (row) => d`M-306 ${-96 + row * 32}q14 -12 28 0t28 0t28 0t28 0`),
          t.light,
          2.6,
          0.85,
        ) +
        each([0, 1, 2, 3, 4], (row) =>
          times(4, (choice) =>
            choice === (row * 3) % 4
              ? disc(190 + choice * 36, -92 + row * 46, 11, '#cfe0f2')
              : ring(190 + choice * 36, -92 + row * 46, 11, '#9fc0e6', 2),
          ),
        ) +
        star(0, 0, 44, t.light),
    ),
  ],
  [
    /report page/,
    onChart(
      'dusk',
      (t) =>
        glow('lamp', 0, -80, 420, 0.5) +
        at(0, 8, 1, page(380, 500, 14, [12]), -4) +
        `<g transform="rotate(-4)">${box(-160, -150, 320, 190, ink.paper)}${each(
          [
            [96, ink.leaf],
            [140, ink.sky],
            [62, ink.bronze],
            [118, ink.leaf],
            [84, ink.sky],
          ] as const,
          ([tall, colour], bar) => box(-140 + bar * 58, 26 - tall, 36, tall, colour, 2),
        )}${stroke('M-152 28H156', t.ground, 2.4)}</g>`,
    ),
  ],
  [
    /joined by a line with a small question/,
    onChart(
      'night',
      (t) =>
        stroke('M-330 30L-70 4M70 -8L330 -34', t.line, 2.4) +
        star(-340, 30, 70, t.light) +
        star(340, -36, 56, t.light) +
        ring(0, 0, 66, t.line, 2) +
        stroke('M-20 -22Q-18 -42 2 -42T24 -20Q22 -6 6 2Q0 6 0 18', t.light, 8) +
        disc(0, 36, 6, t.light),
    ),
  ],
]
