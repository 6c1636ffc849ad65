import { wall } from './building.ts'
import type { Chance } from './chance.ts'
import { at, d, each, fill, oval, stroke } from './draw.ts'

/** A coconut palm; `lean` moves the crown sideways. */
export const palm = (
  chance: Chance,
  x: number,
  ground: number,
  height: number,
  lean = 0,
  colour: string = wall,
): string => {
  const [crownX, crownY] = [x + lean, ground - height]
  const reach = height * 0.36
  const fronds = [-172, -150, -125, -96, -70, -40, -14, 14].map((degrees) => {
    const angle = ((degrees + chance.between(-7, 7)) * Math.PI) / 180
    const length = reach * chance.between(0.85, 1.1)
    const [tipX, tipY] = [crownX + Math.cos(angle) * length, crownY + Math.sin(angle) * length * 0.62 + length * 0.42]
    const [midX, midY] = [crownX + Math.cos(angle) * length * 0.6, crownY + Math.sin(angle) * length * 0.85]
    return d`M${crownX} ${crownY}Q${midX} ${midY - length * 0.1} ${tipX} ${tipY}Q${midX} ${midY + length * 0.16} ${crownX} ${crownY}Z`
  })
  return (
    stroke(
      d`M${x} ${ground}Q${x + lean * 0.2} ${ground - height * 0.6} ${crownX} ${crownY}`,
      colour,
      Math.max(3, height * 0.032),
    ) +
    fill(fronds.join(''), colour) +
    oval(crownX, crownY + height * 0.02, height * 0.035, height * 0.03, colour)
  )
}

/** A banyan: a low wide crown, a trunk of several stems, roots hanging from the branches. */
export const banyan = (chance: Chance, x: number, ground: number, size: number, colour: string = wall): string => {
  const crown = [-0.86, -0.55, -0.22, 0.14, 0.46, 0.8].map((place) => {
    const edge = Math.abs(place)
    return oval(
      x + place * size,
      ground - size * (0.86 - edge * 0.16) + chance.between(-0.03, 0.03) * size,
      size * chance.between(0.34, 0.42),
      size * (0.26 - edge * 0.06),
      colour,
    )
  })
  const roots = [-0.66, -0.48, -0.34, 0.36, 0.5, 0.7].map((place) => {
    const foot = chance.chance(0.5) ? 0 : chance.between(0.15, 0.4)
    return d`M${x + place * size} ${ground - size * 0.72}Q${x + place * size * 0.97} ${ground - size * 0.4} ${x + place * size * 0.95} ${ground - size * foot}`
  })
  const trunk = d`M${x - size * 0.2} ${ground + 2}C${x - size * 0.06} ${ground - size * 0.2} ${x - size * 0.12} ${ground - size * 0.4} ${x - size * 0.42} ${ground - size * 0.74}L${x + size * 0.4} ${ground - size * 0.76}C${x + size * 0.12} ${ground - size * 0.42} ${x + size * 0.08} ${ground - size * 0.2} ${x + size * 0.2} ${ground + 2}Z`
  return crown.join('') + fill(trunk, colour) + stroke(roots.join(''), colour, size * 0.022)
}

/** A neem: one trunk, a high loose crown. */
export const neem = (chance: Chance, x: number, ground: number, height: number, colour: string = wall): string => {
  const puffs = [
    [0, -0.86, 0.3],
    [-0.26, -0.7, 0.26],
    [0.27, -0.72, 0.27],
    [-0.36, -0.52, 0.2],
    [0.38, -0.52, 0.2],
    [0.02, -0.6, 0.34],
  ] as const
  return (
    stroke(
      d`M${x} ${ground}V${ground - height * 0.5}M${x} ${ground - height * 0.3}L${x - height * 0.24} ${ground - height * 0.58}M${x} ${ground - height * 0.36}L${x + height * 0.26} ${ground - height * 0.6}`,
      colour,
      height * 0.05,
    ) +
    each(puffs, ([dx, dy, size]) =>
      oval(
        x + dx * height,
        ground + dy * height,
        size * height * chance.between(0.9, 1.1),
        size * height * 0.72,
        colour,
      ),
    )
  )
}

/** The soft dark line of bushes along a wall. */
export const hedge = (
  chance: Chance,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: string = wall,
): string => {
  let path = d`M${x} ${ground + 4}`
  let left = x
  while (left < x + width) {
    const step = chance.between(height * 1.4, height * 2.4)
    path += d`q${step / 2} ${-chance.between(1.2, 2.2) * height} ${step} 0`
    left += step
  }
  return fill(`${path}V${Math.round(ground + 8)}H${Math.round(x)}Z`, colour)
}

/** Hills as one slow connection; `peak` is the height of the highest. */
export const hills = (
  chance: Chance,
  width: number,
  ground: number,
  peak: number,
  colour: string,
  opacity?: number,
): string => {
  const step = width / 5
  let path = d`M${-step} ${ground}`
  for (let index = 0; index < 7; index += 1) {
    const rise = chance.between(0.35, 1) * peak
    path += d`Q${(index - 0.5) * step} ${ground - rise * 1.5} ${index * step} ${ground - chance.between(0.1, 0.35) * peak}`
  }
  return fill(`${path}V${Math.round(ground + 4)}H${-Math.round(step)}Z`, colour, opacity)
}

/** Water: a plane and a few lines of light on it. */
export const water = (
  chance: Chance,
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string,
  light: string,
): string => {
  const glints = Array.from({ length: 16 }, () => {
    const left = x + chance.next() * width
    return d`M${left} ${top + 6 + chance.next() * (height - 10)}h${chance.between(20, 110)}`
  })
  return fill(d`M${x} ${top}h${width}v${height}h${-width}Z`, colour) + stroke(glints.join(''), light, 1.4, 0.4)
}

/** A leaf on its stalk, pointing up, about 100 tall. */
export const leaf = (colour: string, vein: string): string =>
  fill('M0 0C-34 -22 -36 -64 0 -100C36 -64 34 -22 0 0Z', colour) +
  stroke('M0 18V-82M0 -20L-17 -38M0 -20L17 -38M0 -42L-17 -60M0 -42L17 -60M0 -62L-10 -74M0 -62L10 -74', vein, 2.4)

/** A fern frond, about 200 tall, for the herbarium and for backgrounds. */
export const fern = (colour: string): string =>
  stroke('M0 0Q4 -100 -8 -200', colour, 3.4) +
  each(
    Array.from({ length: 13 }, (_, index) => index),
    (index) => {
      const y = -24 - index * 13.5
      const size = 0.62 * (1 - index / 16)
      const blade = fill('M0 0C14 -16 40 -20 62 -12C44 -2 22 4 0 0Z', colour)
      return at(1 - index * 0.5, y, size, blade, -18) + at(1 - index * 0.5, y, size, blade, 18, true)
    },
  )
