import { at, box, d, disc, each, fill, nth, oval, points, ring, stroke, times } from '../draw.ts'
import { blackboard, casement, chairBack, chalkDiagram, room, roomSize, table } from '../furniture.ts'
import { ink } from '../ink.ts'
import { page } from '../paper.ts'
import { atTable, fromBehind, seatedAside, someone, standing } from '../person.ts'
import { glow, sky, star } from '../sky.ts'
import { inRoom, onStage, type Scenes } from '../stage.ts'
import { hills } from '../trees.ts'

/** Rooms for many: counselling tables, the stage, the studio, the way to the lift. */
export const hallScenes: Scenes = [
  [
    /camera, desk/,
    onStage(
      1200,
      900,
      () =>
        room(roomSize, '#20304f', '#3a2d26', 660) +
        blackboard(320, 130, 560, 290, at(380, 330, 1.1, chalkDiagram)) +
        glow('l1', 180, 130, 260, 0.5) +
        glow('l2', 1020, 130, 260, 0.5) +
        each(
          [180, 1020],
          (x, index) =>
            stroke(d`M${x} 700V150M${x - 70} 720L${x} 600L${x + 70} 720`, '#0a1328', 8) +
            at(x, 130, 1, box(-56, -44, 112, 88, '#0a1328', 6) + box(-46, -34, 92, 68, '#fff3c4', 4), index ? 14 : -14),
        ) +
        table(380, 560, 440, 160) +
        chairBack(500, 800, 150) +
        chairBack(700, 800, 150) +
        at(600, 548, 0.36, page(240, 120, 3)) +
        stroke('M600 900L540 700M600 900V700M660 900L600 700', '#0a1328', 12) +
        box(500, 590, 190, 120, '#0a1328', 10) +
        box(520, 612, 110, 76, '#24584f', 4) +
        stroke('M534 672L570 632L600 672Z', '#e9f1ea', 3) +
        box(640, 566, 40, 26, '#0a1328', 4) +
        disc(672, 610, 8, ink.clay),
    ),
  ],
  [
    /stage with/,
    onStage(
      1200,
      900,
      (chance) =>
        box(0, 0, 1200, 900, '#14203f') +
        glow('spot', 600, 470, 480, 0.55) +
        fill('M420 0H780L960 720H240Z', '#fff3c4', 0.12) +
        box(0, 700, 1200, 200, '#8a5a34') +
        box(0, 690, 1200, 16, '#b98452') +
        each([360, 520, 680, 850], (x, index) =>
          at(
            x,
            760,
            4.4,
            standing(
              someone(chance, {
                dress: nth(['sari', 'kurta', 'kurta', 'sari'] as const, index),
                style: nth(['bun', 'turban', 'plait', 'scarf'] as const, index),
              }),
              nth(['raised', 'forward', 'down', 'both'] as const, index),
              false,
            ),
          ),
        ) +
        each([0, 1], (side) =>
          at(
            side * 1200,
            0,
            1,
            fill('M0 0H300Q250 240 150 330Q90 380 70 470Q150 620 160 790H0Z', ink.clay) +
              stroke(
                'M60 0Q60 300 40 790M130 0Q130 240 80 380M210 0Q200 200 130 330M100 520Q120 660 116 790',
                '#7c2f24',
                7,
              ),
            0,
            side === 1,
          ),
        ) +
        fill(
          'M0 0H1200V70Q1100 150 1000 78Q900 150 800 78Q700 150 600 78Q500 150 400 78Q300 150 200 78Q100 150 0 70Z',
          '#97332a',
        ) +
        stroke(
          'M0 74Q100 154 200 82Q300 154 400 82Q500 154 600 82Q700 154 800 82Q900 154 1000 82Q1100 154 1200 74',
          ink.gold,
          6,
        ),
    ),
  ],
  [
    /twelve tables|option-entry/,
    inRoom(
      (chance, stage) =>
        room(stage, '#efe3c8', '#c79b68', 300) +
        each([-450, -120, 210], (x) =>
          casement(stage.width / 2 + x, 70, 240, 150, sky({ width: 240, height: 150 }, 'day'), '#fffdf6'),
        ) +
        times(3, (row) =>
          times(4, (column) => {
            const [x, y, scale] = [
              stage.width / 2 + ((column - 1.5) * (230 + row * 44) * stage.width) / 1200,
              430 + row * 185,
              0.66 + row * 0.17,
            ]
            return at(
              x,
              y,
              scale,
              at(-58, 0, 2, atTable(someone(chance))) +
                at(56, 0, 2, atTable(someone(chance))) +
                box(-120, 0, 240, 14, ink.timber, 3) +
                box(-108, 14, 216, 60, '#a9764a') +
                fill('M-40 0L-30 -18H30L44 0Z', ink.paper) +
                fill('M-30 14H34V86L26 80L14 88L2 80L-10 88L-30 80Z', ink.paper) +
                stroke('M-20 28H24M-20 42H18M-20 56H24', ink.ink, 4, 0.45) +
                star(20, 68, 8),
            )
          }),
        ),
    ),
  ],
  [
    /six round tables/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#2a3459', '#3d2b20', 250) +
        stroke(
          'M600 150C500 260 300 280 230 400M600 150C600 260 600 300 600 400M600 150C700 260 900 280 970 400M600 150C420 330 260 520 230 690M600 150V690M600 150C780 330 940 520 970 690',
          ink.gold,
          3,
          0.7,
          '3 13',
        ) +
        star(600, 130, 44) +
        each(
          points('230 420 600 420 970 420 230 740 600 740 970 740'),
          ([x, y]) =>
            each([-100, 0, 100], (side) => at(x + side, y - 16, 1.5, atTable(someone(chance)))) +
            oval(x, y + 10, 150, 42, '#6b4426') +
            oval(x, y, 150, 40, ink.timber) +
            disc(x, y - 8, 12, '#fff3c4') +
            each([-70, 70], (side) => at(x + side, y + 62, 1.7, fromBehind(someone(chance)))),
        ),
    ),
  ],
  [
    /ramp, handrail|lift/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#efe3c8', '#c9b48a', 660) +
        box(770, 190, 320, 470, '#9aa8bb') +
        box(796, 216, 268, 444, '#cdd5df') +
        stroke('M930 216V660', '#9aa8bb', 5) +
        star(930, 400, 40, '#fffdf6') +
        box(716, 400, 34, 66, ink.night, 6) +
        disc(733, 420, 7, ink.gold) +
        fill('M40 840L720 660H1160V900H40Z', '#b39f74') +
        fill('M40 840L720 660V700L40 888Z', '#9c8a62') +
        stroke('M60 690L720 520H1140M60 740L720 570', '#24406e', 13) +
        stroke('M120 820V676M330 766V620M540 712V566M720 660V520', '#24406e', 9) +
        casement(
          130,
          120,
          300,
          240,
          sky({ width: 300, height: 240 }, 'day') + hills(chance, 300, 240, 40, '#8fae9a'),
          '#fffdf6',
          3,
        ) +
        at(430, 730, 3.2, standing(someone(chance, { style: 'bun' }), 'forward')) +
        at(
          600,
          690,
          1,
          ring(0, -20, 44, '#1b2540', 7) +
            ring(64, -4, 18, '#1b2540', 6) +
            stroke('M-10 -60H44L56 -14M-20 -60V-140', '#1b2540', 8),
        ) +
        at(590, 642, 2.5, seatedAside(someone(chance, { style: 'plait', top: ink.leaf }))),
    ),
  ],
]
