import { expect, test } from 'vitest'
import type { Achiever } from './achiever.ts'
import { byYear } from './by-year.ts'

const of = (...years: (number | null)[]) => years.map((year, index) => ({ slug: `a${index}`, year }) as Achiever)

test('the newest year stands first and keeps the order of the list', () => {
  const groups = byYear(of(2025, 2026, 2025, null))
  expect(groups.map(({ year, achievers }) => [year, achievers.map(({ slug }) => slug)])).toEqual([
    [2026, ['a1']],
    [2025, ['a0', 'a2']],
    [null, ['a3']],
  ])
})

test('an empty page has no groups', () => {
  expect(byYear([])).toEqual([])
})
