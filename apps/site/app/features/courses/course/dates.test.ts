import { expect, test } from 'vitest'
import { datesThatMatter, nextSitting } from './dates.ts'

const sitting = (values: object) => ({
  branch: null,
  mode: 'OFFLINE' as const,
  sits_on: '2026-12-06',
  closes_on: null,
  register_by: '2026-12-03',
  centre: 'Lake campus',
  slot: '10:30 am',
  ...values,
})
const lake = { name: 'Lake', slug: 'lake' }
const detail = {
  discount: 10,
  discount_label: 'Early application',
  discount_until: '2026-12-31',
  apply_by: '2027-04-30',
  starts_on: '2027-06-07',
  refund_examples: [{ when: 'before the first class', amount_paise: 100 }],
  discounted_amount_paise: 100,
  seats: 60,
}

test('the next test is the one at the own campus, as long as one can still register', () => {
  const sittings = [
    sitting({ mode: 'ONLINE', register_by: '2026-11-20', sits_on: '2026-11-15' }),
    sitting({ branch: lake, register_by: '2026-12-03', sits_on: '2026-12-06' }),
    sitting({ branch: lake, register_by: '2027-01-03', sits_on: '2027-01-06' }),
  ]
  expect(nextSitting(sittings, 'lake', '2026-11-15')?.sits_on).toBe('2026-12-06')
  expect(nextSitting(sittings, 'lake', '2026-12-04')?.sits_on).toBe('2027-01-06')
  expect(nextSitting(sittings, 'hill', '2026-11-15')?.mode).toBe('ONLINE')
  expect(nextSitting(sittings, 'lake', '2027-02-01')).toBeUndefined()
})

test('days stand in the order of the calendar, and only those that are known', () => {
  const all = datesThatMatter(detail, sitting({}))
  expect(all.map(({ on }) => on)).toEqual(['2026-12-06', '2026-12-31', '2027-04-30', '2027-06-07'])
  const none = datesThatMatter({ ...detail, discount: 0, apply_by: null, starts_on: null }, undefined)
  expect(none).toEqual([])
})

test('a full refund is promised only where the examples say so', () => {
  const last = (amount_paise: number) =>
    datesThatMatter({ ...detail, refund_examples: [{ when: 'before', amount_paise }] }, undefined).at(-1)?.text
  expect(last(100)).toEqual(['Until the first class the whole fee is refunded'])
  expect(last(90)).toBeUndefined()
})
