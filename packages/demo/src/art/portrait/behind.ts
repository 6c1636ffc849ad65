import { constellations } from '../constellations.ts'
import { group } from '../draw.ts'
import { joined } from '../sky.ts'
import type { Motifs } from './motif.ts'
import { otherMotifs } from './other-motifs.ts'
import { scienceMotifs } from './science-motifs.ts'

const motifs: Motifs = [...scienceMotifs, ...otherMotifs]

/** A numbered constellation, spread so that the head never hides all of it. */
const constellation = (index: number, colour: string): string => {
  const figure = constellations[index % constellations.length] ?? []
  return joined(
    figure.map(([x, y]) => [14 + x * 2.14, 20 + y * 1.3] as const),
    colour,
    { radius: 3, width: 1.2 },
  )
}

/** The motif the hint names, or the constellation of its number; `fallback` chooses when it names neither. */
export const behind = (words: string, colour: string, fallback: number): string => {
  const motif = motifs.find(([pattern]) => pattern.test(words))?.[1]
  const asked = Number(/constellation (\d+)/.exec(words)?.[1] ?? fallback + 1)
  return group({ opacity: 0.4, fill: colour }, motif === undefined ? constellation(asked - 1, colour) : motif(colour))
}
