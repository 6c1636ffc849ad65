import { chanceOf } from '../chance.ts'
import { arc, around, at, box, d, disc, dots, each, fill, type Point, ring, stroke, times } from '../draw.ts'
import { deskLamp } from '../furniture.ts'
import { ink } from '../ink.ts'
import { laurel, shapes, squares } from '../paper.ts'
import { joined, star } from '../sky.ts'
import { climb, compasses, integral, leafOfStars, needle, orbits, pulse, state, stopwatch } from './subjects.ts'
import type { Tone } from './tone.ts'

type Mark = (tone: Tone) => string

const field = (columns: number, rows: number, step: number): Point[] =>
  Array.from({ length: columns * rows }, (_, dot) => [
    ((dot % columns) - (columns - 1) / 2) * step,
    (Math.floor(dot / columns) - (rows - 1) / 2) * step,
  ])

const openDoor: Mark = (t) =>
  stroke('M-58 96V-62Q-58 -96 -16 -96H16Q58 -96 58 -62V96M-96 96H96', t.line, 4) +
  fill('M58 96V-62Q58 -88 40 -94L-2 -66V82Z', t.soft, 0.45) +
  stroke('M-2 82V-66L40 -94', t.line, 3) +
  disc(8, 14, 4, t.light) +
  stroke('M-34 -96V-52', t.line, 3) +
  fill('M-50 -34Q-48 -54 -34 -54T-18 -34Z', t.light) +
  fill('M-52 96L-38 -30H-30L-8 80V96Z', t.light, 0.22)

const clockArc: Mark = (t) =>
  stroke(arc(0, 0, 84, -90, 150), t.light, 5) +
  stroke(arc(0, 0, 84, 158, 262), t.soft, 2, 0.8, '2 9') +
  dots(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => around(0, 0, 84, hour * 30 - 90)),
    t.line,
    5,
  ) +
  stroke('M0 0V-52M0 0L36 22', t.line, 5) +
  star(0, 0, 16, t.light)

const hands: Mark = (t) =>
  star(0, -34, 34, t.light) +
  ring(0, -34, 46, t.light, 1.6, 0.6) +
  stroke(
    'M-90 -8C-92 40 -62 74 -14 84M-90 -8C-80 -20 -68 -10 -66 4L-58 30C-50 20 -36 24 -34 36L-14 60V96M90 -8C92 40 62 74 14 84M90 -8C80 -20 68 -10 66 4L58 30C50 20 36 24 34 36L14 60V96',
    t.line,
    4,
  )

const gate: Mark = (t) =>
  stroke('M-84 96V-30M84 96V-30M-96 96H96M-84 -30Q0 -104 84 -30', t.line, 4) +
  box(-94, -46, 20, 16, t.line, 3) +
  box(74, -46, 20, 16, t.line, 3) +
  stroke(
    times(
      4,
      (bar) => d`M${-76 + bar * 11} ${90 - bar * 3}V${2 + bar * 6}M${76 - bar * 11} ${90 - bar * 3}V${2 + bar * 6}`,
    ),
    t.soft,
    3,
  ) +
  stroke('M-80 6L-40 26V84L-80 94M80 6L40 26V84L80 94', t.line, 3) +
  star(0, 0, 17, t.light) +
  star(-20, 44, 8, t.light) +
  star(24, 52, 10, t.light) +
  dots(
    [
      [8, 28],
      [-8, 70],
      [12, 84],
    ],
    t.light,
    3,
  )

const speech: Mark = (t) =>
  stroke('M-96 -58Q-96 -80 -74 -80H10Q32 -80 32 -58V0Q32 22 10 22H-48L-76 46V22Q-96 20 -96 0Z', t.line, 4) +
  stroke('M-32 -22Q-32 -40 -12 -40H74Q96 -40 96 -18V40Q96 62 74 62L78 88L48 62H-12Q-32 62 -32 40Z', t.light, 4) +
  star(0, -9, 22, t.light)

const roundTable: Mark = (t) =>
  ring(0, 0, 52, t.line, 4) +
  disc(0, 0, 40, t.soft, 0.25) +
  dots(
    [0, 1, 2, 3, 4, 5].map((seat) => around(0, 0, 80, seat * 60 - 90)),
    t.line,
    11,
  ) +
  star(0, 0, 18, t.light)

