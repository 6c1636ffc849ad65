import { box, d, disc, type Frame, fill, line, linear, stroke, times } from './draw.ts'
import { ink } from './ink.ts'
import { glow } from './sky.ts'

/** A room: a wall, a floor, a skirting line between them. */
export const room = (frame: Frame, wall: string, floor: string, line: number): string =>
  box(0, 0, frame.width, frame.height, wall) +
  box(0, line, frame.width, frame.height - line, floor) +
  box(0, line - 8, frame.width, 8, '#00000018')

/** A window of several panes; what is outside is drawn by the caller as `view`. */
export const casement = (
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  frame: string,
  panes = 2,
): string => {
  const step = width / panes
  return (
    box(x - 10, y - 10, width + 20, height + 20, frame, 3) +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="hidden">${view}</svg>` +
    times(panes - 1, (pane) => box(x + step * (pane + 1) - 4, y, 8, height, frame)) +
    box(x, y + height * 0.36, width, 6, frame) +
    box(x - 22, y + height + 10, width + 44, 12, frame, 2)
  )
}

export const blackboard = (
  x: number,
  y: number,
  width: number,
  height: number,
  chalk: string,
  colour: string = ink.board,
): string =>
  box(x - 12, y - 12, width + 24, height + 24, ink.wood, 4) +
  box(x, y, width, height, colour) +
  chalk +
  box(x + width * 0.1, y + height + 8, width * 0.8, 8, '#6b4426', 2)

/** A table seen from the front; `top` is its upper edge. */
export const table = (
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string = ink.timber,
  dark: string = ink.wood,
): string =>
  box(x + width * 0.06, top + 8, 14, height - 8, dark) +
  box(x + width * 0.94 - 14, top + 8, 14, height - 8, dark) +
  box(x, top, width, 16, colour, 3) +
  box(x + 8, top + 16, width - 16, 10, dark)

/** A chair seen from behind. */
export const chairBack = (x: number, foot: number, size: number, colour: string = ink.wood): string =>
  stroke(d`M${x - size * 0.4} ${foot}V${foot - size}M${x + size * 0.4} ${foot}V${foot - size}`, colour, size * 0.1) +
  box(x - size * 0.44, foot - size * 1.02, size * 0.88, size * 0.26, colour, size * 0.05) +
  box(x - size * 0.44, foot - size * 0.48, size * 0.88, size * 0.1, colour)

/** A chair from the side, facing right. The seat is at half height. */
export const chairAside = (x: number, foot: number, height: number, colour: string = ink.wood): string =>
  stroke(
    d`M${x} ${foot}V${foot - height}M${x + height * 0.46} ${foot}V${foot - height * 0.5}M${x} ${foot - height * 0.5}H${x + height * 0.5}`,
    colour,
    height * 0.07,
  )

/** A desk lamp that bends to the right and pours its light down. */
export const deskLamp = (
  id: string,
  x: number,
  y: number,
  size: number,
  light = 2.2,
  colour: string = ink.clay,
): string => {
  const [tipX, tipY] = [x + size * 0.42, y - size * 0.82]
  return (
    glow(id, tipX, tipY + size * 0.2, size * light, 0.62) +
    box(x - size * 0.24, y - size * 0.06, size * 0.48, size * 0.07, colour, 3) +
    stroke(
      line([
        [x, y - 4],
        [x - size * 0.14, y - size * 0.56],
        [tipX - size * 0.1, tipY - size * 0.14],
      ]),
      colour,
      size * 0.055,
    ) +
    fill(
      d`M${tipX - size * 0.16} ${tipY - size * 0.2}L${tipX + size * 0.06} ${tipY - size * 0.24}L${tipX + size * 0.26} ${tipY + size * 0.06}H${tipX - size * 0.24}Z`,
      colour,
    ) +
    disc(tipX, tipY + size * 0.07, size * 0.075, '#fff3c4')
  )
}

/** A lamp that hangs from the ceiling. */
export const pendant = (id: string, x: number, y: number, size: number, colour = '#20304f'): string =>
  glow(id, x, y + size * 0.3, size * 3.2, 0.5) +
  stroke(d`M${x} 0V${y}`, colour, 3) +
  fill(
    d`M${x - size} ${y + size * 0.5}C${x - size * 0.8} ${y - size * 0.1} ${x - size * 0.3} ${y - size * 0.2} ${x} ${y - size * 0.2}S${x + size * 0.8} ${y - size * 0.1} ${x + size} ${y + size * 0.5}Z`,
    colour,
  ) +
  box(x - size * 0.4, y + size * 0.46, size * 0.8, size * 0.14, '#fff3c4', 3)

/** A ceiling fan, as in every classroom. */
export const fan = (x: number, y: number, size: number, colour: string): string =>
  stroke(d`M${x} 0V${y}`, colour, 4) +
  fill(d`M${x - size} ${y}L${x} ${y + 7}L${x + size} ${y - 3}L${x} ${y - 5}Z`, colour) +
  disc(x, y, size * 0.1, colour)

export const bed = (x: number, foot: number, width: number, height: number, blanket: string): string =>
  box(x, foot - height * 1.5, 14, height * 1.5, ink.wood, 3) +
  box(x + width - 14, foot - height, 14, height, ink.wood, 3) +
  box(x + 6, foot - height * 0.5, width - 12, height * 0.24, ink.wood) +
  box(x + 12, foot - height * 0.9, width - 24, height * 0.44, '#f4efe2', 8) +
  fill(
    d`M${x + width * 0.34} ${foot - height * 0.92}H${x + width - 14}V${foot - height * 0.36}H${x + width * 0.34}Z`,
    blanket,
  ) +
  box(x + 18, foot - height * 1.1, width * 0.22, height * 0.26, '#fff', 10)

/** A shelf of books standing between two ends. */
export const books = (
  chance: { between: (low: number, high: number) => number; pick: <T>(items: readonly T[]) => T },
  x: number,
  shelf: number,
  width: number,
  height: number,
  tags = false,
): string => {
  const spines = [
    '#7c2f24',
    '#24406e',
    '#1f7a5c',
    '#d8a93a',
    '#5b3a78',
    '#e6dcc2',
    '#b3402a',
    '#2f6f8a',
    '#8a5a34',
    '#3d4c75',
  ] as const
  let out = ''
  let left = x
  while (left < x + width - 16) {
    const wide = Math.min(chance.between(18, 40), x + width - left)
    const tall = height * chance.between(0.7, 0.96)
    out += box(left, shelf - tall, wide - 2, tall, chance.pick(spines), 2)
    out += box(left, shelf - tall + 12, wide - 2, 4, ink.gold, 0, 0.7)
    if (tags && chance.between(0, 1) > 0.6) out += box(left + wide / 2 - 7, shelf - tall - 12, 14, 26, ink.paper, 2)
    left += wide
  }
  return out
}

/** Daylight falling through a window on to the floor. */
export const sunbeam = (x: number, y: number, width: number, height: number, lean: number): string =>
  linear('beam', [
    [0, '#fff3c4', 0.55],
    [1, '#fff3c4', 0],
  ]) + fill(d`M${x} ${y}h${width}l${lean} ${height}h${-width * 1.15}Z`, 'url(#beam)')

/** A figure and a few lines of working, in chalk; about four hundred and fifty wide. */
export const chalkDiagram =
  stroke('M0 20L150 -110L240 20ZM150 -110V20M134 20V4H150', '#e9f1ea', 4, 0.85) +
  stroke('M290 -90h130M290 -50h90M290 -10h150M290 30h70', '#e9f1ea', 5, 0.6)

/** The sheet most rooms are drawn for. */
export const roomSize: Frame = { width: 1200, height: 900 }
