import { expect, test } from 'vitest'
import { changeCosts } from './change-costs.ts'

const at = '2026-12-01T06:00:00.000Z'
const now = { refunds_on_withdrawal: true, refunds_until: '2026-12-11T05:00:00.000Z' }

test('a date that takes the refund or the next change away says so before it is chosen', () => {
  const today = { refunds_until: '2026-11-29T05:00:00.000Z', sits_on: '2026-12-01' }
  expect(changeCosts(now, today, at)).toContain('no longer be refunded, and the date cannot be changed again')
  expect(changeCosts({ ...now, refunds_on_withdrawal: false }, today, at)).toContain('cannot be changed again')
  const tomorrow = { refunds_until: '2026-11-30T05:00:00.000Z', sits_on: '2026-12-02' }
  expect(changeCosts(now, tomorrow, at)).toContain('can no longer be refunded')
  expect(changeCosts({ ...now, refunds_on_withdrawal: false }, tomorrow, at)).toBeNull()
})

test('a nearer date names its own last day of refund, a later one takes nothing away', () => {
  const nearer = { refunds_until: '2026-12-04T05:00:00.000Z', sits_on: '2026-12-06' }
  expect(changeCosts(now, nearer, at)).toBe(
    'With this date the fee is refunded only if you withdraw by 4 Dec 2026, 10:30 am.',
  )
  expect(changeCosts(now, { refunds_until: '2026-12-18T05:00:00.000Z', sits_on: '2026-12-20' }, at)).toBeNull()
})
