import { describe, expect, test } from 'vitest'
import type { SlotMark } from '../marking/mark.ts'
import { itemStatistics, type MarkedAttempt } from './statistics.ts'

const sat = (total: number, option: string | null, outcome: SlotMark['outcome']): MarkedAttempt => ({
  total,
  slotMarks: [
    { slot: 1, version: 1, outcome, marks: 0, max: 400, answer: option === null ? null : { type: 'single', option } },
  ],
})

/** Totals 1 to `count`; `choose` says what the taker with that total did. Key: A. */
const aClass = (count: number, choose: (total: number) => string | null): MarkedAttempt[] =>
  Array.from({ length: count }, (_, index) => {
    const option = choose(index + 1)
    return sat(index + 1, option, option === null ? 'blank' : option === 'A' ? 'right' : 'wrong')
  })

describe('how a question did', () => {
  test('strong students right, weak ones wrong: it tells them apart', () => {
    const [item] = itemStatistics(aClass(100, (total) => (total > 50 ? 'A' : 'C')))
    expect(item).toMatchObject({
      takers: 100,
      right: 50,
      wrong: 50,
      facility: 5000,
      discrimination: 10_000,
      mostChosenWrong: { answer: 'C', takers: 50 },
      flags: [],
    })
  })

  test('says what the best third chose; of a small class nothing', () => {
    // The best ten of thirty all chose B, the others A.
    const answers = (count: number) => itemStatistics(aClass(count, (total) => (total > 20 ? 'B' : 'A')))[0]?.answers
    expect(answers(30)).toMatchObject([
      { answer: 'A', takers: 20, best: 0 },
      { answer: 'B', takers: 10, best: 10_000 },
    ])
    expect(answers(19)).toMatchObject([{ answer: 'A', best: null }])
  })

  test('weak students right, strong ones wrong: check the key', () => {
    const [item] = itemStatistics(aClass(100, (total) => (total <= 30 ? 'A' : 'B')))
    expect(item?.discrimination).toBe(-10_000)
    expect(item?.flags).toEqual([
      'Weak students did better here than strong ones: check the key.',
      'More students chose B than the right answer: check the key and the wording.',
    ])
  })

  test('too easy, too hard, and left blank', () => {
    expect(itemStatistics(aClass(100, () => 'A'))[0]?.flags).toEqual([
      'Nearly everyone got it right: too easy to tell students apart.',
    ])
    expect(itemStatistics(aClass(100, (total) => (total > 90 ? 'A' : null)))[0]?.flags).toEqual([
      'Very few got it right: very hard, or not taught yet.',
      'Half or more left it blank.',
    ])
  })

  test('says which option nobody took, and which question took twice the usual time', () => {
    const minute = 60_000
    const timed = aClass(40, (total) => (total > 20 ? 'A' : 'C')).map((one) => ({
      ...one,
      slotMarks: [1, 2, 3].flatMap((slot) => one.slotMarks.map((mark) => ({ ...mark, slot, version: slot }))),
      times: { 1: minute, 2: minute, 3: 2 * minute },
    }))
    const items = itemStatistics(timed, new Map([[1, ['A', 'B', 'C', 'D']]]))
    expect(items.map(({ flags }) => flags)).toEqual([
      ['Options B, D were chosen by nobody.'],
      [],
      ['It took twice the usual time.'],
    ])
  })

  test('says so when too few have answered, and leaves out withdrawn questions', () => {
    const [item] = itemStatistics(aClass(19, () => 'A'))
    expect(item).toMatchObject({
      discrimination: null,
      flags: ['Too few students have answered to judge this question.'],
    })
    expect(itemStatistics([sat(1, 'A', 'dropped')])).toEqual([])
  })
})
