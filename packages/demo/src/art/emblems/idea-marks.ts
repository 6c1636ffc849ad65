import { chanceOf } from '../chance.ts'
import { arc, around, at, box, d, disc, dots, each, fill, type Point, points, ring, stroke, times } from '../draw.ts'
import { joined, star } from '../sky.ts'
import type { Mark, Marks } from './tone.ts'

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
  dots(points('8 28 -8 70 12 84'), t.light, 3)

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

/** The emblems of promises and counts. */
export const ideaMarks: Marks = [
  [/thirty dots|rows of five/, (t) => dots(field(5, 6, 32).slice(0, 29), t.line, 8) + dots([[64, 80]], t.light, 11)],
  [
    /two arcs meeting/,
    (t) =>
      joined(points('-92 80 -82 34 -56 -10 -18 -44'), t.line, { radius: 6, width: 3 }) +
      joined(points('92 80 82 34 56 -10 18 -44'), t.line, { radius: 6, width: 3 }) +
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
      joined(points('-92 -66 -50 -56 -12 -22 30 0'), t.line, { radius: 6, width: 3 }) +
      joined(points('-92 66 -50 56 -12 22 30 0'), t.line, { radius: 6, width: 3 }) +
      stroke('M30 0H72', t.light, 4) +
      star(80, 0, 24, t.light),
  ],
  [/door/, openDoor],
  [/clock/, clockArc],
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
        Array.from({ length: 46 }, (_, dot) => around(0, 0, 13 * Math.sqrt(dot + 5), dot * 137.5)),
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
  [/field of dots/, (t) => dots(field(9, 9, 21), t.line, 5, 0.8) + dots(points('0 0 21 -42 -63 21 42 63'), t.light, 8)],
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
        points('-52 -50 52 -56 -48 52 56 48'),
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
        field(5, 4, 28)
          .filter((_, day) => day !== 13)
          .map(([x, y]) => [x, y + 28]),
        t.line,
        6,
      ) +
      star(28, 42, 17, t.light),
  ],
  [/windows/, windows],
  [/round table/, roundTable],
]
