import { seconds } from '@northlight/contract/durations'
import type { ClockView } from '@northlight/contract/exams/attempt-views'
import type { QuestionSetReply } from '@northlight/contract/exams/sequential'
import type { ExamCalls } from '../calls/exam-calls.ts'
import { createInbox } from '../free/attempt/inbox.ts'
import { isOpenState } from '../free/attempt/opened-attempt.ts'
import { repeatAfter } from '../free/attempt/repeat-after.ts'
import type { Timers } from '../log/sender.ts'
import type { ServerClock } from '../log/server-clock.ts'

/** The time of a question is short: what is given to it must be heard before the screen goes on by itself. */
const silence = seconds(30)
const lookEvery = seconds(5)

type Options = {
  calls: Pick<ExamCalls, 'clock' | 'readMessage'>
  clock: Pick<ServerClock, 'now'>
  timers: Timers
  first: QuestionSetReply
  isAnswering: () => boolean
  onTally: (tally: ClockView['tally']) => void
  /** Time was given or the test was ended: the question must be asked for again. */
  onChange: () => Promise<unknown>
}

/**
 * What the office does while a question stands on the screen: it says something, gives time, or ends the test. Every
 * question that is fetched tells all of it; during a silence the clock is asked.
 */
export const createOfficeNews = ({ calls, clock, timers, first, isAnswering, onTally, onChange }: Options) => {
  let heardAt = clock.now()
  let extraMs = first.extra_ms
  const inbox = createInbox({
    first: first.messages,
    fetch: async () => (await calls.clock()).messages,
    markRead: calls.readMessage,
  })

  const ask = async () => {
    if (!isAnswering()) return
    const now = await calls.clock().catch(() => undefined)
    if (!now) return
    heardAt = clock.now()
    onTally(now.tally)
    inbox.show(now.messages)
    if (isAnswering() && (now.extra_ms !== extraMs || !isOpenState(now.state))) await onChange()
  }

  return {
    messages: inbox.messages,
    readMessage: inbox.read,
    heard(set: QuestionSetReply) {
      heardAt = clock.now()
      extraMs = set.extra_ms
      inbox.show(set.messages)
    },
    ask,
    retryNow: inbox.retryNow,
    stop: repeatAfter(timers, lookEvery, () => (clock.now() - heardAt >= silence ? ask() : undefined)),
  }
}
