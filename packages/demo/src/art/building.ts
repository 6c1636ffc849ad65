import type { Chance } from './chance.ts'
import { box, d, each, fill, line, stroke } from './draw.ts'
import { ink } from './ink.ts'

export const wall = '#0a1328'
const lights = ['#f6e3a1', '#eacf6c', '#d9b356'] as const
const dark = '#182850'

export type Block = {
  x: number
  ground: number
  bays: number
  storeys: number
  bay?: number
  storey?: number
  roof?: 'flat' | 'hipped' | 'gabled' | 'domed'
  /** Arches on the ground floor. */
  arcade?: boolean
  /** The share of windows with light in them. */
  lit?: number
  colour?: string
}

const sizes = ({ bay = 30, storey = 44, bays, storeys }: Block) => ({
  bay,
  storey,
  width: bays * bay + bay * 0.5,
  height: storeys * storey + storey * 0.35,
})

const archedOpening = (x: number, y: number, width: number, height: number) =>
  d`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`
const opening = (x: number, y: number, width: number, height: number) => d`M${x} ${y}h${width}v${height}h${-width}Z`

/** Windows are written as one path for each strength of light. */
const windows = (chance: Chance, block: Block): string => {
  const { bay, storey } = sizes(block)
  const { x, ground, bays, storeys, arcade = false, lit = 0.55 } = block
  const panes: Record<string, string[]> = {}
  const bars: string[] = []
  for (let level = 0; level < storeys; level += 1) {
    // Neighbours on one floor tend to be in the same class, so light comes in runs.
    let burning = chance.chance(lit)
    for (let column = 0; column < bays; column += 1) {
      if (chance.chance(0.4)) burning = chance.chance(lit)
      const left = x + bay * (column + 0.5)
      const top = ground - storey * (level + 1) + storey * 0.22
      const arched = arcade && level === 0
      const [width, height] = arched ? [bay * 0.64, storey * 0.78] : [bay * 0.5, storey * 0.52]
      const colour = burning ? chance.pick(lights) : dark
      const shape = arched ? archedOpening : opening
      panes[colour] = [...(panes[colour] ?? []), shape(left, top, width, height)]
      if (!arched) bars.push(d`M${left + width / 2} ${top}v${height}`)
    }
  }
  return (
    each(Object.entries(panes), ([colour, shapes]) => fill(shapes.join(''), colour)) +
    stroke(bars.join(''), wall, bay * 0.07)
  )
}

const roofs = {
  flat: (x: number, top: number, width: number, rise: number) =>
    d`M${x - rise * 0.25} ${top}h${width + rise * 0.5}v${-rise * 0.3}h${-(width + rise * 0.5)}Z`,
  hipped: (x: number, top: number, width: number, rise: number) =>
    d`M${x - rise * 0.5} ${top + 1}L${x + rise * 0.9} ${top - rise}H${x + width - rise * 0.9}L${x + width + rise * 0.5} ${top + 1}Z`,
  gabled: (x: number, top: number, width: number, rise: number) =>
    d`M${x - rise * 0.5} ${top + 1}L${x + width / 2} ${top - rise * 1.7}L${x + width + rise * 0.5} ${top + 1}Z`,
  domed: (x: number, top: number, width: number, rise: number) =>
    d`M${x - rise * 0.2} ${top}h${width + rise * 0.4}v${-rise * 0.3}h${-(width + rise * 0.4)}Z` +
    d`M${x + width / 2 - rise} ${top - rise * 0.2}v${-rise * 0.5}a${rise} ${rise} 0 0 1 ${rise * 2} 0v${rise * 0.5}Z` +
    d`M${x + width / 2 - 1.5} ${top - rise * 1.6}h3v${-rise * 0.7}h-3Z`,
}

/** A house of the institute at night: a dark wall, windows in rows, a roof. */
export const house = (chance: Chance, block: Block): string => {
  const { storey, width, height } = sizes(block)
  const { x, ground, roof = 'flat', colour = wall } = block
  const top = ground - height
  return (
    box(x, top, width, height + 2, colour) +
    fill(roofs[roof](x, top, width, storey * 0.62), colour) +
    stroke(d`M${x} ${ground - storey * 1.0}H${x + width}`, '#22345f', 1.2, block.storeys > 1 ? 0.7 : 0) +
    windows(chance, block)
  )
}

/** Light that falls from the windows on to the ground in front. */
export const spill = (x: number, ground: number, width: number, depth: number): string =>
  `<radialGradient id="spill" cy="0" r=".5"><stop stop-color="${ink.gold}" stop-opacity=".34"/><stop offset="1" stop-color="${ink.gold}" stop-opacity="0"/></radialGradient>` +
  fill(d`M${x - width * 0.2} ${ground}h${width * 1.4}v${depth}h${-width * 1.4}Z`, 'url(#spill)')

/** Posts and a rail: the edge of a terrace. `line` is where the floor is. */
export const railing = (x: number, y: number, width: number, height: number, colour: string = wall): string => {
  const posts = Math.round(width / (height * 0.9))
  const step = width / posts
  return (
    box(x, y - height, width, height * 0.18, colour) +
    stroke(
      Array.from({ length: posts + 1 }, (_, post) => d`M${x + post * step} ${y}v${-height}`).join(''),
      colour,
      height * 0.1,
    )
  )
}

/** The reflector on its three legs; the eyepiece is at about the origin's height of one. */
export const telescope = (colour: string, light: string): string =>
  stroke('M0 -46L-20 0M0 -46L20 0M0 -46L3 0', colour, 5) +
  `<g transform="translate(0 -50)rotate(-38)">${box(-30, -8, 78, 16, colour, 3)}${box(44, -11, 14, 22, colour, 3)}${box(-38, -4, 10, 8, light, 2)}${box(46, -11, 3, 22, light)}</g>` +
  fill('M-6 -52a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', light)

/** Roofs of a city far away, with a few lights. */
export const skyline = (
  chance: Chance,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string,
): string => {
  const tops: [number, number][] = [[x, ground]]
  const lamps: string[] = []
  let left = x
  while (left < x + width) {
    const wide = chance.between(22, 60)
    const tall = chance.between(0.3, 1) * height
    tops.push([left, ground - tall], [left + wide, ground - tall])
    if (tall > height * 0.4)
      lamps.push(d`M${left + wide * 0.3} ${ground - tall * 0.7}h.1M${left + wide * 0.7} ${ground - tall * 0.45}h.1`)
    left += wide
  }
  return fill(`${line([...tops, [left, ground]])}Z`, colour) + stroke(lamps.join(''), ink.gold, 3, 0.55)
}
