import { expect, test } from 'vitest'
import { testAction, testState } from './my-test-action.ts'

const base = {
  test_slug: 'mock-1',
  is_admission: false,
  test_status: 'Pending',
  payment_status: 'PAID',
  enrollment_type: 'Free',
} as const

test.for([
  [{}, 'Pending', 'Open', '/online-tests/mock-1'],
  [{ test_status: 'Ongoing' }, 'Ongoing', 'Resume', '/online-tests/mock-1/ongoing'],
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
  expect(testState(one).word).toBe(word)
  expect(testAction(one)).toEqual({ label, to })
})

test('a test that ended badly, or whose fee came back, offers nothing', () => {
  expect(testAction({ ...base, test_status: 'Eliminated' })).toBeUndefined()
  expect(testState({ ...base, test_status: 'Eliminated' }).word).toBe('Eliminated')
  expect(testAction({ ...base, enrollment_type: 'Purchased', payment_status: 'REFUND' })).toBeUndefined()
})
