import { arrow, at, box, d, disc, dots, each, fill, nth, type Point, points, ring, stroke, times } from '../draw.ts'
import { ink } from '../ink.ts'
import { aurora, star } from '../sky.ts'
import { onChart, type Scenes } from '../stage.ts'

const die = (face: readonly Point[], colour: string): string =>
  box(-70, -70, 140, 140, colour, 20) +
  dots(
    face.map(([x, y]) => [x * 38, y * 38]),
    ink.ink,
    12,
  )

/** Physics and mathematics. */
export const physicsCovers: Scenes = [
  [
    /inclined plane/,
    onChart(
      'mist',
      (t) =>
        fill('M-400 190H400L-400 -150Z', ink.blue, 0.16) +
        stroke('M-400 190H400L-400 -150Z', t.line, 4) +
        stroke('M400 190m-120 0a120 120 0 0 1 9 -46', t.line, 3) +
        at(-70, -8, 1, box(-74, -92, 148, 92, ink.paper, 4) + stroke('M-74 -92H74V0H-74Z', t.line, 4), 23) +
        (() => {
          const c: Point = [-52, -51]
          return (
            arrow(c, [-52, 150], ink.clay, 6) +
            arrow(c, [28, -226], ink.leaf, 6) +
            arrow(c, [-226, -124], t.light, 6) +
            disc(c[0], c[1], 9, t.line)
          )
        })(),
    ),
  ],
  [
    /area under a curve/,
    onChart('night', (t) => {
      const top = 'M-340 190V60C-260 -10 -200 -150 -90 -150S90 40 200 10S300 -90 340 -110V190Z'
      return (
        aurora('area', top, '#6fd0ac') +
        aurora('area2', 'M-340 190V90C-260 20 -200 -90 -90 -90S90 90 200 60S300 -30 340 -50V190Z', ink.gold) +
        stroke('M-340 60C-260 -10 -200 -150 -90 -150S90 40 200 10S300 -90 340 -110', t.light, 5) +
        stroke('M-420 190H300Q400 190 430 130T470 30M-400 214V-200', t.line, 3) +
        stroke('M462 44L470 28L482 42M-410 -186L-400 -204L-390 -186', t.line, 3) +
        dots(points('-340 60 340 -110'), t.line, 9)
      )
    }),
  ],
  [
    /chain of fractions/,
    onChart(
      'paper',
      (t) =>
        times(4, (link) => {
          const x = -390 + link * 260
          return (
            box(x - 92, -96, 184, 192, '#fffdf6', 14) +
            stroke(d`M${x - 70} 0H${x + 70}`, t.line, 5) +
            box(x - 46, -58, 92, 22, nth([ink.sky, ink.leaf, ink.clay, t.light], link), 4, 0.75) +
            box(x - 46, 36, 92, 22, nth([ink.leaf, ink.clay, t.light, ink.bronze], link), 4, 0.75) +
            (link < 3 ? stroke(d`M${x - 56} 66L${x + 56} 30`, t.line, 4) : '') +
            (link > 0 ? stroke(d`M${x - 56} -30L${x + 56} -66`, t.line, 4) : '')
          )
        }) +
        dots(points('-260 0 0 0 260 0'), t.light, 13) +
        stroke('M-298 0H-222M-38 0H38M222 0H298', t.light, 4),
    ),
  ],
  [
    /mountain ridge|velocity-time/,
    onChart(
      'night',
      (t) =>
        fill('M-460 200L-300 -40L-140 -90L40 -170L150 -30L300 20L440 200Z', t.light, 0.42) +
        stroke('M-460 200L-300 -40L-140 -90L40 -170L150 -30L300 20L440 200', t.light, 5) +
        stroke('M-470 230V-220M-500 200H490', t.line, 3) +
        stroke('M-140 -90H40V-170', t.line, 2.4, 0.9, '8 8') +
        dots(points('-140 -90 40 -170'), '#fff6d6', 9) +
        star(330, -190, 26, t.light),
    ),
  ],
  [
    /two dice/,
    onChart(
      'sage',
      (t) =>
        at(-360, -30, 1, die(points('-1 -1 1 1 0 0 -1 1 1 -1'), '#fffdf6'), -12) +
        at(-250, 110, 1, die(points('-1 -1 0 0 1 1'), ink.gold), 9) +
        stroke('M-80 10L130 -110L370 -180M130 -110L370 -60M-80 10L130 120L370 60M130 120L370 190', t.line, 4) +
        dots(points('-80 10 130 -110 130 120'), t.line, 11) +
        star(380, -182, 44, t.light) +
        star(380, -60, 32, t.light) +
        star(380, 60, 24, t.light) +
        star(380, 190, 16, t.light),
    ),
  ],
  [
    /curve that flattens/,
    onChart(
      'mist',
      (t) =>
        stroke('M-500 0H500M0 -220V220', t.line, 1.6, 0.6) +
        stroke('M-480 150C-220 146 -120 120 -40 40S140 -146 480 -150', ink.sky, 7) +
        ring(-440, 149, 44, t.light, 4) +
        ring(440, -149, 44, t.light, 4) +
        dots([[0, 0]], t.line, 9),
    ),
  ],
  [
    /convex lens/,
    onChart(
      'night',
      (t) =>
        stroke('M-520 0H520', t.soft, 2) +
        fill('M0 -210Q70 0 0 210Q-70 0 0 -210Z', '#7fa8d9', 0.4) +
        stroke('M0 -210Q70 0 0 210Q-70 0 0 -210Z', t.line, 3) +
        stroke('M-420 -118H0L330 93L380 125M-420 -118L330 93L400 112', t.light, 3) +
        stroke('M330 0V90', t.light, 6) +
        arrow([-420, 0], [-420, -118], t.line, 6) +
        stroke('M-260 40h40M240 -46h40M260 -66v40', t.line, 6) +
        dots(points('-180 0 180 0'), t.line, 7),
    ),
  ],
  [
    /number line/,
    onChart(
      'night',
      (t) =>
        stroke('M-500 0H500M484 -14L502 0L484 14M-484 -14L-502 0L-484 14', t.line, 4) +
        each(
          [-400, -140, 100, 340],
          (x, index) =>
            box(x, -26, index < 3 ? 250 : 120, 52, index % 2 ? '#7fa8d9' : ink.gold, 8, 0.28) +
            disc(x, 0, 13, t.light) +
            stroke(index % 2 ? d`M${x + 100} -70h44` : d`M${x + 100} -70h44M${x + 122} -92v44`, t.light, 6),
        ),
    ),
  ],
  [
    /ruler/,
    onChart(
      'night',
      (t) =>
        at(
          0,
          30,
          1,
          box(-480, -60, 960, 120, '#d9bd82', 8) +
            stroke(
              times(49, (tick) => d`M${-460 + tick * 19.2} -60v${tick % 5 ? 24 : 46}`),
              '#5d4a1e',
              3,
            ),
          -4,
        ) +
        stroke('M96 -150V-50', t.line, 4, 0.9, '9 9') +
        stroke('M140 -150V-54', t.light, 6) +
        star(140, -180, 28, t.light) +
        ring(96, -176, 17, t.line, 4),
    ),
  ],
]
