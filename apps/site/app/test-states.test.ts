import { expect, test } from 'vitest'
import { testState } from './features/account/student/my-test-action.ts'
import { stateOf, statusWords } from './features/online-tests/catalogue/test-action.ts'

const mine = {
  test_slug: 'mock-1',
  is_admission: false,
  payment_status: 'PAID',
  enrollment_type: 'Free',
  opens_at: null,
} as const
const listed = { delivery: 'free', opens_at: null, closes_at: null, is_paid: false, has_open_payment: false } as const
type Own = Parameters<typeof stateOf>[0]['is_test_enrolled']

test.for(['Pending', 'Ongoing', 'Completed', 'Eliminated'] as const)(
  'the state %s has one word: in the list of all tests, above it, and among the tests of an account',
  (test_status) => {
    const word = statusWords[test_status]
    expect(stateOf({ ...listed, is_test_enrolled: { test_status, reason: null } as Own })?.word).toBe(word)
    expect(testState({ ...mine, test_status }, '2026-11-16T04:30:00.000Z').word).toBe(word)
  },
)
