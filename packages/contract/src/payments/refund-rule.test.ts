import { describe, expect, test } from 'vitest'
import {
  clockOf,
  dayAfter,
  inParts,
  lastDayOf,
  usedDays,
  usedPapers,
  workingDaysAfter,
  workOut,
} from './refund-rule.ts'

const year = { count: 12, unit: 'months' } as const
const backAfter = (fee: number, startsOn: string, toldOn: string, period: Parameters<typeof usedDays>[2]) =>
  workOut(fee, fee, usedDays(startsOn, toldOn, period)).sum_paise

describe('the refund of a course', () => {
  test.each([
    // fee, months or weeks used, of how many, what the legal page says comes back
    [1_47_600_00, 0, 12, 'months', 1_47_600_00],
    [1_47_600_00, 1, 12, 'months', 1_35_300_00],
    [1_47_600_00, 3, 12, 'months', 1_10_700_00],
    [1_47_600_00, 6, 12, 'months', 73_800_00],
    [1_47_600_00, 9, 12, 'months', 36_900_00],
    [2_88_000_00, 3, 12, 'months', 2_16_000_00],
    [2_94_000_00, 3, 12, 'months', 2_20_500_00],
    [81_600_00, 3, 12, 'months', 61_200_00],
    [1_32_000_00, 3, 10, 'months', 92_400_00],
    [38_000_00, 3, 10, 'months', 26_600_00],
    [9_600_00, 2, 6, 'weeks', 6_400_00],
  ] as const)('of %i paise after %i of %i %s is the published example, whenever the course began', (...row) => {
    const [fee, used, count, unit, back] = row
    for (const startsOn of ['2026-01-31', '2026-06-06', '2027-02-28', '2027-07-28', '2028-02-29'])
      expect(backAfter(fee, startsOn, lastDayOf(startsOn, { count: used, unit }), { count, unit })).toBe(back)
  })

  test('is counted by the day in between: 107 of 365 days', () => {
    const used = usedDays('2026-07-28', '2026-11-11', year)
    expect(used).toMatchObject({ used: 107, total: 365 })
    expect(workOut(1_47_600_00, 1_47_600_00, used).sum_paise).toBe(1_04_330_96)
  })

  test('never grows from one day to the next, and ends at nothing', () => {
    for (const startsOn of ['2026-01-31', '2026-07-01', '2028-02-29']) {
      let before = Number.POSITIVE_INFINITY
      for (let day = -3; day < 400; day += 1) {
        const back = backAfter(1_47_600_00, startsOn, dayAfter(startsOn, day), year)
        expect(back).toBeLessThanOrEqual(before)
        before = back
      }
      expect(before).toBe(0)
    }
  })

  test('is all of it before the first class', () => {
    expect(backAfter(42_000_00, '2026-12-01', '2026-11-30', year)).toBe(42_000_00)
  })

  test('compares what was used with what was paid, where the fee is paid in parts', () => {
    const month = usedDays('2026-06-06', '2026-07-05', year)
    expect(workOut(1_47_600_00, 36_900_00, month)).toEqual({
      kept_paise: 12_300_00,
      sum_paise: 24_600_00,
      unpaid_paise: 0,
    })
    const half = usedDays('2026-06-06', '2026-12-05', year)
    expect(workOut(1_47_600_00, 36_900_00, half)).toMatchObject({ sum_paise: 0, unpaid_paise: 36_900_00 })
  })

  test('of a series is by the paper', () => {
    expect(workOut(4_500_00, 4_500_00, usedPapers(8, 24)).sum_paise).toBe(3_000_00)
    expect(workOut(4_500_00, 4_500_00, usedPapers(23, 24)).sum_paise).toBe(187_50)
    expect(workOut(4_500_00, 4_500_00, usedPapers(0, 24)).sum_paise).toBe(4_500_00)
  })

  test('goes to tuition and hostel by their shares, to the paisa', () => {
    const parts = inParts(1_00_000_01, [
      { name: 'Tuition', amount_paise: 1_48_000_00 },
      { name: 'Hostel and food', amount_paise: 1_40_000_00 },
    ])
    expect(parts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(1_00_000_01)
    expect(parts[0]?.amount_paise).toBe(51_388_89)
  })
})

describe('the two clocks', () => {
  test.each([
    ['2026-11-11', '2026-11-13'],
    ['2026-11-13', '2026-11-16'],
    ['2026-11-14', '2026-11-17'],
    ['2026-11-15', '2026-11-17'],
  ])('two working days after %s is %s; nobody works on Sunday', (asked, due) =>
    expect(workingDaysAfter(asked, 2)).toBe(due),
  )

  test.each([
    ['2026-11-13', '2026-11-16', 'working days', 'bad', '2 working days late'],
    ['2026-11-14', '2026-11-15', 'working days', 'bad', '1 working day late'],
    ['2026-11-16', '2026-11-16', 'working days', 'due', 'due today'],
    ['2026-11-21', '2026-11-16', 'days', 'due', '5 days left'],
    ['2026-11-24', '2026-11-16', 'days', 'good', '8 days left'],
    ['2026-11-15', '2026-11-16', 'days', 'bad', '1 day late'],
  ] as const)('due on %s, looked at on %s in %s: %s, %s', (due, today, counts, tone, words) =>
    expect(clockOf(due, today, counts)).toEqual({ tone, words }),
  )
})
