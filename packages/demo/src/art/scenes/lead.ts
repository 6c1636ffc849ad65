import { skyline } from '../building.ts'
import { cloud, dayHouse, daySky, lawn, sun, treeShadow, widthOf } from '../day.ts'
import { at, box, d, disc, each, fill, oval, ring, stroke, times } from '../draw.ts'
import { blackboard, chairBack, chalkDiagram } from '../furniture.ts'
import { ink } from '../ink.ts'
import { notebook, page, pencil } from '../paper.ts'
import { glow, star } from '../sky.ts'
import { ofHeight, onStage, type Scenes } from '../stage.ts'
import { hedge, neem, palm } from '../trees.ts'

/** A steel tumbler of tea, from above. */
const tea =
  disc(8, 12, 74, '#00000030') + disc(0, 0, 74, '#cdd5df') + disc(0, 0, 62, '#9c5f33') + ring(0, 0, 74, '#fff', 5, 0.7)

const chalk = (colour: string) => box(-52, -11, 104, 22, colour, 9) + box(-52, -11, 26, 22, '#ffffff55', 9)

/** Triangle with its height and a few lines of working, in pencil. */
const working =
  stroke('M-360 120L-210 -150L-90 120ZM-210 -150V120', ink.blue, 6) +
  stroke('M-210 96h24v24', ink.blue, 4) +
  stroke('M-370 180h260M-370 220h190', ink.ink, 5, 0.45)

const answers =
  times(5, (row) => stroke(d`M70 ${-170 + row * 56}h${[250, 200, 270, 160, 230][row] ?? 200}`, ink.ink, 5, 0.4)) +
  stroke('M64 126q120 44 250 -6', ink.clay, 6) +
  stroke('M330 60l24 28l46 -66', ink.leaf, 11)

/** A bus from the side, whole, with its wheels on the ground at the origin. */
const bus =
  oval(112, 4, 128, 9, '#00000026') +
  box(0, -92, 226, 78, ink.gold, 12) +
  box(0, -46, 226, 14, ink.clay) +
  times(5, (pane) => box(14 + pane * 36, -82, 28, 26, '#dfeaf2', 4)) +
  box(196, -82, 20, 58, '#33415f', 4) +
  each([48, 176], (x) => disc(x, -12, 17, '#1b2540') + disc(x, -12, 7, ink.steel))

const tree = { dark: '#2c5b3f', mid: '#3f7a4f' }

/** The pictures that stand first on a page: things and places, nobody in them. */
export const leadScenes: Scenes = [
  [
    /desk of a doubt hour/,
    onStage(
      1200,
      900,
      () =>
        box(0, 0, 1200, 900, '#c79b68') +
        stroke('M0 170H1200M0 400H1200M0 640H1200', '#b88a58', 5) +
        fill('M-40 -20L560 -20L1240 700V960H820Z', '#fff3c4', 0.16) +
        at(890, 270, 1, page(360, 470, 12, [3, 4]), 9) +
        at(520, 520, 1.12, notebook(860, 560, working, answers), -3) +
        at(806, 742, 1.5, pencil(250), -16) +
        at(160, 190, 1, tea) +
        each(
          [
            [1010, 640, 18, '#fffdf6'],
            [1084, 700, -30, '#f3dcd0'],
            [984, 726, 4, '#eacf6c'],
          ] as const,
          ([x, y, turn, colour]) => at(x, y, 1, chalk(colour), turn),
        ) +
        at(
          452,
          128,
          1,
          ring(0, 0, 56, ink.ink, 8) +
            ring(140, 0, 56, ink.ink, 8) +
            stroke('M56 -8q14 -14 28 0M-56 -6l-70 30M196 -6l66 34', ink.ink, 8),
          -8,
        ) +
        star(1010, 118, 26, ink.bronze),
    ),
  ],
  [
    /classroom from the back|thirty chairs, one lit/,
    ofHeight(675, (_, stage) => {
      const middle = stage.width / 2
      return (
        box(0, 0, stage.width, 675, '#1c2a50') +
        glow('board', middle, 210, 640, 0.42) +
        blackboard(middle - 310, 64, 620, 270, at(middle - 240, 262, 1.2, chalkDiagram), '#24584f') +
        fill(d`M0 420H${stage.width}V675H0Z`, '#3d2b20') +
        times(5, (row) =>
          times(6, (seat) => {
            const scale = 0.55 + row * 0.2
            const x = middle + (seat - 2.5) * 150 * scale
            const y = 452 + row * 52
            return (
              // A slate on the arm of each: the class is expected.
              box(x - 40 * scale, y - 78 * scale, 80 * scale, 10 * scale, ink.timber, 2) +
              chairBack(x, y, 84 * scale, '#8a5a34')
            )
          }),
        )
      )
    }),
  ],
  [
    /morning light over campus/,
    ofHeight(560, (chance, stage) => {
      const floor = 452
      const paint = { wall: '#f3e4bd', shade: '#e0cd9f', roof: '#b9583c', trim: '#8a6427', glass: '#9fbcd0' }
      const block = {
        x: 0,
        ground: floor,
        bays: 20,
        storeys: 3,
        bay: 34,
        storey: 62,
        arcade: true,
        roof: 'hipped' as const,
      }
      const x = (stage.width - widthOf(block)) / 2
      const road = stage.height - 74
      return (
        daySky(stage, floor, '#8dbbdc', '#fbe9c6') +
        sun(stage.width * 0.2, 150, 46) +
        cloud(stage.width * 0.74, 130, 130) +
        cloud(stage.width * 0.4, 90, 80, 0.7) +
        skyline(chance, -20, floor, stage.width + 60, 90, '#b9cbd9') +
        lawn(stage, floor, '#a9c487') +
        dayHouse({ ...block, x }, paint) +
        each(
          [x - 150, x + widthOf(block) + 150],
          (left, index) =>
            treeShadow(left, floor + 10, 100) + neem(chance, left, floor + 6, 230, index ? tree.dark : tree.mid),
        ) +
        palm(chance, x - 330, floor + 6, 260, 16, tree.dark) +
        palm(chance, x + widthOf(block) + 330, floor + 6, 280, -18, tree.dark) +
        hedge(chance, x, floor + 4, widthOf(block), 9, tree.mid) +
        box(0, road, stage.width, stage.height - road, '#8b8f99') +
        stroke(d`M0 ${road + 44}H${stage.width}`, '#e8e4da', 5, 0.8, '40 34') +
        // Three buses, whole, with room on both sides on the narrowest sheet.
        each([0.5, 0.34, 0.66], (share) => at(stage.width * share - 113, road + 26, 1, bus))
      )
    }),
  ],
]
