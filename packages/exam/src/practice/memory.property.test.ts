import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, type Ms } from '../durations.ts'
import { afterAnswer, LONGEST_PAUSE, type Memory } from './memory.ts'

const start = Date.parse('2026-11-16T12:00:00.000Z')
const outcome = fc.constantFrom('right' as const, 'partly' as const, 'wrong' as const, 'blank' as const)
const history = fc.array(fc.tuple(outcome, fc.integer({ min: 0, max: 200 })), { minLength: 1, maxLength: 12 })

const after = (list: [Parameters<typeof afterAnswer>[1], number][]): { memory: Memory; now: Ms } => {
  let [memory, now]: [Memory | null, Ms] = [null, start]
  for (const [one, pause] of list) {
    now += days(pause)
    memory = afterAnswer(memory, one, now)
  }
  if (memory === null) throw new Error('An answer leaves a memory.')
  return { memory, now }
}

test('the next time lies a day to 120 days ahead, whatever happened before', () => {
  fc.assert(
    fc.property(history, (list) => {
      const { memory, now } = after(list)
      expect(memory.dueAt).toBeGreaterThanOrEqual(now + days(1))
      expect(memory.dueAt).toBeLessThanOrEqual(now + LONGEST_PAUSE)
      expect(Object.values(memory).every(Number.isFinite)).toBe(true)
    }),
  )
})

test('a right answer never comes back sooner than a wrong one', () => {
  fc.assert(
    fc.property(history, (list) => {
      const { memory, now } = after(list)
      const at = Math.max(now, memory.dueAt)
      const right = afterAnswer(memory, 'right', at)
      const wrong = afterAnswer(memory, 'wrong', at)
      expect(right?.dueAt ?? 0).toBeGreaterThanOrEqual(wrong?.dueAt ?? 0)
    }),
  )
})

test('survives a row of JSON, and the same answers lead to the same day', () => {
  fc.assert(
    fc.property(history, outcome, (list, last) => {
      const { memory, now } = after(list)
      const read = JSON.parse(JSON.stringify(memory)) as Memory
      expect(afterAnswer(read, last, now + days(3))).toEqual(afterAnswer(memory, last, now + days(3)))
    }),
  )
})

test('right answers at their day move it further and further away', () => {
  let memory = afterAnswer(null, 'right', start)
  const pauses: number[] = []
  for (let time = 0; time < 4 && memory; time += 1) {
    pauses.push(memory.dueAt - memory.lastAt)
    memory = afterAnswer(memory, 'right', memory.dueAt)
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses.at(-1)).toBeGreaterThan(pauses[0] ?? 0)
})

test('a dropped question and a clock that runs backwards change nothing for the worse', () => {
  const memory = afterAnswer(null, 'right', start)
  expect(afterAnswer(memory, 'dropped', start + days(5))).toBe(memory)
  expect(afterAnswer(memory, 'right', start - days(400))?.lastAt).toBe(start)
})
