import { seconds } from '@northlight/contract/durations'
import type { SubmissionSlipView } from '@northlight/contract/exams/attempt-views'
import type { Store } from '@northlight/ui/state/create-store.ts'
import type { ExamCalls } from '../../calls/exam-calls.ts'
import { CallError, troubleOf } from '../../log/calls.ts'
import type { DeviceLog } from '../../log/device-log.ts'
import type { SendStatus, Timers } from '../../log/sender.ts'
import type { Outbox } from './outbox.ts'
import type { Phase } from './phase.ts'

type Why = 'student' | 'clock'

type Options = {
  calls: Pick<ExamCalls, 'submit' | 'receipt'>
  log: DeviceLog
  sender: Pick<Outbox, 'flush' | 'retryNow' | 'status'>
  phase: Store<Phase>
  timers: Timers
  /**
   * The device's clock may be wrong, staff may have given time, or another device has taken over: only the server ends
   * a paper, and what it says is on the screen then.
   */
  hasTimeAgain: (why: Why) => Promise<boolean>
  /** The extra time that was known when the paper was handed in; more of it opens the paper again. */
  extraKnown: (why: Why) => number
  onReceipt: (receipt: SubmissionSlipView) => void
  onEliminated: () => void
  onSignedOut: () => void
}

const reachOf = ({ trouble }: SendStatus) =>
  trouble === 'signed-out' || trouble === 'over' || trouble === 'refused' ? trouble : 'unreachable'

/** Sends what waits, then hands in. Offline it stays here and tries again until it is through. */
export const createHandIn = (options: Options) => {
  const { calls, log, sender, phase, timers, hasTimeAgain, extraKnown } = options
  const { onReceipt, onEliminated, onSignedOut } = options
  let isRunning = false
  let wake: () => void = () => {}

  /** True when there is nothing more to do here. */
  const tryOnce = async (why: Why): Promise<boolean> => {
    if (!(await sender.flush())) throw new CallError(reachOf(sender.status()))
    if (why === 'clock' && (await hasTimeAgain(why))) return true
    const reply = await calls.submit(log.attempt, log.device, log.last(), extraKnown(why))
    if (reply.receipt) onReceipt(reply.receipt)
    else if (reply.state === 'eliminated') onEliminated()
    else {
      log.askAgain(reply.gaps)
      return false
    }
    return true
  }

  const receiptExists = async (): Promise<boolean> => {
    const receipt = await calls.receipt().catch(() => undefined)
    if (receipt) onReceipt(receipt)
    return receipt !== undefined
  }

  const pause = (failures: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      timers.wait(resolve, Math.min(seconds(10), seconds(2) * failures))
    })

  return {
    async run(why: Why) {
      if (isRunning || phase.get().is === 'receipt') return
      isRunning = true
      phase.set({ is: 'closing', why, cannotReach: false })
      for (let failures = 0; phase.get().is === 'closing'; ) {
        try {
          if (await tryOnce(why)) break
        } catch (error) {
          failures += 1
          const trouble = troubleOf(error)
          if (trouble === 'refused' && (await receiptExists())) break
          if (trouble === 'refused') await hasTimeAgain(why).catch(() => undefined)
          if (phase.get().is !== 'closing') break
          phase.set({ is: 'closing', why, cannotReach: true })
          if (trouble === 'signed-out') onSignedOut()
          await pause(failures)
          sender.retryNow()
        }
      }
      isRunning = false
    },
    /** The connection is back, or the person signed in again. */
    retryNow: () => wake(),
  }
}
