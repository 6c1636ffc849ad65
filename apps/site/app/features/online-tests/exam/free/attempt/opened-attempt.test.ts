import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { expect, test } from 'vitest'
import type { KeptNotes } from '../../log/log-storage.ts'
import { hasHandedIn, lateAnswers, shownSteps, storedRanges, uncountedSlots } from './opened-attempt.ts'

test.each([
  [{ last_number: 0, gaps: [] }, []],
  [{ last_number: 5, gaps: [] }, [[1, 5]]],
  [
    { last_number: 6, gaps: [3, 5] },
    [
      [1, 2],
      [4, 4],
      [6, 6],
    ],
  ],
  [{ last_number: 3, gaps: [1] }, [[2, 3]]],
])('%j is held as %j', (stored, ranges) => {
  expect(storedRanges(stored)).toEqual(ranges)
})

test('of what came too late only answers are told', () => {
  const step = (number: number, action: Parameters<typeof lateAnswers>[0][number]['action']) => ({
    ...{ device: 1, number, givenAt: 0, action },
  })
  const sent = [
    step(1, { do: 'visit', slot: 1 }),
    step(2, { do: 'save', slot: 1, answer: { type: 'single', option: 'A' } }),
    step(3, { do: 'save', slot: 2, answer: null }),
  ]
  expect(lateAnswers(sent, [1, 2])).toBe(1)
  expect(lateAnswers(sent, [])).toBe(0)
})

const saved = (device: number, number: number, slot: number, option = 'A'): ClientStep => ({
  ...{ device, number, givenAt: 0 },
  action: { do: 'save', slot, answer: { type: 'single', option } },
})
const record = (counted: ClientStep[], held: Record<number, number>) =>
  ({
    ...{ steps: counted, extra_ms: 0 },
    stored: Object.entries(held).map(([device, last_number]) => ({
      ...{ device: Number(device), complete_up_to: last_number, last_number, gaps: [] },
    })),
  }) as unknown as AttemptView

test('what the server holds and does not count is not shown as an answer, and is asked for again', () => {
  // The second and the third answer of the first screen came when the second screen had taken over.
  const kept = [saved(1, 1, 1), saved(1, 2, 2), saved(1, 3, 3)]
  const now = record([saved(1, 1, 1)], { 1: 3, 2: 0 })
  expect(shownSteps(now, kept)).toEqual([saved(1, 1, 1)])
  expect(uncountedSlots(shownSteps(now, kept), kept, 3)).toEqual([2, 3])
})

test('what the server does not hold yet stands on the screen', () => {
  const kept = [saved(1, 1, 1), saved(1, 2, 2)]
  const now = record([saved(1, 1, 1)], { 1: 1 })
  expect(shownSteps(now, kept)).toEqual(kept)
  expect(uncountedSlots(shownSteps(now, kept), kept, 1)).toEqual([])
})

test('what was answered once more on a later screen is not asked for', () => {
  const kept = [saved(1, 1, 1), saved(1, 2, 2)]
  const now = record([saved(2, 1, 1, 'B')], { 1: 2, 2: 1 })
  expect(uncountedSlots(shownSteps(now, kept), kept, 3)).toEqual([2])
  const more = [...kept, saved(3, 1, 2)]
  expect(uncountedSlots(shownSteps(now, more), more, 3)).toEqual([])
})

test('an answer that came after its section, on this very screen, cannot be given again', () => {
  const kept = [saved(1, 1, 1)]
  expect(uncountedSlots(shownSteps(record([], { 1: 1 }), kept), kept, 1)).toEqual([])
})

test.each([
  ['nothing was pressed', undefined, { 1: 5 }, false],
  ['a reload', 1, { 1: 5 }, true],
  ['opened anew in the same browser', 1, { 1: 5, 2: 0 }, true],
  ['gone on at another screen', 1, { 1: 5, 2: 3 }, false],
])('handed in offline, then %s', (_when, device, held, is) => {
  const notes = device && ({ device, handedIn: { extraMs: 0 } } as KeptNotes)
  expect(hasHandedIn(record([], held), notes || undefined)).toBe(is)
})

test('staff who give time after somebody has handed in want the paper open', () => {
  const notes = { device: 1, handedIn: { extraMs: 60_000 } } as KeptNotes
  expect(hasHandedIn({ ...record([], { 1: 5 }), extra_ms: 60_000 }, notes)).toBe(true)
  expect(hasHandedIn({ ...record([], { 1: 5 }), extra_ms: 90_000 }, notes)).toBe(false)
})

test('what the server has just taken as too late is no answer any more', () => {
  const kept = [saved(1, 1, 1), saved(1, 2, 2), saved(2, 1, 3)]
  const shown = shownSteps(record([saved(1, 1, 1)], { 1: 1 }), kept, new Set(['1:2']))
  expect(shown).toEqual([saved(1, 1, 1), saved(2, 1, 3)])
  expect(uncountedSlots(shown, kept, 2)).toEqual([2])
})
