import { at, box, d, disc, each, fill, nth, oval, points, ring, stroke, times } from '../draw.ts'
import { bed, casement, chairBack, deskLamp, pendant, room, roomSize, table } from '../furniture.ts'
import { ink } from '../ink.ts'
import { someone, standing } from '../person.ts'
import { sky, stars } from '../sky.ts'
import { inRoom, onStage, type Scenes } from '../stage.ts'
import { hills, palm } from '../trees.ts'

/** Where residents live: rooms, meals, the call home. */
export const hostelScenes: Scenes = [
  [
    /two beds/,
    inRoom(
      (chance, stage) =>
        room(stage, '#efe3c8', '#b9875a', 620) +
        at(
          (stage.width - 1200) / 2,
          0,
          1,
          casement(
            440,
            110,
            320,
            280,
            sky({ width: 320, height: 280 }, 'dawn') +
              palm(chance, 110, 290, 220, 30, '#3b5a48') +
              palm(chance, 240, 290, 150, -20, '#4c6d58'),
            '#fffdf6',
          ) +
            bed(60, 720, 380, 130, '#2f6f8a') +
            bed(760, 720, 380, 130, ink.clay) +
            each(
              [
                [470, ink.blue],
                [610, ink.leaf],
              ] as const,
              ([x, colour], index) =>
                table(x, 520, 130, 180) +
                box(x + 16, 486, 22, 34, colour, 2) +
                box(x + 38, 480, 16, 40, ink.bronze, 2) +
                box(x + 54, 490, 20, 30, '#7c2f24', 2) +
                at(x + 92, 520, 1, deskLamp(`d${index}`, 0, 0, 70, 1.3)) +
                chairBack(x + 64, 740, 110),
            ) +
            box(150, 420, 190, 12, ink.wood) +
            box(860, 420, 190, 12, ink.wood) +
            each([170, 196, 880, 906, 932], (x, index) =>
              box(
                x,
                366 + (index % 2) * 8,
                20,
                54 - (index % 2) * 8,
                nth([ink.clay, ink.blue, ink.leaf, ink.bronze], index),
              ),
            ) +
            oval(600, 820, 300, 46, '#b3402a', 0.55) +
            oval(600, 820, 230, 32, '#eacf6c', 0.5),
        ),
    ),
  ],
  [
    /steel plates/,
    onStage(
      1200,
      900,
      (_, stage) =>
        box(0, 0, stage.width, stage.height, '#c08a5c') +
        stroke('M0 180H1200M0 420H1200M0 660H1200', '#a87446', 5) +
        each(
          points('240 250 600 230 960 250 240 650 600 670 960 650'),
          ([x, y], index) =>
            disc(x + 6, y + 10, 156, '#00000030') +
            disc(x, y, 156, '#cdd5df') +
            ring(x, y, 142, '#eef2f6', 5) +
            oval(x - 40, y + 40, 66, 46, '#fbf6e6') +
            disc(x + 66, y - 40, 38, '#b98d4a') +
            disc(x + 66, y - 40, 30, '#e0b24e') +
            disc(x - 50, y - 62, 34, '#7c4a2c') +
            disc(x - 50, y - 62, 27, nth([ink.leaf, '#c0492f', '#8a9b3c'], index)) +
            disc(x + 24, y - 100, 20, '#fff') +
            fill(d`M${x + 30} ${y + 40}a52 52 0 1 1 80 44Z`, '#d9a860') +
            disc(x + 62, y + 76, 7, '#b98d4a', 0.6),
        ) +
        at(
          420,
          450,
          1,
          stroke('M-190 0H20', '#aab6c6', 15) + disc(60, 0, 46, '#aab6c6') + disc(60, 0, 34, '#e0b24e'),
          -14,
        ),
    ),
  ],
  [
    /veranda|on phones/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#2a3459', '#5d4434', 700) +
        each(
          [120, 440, 760, 1080],
          (x) =>
            box(x - 26, 150, 52, 560, '#d9cba8') +
            box(x - 40, 130, 80, 26, '#e9dfc8') +
            box(x - 36, 690, 72, 26, '#e9dfc8'),
        ) +
        each(
          [280, 600, 920],
          (x) =>
            `<svg x="${x - 132}" y="160" width="264" height="540">${sky({ width: 264, height: 540 }, 'clear')}${stars(chance, { width: 264, height: 540 }, 34)}</svg>`,
        ) +
        box(0, 60, 1200, 80, '#8a5a34') +
        each([280, 600, 920], (x, index) => pendant(`v${index}`, x, 190, 40, '#6b4426')) +
        each([200, 370, 540, 690, 850, 1010], (x) => at(x, 800, 3.6, standing(someone(chance), 'phone'))) +
        box(0, 800, 1200, 100, '#4b3526') +
        stroke('M0 800H1200', '#7a5a40', 6),
    ),
  ],
  [
    /window sill|sprouts/,
    onStage(
      1200,
      900,
      (chance) =>
        box(0, 0, 1200, 900, '#efe3c8') +
        casement(
          130,
          70,
          940,
          540,
          sky({ width: 940, height: 540 }, 'day') +
            hills(chance, 940, 540, 120, '#a9c0a8') +
            disc(760, 130, 60, '#fff3c4'),
          '#fffdf6',
          3,
        ) +
        box(40, 640, 1120, 54, '#d8c39a', 4) +
        box(40, 690, 1120, 16, '#b39f74') +
        times(7, (cup) => {
          const x = 170 + cup * 143
          const tall = nth([60, 110, 84, 130, 96, 120, 70], cup)
          return (
            fill(d`M${x - 48} 540H${x + 48}L${x + 36} 644H${x - 36}Z`, nth(['#f4efe2', '#e6ecf2', '#f3dcd0'], cup)) +
            box(x - 50, 534, 100, 14, '#6b4426', 6) +
            stroke(d`M${x} 538q${cup % 2 ? 10 : -10} ${-tall / 2} 0 ${-tall}`, '#3f7a45', 6) +
            fill(
              d`M${x} ${538 - tall}q44 -40 66 -8q-26 32 -66 8M${x} ${538 - tall + 6}q-44 -40 -64 -6q24 32 64 6`,
              nth(['#4f9a57', '#3f7a45', '#63ad63'], cup),
            ) +
            box(x - 22, 580, 44, 26, '#fffdf6', 2)
          )
        }),
    ),
  ],
]
