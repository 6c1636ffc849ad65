import type { EnrolledTestView } from '@northlight/contract/exams/tests'

type Test = Pick<EnrolledTestView, 'test_slug' | 'is_admission' | 'test_status' | 'payment_status' | 'enrollment_type'>

export const testPath = ({ slug, is_admission }: { slug: string; is_admission: boolean }) =>
  `${is_admission ? '/admission' : ''}/online-tests/${slug}`

const isUnpaid = ({ enrollment_type, payment_status }: Test) =>
  enrollment_type === 'Purchased' && (payment_status === 'PENDING' || payment_status === 'CANCELLED')

type State = { state: 'pending' | 'ongoing' | 'done' | 'failed' | 'due' | 'off'; word: string }

/** Shape and word of a line in the list of tests. */
export const testState = (test: Test): State => {
  if (test.payment_status === 'REFUND') return { state: 'off', word: 'Fee refunded' }
  if (isUnpaid(test)) return { state: 'due', word: 'Payment not finished' }
  if (test.test_status === 'Ongoing') return { state: 'ongoing', word: 'Ongoing' }
  if (test.test_status === 'Completed') return { state: 'done', word: 'Completed' }
  if (test.test_status === 'Eliminated') return { state: 'failed', word: 'Eliminated' }
  return { state: 'pending', word: 'Pending' }
}

/** The one thing to do with a test now; nothing for one that ended badly or was paid back. */
export const testAction = (test: Test): { label: string; to: string } | undefined => {
  const to = testPath({ slug: test.test_slug, is_admission: test.is_admission })
  if (test.payment_status === 'REFUND' || test.test_status === 'Eliminated') return undefined
  if (isUnpaid(test)) return { label: 'Finish the payment', to }
  if (test.test_status === 'Ongoing') return { label: 'Resume', to: `${to}/ongoing` }
  if (test.test_status === 'Completed') return { label: 'Report', to: `${to}/report` }
  return { label: 'Open', to }
}
