import { at, box, d, disc, each, fill, nth, oval, stroke, times } from '../draw.ts'
import { books, deskLamp } from '../furniture.ts'
import { ink } from '../ink.ts'
import { envelope, notebook, page } from '../paper.ts'
import { glow, star } from '../sky.ts'
import { onStage, type Scenes } from '../stage.ts'
import { fern } from '../trees.ts'

const desk = (colour = '#b98452', dark = '#a97444') =>
  box(0, 0, 1200, 900, colour) + stroke('M0 150H1200M0 330H1200M0 520H1200M0 720H1200', dark, 5)

/** Things on a desk or a shelf, seen close. */
export const deskScenes: Scenes = [
  [
    /pressed fern/,
    onStage(
      1200,
      900,
      () =>
        desk('#8a6a44', '#7d5f3b') +
        at(600, 450, 1, box(-330, -410, 680, 836, '#00000033') + box(-340, -420, 680, 840, '#f6efdc', 3), -1) +
        at(590, 780, 3.2, fern('#4c7a48'), 4) +
        each([300, 430, 560], (y, index) =>
          at(588 + index * -4, y + 60, 1, box(-40, -8, 80, 16, '#d9c49a', 0, 0.9), nth([-8, 6, -4], index)),
        ) +
        box(700, 730, 210, 110, '#fffdf6') +
        stroke('M700 730h210v110h-210ZM722 762h120M722 786h160M722 810h90', ink.ink, 4, 0.5) +
        disc(896, 746, 8, ink.clay),
    ),
  ],
  [
    /three lines highlighted/,
    onStage(
      1200,
      900,
      () =>
        desk() +
        at(660, 600, 1.5, envelope(500, 320), 8) +
        at(520, 410, 1.25, page(420, 560, 14, [4, 5, 6]), -6) +
        star(350, 170, 26, ink.bronze),
    ),
  ],
  [
    /trophy/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, '#1c2a50') +
        glow('cup', 600, 360, 520, 0.45) +
        box(0, 740, 1200, 160, '#6b4426') +
        box(0, 730, 1200, 16, '#8a5a34') +
        fill('M420 150H780Q780 420 660 500V590H540V500Q420 420 420 150Z', '#cdd5df') +
        fill('M600 150H780Q780 420 660 500V590H600Z', '#aab6c6') +
        oval(600, 150, 180, 34, '#eef2f6') +
        oval(600, 152, 156, 24, '#8793a6') +
        stroke('M424 200C300 180 290 380 470 410M776 200C900 180 910 380 730 410', '#cdd5df', 22) +
        box(500, 590, 200, 34, '#cdd5df', 6) +
        box(450, 624, 300, 110, '#3a2a20', 6) +
        box(490, 650, 220, 56, ink.gold, 4) +
        stroke('M520 670h160M520 688h110', '#7a5b12', 5) +
        each(
          [
            [520, 260, 16],
            [600, 230, 22],
            [680, 270, 15],
            [560, 340, 15],
            [640, 350, 18],
            [600, 430, 13],
          ] as const,
          ([x, y, size]) => star(x, y, size, '#5a6a84'),
        ) +
        fill('M468 330q26 8 22 44q-22 -10 -22 -44', '#00000026') +
        stroke('M450 210Q456 330 500 410', '#fff', 9, 0.8),
    ),
  ],
  [
    /two columns of words/,
    onStage(
      1200,
      900,
      () =>
        desk('#c9a574', '#bd9763') +
        at(
          600,
          450,
          1,
          notebook(940, 640, '', '') +
            times(
              9,
              (row) =>
                stroke(
                  d`M-400 ${-220 + row * 56}q18 -26 30 0q14 24 34 -4q16 -20 30 4M-260 ${-220 + row * 56}q18 -26 30 0t40 -6`,
                  ink.clay,
                  6,
                  0.85,
                ) +
                stroke(
                  d`M-90 ${-214 + row * 56}h40M60 ${-214 + row * 56}h${nth([150, 110, 180, 130], row)}M${nth([230, 190, 260, 210], row)} ${-214 + row * 56}h${nth([90, 120, 70], row)}`,
                  ink.blue,
                  6,
                  0.7,
                ),
            ) +
            stroke('M-130 -270V290', ink.clay, 2, 0.5),
        ) +
        at(880, 760, 1.6, box(0, -9, 260, 18, ink.leaf, 4) + fill('M0 -9L-34 0L0 9Z', '#f0dcb8'), -24),
    ),
  ],
  [
    /bookshelf/,
    onStage(
      1200,
      900,
      (chance) =>
        box(0, 0, 1200, 900, '#6b4426') +
        times(
          3,
          (shelf) =>
            box(50, 40 + shelf * 284, 1100, 246, '#4b2f1a') +
            books(chance, 70, 284 + shelf * 284, 1060, 220, true) +
            box(30, 284 + shelf * 284, 1140, 24, '#8a5a34', 2),
        ) +
        box(30, 0, 26, 900, '#7a4f2c') +
        box(1144, 0, 26, 900, '#7a4f2c'),
    ),
  ],
  [
    /worn notebooks/,
    onStage(
      1200,
      900,
      (chance) =>
        box(0, 0, 1200, 900, '#26345c') +
        glow('lamp', 470, 330, 520, 0.5) +
        box(0, 700, 1200, 200, '#8a5a34') +
        times(8, (book) => {
          const colour = nth(
            [ink.clay, '#2f6f8a', '#c9a23c', ink.leaf, '#7c2f24', '#5b3a78', '#3d4c75', '#c9744f'],
            book,
          )
          const x = 560 + chance.between(-26, 26)
          return at(
            x,
            690 - book * 56,
            1,
            box(-250, -50, 520, 50, colour, 6) +
              box(-236, -42, 506, 34, '#f4ead2', 2) +
              stroke('M-236 -34H268M-236 -25H268M-236 -16H268', '#cdbf9a', 2.4) +
              box(-250, -50, 46, 50, colour, 6) +
              fill('M250 -42l16 8l-12 10l16 12l-20 6Z', colour, 0.5),
            chance.between(-1.6, 1.6),
          )
        }) +
        at(1040, 700, 1, deskLamp('desk', 0, 0, 330, 1.2), 0, true),
    ),
  ],
  [
    /matchsticks/,
    onStage(
      1200,
      900,
      () =>
        desk() +
        times(4, (row) =>
          times(4 - row, (column) => {
            const x = 300 + column * 170 + row * 85
            const y = 690 - row * 147
            const stick = (angle: number, sx: number, sy: number) =>
              at(sx, sy, 1, box(8, -7, 150, 14, '#f3dfb4', 3) + oval(160, 0, 15, 11, ink.clay), angle)
            return stick(0, x, y) + stick(-60, x, y) + stick(-120, x + 170, y)
          }),
        ) +
        each(
          [
            [90, 760, -30],
            [1010, 300, 30],
            [1060, 640, -20],
          ] as const,
          ([x, y, turn]) => at(x, y, 1, box(-75, -7, 150, 14, '#f3dfb4', 3) + oval(78, 0, 15, 11, ink.clay), turn),
        ) +
        at(150, 150, 1, box(-110, -70, 220, 140, '#24406e', 8) + star(0, 0, 36)),
    ),
  ],
]
