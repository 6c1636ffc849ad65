import type { NextTestView, TakenTestView } from '@northlight/contract/children'
import { type Instant, shownDate, shownTime } from '@northlight/contract/dates'

/** `181 of 300`, or why there are no marks. */
export const marksWords = ({ result, ended_at }: Pick<TakenTestView, 'result' | 'ended_at'>): string => {
  if (result) return `${result.marks} of ${result.max_marks}`
  return ended_at === null ? 'Not finished' : 'Result not out yet'
}

const moment = (at: Instant) => `${shownDate(at)}, ${shownTime(at)}`

type Times = Pick<NextTestView, 'status' | 'opens_at' | 'closes_at'>

/** `Opens 29 Nov 2026, 10:00 am`; once it is open, until when. */
export const whenWords = ({ status, opens_at, closes_at }: Times, now: Instant): string => {
  if (status === 'Ongoing') return 'Being taken now'
  if (opens_at !== null && opens_at > now) return `Opens ${moment(opens_at)}`
  return closes_at === null ? 'Open now' : `Open now, until ${moment(closes_at)}`
}

/** The first that is not begun; one that is being taken only where nothing else comes. */
export const nextOf = <Test extends Pick<NextTestView, 'status'>>(tests: Test[]): Test | undefined =>
  tests.find(({ status }) => status !== 'Ongoing') ?? tests[0]
