import { at, box, d, disc, dots, each, fill, points, ring, stroke, times } from '../draw.ts'
import { pendant, table } from '../furniture.ts'
import { ink } from '../ink.ts'
import { examScreen, page } from '../paper.ts'
import { someone, standing } from '../person.ts'
import { joined, moon, sky, star, stars } from '../sky.ts'
import { onChart, onStage, type Scenes } from '../stage.ts'
import { banyan, hills } from '../trees.ts'

/** Pictures of evenings and fairs that no room or garden shows. */
export const eventScenes: Scenes = [
  [
    /newspaper bridge/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'day', 640) +
        hills(chance, 1200, 640, 60, '#b7cbb5') +
        banyan(chance, 600, 660, 420, '#9fbfa4') +
        box(0, 632, 1200, 268, '#cdbf8e') +
        each(
          [60, 850],
          (x) =>
            box(x, 560, 290, 24, ink.timber, 3) +
            box(x + 24, 584, 20, 210, ink.wood) +
            box(x + 246, 584, 20, 210, ink.wood),
        ) +
        fill('M330 566Q600 500 870 566V590Q600 526 330 590Z', '#f1ece0') +
        stroke(
          `${times(14, (bar) => {
            const x = 340 + bar * 40
            const y = 566 - 33 * (1 - ((x - 600) / 270) ** 2)
            return d`M${x} ${y}l20 -70l20 ${64}`
          })}M350 500Q600 430 850 500`,
          '#f1ece0',
          13,
        ) +
        stroke(
          times(18, (mark) => d`M${350 + mark * 28} ${574 - 33 * (1 - ((350 + mark * 28 - 600) / 270) ** 2)}h16`),
          '#7a8494',
          4,
          0.7,
        ) +
        at(610, 532, 2.3, standing(someone(chance, { style: 'short', top: ink.clay, dress: 'shirt' }), 'down')) +
        at(180, 850, 3.4, standing(someone(chance), 'both')) +
        at(1030, 850, 3.4, standing(someone(chance), 'raised'), 0, true) +
        at(880, 556, 1, fill('M-30 0H70L96 -70H-10Z', '#9aa8bb') + fill('M-10 -70H96L60 -120H-40Z', '#cdd5df')) +
        at(
          170,
          560,
          1,
          stroke('M0 0V-110M-40 0V-110', '#7fa8d9', 5) +
            fill('M-40 0V-60H0V0Z', '#7fa8d9', 0.6) +
            stroke('M-56 -130L-40 -110H0L16 -130', '#7fa8d9', 5),
        ),
    ),
  ],
  [
    /five small objects/,
    onStage(
      1200,
      675,
      () =>
        box(0, 0, 1200, 675, '#1c2a50') +
        pendant('p', 600, 130, 90) +
        box(0, 500, 1200, 175, '#8a5a34') +
        box(0, 490, 1200, 16, '#b98452') +
        joined(points('200 290 410 210 600 300 800 230 1000 240'), '#dfe7f7', { radius: 5, width: 2 }) +
        at(
          200,
          490,
          1.4,
          stroke('M0 0V-60', ink.steel, 9) + ring(0, -90, 32, ink.steel, 9) + stroke('M-34 0H34', ink.steel, 9),
        ) +
        at(
          410,
          490,
          1.3,
          box(-66, -30, 132, 30, '#7c2f24', 3) +
            box(-58, -60, 122, 30, ink.blue, 3) +
            box(-62, -90, 116, 30, ink.leaf, 3),
        ) +
        at(600, 490, 1.35, fill('M-44 0Q-54 -80 -30 -92H30Q54 -80 44 0Z', ink.clay) + ring(56, -50, 22, ink.clay, 9)) +
        at(
          800,
          490,
          1.3,
          box(-70, -76, 140, 76, '#20304f', 6) +
            box(-60, -68, 120, 60, '#7fa8d9', 3) +
            box(-90, -6, 180, 8, '#20304f', 3),
        ) +
        at(
          1000,
          490,
          1.3,
          fill('M-30 0L-22 -60H22L30 0Z', '#c9744f') +
            stroke('M0 -60Q4 -120 -20 -150M0 -60Q10 -110 30 -130', '#3f7a45', 6) +
            fill('M-20 -150q-40 -6 -44 30q36 4 44 -30M30 -130q40 -10 46 24q-34 10 -46 -24', '#4f9a57'),
        ),
    ),
  ],
  [
    /moon, phone|phone on a charger/,
    onStage(
      1200,
      675,
      (chance) =>
        box(0, 0, 1200, 675, '#26345c') +
        box(0, 560, 1200, 115, '#5d4029') +
        box(90, 90, 400, 330, ink.night) +
        `<svg x="90" y="90" width="400" height="330">${stars(chance, { width: 400, height: 330 }, 70)}${moon(270, 110, 54)}</svg>` +
        stroke('M90 90H490V420H90ZM290 90V420M70 436H510', '#8a6a3c', 13) +
        box(650, 70, 290, 500, '#8a5a34', 4) +
        stroke(
          'M680 110h100v180h-100ZM810 110h100v180h-100ZM680 330h100v190h-100ZM810 330h100v190h-100Z',
          '#6b4426',
          7,
        ) +
        disc(920, 330, 12, ink.gold) +
        box(1040, 250, 60, 80, '#e9dfc8', 6) +
        dots(points('1058 284 1082 284'), ink.ink, 4) +
        stroke('M1070 330Q1076 430 1064 470', '#0a1328', 6) +
        table(980, 500, 180, 70) +
        at(1066, 476, 1, box(-34, -62, 68, 86, ink.deep, 10) + disc(0, -20, 10, ink.leaf), 6),
    ),
  ],
  [
    /water-drop lens|nail motor/,
    onStage(
      1200,
      675,
      () =>
        box(0, 0, 1200, 675, '#efe3c8') +
        stroke(
          times(9, (row) => d`M0 ${60 + row * 60}H1200`),
          '#e3d3ac',
          2,
        ) +
        box(0, 500, 1200, 175, '#b98452') +
        box(0, 490, 1200, 16, '#c99a68') +
        at(
          220,
          490,
          1.35,
          box(-120, -14, 240, 14, '#9fc0e6', 3) +
            fill('M-56 -14Q-50 -70 0 -70T56 -14Z', '#7fa8d9', 0.8) +
            stroke('M-30 -40q8 -18 26 -20', '#fff', 6) +
            box(-120, -90, 14, 90, ink.wood) +
            box(106, -90, 14, 90, ink.wood),
        ) +
        at(
          610,
          490,
          1.4,
          box(-150, -70, 130, 70, ink.leaf, 8) +
            box(-20, -54, 16, 38, ink.gold, 3) +
            stroke('M-4 -36H60Q90 -36 90 -80V-130M-150 -36H-180V-180H30', ink.clay, 6) +
            box(22, -190, 16, 150, '#8793a6', 3) +
            stroke(
              times(8, (turn) => d`M16 ${-150 + turn * 12}h28`),
              '#b3662a',
              7,
            ) +
            stroke('M90 -180A60 60 0 0 1 150 -120M142 -138l8 20l18 -14', ink.bronze, 6),
        ) +
        at(
          990,
          490,
          1.2,
          fill('M-80 0V-170Q-80 -210 -30 -220V-260H30V-220Q80 -210 80 -170V0Z', '#cfe0f2', 0.8) +
            stroke('M-80 0V-170Q-80 -210 -30 -220V-260H30V-220Q80 -210 80 -170V0', '#7fa8d9', 5) +
            stroke('M0 -300V-190M0 -190L-30 -150M0 -190L30 -150', '#5a6a84', 8) +
            fill(
              'M-56 -90Q-56 -150 -30 -150T-6 -90Q-30 -60 -56 -90M56 -90Q56 -150 30 -150T6 -90Q30 -60 56 -90',
              ink.clay,
              0.85,
            ) +
            fill('M-80 -16H80V0H-80Z', '#e79fb4'),
        ),
    ),
  ],
  [
    /palette of five/,
    onChart(
      'night',
      () =>
        at(-40, 10, 1, examScreen(720, 410)) +
        stroke('M420 -250C440 -120 540 -150 540 -40S440 120 480 180', ink.gold, 7) +
        ring(484, 212, 34, ink.gold, 8) +
        stroke('M400 -262l20 12l22 -14', ink.gold, 7),
    ),
  ],
  [
    /half marks|answer sheet/,
    onChart(
      'mist',
      (t) =>
        at(-130, 0, 1, page(430, 540, 12), -3) +
        stroke('M40 -190l16 20l30 -40M44 -60l16 20l30 -40M50 130l16 20l30 -40', ink.clay, 8) +
        stroke('M20 40h40M26 66h28M112 -196h34M116 -66h34', ink.clay, 7) +
        joined(points('150 -180 270 -120 230 -10 350 60 300 180 440 130'), t.line, { radius: 7, width: 2 }) +
        star(350, 60, 46, t.light) +
        star(270, -120, 28, t.light) +
        star(440, 130, 34, t.light),
    ),
  ],
]
