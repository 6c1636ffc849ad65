import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentiles } from './percentile.ts'
import { STANDING_FROM, standingIn, subjectFigures } from './subject-figures.ts'

const max = 100_00
const classOf = (least: number) => fc.array(fc.integer({ min: -20_00, max }), { minLength: least, maxLength: 60 })
const asTakers = (list: number[]) => list.map((marks) => [{ name: 'Physics', marks, max }])

test('everybody stands in a subject where the percentile of the marks says', () => {
  fc.assert(
    fc.property(classOf(STANDING_FROM), (list) => {
      const [figures] = subjectFigures(asTakers(list))
      if (!figures) throw new Error('There is a subject.')
      expect(list.map((marks) => standingIn(figures, { marks, max }))).toEqual(percentiles(list))
    }),
  )
})

test('the best tenth is no worse than the class and no better than its best', () => {
  fc.assert(
    fc.property(classOf(1), (list) => {
      const [figures] = subjectFigures(asTakers(list))
      expect(figures?.bestTenth).toBeGreaterThanOrEqual(figures?.average ?? 0)
      expect(figures?.bestTenth).toBeLessThanOrEqual(Math.max(...list))
    }),
  )
})

test('a small class and a paper with another maximum are not compared', () => {
  const few = subjectFigures(asTakers(Array.from({ length: STANDING_FROM - 1 }, (_, at) => at * 100)))[0]
  const enough = subjectFigures(asTakers(Array.from({ length: STANDING_FROM }, (_, at) => at * 100)))[0]
  if (!few || !enough) throw new Error('There is a subject.')
  expect(standingIn(few, { marks: 5_00, max })).toBeNull()
  expect(standingIn(enough, { marks: 5_00, max: 60_00 })).toBeNull()
  expect(standingIn(enough, { marks: 5_00, max })).toEqual({ atOrBelow: 6, takers: 20 })
})
