import { expect, test } from 'vitest'
import type { Achiever } from '../cards/achiever.ts'
import { byYear } from './by-year.ts'

const of = (...years: (number | null)[]) => years.map((year, index) => ({ slug: `a${index}`, year }) as Achiever)
const shape = (...years: (number | null)[]) =>
  byYear(of(...years)).map(({ year, achievers }) => [year, achievers.length])

test('neighbours of a year stand together', () => {
  expect(shape(2026, 2026, 2025)).toEqual([
    [2026, 2],
    [2025, 1],
  ])
})

test('a list that is not ordered by year stays whole', () => {
  expect(shape(2026, 2025, 2026)).toEqual([[null, 3]])
})

test('an empty page has no groups', () => {
  expect(byYear([])).toEqual([{ year: null, achievers: [] }].slice(1))
})