const cluster: Mark = (t) => {
  const chance = chanceOf('rising cluster')
  const places = Array.from({ length: 60 }, (_, dot): Point => {
    const share = dot / 60
    return [
      -92 + share * 176 + chance.between(-12, 12),
      84 - share ** 1.6 * 150 + chance.between(-1, 1) * (12 + share * 26),
    ]
  })
  return (
    dots(
      places.filter((_, dot) => dot % 3 > 0),
      t.line,
      4.4,
    ) +
    dots(
      places.filter((_, dot) => dot % 3 === 0),
      t.light,
      5.6,
    ) +
    star(84, -82, 17, t.light)
  )
}

const windows: Mark = (t) =>
  each(
    [-52, 52],
    (x) =>
      box(x - 36, -70, 72, 132, t.light, 4, 0.85) +
      stroke(d`M${x - 36} -70h72v132h-72ZM${x} -70v132M${x - 36} -18h72M${x - 46} 74h92`, t.line, 4),
  )

const windowWithLamp =
  (sign: Mark): Mark =>
  (t) =>
    at(0, -66, 0.72, sign(t)) +
    box(-62, 22, 124, 96, ink.gold, 3, 0.9) +
    stroke('M-62 22h124v96h-124ZM0 22v96M-76 126h152', t.line, 5) +
    at(-34, 118, 1, deskLamp('desk', 0, 0, 62, 1.2, ink.night))

const bridge: Mark = (t) =>
  joined(
    Array.from({ length: 13 }, (_, step) => around(0, 70, 118, 180 + step * 15)),
    t.light,
    { radius: 5, width: 2.4 },
  ) +
  stroke('M-190 70H-96M96 70H190M-190 88q18 -10 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0', t.line, 3, 0.8) +
  stroke(
    times(9, (post) => d`M${-96 + post * 24} 70V${70 - Math.sqrt(118 ** 2 - (-96 + post * 24) ** 2)}`),
    t.line,
    1.6,
    0.5,
  )

const twoArcs =
  (sign: Mark): Mark =>
  (t) =>
    joined(
      Array.from({ length: 9 }, (_, step) => around(-40, 40, 150, 176 + step * 13)),
      t.line,
      { radius: 4.4, width: 1.8 },
    ) +
    joined(
      Array.from({ length: 9 }, (_, step) => around(40, -40, 150, -4 + step * 13)),
      t.line,
      { radius: 4.4, width: 1.8 },
    ) +
    sign(t)

const turnedSpiral: Mark = (t) =>
  joined(
    Array.from({ length: 22 }, (_, step) => around(0, -step * 2.2 + 24, 92 - step * 1.1, 90 + step * 18.6)),
    t.line,
    { radius: 4.6, width: 2 },
  ) +
  star(6, 62, 20, t.light) +
  star(8, 116, 10, t.soft)

