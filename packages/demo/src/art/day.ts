import type { Block } from './building.ts'
import { box, d, disc, type Frame, fill, linear, oval, stroke } from './draw.ts'

/** The colours of a house by day. */
export type Paint = { wall: string; shade: string; roof: string; trim: string; glass: string }

type Walled = Pick<Block, 'x' | 'ground' | 'bays' | 'storeys' | 'arcade'> & {
  bay: number
  storey: number
  roof: 'flat' | 'hipped' | 'gabled'
}

export const widthOf = ({ bays, bay }: Walled): number => bays * bay + bay * 0.5
export const topOf = ({ ground, storeys, storey }: Walled): number => ground - storeys * storey - storey * 0.35

/** All windows are one path, and so are all frames: a campus has a hundred of them. */
const openings = ({ x, ground, bays, storeys, bay, storey, arcade = false }: Walled, paint: Paint): string => {
  const panes: string[] = []
  const arches: string[] = []
  const bars: string[] = []
  for (let level = 0; level < storeys; level += 1)
    for (let column = 0; column < bays; column += 1) {
      const left = x + bay * (column + 0.5)
      const top = ground - storey * (level + 1) + storey * 0.22
      if (arcade && level === 0) {
        const width = bay * 0.64
        arches.push(
          d`M${left} ${top + storey * 0.78}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${top + storey * 0.78}Z`,
        )
        continue
      }
      panes.push(d`M${left} ${top}h${bay * 0.5}v${storey * 0.52}h${-bay * 0.5}Z`)
      bars.push(d`M${left + bay * 0.25} ${top}v${storey * 0.52}`)
    }
  return (
    stroke(panes.join(''), paint.trim, bay * 0.14) +
    fill(panes.join(''), paint.glass) +
    stroke(bars.join(''), paint.trim, bay * 0.06) +
    fill(arches.join(''), '#3b3f52', 0.85)
  )
}

const roofOf = ({ roof, x, storey, ...block }: Walled, paint: Paint): string => {
  const [top, width, rise] = [
    topOf({ roof, x, storey, ...block }),
    widthOf({ roof, x, storey, ...block }),
    storey * 0.7,
  ]
  if (roof === 'flat')
    return (
      box(x - rise * 0.2, top - rise * 0.28, width + rise * 0.4, rise * 0.3, paint.trim) +
      box(x - rise * 0.2, top, width + rise * 0.4, rise * 0.08, '#00000022')
    )
  const ridge =
    roof === 'hipped'
      ? d`M${x - rise * 0.5} ${top + 1}L${x + rise * 0.9} ${top - rise}H${x + width - rise * 0.9}L${x + width + rise * 0.5} ${top + 1}Z`
      : d`M${x - rise * 0.5} ${top + 1}L${x + width / 2} ${top - rise * 1.7}L${x + width + rise * 0.5} ${top + 1}Z`
  return fill(ridge, paint.roof) + box(x - rise * 0.5, top, width + rise, rise * 0.1, '#00000033')
}

/** A house of the institute in the sun: the right quarter of its wall lies in shade. */
export const dayHouse = (block: Walled, paint: Paint): string => {
  const [top, width] = [topOf(block), widthOf(block)]
  const { x, ground, storey, storeys } = block
  return (
    box(x, top, width, ground - top + 2, paint.wall) +
    box(x + width * 0.76, top, width * 0.24, ground - top + 2, paint.shade) +
    (storeys > 1 ? box(x, ground - storey - 3, width, 4, paint.trim, 0, 0.8) : '') +
    roofOf(block, paint) +
    openings(block, paint)
  )
}

/** The sky from noon to four; `low` is its colour over the ground. */
export const daySky = (frame: Frame, horizon: number, high: string, low: string): string =>
  `${linear('sky', [
    [0, high],
    [1, low],
  ])}<rect width="${frame.width}" height="${Math.round(horizon + 4)}" fill="url(#sky)"/>`

/** Fair-weather clouds: flat below, round above. */
export const cloud = (x: number, y: number, size: number, opacity = 0.85): string =>
  fill(
    d`M${x - size} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.36} ${-size * 0.34}a${size * 0.42} ${size * 0.42} 0 0 1 ${size * 0.78} ${-size * 0.06}a${size * 0.34} ${size * 0.34} 0 0 1 ${size * 0.5} ${size * 0.4}Z`,
    '#fff',
    opacity,
  )

export const sun = (x: number, y: number, radius: number): string =>
  disc(x, y, radius * 2, '#fff3c4', 0.35) + disc(x, y, radius, '#fff1bd')

export const lawn = (frame: Frame, top: number, colour: string): string =>
  box(0, top, frame.width, frame.height - top, colour)

/** The way to the door. */
export const way = (frame: Frame, x: number, top: number, colour: string): string =>
  fill(d`M${x - 30} ${top}h60L${x + 170} ${frame.height}H${x - 210}Z`, colour)

/** The shadow of a tree at its foot. */
export const treeShadow = (x: number, y: number, width: number): string => oval(x, y, width, width * 0.1, '#00000026')
