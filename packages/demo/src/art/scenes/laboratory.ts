import { at, box, d, disc, dots, each, fill, nth, oval, ring, stroke, times } from '../draw.ts'
import { blackboard } from '../furniture.ts'
import { ink } from '../ink.ts'
import { star } from '../sky.ts'
import { onStage, type Scenes } from '../stage.ts'

const hexagon = (x: number, y: number, size: number, double: boolean) =>
  d`M${x} ${y - size}l${size * 0.87} ${size / 2}v${size}l${-size * 0.87} ${size / 2}l${-size * 0.87} ${-size / 2}v${-size}Z` +
  (double
    ? d`M${x + size * 0.66} ${y - size * 0.4}v${size * 0.8}M${x - size * 0.66} ${y - size * 0.4}v${size * 0.8}`
    : '')

/** Things of the laboratory, seen close. */
export const laboratoryScenes: Scenes = [
  [
    /drop of water/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, ink.paper) +
        stroke(
          times(13, (row) =>
            times(
              11,
              (word) =>
                d`M${30 + word * 108 + ((row * 37) % 40)} ${50 + row * 68}h${nth([70, 50, 82, 40], row + word)}`,
            ),
          ),
          ink.ink,
          9,
          0.28,
        ) +
        box(150, 120, 900, 640, '#cfe0f2', 16, 0.35) +
        stroke(
          'M150 136Q150 120 166 120H1034Q1050 120 1050 136V744Q1050 760 1034 760H166Q150 760 150 744Z',
          '#9fc0e6',
          5,
        ) +
        disc(612, 462, 236, '#00000018') +
        disc(600, 440, 232, '#e6f0f8') +
        stroke('M420 380h120M580 380h210M400 450h180M620 450h170M440 520h230', ink.ink, 30, 0.75) +
        ring(600, 440, 230, '#7fa8d9', 5) +
        stroke('M430 330A200 200 0 0 1 560 246', '#fff', 15, 0.9) +
        oval(690, 590, 66, 24, '#fff', 0.5),
    ),
  ],
  [
    /burette/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, '#e6ecf2') +
        box(0, 660, 1200, 240, '#c9b48a') +
        box(0, 650, 1200, 16, '#b39f74') +
        stroke('M430 820V60M330 820H560', '#5a6a84', 15) +
        box(430, 230, 180, 14, '#5a6a84') +
        box(430, 420, 180, 14, '#5a6a84') +
        box(586, 60, 44, 430, '#fffdf6', 6, 0.9) +
        box(590, 190, 36, 300, '#d8e6f4') +
        stroke('M586 60V490L602 520V560M630 60V490L614 520V560', '#5a6a84', 5) +
        stroke(
          times(18, (tick) => d`M612 ${90 + tick * 21}h18`),
          '#5a6a84',
          3,
        ) +
        box(576, 500, 64, 18, ink.clay, 6) +
        fill('M608 578q-11 16 0 22q11 -6 0 -22', '#e79fb4') +
        fill('M560 640H656V690L760 850Q766 868 746 868H470Q450 868 456 850L560 690Z', '#fffdf6', 0.7) +
        fill('M520 754H696L760 850Q766 868 746 868H470Q450 868 456 850Z', '#efb3c4') +
        stroke('M560 640H656V690L760 850Q766 868 746 868H470Q450 868 456 850L560 690ZM548 640H668', '#5a6a84', 6) +
        at(
          960,
          900,
          8.4,
          fill('M-24 0C-24 -34 -15 -44 0 -45C15 -44 24 -34 24 0Z', '#f4f1ea') +
            disc(0, -58, 11.5, '#a97048') +
            fill('M-12.5 -54C-16 -78 16 -78 12.5 -54C8 -62 -6 -62 -12.5 -54Z', '#1a1620') +
            stroke('M10 -56Q16 -40 11 -24', '#1a1620', 5) +
            stroke('M-11 -58h9M1 -58h9', '#24406e', 2.4),
        ) +
        box(120, 560, 130, 100, '#fffdf6', 6, 0.8) +
        box(120, 610, 130, 50, '#9fc0e6', 4),
    ),
  ],
  [
    /ring structures/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, '#e9dfc8') +
        blackboard(
          80,
          80,
          1040,
          660,
          each(
            [
              [230, 240, '#f6e3a1', 1],
              [370, 240, '#f6e3a1', 0],
              [640, 210, '#f0a58f', 1],
              [880, 250, '#9fd0e8', 1],
              [1010, 330, '#9fd0e8', 0],
              [260, 560, '#b5dca5', 1],
              [540, 520, '#fffdf6', 1],
              [668, 592, '#fffdf6', 0],
              [920, 580, '#f0a58f', 1],
            ] as const,
            ([x, y, colour, double]) => stroke(hexagon(x, y, 78, double === 1), colour, 7, 0.92),
          ) +
            stroke('M700 160l70 -40M1010 250v-70M330 600l60 40M930 500v-60', '#fffdf6', 6, 0.85) +
            stroke(
              'M440 240h100M520 228l22 12l-22 12M380 545h70M430 533l22 12l-22 12M760 560h70M810 548l22 12l-22 12',
              '#fffdf6',
              5,
              0.8,
            ) +
            dots(
              [
                [780, 112],
                [1010, 164],
                [398, 648],
                [930, 424],
              ],
              '#f6e3a1',
              13,
            ),
        ) +
        each(
          [
            ['#f6e3a1', 420],
            ['#f0a58f', 500],
            ['#9fd0e8', 580],
            ['#b5dca5', 660],
          ] as const,
          ([colour, x]) => box(x, 738, 60, 18, colour, 8),
        ) +
        box(0, 830, 1200, 70, '#c79b68'),
    ),
  ],
  [
    /foil leaves|electroscope/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, '#efe3c8') +
        box(0, 700, 1200, 200, '#b98452') +
        fill('M400 280Q400 240 440 230H760Q800 240 800 280V690Q800 740 750 740H450Q400 740 400 690Z', '#cfe0f2', 0.6) +
        stroke('M400 280Q400 240 440 230H760Q800 240 800 280V690Q800 740 750 740H450Q400 740 400 690Z', '#7fa8d9', 6) +
        box(430, 180, 340, 56, ink.leaf, 10) +
        stroke('M450 236v-56M500 236v-56M550 236v-56M650 236v-56M700 236v-56M750 236v-56', '#155a44', 4) +
        stroke('M600 120V450', '#b07b3a', 11) +
        disc(600, 100, 34, '#d9a860') +
        fill('M598 446L500 640H530L604 460ZM602 446L700 640H670L596 460Z', '#cdd5df') +
        stroke('M500 640L598 446M700 640L602 446', '#8793a6', 4) +
        stroke('M440 300V620', '#fff', 13, 0.7) +
        at(860, 150, 1, box(-20, -14, 300, 28, ink.clay, 14), -16) +
        stroke('M680 90l30 -14M690 120h34M676 60l20 -26', ink.bronze, 6) +
        each([450, 500, 680, 740], (x) => star(x, 690, 8, '#7fa8d9')),
    ),
  ],
]
