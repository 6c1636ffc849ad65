import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeePlan, instalmentsOf, partsFor, splitFee } from './fee-plan.ts'

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
const quarterly = FeePlan.parse({
  parts: [{ percent: 25 }, ...[90, 180, 270].map((days_after_start) => ({ percent: 25, days_after_start }))],
})
const atStart = { fee_paise: 147_600_00, starts_on: '2027-06-07', today: '2026-11-15' }

describe('a fee in parts', () => {
  test('makes the fee to the paisa, whatever the fee and the shares', () => {
    const fee = fc.integer({ min: 1, max: 99_99_999_99 })
    const shares = fc.array(fc.integer({ min: 1, max: 99_99_999_99 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(fee, shares, (fee, shares) => {
        const parts = splitFee(fee, shares)
        expect(sum(parts)).toBe(fee)
        expect(parts).toHaveLength(shares.length)
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        if (fee !== sum(shares)) expect(parts.slice(1).every((part) => part % 100 === 0)).toBe(true)
      }),
    )
  })

  test('offered on any day makes the fee, asks for the first part that day and for the others later, in order', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.option(day), fc.integer({ min: 0, max: 9_99_999_99 }), (today, starts_on, fee_paise) => {
        const parts = partsFor(quarterly, { fee_paise, starts_on, today })
        if (!parts) return
        expect(sum(parts.map(({ amount_paise }) => amount_paise))).toBe(fee_paise)
        expect(parts[0]?.due_on).toBe(today)
        const days = parts.map(({ due_on }) => due_on)
        expect(days).toEqual([...new Set(days)].sort())
        expect(parts.every(({ amount_paise }) => amount_paise >= 100)).toBe(true)
      }),
    )
  })

  test('is what the course page promises', () => {
    const parts = partsFor(quarterly, atStart)
    expect(parts).toEqual([
      { amount_paise: 36_900_00, due_on: '2026-11-15' },
      { amount_paise: 36_900_00, due_on: '2027-09-05' },
      { amount_paise: 36_900_00, due_on: '2027-12-04' },
      { amount_paise: 36_900_00, due_on: '2028-03-03' },
    ])
    expect(instalmentsOf(parts)).toEqual({ count: 4, amount_paise: 36_900_00, is_equal: true })
  })

  test('for whoever joins late begins with all that would have been due, and is no plan after the last day', () => {
    expect(partsFor(quarterly, { ...atStart, today: '2027-12-04' })).toEqual([
      { amount_paise: 110_700_00, due_on: '2027-12-04' },
      { amount_paise: 36_900_00, due_on: '2028-03-03' },
    ])
    expect(partsFor(quarterly, { ...atStart, today: '2028-03-03' })).toBeNull()
    expect(partsFor(quarterly, { ...atStart, fee_paise: 399 })).toBeNull()
    expect(partsFor(null, atStart)).toBeNull()
  })

  test('given in paise follows the fee when a discount ends', () => {
    const plan = FeePlan.parse({
      parts: [{ amount_paise: 60_000_00 }, { amount_paise: 30_000_00, due_on: '2027-01-10' }],
    })
    const amounts = (fee_paise: number) => partsFor(plan, { ...atStart, fee_paise })?.map((part) => part.amount_paise)
    expect(amounts(90_000_00)).toEqual([60_000_00, 30_000_00])
    expect(amounts(100_000_01)).toEqual([66_667_01, 33_333_00])
  })
})

describe('a plan is refused', () => {
  const later = { days_after_start: 90 }
  test.for([
    ['with one part', [{ percent: 100 }]],
    ['that makes less than the whole', [{ percent: 50 }, { percent: 49, ...later }]],
    ['in per cent and paise at once', [{ percent: 50 }, { amount_paise: 100_00, ...later }]],
    [
      'with a part of both',
      [
        { percent: 50, amount_paise: 100_00 },
        { percent: 50, ...later },
      ],
    ],
    ['with a part of nothing', [{}, { percent: 50, ...later }]],
    [
      'with a day for the first part',
      [
        { percent: 50, ...later },
        { percent: 50, ...later },
      ],
    ],
    ['with no day for a later part', [{ percent: 50 }, { percent: 50 }]],
    ['with two days for one part', [{ percent: 50 }, { percent: 50, ...later, due_on: '2027-01-01' }]],
    ['with a day that is none', [{ percent: 50 }, { percent: 50, due_on: '2027-02-30' }]],
    ['that goes back in time', [{ percent: 40 }, { percent: 30, ...later }, { percent: 30, days_after_start: 90 }]],
    ['with half a paisa', [{ amount_paise: 100.5 }, { amount_paise: 100, ...later }]],
    ['with a part below zero', [{ percent: 150 }, { percent: -50, ...later }]],
  ] as const)('%s', ([, parts]) => {
    expect(FeePlan.safeParse({ parts }).success).toBe(false)
  })
})
