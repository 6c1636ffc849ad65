import { around, box, d, disc, dots, each, fill, line, nth, type Point, ring, stroke, times } from './draw.ts'
import { ink } from './ink.ts'
import { star } from './sky.ts'

/** A sheet of paper centred on the origin, with rows of writing. `marked` rows are lit. */
export const page = (width: number, height: number, rows = 9, marked: readonly number[] = []): string => {
  const step = (height * 0.76) / Math.max(rows, 1)
  const left = -width * 0.38
  const wordy = (row: number) => width * nth([0.74, 0.68, 0.76, 0.6, 0.72], row)
  return (
    box(-width / 2 + 8, -height / 2 + 10, width, height, '#00000030', 4) +
    box(-width / 2, -height / 2, width, height, ink.paper, 4) +
    each(marked, (row) =>
      box(left - 8, -height * 0.36 + row * step - step * 0.34, width * 0.8, step * 0.72, ink.gold, 2, 0.75),
    ) +
    stroke(
      times(rows, (row) => d`M${left} ${-height * 0.36 + row * step}h${wordy(row)}`),
      ink.ink,
      Math.max(2.4, step * 0.14),
      0.42,
    )
  )
}

/** An open notebook, seen from above, centred. */
export const notebook = (width: number, height: number, left: string, right: string): string => {
  const [w, h] = [width / 2, height / 2]
  return (
    fill(
      d`M${-w - 8} ${-h + 8}Q${-w / 2} ${-h - 4} 0 ${-h + 14}Q${w / 2} ${-h - 4} ${w + 8} ${-h + 8}V${h + 12}Q${w / 2} ${h} 0 ${h + 18}Q${-w / 2} ${h} ${-w - 8} ${h + 12}Z`,
      ink.blue,
    ) +
    fill(d`M0 ${-h + 10}Q${-w / 2} ${-h - 14} ${-w} ${-h}V${h}Q${-w / 2} ${h - 12} 0 ${h + 8}Z`, ink.paper) +
    fill(d`M0 ${-h + 10}Q${w / 2} ${-h - 14} ${w} ${-h}V${h}Q${w / 2} ${h - 12} 0 ${h + 8}Z`, '#f6f0e0') +
    stroke(d`M0 ${-h + 10}V${h + 8}`, ink.ink, 2, 0.3) +
    left +
    right
  )
}

export const pencil = (length: number): string =>
  fill(d`M0 -7H${length}V7H0Z`, ink.gold) +
  fill(d`M0 -2.4H${length}V2.4H0Z`, '#d2b04a') +
  fill('M0 -7L-22 0L0 7Z', '#f0dcb8') +
  fill('M-14 -2.6L-22 0L-14 2.6Z', ink.ink) +
  box(length, -7, 16, 14, ink.clay, 3)

export const envelope = (width: number, height: number, flap: string = ink.cream): string => {
  const [w, h] = [width / 2, height / 2]
  return (
    box(-w, -h, width, height, ink.paper, 6) +
    stroke(d`M${-w} ${h}L${-w * 0.2} ${h * 0.04}M${w} ${h}L${w * 0.2} ${h * 0.04}`, ink.sand, 3) +
    fill(d`M${-w} ${-h + 4}Q${-w} ${-h} ${-w + 6} ${-h}H${w - 6}Q${w} ${-h} ${w} ${-h + 4}L0 ${h * 0.3}Z`, flap) +
    stroke(d`M${-w} ${-h + 4}L0 ${h * 0.3}L${w} ${-h + 4}`, ink.sand, 3)
  )
}

/** The five states of a question, as the palette shows them. */
export const shapes = (
  size: number,
  colours: readonly string[] = [ink.steel, ink.clay, ink.leaf, '#5b4a8a', ink.sky],
): string[] => [
  box(-size, -size, size * 2, size * 2, nth(colours, 0), size * 0.2),
  fill(d`M${-size} ${-size}H${size}V${size * 0.5}L0 ${size * 1.15}L${-size} ${size * 0.5}Z`, nth(colours, 1)),
  fill(d`M${-size} ${size}V${-size * 0.1}a${size} ${size} 0 0 1 ${size * 2} 0V${size}Z`, nth(colours, 2)),
  disc(0, 0, size * 1.05, nth(colours, 3)),
  disc(0, 0, size * 1.05, nth(colours, 4)) +
    stroke(d`M${-size * 0.45} 0L${-size * 0.1} ${size * 0.38}L${size * 0.5} ${-size * 0.36}`, '#fff', size * 0.22),
]

