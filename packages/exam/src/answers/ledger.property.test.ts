import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attempt, newAttempt } from '../attempt/attempt.ts'
import { next } from '../attempt/next.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import {
  addNumbers,
  completeUpTo,
  countOf,
  FURTHEST_AHEAD,
  gapsIn,
  ledgerOf,
  MOST_RANGES,
  MOST_STEPS,
  type Ranges,
} from './ledger.ts'

const anyNumbers = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 80 })
const limits = { ahead: FURTHEST_AHEAD, ranges: MOST_RANGES, steps: MOST_STEPS }
const PAPER = aPaper([aSection(1, 'Physics', [aQuestion(1)])])
const each = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at + 1))
const upTo = (count: number, number = (n: number) => n): number[] => each(count, number)

const numbersIn = (ranges: Ranges) => ranges.flatMap(([from, to]) => upTo(to - from + 1, (n) => from + n - 1))

const started = (): Attempt =>
  next(newAttempt(PAPER, asPrinted(PAPER), { policy: { policy: 'log' } }), { type: 'start' }, 0).attempt

const saved = (attempt: Attempt, numbers: number[], device = 1) => {
  const action = { do: 'visit' as const, slot: 1 }
  const steps = numbers.map((number) => ({ device, number, action, givenAt: 1 }))
  const outcome = next(attempt, { type: 'save', device, steps }, 1)
  if (!outcome.ok) throw new Error(outcome.sentence)
  return outcome
}

describe('numbers are added in one pass', () => {
  test('whatever the order, the ranges hold exactly what was added, apart and in order', () => {
    fc.assert(
      fc.property(anyNumbers, anyNumbers, (first, second) => {
        const before = addNumbers([], first).ranges
        const { ranges, fresh } = addNumbers(before, second)
        const all = [...new Set([...first, ...second])].sort((a, b) => a - b)
        expect(numbersIn(ranges)).toEqual(all)
        expect(fresh).toEqual(all.filter((number) => !first.includes(number)))
        for (const [at, [from]] of ranges.entries()) expect(from).toBeGreaterThan((ranges[at - 1]?.[1] ?? -1) + 1)
        // Each entry of either list is looked at once.
        expect(addNumbers(before, second).looked).toBeLessThanOrEqual(before.length + second.length)
      }),
    )
  })

  test('an old record of fifty thousand holes is read in as many looks', () => {
    const odd = upTo(50_000, (n) => 2 * n - 1)
    expect(addNumbers([], odd).looked).toBe(odd.length)
    const ledger = ledgerOf(odd.map((number) => ({ device: 1, number })))
    expect(ledger[1]).toHaveLength(odd.length)
    expect(gapsIn(ledger[1] ?? [])).toHaveLength(500)
    // It takes nothing new that would make it longer, and its holes can still be filled.
    expect(addNumbers(ledger[1] ?? [], [2, 100_002], limits)).toMatchObject({ fresh: [2], refused: [100_002] })
  })
})

describe('a client that makes up numbers', () => {
  test('never gets more than the limits, whatever it sends', () => {
    const anyHostile = fc.array(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 500 }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(anyHostile, (batches) => {
        let attempt = started()
        for (const numbers of batches) {
          const outcome = saved(attempt, numbers)
          attempt = outcome.attempt
          const ranges = attempt.ledger[1] ?? []
          expect(ranges.length).toBeLessThanOrEqual(MOST_RANGES)
          expect(ranges.at(-1)?.[1] ?? 0).toBeLessThanOrEqual(completeUpTo(ranges) + FURTHEST_AHEAD)
          // Each number is stored or named as not stored, none is swallowed.
          const told = new Set([...numbersIn(ranges), ...(outcome.notStored ?? [])])
          expect(numbers.every((number) => told.has(number))).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('costs at most ten ordinary students: its saves, and its record when it is read', () => {
    const cost = (batches: number[][]) => {
      let attempt = started()
      let looked = 0
      for (const numbers of batches) {
        looked += addNumbers(attempt.ledger[1] ?? [], numbers, limits).looked
        attempt = saved(attempt, numbers).attempt
      }
      const stored = numbersIn(attempt.ledger[1] ?? [])
      return { perStep: looked / batches.flat().length, read: addNumbers([], stored).looked }
    }
    const ordinary = cost(each(400, (n) => [5 * n - 4, 5 * n - 3, 5 * n - 2, 5 * n - 1, 5 * n]))
    const odd = cost(each(60, (n) => upTo(500, (m) => 1000 * (n - 1) + 2 * m - 1)))
    const busy = cost(each(60, (n) => upTo(500, (m) => 500 * (n - 1) + m)))
    for (const hostile of [odd, busy]) {
      expect(hostile.perStep).toBeLessThanOrEqual(10 * ordinary.perStep)
      expect(hostile.read).toBeLessThanOrEqual(10 * ordinary.read)
    }
  })

  test('gets no second allowance by taking over', () => {
    let attempt = started()
    for (let from = 0; from < MOST_STEPS; from += 500)
      attempt = saved(
        attempt,
        upTo(500, (n) => from + n),
      ).attempt
    attempt = next(attempt, { type: 'take_over' }, 1).attempt
    expect(saved(attempt, [1], 2)).toMatchObject({ notStored: [1], steps: [] })
    expect(countOf(attempt.ledger)).toBe(MOST_STEPS)
  })
})

test('an honest screen that was offline for a whole paper, and loses messages, never meets a limit', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (losses) => {
      let attempt = started()
      const all = upTo(6000)
      // As the sender does it: the oldest unconfirmed first, two hundred at a time, one message after the other.
      for (let turn = 0; completeUpTo(attempt.ledger[1] ?? []) < all.length; turn += 1) {
        const from = completeUpTo(attempt.ledger[1] ?? [])
        if (turn < losses.length && losses[turn]) continue
        const outcome = saved(attempt, all.slice(from, from + 200))
        expect(outcome.notStored).toEqual([])
        attempt = outcome.attempt
      }
    }),
    { numRuns: 20 },
  )
})
