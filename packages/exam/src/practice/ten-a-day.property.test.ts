import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, chooseDay, type DaysSources, weaknessOf } from './ten-a-day.ts'

const candidate = (question: number, topic: string): Candidate => ({
  question,
  version: question * 10,
  topic,
  options: [],
})
const some = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('Waves', 'Heat', 'Optics')), { maxLength: 25 })
  .map((list) => list.map(([question, topic]) => candidate(question, topic)))
const sources: fc.Arbitrary<DaysSources> = fc.record({
  due: some,
  mistakes: some,
  fresh: some,
  weakness: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }).map(
    ([a = 0, b = 0, c = 0]) =>
      new Map<string, number>([
        ['Waves', a],
        ['Heat', b],
        ['Optics', c],
      ]),
  ),
})

/** The same numbers again for the same seed. */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('the questions of a day', () => {
  test('are as many as there can be, each once, and the same again for the same numbers', () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 1e9 }), (given, count, seed) => {
        const day = chooseDay(given, count, numbers(seed))
        const known = new Set([...given.due, ...given.mistakes, ...given.fresh].map(({ question }) => question))
        expect(day).toHaveLength(Math.min(count, known.size))
        expect(new Set(day.map(({ question }) => question)).size).toBe(day.length)
        expect(chooseDay(given, count, numbers(seed))).toEqual(day)
      }),
    )
  })

  test('begin with what is longest overdue, and no more than half of them repeats while something is new', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const due = Array.from({ length: 30 }, (_, at) => candidate(at + 1, 'Waves'))
        const mistakes = Array.from({ length: 30 }, (_, at) => candidate(at + 100, 'Heat'))
        const fresh = Array.from({ length: 30 }, (_, at) => candidate(at + 200, 'Optics'))
        const day = chooseDay({ due, mistakes, fresh, weakness: new Map() }, 10, numbers(seed))
        expect(day.map(({ why }) => why)).toEqual([
          ...['due', 'due', 'due', 'due', 'due', 'mistake', 'mistake', 'mistake', 'weak', 'weak'],
        ])
        expect(day.slice(0, 5).map(({ question }) => question)).toEqual([1, 2, 3, 4, 5])
      }),
    )
  })
})

test('a weak topic is asked more often than a strong one, and neither alone', () => {
  const fresh = Array.from({ length: 100 }, (_, at) => candidate(at + 1, at % 2 === 0 ? 'Waves' : 'Heat'))
  const weakness = new Map([
    ['Waves', weaknessOf({ tried: 20, right: 4 })],
    ['Heat', weaknessOf({ tried: 20, right: 19 })],
  ])
  const days = Array.from({ length: 50 }, (_, seed) =>
    chooseDay({ due: [], mistakes: [], fresh, weakness }, 10, numbers(seed + 1)),
  ).flat()
  const waves = days.filter(({ topic }) => topic === 'Waves').length
  expect(waves).toBeGreaterThan(days.length * 0.5)
  expect(waves).toBeLessThan(days.length)
})

test('few tries say little about a topic', () => {
  expect(weaknessOf({ tried: 0, right: 0 })).toBe(0.5)
  expect(weaknessOf({ tried: 1, right: 0 })).toBeLessThan(weaknessOf({ tried: 20, right: 0 }))
  expect(weaknessOf({ tried: 20, right: 20 })).toBeLessThan(0.1)
})
