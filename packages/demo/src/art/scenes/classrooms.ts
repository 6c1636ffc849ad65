import { at, box, d, dots, each, fill, oval, points, stroke, times } from '../draw.ts'
import {
  blackboard,
  casement,
  chairBack,
  chalkDiagram,
  deskLamp,
  fan,
  pendant,
  room,
  roomSize,
  sunbeam,
  table,
} from '../furniture.ts'
import { ink } from '../ink.ts'
import { clock } from '../paper.ts'
import { atTable, fromBehind, someone, standing } from '../person.ts'
import { glow, sky, star } from '../sky.ts'
import { inRoom, onStage, type Scenes } from '../stage.ts'

/** Rows of pupils, smaller towards the board. */
const rows = (
  draw: (x: number, y: number, scale: number, index: number) => string,
  {
    count,
    across,
    top,
    bottom,
    spread,
    middle = 600,
  }: { count: number; across: number; top: number; bottom: number; spread: number; middle?: number },
): string =>
  times(count, (row) => {
    const share = row / (count - 1)
    const scale = 0.5 + share * 0.5
    return times(across, (seat) =>
      draw(
        middle + (seat - (across - 1) / 2) * spread * scale,
        top + (bottom - top) * share ** 1.25,
        scale,
        row * across + seat,
      ),
    )
  })

