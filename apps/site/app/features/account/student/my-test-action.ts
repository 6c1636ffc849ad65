import { shownDate, shownTime } from '@northlight/contract/dates'
import type { EnrolledTestView } from '@northlight/contract/exams/online-tests'
import { testPath } from '../../../platform/paths/paths.ts'

type Test = Pick<
  EnrolledTestView,
  'test_slug' | 'is_admission' | 'test_status' | 'payment_status' | 'enrollment_type' | 'opens_at'
>

const isUnpaid = ({ enrollment_type, payment_status }: Test) =>
  enrollment_type === 'Purchased' && (payment_status === 'PENDING' || payment_status === 'CANCELLED')

type State = { state: 'pending' | 'ongoing' | 'done' | 'failed' | 'due' | 'off'; word: string }

/** Shape and words of a line in the list of tests: what a student asks first, the marks or the day. */
export const testState = (test: Test, now: string, marks?: { marks: number; max: number }): State => {
  if (test.payment_status === 'REFUND') return { state: 'off', word: 'Fee refunded' }
  if (isUnpaid(test)) return { state: 'due', word: 'Payment not finished' }
  if (test.test_status === 'Ongoing') return { state: 'ongoing', word: 'Running' }
  if (test.test_status === 'Completed')
    return { state: 'done', word: marks ? `${marks.marks} of ${marks.max}` : 'Completed' }
  if (test.test_status === 'Eliminated') return { state: 'failed', word: 'Ended by the rules' }
  const opens = test.opens_at !== null && test.opens_at > now ? test.opens_at : null
  return { state: 'pending', word: opens ? `Opens ${shownDate(opens)}, ${shownTime(opens)}` : 'Not begun' }
}

/** The one thing to do with a test now; nothing for one that ended badly or was paid back. */
export const myTestAction = (test: Test): { label: string; to: string } | undefined => {
  const to = testPath(test.test_slug, test.is_admission)
  if (test.payment_status === 'REFUND' || test.test_status === 'Eliminated') return undefined
  if (isUnpaid(test)) return { label: 'Finish the payment', to }
  if (test.test_status === 'Ongoing') return { label: 'Resume', to: `${to}/ongoing` }
  if (test.test_status === 'Completed') return { label: 'Report', to: `${to}/report` }
  return { label: 'Open', to }
}
