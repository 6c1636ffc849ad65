import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { Text } from '@northlight/contract/words/catalogue'

type Test = Pick<
  MyTestView,
  'delivery' | 'opens_at' | 'closes_at' | 'is_paid' | 'is_test_enrolled' | 'has_open_payment'
>

/** What a person can do with a test now. One word for the state, one for the button. */
export type TestAction =
  | { kind: 'unset' }
  | { kind: 'take' }
  | { kind: 'buy' }
  | { kind: 'finish-payment' }
  | { kind: 'wait'; opensAt: string; isEnrolled: boolean }
  | { kind: 'over' }
  | { kind: 'start' }
  | { kind: 'resume' }
  | { kind: 'report' }
  | { kind: 'eliminated'; reason: string | null }

/** `now` is an ISO instant; instants sort as text. */
export const testAction = (test: Test, now: string): TestAction => {
  const own = test.is_test_enrolled
  // What has been begun or finished counts before any window: nobody is sent away from their own paper.
  if (own?.test_status === 'Completed') return { kind: 'report' }
  if (own?.test_status === 'Eliminated') return { kind: 'eliminated', reason: own.reason }
  if (own?.test_status === 'Ongoing') return { kind: 'resume' }
  if (test.delivery === null) return { kind: 'unset' }
  if (test.closes_at && test.closes_at <= now) return { kind: 'over' }
  if (own) return test.opens_at && test.opens_at > now ? waiting(test.opens_at, true) : { kind: 'start' }
  if (test.has_open_payment) return { kind: 'finish-payment' }
  if (test.is_paid) return { kind: 'buy' }
  return test.opens_at && test.opens_at > now ? waiting(test.opens_at, false) : { kind: 'take' }
}

const waiting = (opensAt: string, isEnrolled: boolean): TestAction => ({ kind: 'wait', opensAt, isEnrolled })

/** The button of a row in the list. */
export const actionWords: Record<TestAction['kind'], Text> = {
  unset: 'Rules',
  take: 'Take the test',
  buy: 'Take the test',
  'finish-payment': 'Finish the payment',
  wait: 'Rules',
  over: 'Rules',
  start: 'Rules and start',
  resume: 'Resume',
  report: 'Report',
  eliminated: 'What happened',
}

/** The states of the API as people say them. */
export const statusWords = {
  Pending: 'Not begun',
  Ongoing: 'Running',
  Completed: 'Completed',
  Eliminated: 'Ended by the rules',
} as const satisfies Record<string, Text>

type State = 'pending' | 'ongoing' | 'done' | 'failed' | 'due'

/** How far the person has come, with a shape of its own; nothing for tests not taken. */
export const stateOf = (test: Test): { state: State; word: Text } | undefined => {
  if (test.has_open_payment && !test.is_test_enrolled) return { state: 'due', word: 'Payment not finished' }
  switch (test.is_test_enrolled?.test_status) {
    case 'Pending':
      return { state: 'pending', word: 'Not begun' }
    case 'Ongoing':
      return { state: 'ongoing', word: 'Running' }
    case 'Completed':
      return { state: 'done', word: 'Completed' }
    case 'Eliminated':
      return { state: 'failed', word: 'Ended by the rules' }
    default:
      return undefined
  }
}