/** A test on its screen: a question at the left, the palette at the right. Centred. */
export const examScreen = (width: number, height: number, question = true): string => {
  const [w, h] = [width / 2, height / 2]
  const unit = width / 24
  const marks = shapes(unit * 0.55)
  const cell = (index: number) =>
    `<g transform="translate(${d`${w - unit * 7 + (index % 5) * unit * 1.4} ${-h + unit * 4 + Math.floor(index / 5) * unit * 1.5}`})">${nth(marks, nth([2, 2, 1, 2, 4, 2, 3, 2, 0, 2, 1, 2, 2, 0, 0, 3, 0, 0, 0, 0], index))}</g>`
  return (
    box(-w - 12, -h - 12, width + 24, height + 24, '#20304f', 14) +
    box(-w, -h, width, height, ink.paper, 4) +
    box(-w, -h, width, unit * 1.8, ink.night, 4) +
    disc(-w + unit * 1.1, -h + unit * 0.9, unit * 0.36, ink.gold) +
    box(w - unit * 4, -h + unit * 0.5, unit * 3.2, unit * 0.8, ink.gold, unit * 0.4) +
    (question
      ? stroke(
          times(3, (row) => d`M${-w + unit * 1.4} ${-h + unit * (3.4 + row)}h${unit * nth([12, 11, 7], row)}`),
          ink.ink,
          unit * 0.2,
          0.45,
        ) +
        times(
          4,
          (row) =>
            box(
              -w + unit * 1.4,
              -h + unit * (6.6 + row * 1.5),
              unit * 12,
              unit * 1.1,
              row === 1 ? '#f3e6b4' : '#f1ece0',
              unit * 0.3,
            ) +
            ring(-w + unit * 2.1, -h + unit * (7.15 + row * 1.5), unit * 0.28, row === 1 ? ink.bronze : ink.steel, 2) +
            stroke(
              d`M${-w + unit * 3} ${-h + unit * (7.15 + row * 1.5)}h${unit * nth([6, 8, 5, 7], row)}`,
              ink.ink,
              unit * 0.16,
              0.4,
            ),
        )
      : '') +
    box(w - unit * 8.2, -h + unit * 2.6, 2, height - unit * 3.4, ink.sand) +
    times(20, cell)
  )
}

/** A clock: a ring of ticks and two hands. Hours may be broken. */
export const clock = (radius: number, hour: number, paper: string, colour: string): string => {
  const hand = (degrees: number, length: number): Point => around(0, 0, radius * length, degrees - 90)
  const [hx, hy] = hand(hour * 30, 0.5)
  const [mx, my] = hand((hour % 1) * 360, 0.74)
  return (
    disc(0, 0, radius, paper) +
    ring(0, 0, radius, colour, radius * 0.06) +
    stroke(
      times(12, (tick) =>
        line([around(0, 0, radius * 0.82, tick * 30), around(0, 0, radius * (tick % 3 === 0 ? 0.7 : 0.76), tick * 30)]),
      ),
      colour,
      radius * 0.035,
    ) +
    stroke(
      line([
        [hx, hy],
        [0, 0],
        [mx, my],
      ]),
      colour,
      radius * 0.05,
    ) +
    disc(0, 0, radius * 0.06, colour)
  )
}

/** A page of a calendar or any board of little squares. */
export const squares = (
  columns: number,
  rows: number,
  size: number,
  gap: number,
  colourOf: (index: number) => string,
): string =>
  times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return box(
      (column - columns / 2) * (size + gap) + gap / 2,
      (row - rows / 2) * (size + gap) + gap / 2,
      size,
      size,
      colourOf(index),
      size * 0.12,
    )
  })

/** A wreath of dots, open at the top. */
export const laurel = (radius: number, colour: string): string =>
  stroke(
    times(2, (side) =>
      line(Array.from({ length: 12 }, (_, step) => around(0, 0, radius, 90 + (side ? -1 : 1) * (10 + step * 12.4)))),
    ),
    colour,
    radius * 0.02,
    0.7,
  ) +
  dots(
    Array.from({ length: 20 }, (_, step) =>
      around(0, 0, radius * (step % 2 ? 1.1 : 0.92), 90 + (step < 10 ? 1 : -1) * (18 + (step % 10) * 13.4)),
    ),
    colour,
    radius * 0.055,
  ) +
  star(0, -radius * 1.02, radius * 0.16, colour)