/** Lessons, doubts, tests and evenings over a problem. */
export const classroomScenes: Scenes = [
  [
    /rows of five chairs/,
    onStage(
      1200,
      900,
      () =>
        room(roomSize, '#f3e7cd', '#c79b68', 400) +
        casement(70, 90, 200, 230, sky({ width: 200, height: 230 }, 'day'), '#fffdf6') +
        blackboard(420, 110, 460, 210, at(470, 240, 0.8, chalkDiagram)) +
        fan(600, 50, 130, '#8b93a8') +
        sunbeam(60, 330, 240, 520, 360) +
        rows(
          (x, y, scale) =>
            box(x - 44 * scale, y - 84 * scale, 88 * scale, 12 * scale, ink.timber, 2) +
            chairBack(x, y, 92 * scale, '#7a4f2c'),
          { count: 6, across: 5, top: 480, bottom: 870, spread: 218 },
        ),
    ),
  ],
  [
    /desk with one lamp|doubt/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#26345c', '#4b3526', 640) +
        blackboard(90, 120, 420, 250, at(125, 280, 0.78, chalkDiagram), '#1b3b37') +
        casement(860, 120, 230, 260, sky({ width: 230, height: 260 }, 'clear') + star(150, 70, 16), '#6b4426') +
        at(470, 560, 3.1, atTable(someone(chance, { top: '#1f6f78', style: 'bun', hair: '#1a1620' }))) +
        each([760, 880, 1000], (x, index) =>
          at(x, 800 + index * 10, 3.5, standing(someone(chance), index === 0 ? 'forward' : 'book')),
        ) +
        table(220, 556, 480, 250) +
        at(310, 556, 1, deskLamp('lamp', 0, 0, 170, 2)) +
        at(480, 548, 1, fill('M-80 8L-60 -22H70L92 8Z', ink.paper)) +
        box(600, 530, 70, 28, '#e6dcc2', 3) +
        stroke('M612 530v-12M626 530v-16M640 530v-10', '#fff', 7),
    ),
  ],
  [
    /long table, lamps/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#2a3459', '#3d2b20', 660) +
        casement(110, 90, 240, 270, sky({ width: 240, height: 270 }, 'dusk'), '#6b4426', 3) +
        casement(850, 90, 240, 270, sky({ width: 240, height: 270 }, 'dusk'), '#6b4426', 3) +
        times(4, (seat) => at(245 + seat * 236, 610, 2.6, atTable(someone(chance)))) +
        each([360, 600, 840], (x, index) => pendant(`p${index}`, x, 280, 58)) +
        table(90, 606, 1020, 200) +
        each([245, 480, 718, 952], (x) =>
          fill(d`M${x - 62} 606L${x - 46} 586Q${x} 596 ${x} 602Q${x} 596 ${x + 46} 586L${x + 62} 606Z`, ink.paper),
        ) +
        times(5, (seat) => at(130 + seat * 236, 880, 3.2, fromBehind(someone(chance)))),
    ),
  ],
  [
    /rows of screens|hall of screens/,
    inRoom(
      (chance, stage) =>
        room(stage, '#e6ecf2', '#b9c3d0', 330) +
        at(stage.width / 2, 150, 1, clock(96, 9.2, ink.paper, ink.ink)) +
        at(stage.width / 2, 150, 1, stroke('M-130 0A130 130 0 0 1 0 -130', ink.gold, 9)) +
        casement(80, 70, 220, 170, sky({ width: 220, height: 170 }, 'day'), '#fffdf6') +
        casement(stage.width - 300, 70, 220, 170, sky({ width: 220, height: 170 }, 'day'), '#fffdf6') +
        rows(
          (x, y, scale, index) =>
            at(
              x,
              y - 96 * scale,
              scale,
              box(-66, -56, 132, 84, '#20304f', 8) +
                box(-58, -48, 116, 68, index % 4 ? '#f8f5ec' : '#fdf3cc', 3) +
                stroke('M-46 -30h52M-46 -14h40M-46 2h46', ink.ink, 5, 0.4) +
                dots(points('24 -30 40 -30 24 -14 40 -14 24 2 40 2'), ink.leaf, 5) +
                box(-104, 34, 208, 12, ink.timber, 3),
            ) + at(x, y + 30 * scale, 2.2 * scale, fromBehind(someone(chance))),
          { count: 4, across: stage.width > 1400 ? 6 : 5, top: 420, bottom: 860, spread: 232, middle: stage.width / 2 },
        ),
    ),
  ],
  [
    /rain lines|heavy rain|monsoon/,
    onStage(
      1200,
      900,
      (chance) =>
        box(0, 0, 1200, 900, '#1a2a4a') +
        box(190, 150, 820, 560, '#f0d48a') +
        glow('room', 600, 430, 620, 0.45) +
        blackboard(420, 230, 360, 180, at(450, 340, 0.7, chalkDiagram)) +
        fan(600, 190, 90, '#7a6a4a') +
        times(5, (seat) => at(290 + seat * 155, 560, 2.1, fromBehind(someone(chance)))) +
        times(4, (seat) => at(360 + seat * 160, 690, 2.6, fromBehind(someone(chance)))) +
        stroke('M190 150H1010V710H190ZM463 150V710M737 150V710M190 330H1010', '#8a5a34', 18) +
        box(150, 706, 900, 34, '#a9764a') +
        stroke(
          times(120, () => {
            const [x, y] = [chance.between(0, 1260), chance.between(-20, 860)]
            return d`M${x} ${y}l-14 ${chance.between(40, 90)}`
          }),
          '#b9cbef',
          3,
          0.5,
        ) +
        box(0, 780, 1200, 120, '#101d38') +
        stroke(
          times(14, () => d`M${chance.between(0, 1150)} ${chance.between(800, 890)}h${chance.between(30, 110)}`),
          '#b9cbef',
          3,
          0.4,
        ),
    ),
  ],
  [
    /round table, six/,
    onStage(
      1200,
      900,
      (chance) =>
        room(roomSize, '#26345c', '#4b3526', 560) +
        blackboard(330, 90, 540, 260, at(400, 270, 1.05, chalkDiagram)) +
        pendant('p', 600, 400, 66) +
        each([310, 600, 890], (x, index) => at(x, index === 1 ? 590 : 630, 2.7, atTable(someone(chance)))) +
        oval(600, 690, 440, 112, '#6b4426') +
        oval(600, 672, 440, 108, ink.timber) +
        each(
          [
            [430, 650, -8],
            [610, 640, 4],
            [770, 660, 10],
            [590, 720, -4],
          ] as const,
          ([x, y, turn]) =>
            at(x, y, 1, fill('M-56 14L-42 -14H44L58 14Z', ink.paper) + stroke('M-34 0h60', ink.ink, 3, 0.4), turn),
        ) +
        each([270, 600, 930], (x, index) => at(x, index === 1 ? 900 : 880, 3.3, fromBehind(someone(chance)))),
    ),
  ],
]
