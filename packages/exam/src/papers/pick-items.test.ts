import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABCD, aPaper, aQuestion, aSection } from '../testing/papers.ts'
import type { Paper } from './paper.ts'
import { pickItems } from './pick-items.ts'

const onPassage = { passage: 7 }
const physics = aSection(1, 'Physics', [
  aQuestion(1),
  aQuestion(2, 'single', onPassage),
  aQuestion(3, 'single', onPassage),
  aQuestion(4),
])
const chemistry = aSection(2, 'Chemistry', [aQuestion(5), aQuestion(6)])
const paper: Paper = aPaper([physics, chemistry])

/** A row of numbers to pick with, started again when it runs out. */
const randomFrom = (numbers: number[]) => {
  let turn = 0
  return () => numbers[turn++ % numbers.length] ?? 0
}
const anyRandom = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }).map(randomFrom)

test('without shuffling the paper comes as printed', () => {
  const items = pickItems(paper, () => 0.5, { shuffleQuestions: false, shuffleOptions: false })
  expect(items.map((item) => item.slot)).toEqual([1, 2, 3, 4, 5, 6])
  expect(items[0]?.options).toEqual(ABCD)
})

test('shuffling keeps every question once, in its section, and a paragraph together and in order', () => {
  fc.assert(
    fc.property(anyRandom, (random) => {
      const items = pickItems(paper, random, { shuffleQuestions: true, shuffleOptions: true })
      const slots = items.map((item) => item.slot)
      expect(slots.slice(0, 4).sort()).toEqual([1, 2, 3, 4])
      expect(slots.slice(4).sort()).toEqual([5, 6])
      expect(slots.indexOf(3)).toBe(slots.indexOf(2) + 1)
      for (const item of items) expect([...item.options].sort()).toEqual(ABCD)
    }),
  )
})

test('a slot with several wordings gives one of them to each student', () => {
  const slot = {
    ...physics.slots[0],
    id: 1,
    questions: [aQuestion(11), aQuestion(12)],
  } as Paper['sections'][0]['slots'][0]
  const choice = aPaper([{ ...physics, slots: [slot] }])
  const rules = { shuffleQuestions: false, shuffleOptions: false }
  expect(pickItems(choice, () => 0.1, rules)[0]?.version).toBe(11)
  expect(pickItems(choice, () => 0.9, rules)[0]?.version).toBe(12)
})