/** Tried in order; the first whose words are in the hint is drawn. */
const marks: readonly (readonly [RegExp, Mark])[] = [
  [
    /notebook/,
    (t) =>
      joined(
        [
          [-46, -40],
          [4, -98],
          [52, -52],
        ],
        t.light,
        { radius: 7, width: 2.4, closed: true },
      ) +
      fill('M0 30Q-50 2 -104 14V96Q-50 84 0 108Q50 84 104 96V14Q50 2 0 30Z', t.ground) +
      stroke(
        'M0 30Q-50 2 -104 14V96Q-50 84 0 108Q50 84 104 96V14Q50 2 0 30V108M-84 36q32 -6 62 8M-84 56q32 -6 62 8M84 36q-32 -6 -62 8M84 56q-32 -6 -62 8',
        t.line,
        3.4,
      ),
  ],
  [
    /school|ten dots/,
    (t) =>
      joined(
        Array.from({ length: 10 }, (_, step): Point => [-150 + step * 33, 10 - step * 11 - (step % 2) * 16]),
        t.light,
        { radius: 6, width: 2 },
      ) +
      stroke(
        'M-110 110V58H110V110M-124 58L0 14L124 58ZM-16 110V80H16V110M-84 74h28v18h-28ZM56 74h28v18h-28ZM-150 110H150',
        t.line,
        3.4,
      ),
  ],
  [
    /twelve|ring, one brighter/,
    (t) =>
      ring(0, 0, 96, t.line, 1.6, 0.6) +
      dots(
        Array.from({ length: 11 }, (_, dot) => around(0, 0, 96, dot * 30 - 60)),
        t.line,
        9,
      ) +
      star(0, -96, 30, t.light),
  ],
  [/laurel.*compass/, (t) => laurel(104, t.light) + needle(t, 62)],
  [/laurel/, (t) => laurel(84, t.light)],
  [/bridge/, bridge],
  [/compass and integral/, twoArcs((t) => at(46, 0, 0.72, compasses(t)) + at(-52, 0, 0.9, integral(t)))],
  [/leaf and pulse/, twoArcs((t) => at(-46, -6, 0.9, leafOfStars(t)) + at(66, 10, 0.6, pulse(t, 200)))],
  [/lamp and integral|integral sign in stars/, windowWithLamp(integral)],
  [/lamp and leaf|leaf in stars/, windowWithLamp(leafOfStars)],
  [/zone/, (t) => state(t, 'campuses')],
  [/karnataka/, (t) => state(t)],
  [/returning to its start, slightly higher|spiral/, turnedSpiral],
  [
    /small screen/,
    (t) =>
      stroke('M-74 -20H74V84H-74ZM-30 104H30M0 84V104', t.line, 4) +
      joined(
        [
          [-54, -56],
          [-16, -92],
          [24, -64],
          [66, -98],
        ],
        t.light,
        { radius: 6, width: 2 },
      ) +
      at(-38, 52, 0.62, fill('M0 -7H120V7H0ZM0 -7L-22 0L0 7Z', t.light), -24),
  ],
  [
    /screen with six|six evening/,
    (t) =>
      stroke('M-100 -6H100V100H-100ZM-40 122H40M0 100V122', t.line, 4) +
      joined(
        [
          [-92, -52],
          [-56, -92],
          [-14, -64],
          [24, -100],
          [60, -62],
          [98, -88],
        ],
        t.light,
        { radius: 6, width: 2 },
      ) +
      stroke('M-60 70q30 -40 60 -20t60 -24', t.soft, 3),
  ],
  [
    /stopwatch|envelope$/,
    (t) => at(-66, -4, 1, stopwatch(t)) + at(76, 42, 1, stroke('M-58 -38H58V38H-58ZM-58 -38L0 8L58 -38', t.line, 4)),
  ],
  [/thirty dots|rows of five/, (t) => dots(field(5, 6, 32), t.line, 8) + star(64, 80, 15, t.light)],
  [
    /two arcs meeting/,
    (t) =>
      joined(
        [
          [-92, 80],
          [-82, 34],
          [-56, -10],
          [-18, -44],
        ],
        t.line,
        { radius: 6, width: 3 },
      ) +
      joined(
        [
          [92, 80],
          [82, 34],
          [56, -10],
          [18, -44],
        ],
        t.line,
        { radius: 6, width: 3 },
      ) +
      star(0, -66, 30, t.light),
  ],
  [
    /envelope/,
    (t) =>
      at(0, 14, 1, stroke('M-90 -56H90V62H-90ZM-90 -56L0 14L90 -56M-90 62L-26 -6M90 62L26 -6', t.line, 4)) +
      star(0, -70, 24, t.light),
  ],
  [
    /two lines joining/,
    (t) =>
      joined(
        [
          [-92, -66],
          [-50, -56],
          [-12, -22],
          [30, 0],
        ],
        t.line,
        { radius: 6, width: 3 },
      ) +
      joined(
        [
          [-92, 66],
          [-50, 56],
          [-12, 22],
          [30, 0],
        ],
        t.line,
        { radius: 6, width: 3 },
      ) +
      stroke('M30 0H72', t.light, 4) +
      star(80, 0, 24, t.light),
  ],
  [/door/, openDoor],
  [/clock/, clockArc],
  [
    /five shapes/,
    (t) =>
      each(shapes(22, [t.soft, ink.clay, ink.leaf, '#6b5a9a', ink.sky]), (shape, index) => {
        const [x, y] = [
          [-62, -52],
          [0, -52],
          [62, -52],
          [-31, 26],
          [31, 26],
        ][index] as [number, number]
        return at(x, y, 1, shape)
      }) + star(0, 88, 13, t.light),
  ],
  [
    /receipt/,
    (t) =>
      stroke('M-60 -96H60V90L40 76L20 90L0 76L-20 90L-40 76L-60 90Z', t.line, 4) +
      stroke('M-36 -58H36M-36 -22H36M-36 14H12', t.light, 5) +
      dots([[36, 14]], t.line, 5) +
      stroke('M-36 48H36', t.line, 3),
  ],
  [
    /arrow returning/,
    (t) =>
      stroke(arc(0, 0, 74, -60, 250), t.line, 5) +
      stroke('M-50 -78L-26 -70L-32 -44', t.line, 5) +
      star(36, -64, 24, t.light),
  ],
  [
    /forty-six/,
    (t) =>
      dots(
        Array.from({ length: 46 }, (_, dot) => around(0, 0, 13.4 * Math.sqrt(dot + 1), dot * 137.5)),
        t.line,
        5,
      ) + star(0, 0, 17, t.light),
  ],
  [
    /dot chart|one dot per/,
    (t) =>
      each([9, 7, 10, 4, 2], (count, row) =>
        dots(
          Array.from({ length: count }, (_, dot): Point => [-88 + dot * 20, -72 + row * 36]),
          row === 0 ? t.light : t.line,
          7,
        ),
      ) + stroke('M-104 -96V96', t.soft, 2),
  ],
  [
    /field of dots/,
    (t) =>
      dots(field(9, 9, 21), t.line, 5, 0.8) +
      dots(
        [
          [0, 0],
          [21, -42],
          [-63, 21],
          [42, 63],
        ],
        t.light,
        8,
      ),
  ],
  [/speech/, speech],
  [/hands/, hands],
  [/gate/, gate],
  [
    /ramp/,
    (t) =>
      fill('M-96 84L84 10V84Z', t.soft, 0.3) +
      stroke('M-96 84L84 10V84ZM-84 44L84 -26V10', t.line, 4) +
      stroke('M-40 66V28M4 48V10M46 30V-8', t.line, 3) +
      star(64, -74, 26, t.light),
  ],
  [/cluster/, cluster],
  [
    /four groups/,
    (t) =>
      each(
        [
          [-52, -50],
          [52, -56],
          [-48, 52],
          [56, 48],
        ] as const,
        ([x, y], index) =>
          joined(
            Array.from({ length: 5 }, (_, dot) => around(x, y, 30, dot * 72 + index * 25)),
            t.line,
            { radius: 5, width: 1.6, closed: true },
          ) + star(x, y, 12, t.light),
      ),
  ],
  [
    /calendar/,
    (t) =>
      stroke('M-84 -70H84V90H-84ZM-84 -34H84M-44 -90V-56M44 -90V-56', t.line, 4) +
      dots(
        field(5, 4, 28).map(([x, y]) => [x, y + 28]),
        t.line,
        6,
      ) +
      star(28, 42, 17, t.light),
  ],
  [/windows/, windows],
  [/round table/, roundTable],
  [/jee-advanced|advanced/, orbits],
  [/jee/, (t) => at(0, 0, 0.95, integral(t)) + ring(0, 0, 108, t.line, 1.6, 0.5)],
  [/neet|biology|medical/, (t) => at(0, -12, 0.84, leafOfStars(t)) + at(0, 88, 0.6, pulse(t))],
  [/kcet|state/, (t) => at(0, 0, 0.95, state(t))],
  [/aptitude|scholar|admission|thirty-five|climb/, (t) => climb(t, 18, 170, 160)],
  [/olympiad/, (t) => laurel(88, t.light) + at(0, 0, 0.7, needle(t))],
  [/vrddhi|talent/, (t) => at(0, 0, 0.95, state(t, 'campuses'))],
  [
    /foundation|class|board/,
    (t) =>
      at(
        0,
        -10,
        0.9,
        joined(
          [
            [-60, 40],
            [0, -78],
            [64, 30],
          ],
          t.light,
          { radius: 9, width: 2.4, closed: true },
        ) +
          stroke('M-100 96H100', t.line, 4) +
          squares(5, 1, 18, 10, () => t.line),
      ),
  ],
  [/test|mock|practice|paper/, stopwatch],
]

const anyMark: Mark = (t) => {
  const chance = chanceOf(t.line)
  return joined(
    Array.from({ length: 6 }, (_, step): Point => [-80 + step * 32, chance.between(-60, 60)]),
    t.line,
    { radius: 6, width: 2, bright: 3 },
  )
}

export const markOf = (words: string, tone: Tone): string =>
  (marks.find(([pattern]) => pattern.test(words))?.[1] ?? anyMark)(tone)
