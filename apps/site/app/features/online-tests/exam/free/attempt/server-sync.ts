import { minutes, seconds } from '@northlight/contract/durations'
import type { ClockView } from '@northlight/contract/exams/attempt-views'
import type { Store } from '@northlight/ui/state/create-store.ts'
import type { ExamCalls } from '../../calls/exam-calls.ts'
import type { ServerClock } from '../../log/server-clock.ts'
import { isOpenState, timeOf } from './opened-attempt.ts'
import type { Phase } from './phase.ts'
import type { SectionClock, Windows } from './section-clock.ts'
import type { Timekeeper } from './timekeeper.ts'

/**
 * Every reply tells the clock and extra time, so it is asked for only after a silence: a short one towards the end,
 * where extra time must be heard of before the screen hands in.
 */
const silence = minutes(2)
const silenceAtTheEnd = seconds(30)
const theEnd = minutes(10)

const leftTooOften = 'The test has ended because the test screen was left too often.'

type Reply = { state: string; deadline_at: string | null; extra_ms: number; reason?: string | null }

type Options = {
  calls: Pick<ExamCalls, 'clock'>
  clock: Pick<ServerClock, 'now'>
  sections: SectionClock
  time: Pick<Timekeeper, 'endAt' | 'tick' | 'rest'>
  phase: Store<Phase>
  /** The number under which this screen writes. */
  device: number
  /** When the attempt was opened here, and the extra time it had then. */
  openedAt: number
  firstExtraMs: number
  freshWindows: () => Promise<Windows>
  onEliminated: (reason: string) => void
  /** The server takes no more answers. */
  onClosed: () => void
  /** Another device writes now. */
  onMoved: () => void
  /** What the reply to a question of ours tells besides. */
  onTold: (now: ClockView) => void
  /** The end had come, and the test is open after all; `isMore` where staff have given time. */
  onOpenAgain: (isMore: boolean) => void
}

/** What the server says about the attempt itself: state, deadline, extra time, who writes. */
export const createServerSync = (options: Options) => {
  const { calls, clock, sections, time, phase, device } = options
  const { freshWindows, onEliminated, onClosed, onMoved, onTold, onOpenAgain } = options
  let extraMs = options.firstExtraMs
  let heardAt = options.openedAt

  const refreshWindows = async () => {
    if (!sections.isUsed) return
    const fresh = await freshWindows().catch(() => undefined)
    if (!fresh) return
    sections.replace(fresh)
    time.tick()
  }

  /** Every reply comes through here. */
  const heard = (reply: Reply) => {
    heardAt = clock.now()
    time.endAt(timeOf(reply.deadline_at))
    if (reply.extra_ms !== extraMs) {
      extraMs = reply.extra_ms
      void refreshWindows()
    }
    if (reply.state === 'eliminated') onEliminated(reply.reason ?? leftTooOften)
    else if (!isOpenState(reply.state) && phase.get().is === 'running') onClosed()
  }

  const ask = async () => {
    if (phase.get().is !== 'running') return
    const now = await calls.clock().catch(() => undefined)
    if (!now) return
    heard(now)
    onTold(now)
    if (now.device > device) onMoved()
  }

  return {
    heard,
    ask,
    extraMs: () => extraMs,
    askIfSilent() {
      // Where sections have clocks of their own, one of them may end at any time.
      const longest = sections.isUsed || time.rest() <= theEnd ? silenceAtTheEnd : silence
      return clock.now() - heardAt >= longest ? ask() : undefined
    },
    /** Asked before a hand-in counts: nothing is lost where the paper goes on, it lies as it was left. */
    async hasTimeAgain(why: 'student' | 'clock', extraKnown: number): Promise<boolean> {
      const now = await calls.clock()
      heard(now)
      if (phase.get().is !== 'closing') return true
      if (isOpenState(now.state) && now.device > device) {
        onMoved()
        return true
      }
      // The student's own end stands until time is given.
      const isMore = now.extra_ms > extraKnown
      const isOpen = now.state === 'in_progress' && time.rest() > seconds(1) && (why === 'clock' || isMore)
      if (isOpen) onOpenAgain(isMore)
      return isOpen
    },
  }
}
