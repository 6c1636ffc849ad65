import {
  arc,
  around,
  at,
  box,
  d,
  disc,
  dots,
  each,
  fill,
  line,
  nth,
  type Point,
  points,
  ring,
  stroke,
  times,
} from '../draw.ts'
import { ink } from '../ink.ts'
import { examScreen, page, squares } from '../paper.ts'
import { glow, joined, moon, star } from '../sky.ts'
import { onChart, type Scenes } from '../stage.ts'

/** Weeks, screens, clocks and papers. */
export const examDayCovers: Scenes = [
  [
    /timetable grid|weekly timetable/,
    onChart('night', (t) => {
      const cell = (day: number, hour: number): Point => [-420 + day * 140, -150 + hour * 60]
      const blocks = points('0 1 0 4 1 3 1 5 2 1 2 4 3 3 4 1 4 5 5 2 5 4 6 1 6 3')
      return (
        stroke(
          times(8, (column) => d`M${-490 + column * 140} -210V210`) +
            times(8, (row) => d`M-490 ${-210 + row * 60}H490`),
          t.soft,
          1.4,
          0.6,
        ) +
        times(7, (day) => box(-490 + day * 140 + 34, -236, 72, 8, t.soft, 4)) +
        stroke(line(blocks.map(([day, hour]) => cell(day, hour))), t.light, 1.6, 0.6) +
        each(blocks, ([day, hour], index) => star(...cell(day, hour), index % 3 ? 17 : 25, t.light))
      )
    }),
  ],
  [
    /calendar of thirty/,
    onChart(
      'night',
      (t) =>
        squares(10, 3, 76, 18, (index) =>
          nth(
            [
              '#eacf6c',
              '#eacf6c',
              '#d7bd62',
              '#b9a45c',
              '#8f8358',
              '#6a6657',
              '#46506a',
              '#2c3d66',
              '#1f2f58',
              '#182850',
            ],
            index % 10,
          ),
        ) + star(418, 0, 26, t.light),
    ),
  ],
  [
    /clock face whose|divided into three unequal/,
    onChart(
      'cream',
      (t) =>
        dots(
          Array.from({ length: 60 }, (_, minute) => around(0, 0, 222, minute * 6)),
          t.line,
          2.6,
        ) +
        dots(
          Array.from({ length: 12 }, (_, hour) => around(0, 0, 222, hour * 30)),
          t.light,
          6,
        ) +
        stroke(arc(0, 0, 186, -88, 86), t.light, 15) +
        stroke(arc(0, 0, 186, 94, 194), '#7fa8d9', 15) +
        stroke(arc(0, 0, 186, 202, 266), '#5fae92', 15) +
        stroke('M0 0V-130M0 0L92 54', t.line, 9) +
        star(0, 0, 30, t.light),
    ),
  ],
  [
    /two telescopes/,
    onChart(
      'night',
      (t) =>
        stroke('M0 30L-110 236M0 30L110 236M0 30V236', t.line, 9) +
        at(
          -14,
          10,
          2,
          `<g transform="rotate(-52)">${box(-46, -11, 126, 22, '#9fb2dc', 4)}${box(72, -15, 20, 30, t.line, 4)}${box(-58, -6, 14, 12, t.light, 2)}</g>`,
        ) +
        at(
          30,
          26,
          1.8,
          `<g transform="rotate(-22)">${box(-36, -11, 126, 22, '#6f86ba', 4)}${box(82, -15, 20, 30, t.line, 4)}${box(-48, -6, 14, 12, t.light, 2)}</g>`,
        ) +
        star(186, -236, 30, t.light) +
        star(410, -150, 38, t.light) +
        stroke('M122 -166L172 -220M232 -60L380 -138', t.light, 1.6, 0.7, '3 9') +
        dots(points('-320 -150 -250 -90 -400 -40 300 -210'), t.line, 4),
    ),
  ],
  [
    /stack of papers/,
    onChart(
      'cream',
      (t) =>
        at(
          -180,
          40,
          1,
          times(9, (leaf) =>
            at(
              (leaf % 3) * 5 - 5,
              130 - leaf * 22,
              1,
              box(-170, -14, 340, 20, leaf % 2 ? ink.paper : '#f7f1e2', 2) + stroke('M-170 6H170', ink.sand, 2),
              (leaf % 3) - 1,
            ),
          ),
        ) +
        stroke('M-180 196V-68M-356 60H-4', ink.clay, 4) +
        stroke('M-180 -70q-40 -46 -52 -8t52 8q40 -46 52 -8t-52 8', ink.clay, 4) +
        each([0, 1, 2], (seal) => disc(-60, -20 + seal * 23, 9, t.light)) +
        at(
          230,
          20,
          1,
          fill('M-170 -150L-56 -120L60 -150L180 -120V160L60 130L-56 160L-170 130Z', ink.night) +
            stroke('M-56 -120V160M60 -150V130', '#ffffff33', 3) +
            joined(points('-130 -70 -80 -30 -20 -60 30 0 90 -40 140 20'), '#dfe7f7', {
              radius: 5,
              width: 1.6,
              bright: 3,
            }) +
            ring(0, 30, 80, '#7f93c4', 1.4, 0.6) +
            ring(0, 30, 50, '#7f93c4', 1.4, 0.6),
          5,
        ),
    ),
  ],
  [
    /page of text in which only the last/,
    onChart('dusk', () => glow('lit', 40, 160, 300, 0.55) + at(0, 0, 1, page(520, 470, 8, [7]), -3)),
  ],
  [
    /palette of five|screen with palette/,
    onChart(
      'night',
      () =>
        at(0, 16, 1, examScreen(720, 400)) +
        stroke('M-560 -230q40 -40 80 0t80 -10', ink.gold, 2) +
        star(500, -220, 26) +
        moon(-470, -190, 30),
    ),
  ],
]
