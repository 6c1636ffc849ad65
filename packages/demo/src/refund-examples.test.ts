import { paise } from '@northlight/contract/money'
import { dayAfter, lastDayOf, usedDays, usedPapers, workOut } from '@northlight/contract/payments/refund-rule'
import { expect, test } from 'vitest'
import { readCourses } from './content/courses.ts'
import { paidPeriod } from './courses.ts'

const startsOn = '2027-06-05'

const usedBy = (when: string, period: ReturnType<typeof paidPeriod>) => {
  const { period_count: count, period_unit: unit } = period
  const used = Number(/^after (\d+)/.exec(when)?.[1] ?? 0)
  if (unit === 'papers') return usedPapers(used, count)
  const told = used === 0 ? dayAfter(startsOn, -1) : lastDayOf(startsOn, { count: used, unit })
  return usedDays(startsOn, told, { count, unit })
}

test('the refund office gives every published example of every course, to the paisa', () => {
  let examples = 0
  for (const { slug, at_branches } of readCourses())
    for (const at of at_branches) {
      const fee = paise(Math.round(at.amount * (100 - at.discount)) / 100)
      for (const { when, amount } of at.refund_examples) {
        examples += 1
        const { sum_paise } = workOut(fee, fee, usedBy(when, paidPeriod(at)))
        expect(sum_paise, `${slug} at ${at.branch}, ${when}`).toBe(paise(amount))
      }
    }
  expect(examples).toBeGreaterThan(100)
})
