import { at, ring } from '../draw.ts'
import { climb, integral, openNotebook, orbits, state, stopwatch } from './subjects.ts'
import type { Marks } from './tone.ts'

/** The emblems of the test packs, by the words of their addresses. */
export const examMarks: Marks = [
  [/jee-advanced|advanced/, orbits],
  [/jee/, (t) => at(0, 0, 0.95, integral(t)) + ring(0, 0, 108, t.line, 1.6, 0.5)],
  [/kcet|state/, (t) => at(0, 0, 0.95, state(t))],
  [/aptitude|scholar|admission|thirty-five|climb/, (t) => climb(t, 18, 170, 160)],
  [/vrddhi|talent/, (t) => at(0, 0, 0.95, state(t, 'campuses'))],
  [/foundation|class|board/, openNotebook],
  [/test|mock|practice|paper/, stopwatch],
]
