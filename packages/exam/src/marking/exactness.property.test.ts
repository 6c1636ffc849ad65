import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerText, readAnswer } from '../answers/answers.ts'
import { addNumbers, gapsIn, holds, type Ranges } from '../answers/ledger.ts'
import { readStep } from '../answers/steps.ts'
import { countViolations, type IntegrityEvent, VIOLATION_KINDS } from '../attempt/integrity.ts'
import { QUESTION_TYPES } from '../papers/paper.ts'
import { SHIPPED_PACKS } from '../papers/shipped-packs.ts'
import { rankTakers, type Taker } from '../results/ranks.ts'
import { timePerSlot } from '../results/times.ts'
import { totalsOf } from '../results/totals.ts'
import { answerOf } from '../testing/arbitraries.ts'
import { aQuestion } from '../testing/papers.ts'
import { compareDecimals, parseDecimal, roundDecimal, truncateDecimal } from './decimal.ts'
import { percentHundredths } from './marks.ts'

test('the ledger knows exactly the numbers that were stored', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), (numbers) => {
      const ranges = numbers.reduce<Ranges>((known, number) => addNumbers(known, [number]).ranges, [])
      const known = new Set(numbers)
      for (let number = 1; number <= 41; number += 1) expect(holds(ranges, number)).toBe(known.has(number))
      const highest = Math.max(0, ...numbers)
      const missing = Array.from({ length: highest }, (_, index) => index + 1).filter((one) => !known.has(one))
      expect(gapsIn(ranges)).toEqual(missing)
    }),
  )
})

test('decimals compare like the whole numbers they stand for', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -100_000, max: 100_000 }), (a, b) => {
      const [first, second] = [parseDecimal((a / 1000).toFixed(3)), parseDecimal((b / 1000).toFixed(3))]
      if (!first || !second) throw new Error('A plain number could not be read.')
      expect(compareDecimals(first, second)).toBe(Math.sign(a - b))
      expect(truncateDecimal(first, 2).units).toBe(BigInt(Math.trunc(a / 10)))
      expect(roundDecimal(first, 2).units).toBe(BigInt(Math.sign(a) * Math.floor((Math.abs(a) + 5) / 10)))
    }),
  )
})

test('percentages are the nearest hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (part, whole) => {
      const error = Math.abs(percentHundredths(part, whole) * whole - part * 10_000)
      expect(2 * error).toBeLessThanOrEqual(whole)
    }),
  )
})

test('nothing sent as an answer or a step can throw; what is accepted is accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTION_TYPES), fc.anything(), (type, raw) => {
      const question = aQuestion(1, type)
      for (const tried of [raw, { type, option: raw, options: raw, pairs: raw, value: raw }]) {
        const reading = readAnswer(question, tried)
        if (reading.ok) expect(readAnswer(question, reading.answer)).toEqual(reading)
      }
      readStep([], raw)
      readStep([], { device: 1, number: 1, givenAt: 1, action: raw })
    }),
  )
})

test('every well-formed answer is accepted and its text does not depend on the order it was given in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTION_TYPES).chain((type) => fc.tuple(fc.constant(type), answerOf(type))),
      ([type, answer]) => {
        const turned =
          answer.type === 'multiple'
            ? { ...answer, options: [...answer.options].reverse() }
            : answer.type === 'matching'
              ? { ...answer, pairs: Object.fromEntries(Object.entries(answer.pairs).reverse()) }
              : answer
        expect(readAnswer(aQuestion(1, type), turned)).toEqual({ ok: true, answer })
        expect(answerText(turned)).toBe(answerText(answer))
      },
    ),
  )
})

const anyTaker: fc.Arbitrary<Omit<Taker, 'id'>> = fc
  .record({
    marks: fc.integer({ min: -2, max: 2 }),
    right: fc.nat(3),
    wrong: fc.nat(3),
    maths: fc.option(fc.nat(2), { nil: null }),
    birthDate: fc.constantFrom('2009-01-01', '2010-01-01', null),
  })
  .map(({ marks, right, wrong, maths, birthDate }) => ({
    total: { ...totalsOf([]), marks, right, wrong },
    subjects: maths === null ? [] : [{ ...totalsOf([]), name: 'Mathematics', marks: maths, right, wrong }],
    birthDate,
  }))

test('ranks do not depend on the order of the list, and more marks never mean a worse rank', () => {
  fc.assert(
    fc.property(
      fc.array(anyTaker, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...SHIPPED_PACKS),
      (list, pack) => {
        const takers = list.map((taker, id) => ({ ...taker, id }))
        const ranked = rankTakers(takers, pack.ties)
        expect(rankTakers([...takers].reverse(), pack.ties)).toEqual(ranked)
        const rankOf = new Map(ranked.map((one) => [one.id, one.rank]))
        for (const a of takers)
          for (const b of takers)
            if (a.total.marks > b.total.marks) expect(rankOf.get(a.id)).toBeLessThan(rankOf.get(b.id) ?? 0)
        for (const { rank, isShared } of ranked)
          expect(ranked.filter((one) => one.rank === rank).length > 1).toBe(isShared)
      },
    ),
  )
})

test('violations are counted alike in whatever order reports arrive', () => {
  const anyEvents = fc.array(
    fc.record({ id: fc.uuid(), kind: fc.constantFrom(...VIOLATION_KINDS), at: fc.nat(20_000) }),
  ) as fc.Arbitrary<IntegrityEvent[]>
  fc.assert(
    fc.property(anyEvents, (events) => {
      expect(countViolations([...events].reverse())).toBe(countViolations(events))
    }),
  )
})

test('time on questions never exceeds the attempt, whatever the device’s clock says', () => {
  const anyTimes = fc.array(fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(10_000)))
  fc.assert(
    fc.property(anyTimes, (times) => {
      const steps = times.map(([givenAt, receivedAt], index) => ({
        device: 1,
        number: index + 1,
        action: { do: 'visit' as const, slot: index % 3 },
        givenAt,
        receivedAt,
      }))
      const spent = Object.values(timePerSlot(steps, 0, 10_000))
      expect(spent.every((ms) => ms >= 0)).toBe(true)
      expect(spent.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(10_000)
    }),
  )
})
