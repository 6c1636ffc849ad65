import { around, d, disc, dots, group, points, ring, stroke, times } from '../draw.ts'
import { joined } from '../sky.ts'
import type { Motifs } from './motif.ts'

/** What everyone else stands before: mathematics, languages, care. */
export const otherMotifs: Motifs = [
  [
    /star map/,
    (c) =>
      stroke('M26 150a95 95 0 0 1 190 0M51 150a70 70 0 0 1 140 0', c, 1.2) +
      joined(points('30 84 56 54 92 30 160 34 194 70 212 112'), c, { radius: 3, width: 1 }),
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
    () =>
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
