import { house } from '../building.ts'
import { at, box, d, disc, dots, each, fill, nth, oval, points, ring, stroke, times } from '../draw.ts'
import { ink } from '../ink.ts'
import { onGround, shadow, someone, standing } from '../person.ts'
import { sky, star } from '../sky.ts'
import { onStage, type Scenes } from '../stage.ts'
import { banyan, hills, neem, water } from '../trees.ts'

/** By day under trees, in courtyards and at the shore. */
export const groundScenes: Scenes = [
  [
    /easel blackboard|under the banyan/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'day', 560) +
        hills(chance, 1200, 560, 70, '#b7cbb5') +
        box(0, 552, 1200, 348, '#c9c08a') +
        oval(600, 760, 620, 150, '#a99f68', 0.6) +
        banyan(chance, 600, 600, 470, '#2f5a45') +
        stroke('M530 700L560 450M690 700L660 450', ink.wood, 12) +
        box(510, 440, 200, 140, ink.wood, 4) +
        box(520, 450, 180, 120, ink.board) +
        stroke('M546 540L600 480L650 540ZM560 470h40', '#e9f1ea', 4) +
        at(
          770,
          690,
          2.6,
          standing(someone(chance, { dress: 'sari', style: 'bun', top: '#7c2f24' }), 'forward'),
          0,
          true,
        ) +
        times(12, (seat) => {
          const angle = Math.PI * (0.02 + (seat % 6) * 0.192)
          const far = seat < 6 ? 1 : 1.42
          return at(
            600 - Math.cos(angle) * 330 * far,
            660 + Math.sin(angle) * 110 * far + (seat < 6 ? 0 : 30),
            2 + (seat < 6 ? 0 : 0.4),
            onGround(someone(chance), true),
          )
        }),
    ),
  ],
  [
    /tide pool/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'dawn', 330) +
        water(chance, 0, 326, 1200, 190, '#5f8fb0', '#ffffff') +
        fill('M0 470Q160 430 320 470T640 480T960 460T1200 480V900H0Z', '#d8c39a') +
        fill(
          'M0 560Q80 480 220 520Q330 560 300 640Q180 690 0 680ZM880 560Q1000 480 1200 540V720Q1000 720 920 660Q860 620 880 560Z',
          '#6b6257',
        ) +
        fill('M280 720Q300 600 600 600T930 720Q900 850 600 850T280 720Z', '#8a7d6a') +
        fill('M330 716Q360 630 600 630T880 716Q850 810 600 810T330 716Z', '#3f8f9f') +
        stroke('M430 690q60 -14 120 0M620 730q70 -14 150 0M480 760q40 -10 90 0', '#ffffff', 4, 0.5) +
        star(560, 720, 34, ink.clay) +
        disc(740, 680, 20, '#5b3a78') +
        disc(470, 730, 14, '#e0b24e') +
        fill('M660 760q30 -30 60 0q-30 20 -60 0', ink.leaf) +
        each(
          points('250 700 420 600 800 606 950 690'),
          ([x, y], index) =>
            at(x, y + 40, 2.9, onGround(someone(chance))) +
            at(
              x + (index < 2 ? 74 : -74),
              y + 24,
              1,
              ring(0, 0, 30, '#1b2540', 6) +
                disc(0, 0, 27, '#ffffff', 0.35) +
                stroke(index < 2 ? 'M-22 22L-48 44' : 'M22 22L48 44', '#1b2540', 9),
            ),
        ),
    ),
  ],
  [
    /chalk timetable/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'day', 300) +
        box(0, 120, 1200, 200, '#e9dcc0') +
        times(10, (bay) => fill(d`M${30 + bay * 120} 300V210a38 38 0 0 1 76 0V300Z`, '#c3b28a')) +
        box(0, 110, 1200, 18, '#b3402a') +
        fill('M0 300H1200V900H0Z', '#b98d6a') +
        fill('M330 400H870L1000 800H200Z', '#a57a58') +
        stroke(
          times(7, (column) => d`M${330 + column * 90} 400L${200 + column * 133.3} 800`) +
            times(6, (row) => d`M${330 - row * 26} ${400 + row * 80}H${870 + row * 26}`),
          '#fffdf6',
          5,
          0.9,
        ) +
        each(points('400 440 580 440 800 520 480 600 680 610 330 700 850 700'), ([x, y], index) =>
          box(x, y, 60, 26, nth(['#f3e6b4', '#cfe0f2', '#f3c9b8'], index), 3, 0.85),
        ) +
        each(
          points('120 560 190 580 100 800 180 840 1010 520 1080 540 1060 780 1140 820 330 380 430 376 770 378 860 384'),
          ([x, y], index) =>
            shadow(x - 20, y, 40) +
            at(
              x,
              y,
              1.5 + y / 520,
              standing(
                someone(chance, index % 3 === 0 ? { dress: 'sari', style: 'bun' } : {}),
                index % 4 === 1 ? 'forward' : 'down',
              ),
            ),
        ),
    ),
  ],
  [
    /many dots in rows|courtyard with/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'day', 330) +
        house(chance, {
          x: 140,
          ground: 330,
          bays: 20,
          storeys: 2,
          bay: 44,
          storey: 90,
          arcade: true,
          lit: 0,
          colour: '#d8c39a',
        }) +
        neem(chance, 80, 360, 240, '#4c7a58') +
        neem(chance, 1120, 360, 260, '#4c7a58') +
        box(0, 324, 1200, 576, '#d3b98c') +
        stroke('M330 230V110M870 230V110', ink.wood, 9) +
        fill('M330 116H870V196H330Z', ink.night) +
        star(600, 156, 26) +
        dots(points('420 156 470 140 520 168 680 144 730 170 780 150'), '#dfe7f7', 5) +
        times(6, (row) =>
          times(9 + (row % 2), (seat) => {
            const scale = 0.62 + row * 0.15
            return at(
              600 + (seat - (8 + (row % 2)) / 2) * 124 * scale,
              400 + row * 88,
              1.7 * scale,
              onGround(someone(chance), true),
            )
          }),
        ),
    ),
  ],
  [
    /garden bench|family of four/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'day', 520) +
        hills(chance, 1200, 520, 80, '#b7cbb5') +
        house(chance, {
          x: 690,
          ground: 520,
          bays: 9,
          storeys: 2,
          bay: 46,
          storey: 76,
          roof: 'hipped',
          lit: 0,
          colour: '#d8b48a',
        }) +
        box(0, 512, 1200, 388, '#8fae7c') +
        banyan(chance, 250, 620, 300, '#3c6a4c') +
        oval(600, 820, 520, 60, '#6f9062', 0.7) +
        box(330, 660, 560, 18, ink.wood, 3) +
        box(330, 600, 560, 14, ink.wood, 3) +
        box(330, 630, 560, 14, ink.wood, 3) +
        stroke('M370 780V600M850 780V600', '#6b4426', 12) +
        each([420, 530, 690, 800], (x, index) =>
          at(
            x,
            700,
            index === 1 || index === 2 ? 2.7 : 3.3,
            fill('M-12 -22L-14 26H-4L0 -8L4 26H14L12 -22Z', nth(['#7c2f24', '#3a4260', '#e6dcc2', '#1b2540'], index)) +
              onGround(
                someone(chance, {
                  style: nth(['bun', 'plait', 'short', 'short'] as const, index),
                  bottom: nth(['#7c2f24', '#3a4260', '#e6dcc2', '#1b2540'], index),
                }),
              ),
          ),
        ) +
        box(580, 632, 58, 48, ink.steel, 6) +
        box(590, 616, 38, 20, ink.steel, 4) +
        stroke('M580 656H638', '#7a8494', 3) +
        each(
          points('160 800 250 850 960 800 1060 860'),
          ([x, y]) => stroke(d`M${x} ${y}v-34`, '#3f7a45', 5) + disc(x, y - 40, 13, ink.gold),
        ),
    ),
  ],
]
