import { at, box, d, disc, dots, each, fill, nth, points, ring, stroke, times } from '../draw.ts'
import { chairAside, deskLamp, table } from '../furniture.ts'
import { ink } from '../ink.ts'
import { notebook, page, pencil } from '../paper.ts'
import { seatedAside, someone } from '../person.ts'
import { glow, joined, sky, star, stars } from '../sky.ts'
import { onChart, onStage, type Scenes } from '../stage.ts'
import { hills } from '../trees.ts'

const lampAbove = (x: number, y: number, size: number, id: string) =>
  glow(id, x, y, size * 2.2, 0.7) +
  ring(x, y, size * 2, ink.gold, 1.6, 0.5) +
  disc(x, y, size * 0.5, '#fff3c4') +
  disc(x, y, size * 0.22, ink.gold)

/** Study habits and wellbeing. */
export const studyCovers: Scenes = [
  [
    /sleeping head/,
    onChart(
      'night',
      (t) =>
        fill(
          'M-420 260C-400 170 -330 140 -240 132C-190 128 -180 100 -190 70C-216 60 -222 40 -206 26L-226 -14C-196 -40 -200 -120 -120 -150C-20 -186 70 -110 60 -10C54 60 70 110 150 132C250 160 300 200 320 260Z',
          ink.blue,
          0.55,
        ) +
        stroke(
          'M-190 70C-216 60 -222 40 -206 26L-226 -14C-196 -40 -200 -120 -120 -150C-20 -186 70 -110 60 -10C54 60 90 60 150 40S230 -60 300 -40S380 60 450 40S540 -30 600 -20',
          t.light,
          4,
        ) +
        stroke('M-188 -28q14 12 30 2', t.line, 5) +
        joined(points('-90 -214 10 -236 90 -190 190 -216 270 -150 370 -180'), t.line, {
          radius: 6,
          width: 2,
          bright: 4,
        }),
    ),
  ],
  [
    /dips once/,
    onChart(
      'night',
      (t) =>
        stroke('M-520 90L-400 40L-290 60L-180 0L-60 150L50 10L170 -40L290 -70L410 -120L500 -150', t.line, 4) +
        ring(-60, 150, 54, t.light, 3, 0.9) +
        ring(-60, 150, 74, t.light, 1.4, 0.4) +
        dots(points('-520 90 -400 40 -290 60 -180 0 -60 150 50 10 170 -40 290 -70 410 -120'), t.line, 9) +
        star(504, -152, 42, t.light) +
        stroke('M-540 220H540', t.soft, 2),
    ),
  ],
  [
    /notebook with four columns|four columns/,
    onChart('cream', (t) =>
      at(
        0,
        0,
        1,
        notebook(880, 440, '', '') +
          stroke(
            each([-330, -220, 110, 220, 330], (x) => d`M${x} -170V180`),
            t.line,
            1.6,
            0.35,
          ) +
          stroke(
            each(
              [-100, -40, 20, 80, 140],
              (y) => d`M-410 ${y}h60M-310 ${y}h72M-196 ${y}h150M40 ${y}h54M130 ${y}h70M240 ${y}h66M350 ${y}h50`,
            ),
            t.line,
            5,
            0.4,
          ) +
          stroke('M-196 -40h150M130 20h70M-310 80h72M240 -100h66', t.light, 7) +
          at(60, 150, 1.4, pencil(240), -28),
      ),
    ),
  ],
  [
    /half-built stone arch/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'dawn', 500) +
        star(300, 90, 16, '#fff') +
        star(420, 150, 10, '#fff') +
        star(900, 110, 20, '#fff') +
        star(1010, 190, 9, '#fff') +
        hills(chance, 1215, 500, 60, '#8fa3b8', 0.7) +
        box(0, 494, 1215, 112, '#7d8a5c') +
        times(
          4,
          (row) =>
            box(330, 440 - row * 54, 110, 50, nth(['#c9b48a', '#bfa67a', '#d3c09a'], row), 4) +
            box(775, 440 - row * 54, 110, 50, nth(['#bfa67a', '#d3c09a', '#c9b48a'], row), 4),
        ) +
        each([0, 1, 2, 3, 4], (stone) =>
          at(
            607,
            276,
            1,
            fill('M-277 -3L-167 -3L-170 -48L-275 -62Z', nth(['#c9b48a', '#d3c09a', '#bfa67a'], stone)),
            stone * 15,
          ),
        ) +
        each([0, 1, 2, 3], (stone) =>
          at(
            607,
            276,
            1,
            fill('M277 -3L167 -3L170 -48L275 -62Z', nth(['#d3c09a', '#bfa67a', '#c9b48a'], stone)),
            -stone * 15,
          ),
        ) +
        stroke('M330 276A277 277 0 0 1 884 276M440 276A167 167 0 0 1 774 276', '#fffdf6', 3, 0.9, '9 9') +
        fill('M580 -4L634 -4L624 112H590Z', ink.gold, 0.9) +
        each(
          [270, 480, 560, 700, 940],
          (x, plant) =>
            stroke(d`M${x} 506q4 -30 ${plant % 2 ? 10 : -8} -52`, '#3f7a45', 5) +
            fill(d`M${x} 480q24 -22 40 -6q-18 16 -40 6M${x - 2} 470q-26 -20 -40 -2q20 14 40 2`, '#3f7a45'),
        ),
    ),
  ],
  [
    /breathing circle|dark lake/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'clear', 372) +
        stars(chance, stage, 70, 300) +
        hills(chance, 1215, 376, 60, '#16264c') +
        box(0, 372, 1215, 234, '#0c1730') +
        each([60, 104, 150, 198, 250], (radius, index) =>
          ring(607, 250, radius, ink.gold, 2.4 - index * 0.3, 0.85 - index * 0.15),
        ) +
        glow('still', 607, 250, 130, 0.6) +
        star(607, 250, 32, '#fff3c4') +
        stroke(
          times(9, (row) => d`M${607 - 16 - row * 9} ${410 + row * 20}h${32 + row * 18}`),
          ink.gold,
          2.6,
          0.5,
        ) +
        star(607, 470, 17, '#eacf6c88'),
    ),
  ],
  [
    /four lamps around/,
    onChart(
      'dusk',
      (_t) =>
        disc(0, 0, 244, '#8a5a34') +
        ring(0, 0, 244, '#6b4426', 9) +
        each(points('-120 -92 120 -92 -120 92 120 92'), ([x, y], index) => lampAbove(x, y, 74, `l${index}`)) +
        star(0, 0, 40, '#fff6d6') +
        each(points('-250 -190 250 -190 -250 190 250 190'), ([x, y], index) =>
          at(
            x,
            y,
            1,
            fill('M-52 24C-52 -24 52 -24 52 24Z', nth([ink.clay, '#2f6f8a', ink.leaf, '#c9a23c'], index)) +
              disc(0, 0, 27, '#1a1620'),
            [-52, 52, -128, 128][index],
          ),
        ) +
        each(
          [
            [-60, -20, 14],
            [70, 10, -20],
            [0, 80, 6],
            [10, -110, -8],
          ] as const,
          ([x, y, turn]) => at(x, y, 0.26, page(200, 260, 6), turn),
        ),
    ),
  ],
  [
    /blank page under a desk lamp|four short lines/,
    onStage(
      1215,
      606,
      (chance) =>
        box(0, 0, 1215, 606, '#1c2a50') +
        box(760, 50, 320, 300, ink.night) +
        `<svg x="760" y="50" width="320" height="300">${stars(chance, { width: 320, height: 300 }, 60)}</svg>` +
        stroke('M760 50H1080V350H760ZM920 50V350', '#8a6a3c', 10) +
        box(0, 430, 1215, 176, '#8a5a34') +
        fill('M330 560L420 440H760L850 560Z', ink.paper) +
        stroke('M450 466h110M440 490h80M600 490h90M424 518h150M640 518h0M410 542h200', ink.ink, 6, 0.5) +
        stroke('M590 466h90M610 518h120', ink.gold, 4, 0.9, '2 9') +
        at(300, 436, 1, deskLamp('desk', 0, 0, 240, 1.6)),
    ),
  ],
  [
    /desk from the side/,
    onChart(
      'paper',
      (t, chance) =>
        stroke('M-520 220H520', t.line, 3) +
        at(0, 0, 1, table(-40, 20, 420, 200)) +
        chairAside(-250, 220, 330, ink.wood) +
        at(-170, 40, 3.4, seatedAside(someone(chance, { top: ink.blue, bottom: '#3a4260', style: 'plait' }))) +
        fill('M60 18L150 -80L170 -70L96 18Z', ink.paper) +
        stroke('M60 18L150 -80', t.line, 5) +
        at(300, 20, 1, deskLamp('desk', 0, 0, 190, 1.4), 0, true) +
        stroke('M-160 -170L100 -60M-160 -170L140 -200', ink.sky, 2.4, 0.8, '6 8') +
        stroke('M-60 -180a100 100 0 0 1 -8 48', ink.sky, 3) +
        stroke('M-160 54h80M-120 54v-70', t.light, 3),
    ),
  ],
]
