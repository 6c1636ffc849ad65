import { at, box, d, disc, each, fill, points, ring, stroke, times } from '../draw.ts'
import { ink } from '../ink.ts'
import { page } from '../paper.ts'
import { onGround, shadow, someone, standing } from '../person.ts'
import { sky } from '../sky.ts'
import { onStage, type Scenes } from '../stage.ts'
import { hills, neem } from '../trees.ts'

/** Games, drills and arrivals on the campus ground. */
export const gameScenes: Scenes = [
  [
    /volleyball/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'dusk', 520) +
        disc(930, 440, 70, '#fbe3a0') +
        hills(chance, 1200, 520, 60, '#6d6a86') +
        neem(chance, 120, 540, 260, '#3a4260') +
        box(0, 514, 1200, 386, '#c98f5e') +
        stroke('M120 860L330 560H870L1080 860Z', '#f4e3c8', 6) +
        box(596, 330, 10, 430, ink.wood) +
        fill('M340 380L600 350V470L340 480ZM606 350L866 380V480L606 470Z', '#fffdf6', 0.28) +
        stroke(
          times(9, (knot) => d`M${350 + knot * 29} ${380 - knot * 3}v102M${612 + knot * 29} ${352 + knot * 3}v102`) +
            'M340 380L600 350L866 380M340 430L600 410L866 430M340 480L600 470L866 480',
          '#fffdf6',
          3,
          0.8,
        ) +
        each(
          points('250 800 430 720 480 860 760 740 900 850 980 730'),
          ([x, y], index) =>
            shadow(x - 150, y, 150) +
            at(
              x,
              y - (index === 1 ? 60 : 0),
              2.7,
              standing(someone(chance, { dress: 'shirt' }), index % 2 ? 'raised' : 'both'),
              0,
              index > 2,
            ),
        ) +
        disc(560, 230, 26, '#fffdf6') +
        stroke('M540 218q20 14 42 0M552 250q2 -24 -6 -44', '#b9b09a', 3) +
        stroke('M450 520Q470 280 540 236', '#fffdf6', 3, 0.7, '3 12'),
    ),
  ],
  [
    /court lines|badminton/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'dawn', 520) +
        hills(chance, 1200, 520, 90, '#7f90b5', 0.8) +
        disc(280, 480, 56, '#fff3c4') +
        box(0, 514, 1200, 386, '#4f8f77') +
        stroke(
          'M140 880L340 560H860L1060 880ZM240 720H960M600 560V880M470 560L410 880M730 560L790 880',
          '#f4efe2',
          6,
          0.9,
        ) +
        fill('M220 600H980V690H220Z', '#fffdf6', 0.2) +
        stroke(`${times(39, (knot) => d`M${220 + knot * 20} 600v90`)}M220 600H980M220 645H980`, '#fffdf6', 2.4, 0.7) +
        stroke('M220 740V590M980 740V590', '#1b2540', 9) +
        each(
          points('420 640 780 650 350 850 860 860'),
          ([x, y], index) =>
            shadow(x - 10, y, 60) +
            at(
              x,
              y,
              index < 2 ? 2.1 : 3.1,
              standing(someone(chance, { dress: 'shirt' }), 'raised', index > 1) +
                stroke('M25 -100L34 -118', '#1b2540', 3) +
                ring(38, -128, 11, '#1b2540', 2.4),
              0,
              index % 2 === 1,
            ),
        ) +
        at(
          620,
          330,
          1.6,
          fill('M-6 0L-22 -40H22L6 0Z', '#fffdf6') + disc(0, 4, 9, ink.clay) + stroke('M-16 -24H16', '#cdd5df', 3),
          30,
        ) +
        stroke('M470 560Q520 380 600 340', '#fffdf6', 3, 0.8, '3 12'),
    ),
  ],
  [
    /bandage|first-aid/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        box(0, 0, stage.width, stage.height, '#dbe7df') +
        box(0, 620, 1200, 280, '#a9bfae') +
        at(
          200,
          330,
          1,
          page(270, 360, 6) +
            each([0, 1, 2, 3], (row) => stroke(d`M-104 ${-134 + row * 46}l10 12l18 -26`, ink.leaf, 7)),
          -4,
        ) +
        box(860, 560, 230, 150, '#fffdf6', 12) +
        stroke('M975 590V680M930 635H1020', ink.leaf, 26) +
        stroke('M930 560V530H1020V560', '#9aa8bb', 9) +
        at(500, 800, 5, onGround(someone(chance, { style: 'plait', top: '#d8a93a' }))) +
        at(730, 810, 5, onGround(someone(chance, { style: 'bun', top: '#2f6f8a' }))) +
        stroke('M545 650Q620 660 668 680', '#b07b52', 26) +
        stroke('M590 642l14 42M612 646l14 42M634 652l14 42', '#fffdf6', 15) +
        ring(690, 760, 24, '#fffdf6', 15),
    ),
  ],
]
