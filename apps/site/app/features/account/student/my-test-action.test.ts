import { expect, test } from 'vitest'
import { myTestAction, testState } from './my-test-action.ts'

const base = {
  test_slug: 'mock-1',
  is_admission: false,
  test_status: 'Pending',
  payment_status: 'PAID',
  enrollment_type: 'Free',
  opens_at: null,
} as const

const now = '2026-11-16T04:30:00.000Z'

test.for([
  [{}, 'Not begun', 'Open', '/online-tests/mock-1'],
  [{ test_status: 'Ongoing' }, 'Running', 'Resume', '/online-tests/mock-1/ongoing'],
  [{ opens_at: '2026-11-29T04:30:00.000Z' }, 'Opens 29 Nov 2026, 10:00 am', 'Open', '/online-tests/mock-1'],
  [{ test_status: 'Completed' }, 'Completed', 'Report', '/online-tests/mock-1/report'],
  [{ test_status: 'Completed', is_admission: true }, 'Completed', 'Report', '/admission/online-tests/mock-1/report'],
  [
    { enrollment_type: 'Purchased', payment_status: 'PENDING' },
    'Payment not finished',
    'Finish the payment',
    '/online-tests/mock-1',
  ],
  [
    { enrollment_type: 'Purchased', payment_status: 'CANCELLED' },
    'Payment not finished',
    'Finish the payment',
    '/online-tests/mock-1',
  ],
] as const)('%j is shown as %s and leads to %s at %s', ([change, word, label, to]) => {
  const one = { ...base, ...change }
  expect(testState(one, now).word).toBe(word)
  expect(myTestAction(one)).toEqual({ label, to })
})

test('a test that ended badly, or whose fee came back, offers nothing', () => {
  expect(myTestAction({ ...base, test_status: 'Eliminated' })).toBeUndefined()
  expect(testState({ ...base, test_status: 'Eliminated' }, now).word).toBe('Ended by the rules')
  expect(myTestAction({ ...base, enrollment_type: 'Purchased', payment_status: 'REFUND' })).toBeUndefined()
})

test('a finished test shows its marks once they are known', () => {
  const finished = { ...base, test_status: 'Completed' } as const
  expect(testState(finished, now, { marks: 181, max: 300 }).word).toBe('181 of 300')
})
