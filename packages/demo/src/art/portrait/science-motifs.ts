import { around, d, disc, dots, group, type Point, ring, stroke, times } from '../draw.ts'
import { leaf } from '../trees.ts'
import type { Motifs } from './motif.ts'

const hexagon = (x: number, y: number, radius: number) =>
  `${times(6, (corner) => {
    const [px, py] = around(x, y, radius, corner * 60 - 90)
    return d`${corner === 0 ? 'M' : 'L'}${px} ${py}`
  })}Z`

const spiral = (x: number, y: number, turns: number, growth: number): Point[] =>
  Array.from({ length: turns * 10 }, (_, step) => around(x, y, 3 + step * growth, step * 36))

const curve = (points: readonly Point[]) =>
  points.map(([x, y], index) => d`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const frond = (x: number, y: number, lean: number, colour: string) =>
  stroke(
    d`M${x} ${y}l${lean} -170` +
      times(
        11,
        (blade) =>
          d`M${x + lean * (0.12 + blade * 0.08)} ${y - 22 - blade * 13.4}l${-25 + blade * 2} ${-9}m${25 - blade * 2} 9l${25 - blade * 2} -9`,
      ),
    colour,
    3.4,
  )

const grid = (x: number, y: number, columns: number, rows: number, size: number) =>
  times(columns + 1, (column) => d`M${x + column * size} ${y}v${rows * size}`) +
  times(rows + 1, (row) => d`M${x} ${y + row * size}h${columns * size}`)

/** What teachers of physics and chemistry stand before. */
export const scienceMotifs: Motifs = [
  [
    /leaf and cell/,
    (c) =>
      group({ transform: 'translate(40 130)rotate(-24)scale(.8)' }, leaf(c, '#ffffff66')) +
      ring(198, 88, 26, c, 1.8) +
      disc(204, 92, 8, c) +
      stroke('M184 76q6 -6 12 0', c, 1.6),
  ],
  [
    /force diagram/,
    (c) =>
      stroke('M20 176L66 120M186 132V60M180 70l6 -12l6 12M186 132L228 150M216 151l12 -1l-7 -9M186 132L150 100', c, 2) +
      disc(186, 132, 5, c) +
      stroke('M28 96h34v-28h-34Z', c, 1.8),
  ],
  [
    /circuit/,
    (c) =>
      stroke(
        'M12 70H34l4 -9l8 18l8 -18l8 18l4 -9H84M156 60H184M184 46V74M192 52V68M192 60H228V150H206M12 70V150H36',
        c,
        2,
      ) + ring(36, 150, 6, c, 2),
  ],
  [
    /lens/,
    (c) => stroke('M198 40Q222 100 198 160Q174 100 198 40ZM10 100H234M10 70L198 70L234 120M10 130H198L234 84', c, 1.6),
  ],
  [
    /pendulum/,
    (c) =>
      stroke('M121 16L34 150M121 16L208 150M121 16V40', c, 1.4) +
      stroke('M34 150A160 160 0 0 0 208 150', c, 1.2, 1, '3 7') +
      disc(34, 150, 9, c) +
      disc(208, 150, 9, c),
  ],
  [
    /magnet/,
    (c) =>
      stroke(
        'M121 130C40 -30 -40 130 60 160M121 130C60 10 0 130 66 146M121 130C202 -30 282 130 182 160M121 130C182 10 242 130 176 146',
        c,
        1.6,
      ),
  ],
  [
    /wave pattern/,
    (c) =>
      stroke(
        times(6, (row) => d`M8 ${56 + row * 22}q14 -16 28 0t28 0M170 ${56 + row * 22}q14 -16 28 0t28 0`),
        c,
        1.8,
      ),
  ],
  [
    /benzene/,
    (c) =>
      stroke(hexagon(194, 82, 32) + hexagon(46, 96, 26), c, 1.4) +
      ring(194, 82, 19, c, 1.4) +
      dots(
        [0, 1, 2, 3, 4, 5].map((corner) => around(194, 82, 32, corner * 60 - 90)),
        c,
        4,
      ),
  ],
  [
    /periodic/,
    (c) => stroke(`${grid(12, 76, 3, 6, 18)}${grid(176, 76, 3, 6, 18)}M12 76v-18h18v18M212 76v-18h18v18`, c, 1.4),
  ],
  [
    /flask/,
    (c) =>
      stroke('M184 40H206M188 40V78L168 128Q166 138 176 138H214Q224 138 222 128L202 78V40M177 108H213', c, 2) +
      disc(190, 120, 3, c) +
      disc(202, 114, 2, c) +
      ring(40, 90, 18, c, 1.6),
  ],
  [
    /beaker/,
    (c) =>
      stroke(
        'M176 62H222M180 62V128Q180 138 190 138H210Q220 138 220 128V62M180 100H220M206 74h14M210 86h10M24 60v70q0 12 10 12t10 -12V60M20 60h28M24 100h20',
        c,
        2,
      ),
  ],
  [
    /hexagon/,
    (c) => stroke(hexagon(36, 84, 24) + hexagon(57, 120, 24) + hexagon(186, 70, 24) + hexagon(207, 106, 24), c, 1.8),
  ],
  [/fern/, (c) => frond(44, 214, -16, c) + frond(206, 206, 16, c)],
  [
    /butterfly/,
    (c) =>
      stroke(
        'M121 120C90 40 20 20 16 74S80 120 100 130C50 130 40 180 66 186M121 120C152 40 222 20 226 74S162 120 142 130C192 130 202 180 176 186',
        c,
        2,
      ) +
      ring(44, 74, 10, c, 1.6) +
      ring(198, 74, 10, c, 1.6),
  ],
  [
    /seed spiral/,
    (c) =>
      dots(
        Array.from({ length: 46 }, (_, seed) => around(121, 118, 13.6 * Math.sqrt(seed + 16), seed * 137.5)),
        c,
        3.4,
      ),
  ],
  [/shell/, (c) => stroke(curve(spiral(188, 92, 3, 1.35)), c, 2) + stroke(curve(spiral(44, 104, 3, 0.95)), c, 1.8)],
]
