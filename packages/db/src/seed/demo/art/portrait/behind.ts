import { constellations } from '../constellations.ts'
import { around, d, disc, dots, group, type Point, ring, stroke, times } from '../draw.ts'
import { joined } from '../sky.ts'
import { leaf } from '../trees.ts'

/** What stands behind a person: a line drawing of what they teach or care about, quiet enough to stay behind. */
type Motif = (colour: string) => string

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

const motifs: readonly (readonly [RegExp, Motif])[] = [
  [
    /star map/,
    (c) =>
      stroke('M26 150a95 95 0 0 1 190 0M51 150a70 70 0 0 1 140 0', c, 1.2) +
      joined(
        [
          [30, 84],
          [56, 54],
          [92, 30],
          [160, 34],
          [194, 70],
          [212, 112],
        ],
        c,
        { radius: 3, width: 1 },
      ),
  ],
  [
    /chalk curve/,
    (c) =>
      stroke('M14 180H60M36 200V40M180 180H232', c, 1.2) + stroke('M16 170C60 160 70 20 120 22S184 150 230 60', c, 2.2),
  ],
  [
    /ledger/,
    (c) =>
      stroke(
        times(9, (row) => d`M12 ${40 + row * 20}H228`),
        c,
        1,
      ) + stroke('M52 24V210M56 24V210M196 24V210', c, 1.2),
  ],
  [
    /open book/,
    (c) =>
      stroke(
        'M120 60C90 34 50 34 18 46V170C50 158 90 158 120 182C150 158 190 158 222 170V46C190 34 150 34 120 60ZM32 70q18 -6 34 -4M32 90q18 -6 30 -4M32 110q16 -6 28 -4M176 66q18 -2 32 4M180 86q16 -2 28 4M180 106q16 -2 28 4',
        c,
        1.6,
      ),
  ],
  [
    /banyan leaves/,
    (c) =>
      times(6, (index) => {
        const [x, y] = around(121, 130, 98, -170 + index * 32)
        return group(
          { transform: d`translate(${x} ${y})rotate(${-80 + index * 32})` },
          '<path d="M0 0C-14 -9 -15 -27 0 -42C15 -27 14 -9 0 0V9"/>',
        )
      }),
  ],
  [
    /magnif/,
    (c) =>
      ring(190, 74, 30, c, 3) +
      stroke('M211 96L234 122', c, 5) +
      stroke('M176 66a18 18 0 0 1 16 -10M20 60h40M20 76h30M20 92h36', c, 1.6),
  ],
  [
    /leaf and cell/,
    (c) =>
      group({ transform: 'translate(40 130)rotate(-24)scale(.8)' }, leaf(c, '#ffffff66')) +
      ring(198, 88, 26, c, 1.8) +
      disc(204, 92, 8, c) +
      stroke('M184 76q6 -6 12 0', c, 1.6),
  ],
  [
    /palm and wave/,
    (c) =>
      stroke(
        'M34 176Q38 110 54 72M54 72Q30 56 16 82M54 72Q40 40 22 48M54 72Q60 44 84 44M54 72Q84 60 92 84M12 176q14 -10 28 0t28 0M172 150q14 -10 28 0t28 0M172 166q14 -10 28 0t28 0',
        c,
        2.2,
      ),
  ],
  [
    /palette of dots/,
    (c) =>
      [3, 5, 7]
        .map((size) =>
          dots(
            [0, 1, 2, 3, 4, 5].map((dot) => around(121, 120, 84 + size * 3, -196 + dot * 41 + size * 7)),
            c,
            size,
          ),
        )
        .join(''),
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
  [
    /curve and axes/,
    (c) =>
      stroke('M30 200V34M14 180H228M24 44l6 -12l6 12M218 174l12 6l-12 6', c, 1.6) +
      stroke('M34 170C70 160 90 40 130 36S190 96 226 40', c, 2.2),
  ],
  [
    /triangle/,
    (c) => stroke('M20 168L60 44L226 168M60 44L92 168M20 168H60M176 168H226', c, 1.8) + ring(86, 122, 74, c, 1, 0.7),
  ],
  [
    /number line/,
    (c) =>
      stroke('M6 92H236M14 86l-8 6l8 6M228 86l8 6l-8 6', c, 2) +
      stroke(
        times(10, (tick) => d`M${24 + tick * 21.5} 84v16`),
        c,
        1.6,
      ) +
      disc(45.5, 92, 6, c) +
      ring(196, 92, 6, c, 2),
  ],
  [
    /integral/,
    (c) =>
      stroke(
        'M222 44C208 32 198 44 196 70L190 130C188 158 178 166 166 156M70 40C54 28 44 42 42 70L36 130C34 158 24 166 12 156',
        c,
        3.4,
      ),
  ],
  [
    /lattice/,
    (c) =>
      dots(
        Array.from({ length: 56 }, (_, dot) => [16 + (dot % 8) * 30, 30 + Math.floor(dot / 8) * 26]),
        c,
        3,
      ),
  ],
  [
    /tiling/,
    (c) =>
      stroke(
        times(
          4,
          (row) =>
            d`M8 ${52 + row * 32}l16 -16l16 16l16 -16l16 16M168 ${52 + row * 32}l16 -16l16 16l16 -16l16 16M8 ${52 + row * 32}l16 16l16 -16l16 16l16 -16M168 ${52 + row * 32}l16 16l16 -16l16 16l16 -16`,
        ),
        c,
        1.4,
      ),
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
  [
    /ruled/,
    (c) =>
      stroke(
        times(9, (row) => d`M10 ${44 + row * 18}H232`),
        c,
        1,
      ) + stroke('M40 24V206', '#b3402a', 1.4),
  ],
  [
    /abacus/,
    (c) =>
      stroke('M10 40H230V176H10ZM10 74H230M10 108H230M10 142H230', c, 2) +
      dots(
        Array.from({ length: 18 }, (_, bead) => [
          (bead % 6 < 3 ? 24 : 153) + (bead % 6) * 13,
          74 + Math.floor(bead / 6) * 34,
        ]),
        c,
        7,
      ),
  ],
  [
    /protractor/,
    (c) =>
      stroke('M14 150A107 107 0 0 1 228 150M36 150A85 85 0 0 1 206 150', c, 1.8) +
      stroke(
        times(13, (tick) => {
          const [x, y] = around(121, 150, 107, -180 + tick * 15)
          const [u, v] = around(121, 150, 97, -180 + tick * 15)
          return d`M${x} ${y}L${u} ${v}`
        }),
        c,
        1.6,
      ),
  ],
  [
    /cube/,
    (c) =>
      stroke(
        'M178 60h24v24h-24ZM178 84h24v24h-24ZM178 108h24v24h-24ZM202 84h24v24h-24ZM154 84h24v24h-24ZM20 84l20 -12l20 12v24l-20 12l-20 -12ZM20 84l20 12l20 -12M40 96v24',
        c,
        1.8,
      ),
  ],
  [/overlapping circles/, (c) => ring(84, 104, 74, c, 1.8) + ring(158, 104, 74, c, 1.8)],
  [
    /lamp in window/,
    (c) =>
      stroke('M172 44H228V140H172ZM200 44V140M172 92H228M12 150V60q22 -26 44 0V150Z', c, 1.8) +
      disc(186, 116, 8, '#eacf6c') +
      stroke('M186 124v16', c, 2),
  ],
  [
    /running track/,
    (c) =>
      stroke(
        'M-10 210C10 60 60 20 121 20S232 60 252 210M14 210C30 84 70 44 121 44S212 84 228 210M-34 210C-10 36 50 -4 121 -4',
        c,
        1.8,
      ),
  ],
]

/** A numbered constellation, spread so that the head never hides all of it. */
const constellation = (index: number, colour: string): string => {
  const figure = constellations[index % constellations.length] ?? []
  return joined(
    figure.map(([x, y]) => [14 + x * 2.14, 20 + y * 1.3] as const),
    colour,
    { radius: 3, width: 1.2 },
  )
}

export const behind = (words: string, colour: string, fallback: number): string => {
  const motif = motifs.find(([pattern]) => pattern.test(words))?.[1]
  const asked = Number(/constellation (\d+)/.exec(words)?.[1] ?? fallback + 1)
  return group({ opacity: 0.4, fill: colour }, motif === undefined ? constellation(asked - 1, colour) : motif(colour))
}
