import { expect, test } from 'vitest'
import { lowerFee, offeredFee } from './offered-fee.ts'

const course = { fee_paise: 1_48_000_00, tuition_paise: 1_20_000_00, today_paise: 1_33_200_00 }

test.each([
  ['no waiver: the price of the day', 0, { fee_paise: 1_33_200_00, waived_paise: 0 }],
  ['a waiver below the discount: the price of the day', 5, { fee_paise: 1_33_200_00, waived_paise: 0 }],
  ['a waiver above it: the fee less the waiver', 35, { fee_paise: 1_48_000_00, waived_paise: 42_000_00 }],
  ['all of the tuition', 100, { fee_paise: 1_48_000_00, waived_paise: 1_20_000_00 }],
])('%s', (_what, percent, offered) => {
  expect(offeredFee(course, percent)).toEqual(offered)
})

test('without a discount the waiver alone counts, and none takes nothing off', () => {
  const plain = { ...course, today_paise: course.fee_paise }
  expect(offeredFee(plain, 0)).toEqual({ fee_paise: 1_48_000_00, waived_paise: 0 })
  expect(offeredFee(plain, 5)).toEqual({ fee_paise: 1_48_000_00, waived_paise: 6_000_00 })
})

test('whatever the waiver, nobody pays more than today’s price, nor less than the fee without its tuition', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const { fee_paise, waived_paise } = offeredFee(course, percent)
    expect(fee_paise - waived_paise).toBeLessThanOrEqual(course.today_paise)
    expect(fee_paise - waived_paise).toBeGreaterThanOrEqual(course.fee_paise - course.tuition_paise)
  }
})

test('an offer that stands for days costs what was offered, or less where the course does; never more', () => {
  const given = { fee_paise: 1_48_000_00, waived_paise: 42_000_00 }
  expect(lowerFee(given, [])).toBe(given)
  for (const today_paise of [0, 90_000_00, 1_05_999_99, 1_06_000_00, 1_20_000_00, 2_00_000_00]) {
    const { fee_paise, waived_paise } = lowerFee(given, [today_paise])
    expect(fee_paise - waived_paise).toBe(Math.min(today_paise, 1_06_000_00))
    // The waiver and the discount of a day are never added.
    expect(waived_paise).toBe(today_paise < 1_06_000_00 ? 0 : 42_000_00)
  }
})
