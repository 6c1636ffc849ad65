import { around, at, box, dots, each, fill, line, nth, points, stroke } from '../draw.ts'
import { state } from '../emblems/subjects.ts'
import { ink } from '../ink.ts'
import { chartRings, glow, joined, sky, star, stars } from '../sky.ts'
import { ofHeight, onChart, onStage, type Scenes } from '../stage.ts'
import { hills } from '../trees.ts'

/** Thirty-five stars on a path that climbs to the brightest: the aptitude test. */
const climbing = (width: number, height: number): string => {
  const steps = Array.from({ length: 35 }, (_, step) => {
    const share = step / 34
    return [
      width * (0.08 + share * 0.78),
      height * (0.86 - share ** 1.35 * 0.66 + Math.sin(share * 13) * 0.035 * (1 - share)),
    ] as const
  })
  const [x, y] = steps[34] ?? [0, 0]
  return (
    joined(steps.slice(0, 34), '#dfe7f7', { radius: 6, width: 2.4 }) +
    stroke(line(steps.slice(33)), '#dfe7f7', 2.4) +
    glow('top', x, y, 190, 0.75) +
    star(x, y, 50, '#fff3c4')
  )
}

/** Plans and places drawn as constellations. */
export const starPathScenes: Scenes = [
  [
    /receipt/,
    onChart(
      'cream',
      (t) =>
        at(
          -190,
          0,
          1,
          fill(
            'M-150 -240H150V230L120 206L90 230L60 206L30 230L0 206L-30 230L-60 206L-90 230L-120 206L-150 230Z',
            '#fffdf6',
          ) +
            star(-96, -190, 22, t.light) +
            stroke('M-50 -190H100', t.line, 10, 0.6) +
            stroke('M-110 -120H40M-110 -60H20M-110 0H60M-110 60H10', t.line, 7, 0.4) +
            stroke('M70 -120H110M70 -60H110M86 0H110M70 60H110', t.line, 7, 0.7) +
            stroke('M-110 110H110', t.line, 3) +
            stroke('M20 150H110', t.light, 12),
        ) +
        stroke('M-80 -120L120 -190M-80 -60L180 -60M-80 0L150 80M-80 60L290 180', t.line, 2, 0.7, '4 9') +
        joined(points('120 -190 180 -60 150 80 290 180 400 40 330 -120'), t.line, {
          radius: 10,
          width: 3,
          closed: true,
        }) +
        star(400, 40, 44, t.light),
    ),
  ],
  [
    /six paths/,
    onStage(
      1200,
      675,
      (chance, stage) =>
        sky(stage, 'clear', 675) +
        stars(chance, stage, 150, 600) +
        glow('one', 600, 340, 260, 0.7) +
        chartRings(600, 340, 250, '#7f93c4', 0.3) +
        each([0, 1, 2, 3, 4, 5], (path) => {
          const steps = [90, 190, 300, 420].map((radius, index) => around(600, 340, radius, path * 60 - 60 + index * 7))
          return (
            stroke(
              line([[600, 340], ...steps.map(([x, y]) => [600 + (x - 600) * 1.25, 340 + (y - 340) * 0.72] as const)]),
              nth([ink.gold, '#9fc0e6', '#8fd0b2', '#f0a58f', '#c9b5e0', '#f6e3a1'], path),
              3,
            ) +
            dots(
              steps.map(([x, y]) => [600 + (x - 600) * 1.25, 340 + (y - 340) * 0.72]),
              '#fff',
              6,
            )
          )
        }) +
        star(600, 340, 54, '#fff3c4'),
    ),
  ],
  [/zone stars/, onChart('night', (t) => chartRings(0, 0, 250, t.soft, 0.4) + at(0, 0, 2.3, state(t, 'campuses')))],
  [
    /four campuses|timeline/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'clear', 900) +
        stars(chance, stage, 170, 860) +
        chartRings(600, 430, 380, '#7f93c4', 0.3) +
        at(600, 430, 3.6, state({ line: '#dfe7f7', soft: '#7f93c4', light: ink.gold, ground: ink.night }, 'campuses')) +
        hills(chance, 1200, 880, 40, ink.deep) +
        box(0, 872, 1200, 28, ink.deep),
    ),
  ],
  [
    /thirty-five dots/,
    ofHeight(
      675,
      (chance, stage) =>
        sky(stage, 'night', 675) +
        stars(chance, stage, 130, 560) +
        climbing(stage.width, stage.height) +
        hills(chance, stage.width, 650, 46, ink.deep) +
        box(0, 644, stage.width, 31, ink.deep),
    ),
  ],
]
