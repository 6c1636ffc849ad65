import { chanceOf } from '../chance.ts'
import type { Point } from '../draw.ts'
import { joined } from '../sky.ts'
import { courseMarks } from './course-marks.ts'
import { examMarks } from './exam-marks.ts'
import { ideaMarks } from './idea-marks.ts'
import type { Mark, Marks, Tone } from './tone.ts'

const marks: Marks = [...courseMarks, ...ideaMarks, ...examMarks]

const anyMark: Mark = (tone) => {
  const chance = chanceOf(tone.line)
  const path = Array.from({ length: 6 }, (_, step): Point => [-80 + step * 32, chance.between(-60, 60)])
  return joined(path, tone.line, { radius: 6, width: 2, bright: 3 })
}

/** The emblem the words of a hint ask for; a small constellation when they ask for none we know. */
export const markOf = (words: string, tone: Tone): string =>
  (marks.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? anyMark)(tone)
