import type { Chance } from './chance.ts'
import { at, type Frame } from './draw.ts'
import { markOf } from './emblems/marks.ts'
import { chartRings } from './sky.ts'
import { type Ground, ground, toneOf } from './stage.ts'

/** Two-year courses stand under the night sky; the others each on a paper of the atlas. */
const groundFor = (words: string, chance: Chance): Ground => {
  if (/two arcs|hostel|karnataka|pole/.test(words)) return 'night'
  if (/screen|stopwatch/.test(words)) return 'mist'
  if (/notebook|school/.test(words)) return 'cream'
  if (/ring|laurel|circle/.test(words)) return 'sage'
  return chance.pick(['cream', 'rose', 'mist', 'sage'])
}

/** The emblem of a course on a sheet of the star chart, its rings showing behind. */
export const courseChart = (chance: Chance, frame: Frame, words: string): string => {
  const name = groundFor(words, chance)
  const tone = toneOf(name)
  const [x, y] = [frame.width / 2, frame.height / 2]
  const scale = Math.min(frame.width / 1215, frame.height / 645)
  return (
    ground(name, chance, frame) +
    chartRings(x, y, 286 * scale, tone.soft, name === 'night' ? 0.35 : 0.4) +
    at(x, y, 2.1 * scale, markOf(words, tone))
  )
}
