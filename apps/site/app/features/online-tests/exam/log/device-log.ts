import { addNumbers, completeUpTo, holds, lastNumber, type Ranges } from '@northlight/exam/answers/ledger'
import type { ClientStep, StepAction } from '@northlight/exam/answers/steps'
import type { LogStorage } from './log-storage.ts'

export type LogTrouble =
  /** The device refused to write: full, private, forbidden. Steps are still sent. */
  | 'not-kept'
  /** Another tab of this browser used the same number: this one must stop. */
  | 'forked'

const lost = 'No longer on the device.'

export type DeviceLog = ReturnType<typeof createDeviceLog>

type Options = {
  storage: LogStorage
  attempt: string
  /** Given by the server when this device opened or took over the attempt. */
  device: number
  /** Everything read from the device, of this and of earlier numbers. */
  steps: ClientStep[]
  /** Own numbers that the server has confirmed. */
  stored: Ranges
  /** The server's time as the device knows it. */
  now: () => number
  onTrouble?: (trouble: LogTrouble) => void
}

/**
 * The record of what this device did. A step gets its number at once, is written to the device in the same turn, and is
 * offered for sending only when it is written: otherwise a number could be used twice after a crash.
 */
export const createDeviceLog = ({ storage, attempt, device, steps, stored, now, onTrouble }: Options) => {
  const own = new Map<number, ClientStep>()
  const older: ClientStep[] = []
  for (const step of steps) {
    if (step.device === device) own.set(step.number, step)
    else older.push(step)
  }
  let confirmed = stored
  let last = Math.max(0, ...own.keys(), lastNumber(stored))
  const writing = new Set<number>()
  const writes = new Set<Promise<void>>()
  /** How many wait, counted anew only after the server was heard: a press must not count thousands of steps. */
  let waiting: number | undefined

  const write = async (step: ClientStep) => {
    try {
      if ((await storage.addStep(attempt, step)) === 'taken') onTrouble?.('forked')
    } catch {
      onTrouble?.('not-kept')
    } finally {
      writing.delete(step.number)
    }
  }

  return {
    attempt,
    device,
    /** Everything the device knows, in no special order: the state does not depend on it. */
    steps: (): ClientStep[] => [...older, ...own.values()],
    ownSteps: (): ClientStep[] => [...own.values()].sort((a, b) => a.number - b.number),
    last: () => last,
    append(action: StepAction): ClientStep {
      last += 1
      const step: ClientStep = { device, number: last, action, givenAt: now() }
      own.set(last, step)
      writing.add(last)
      if (waiting !== undefined) waiting += 1
      const done = write(step)
      writes.add(done)
      void done.finally(() => writes.delete(done))
      return step
    },
    /** Written, not confirmed, oldest first. */
    pending: (limit: number): ClientStep[] => {
      const found: ClientStep[] = []
      for (let number = completeUpTo(confirmed) + 1; number <= last && found.length < limit; number += 1) {
        const step = own.get(number)
        if (step && !writing.has(number) && !holds(confirmed, number)) found.push(step)
      }
      return found
    },
    /** The server has committed these, and everything up to `complete`. */
    confirm(numbers: number[], complete = 0) {
      waiting = undefined
      confirmed = addNumbers(confirmed, numbers).ranges
      const from = completeUpTo(confirmed)
      const further = Array.from({ length: Math.max(0, complete - from) }, (_, at) => from + at + 1)
      confirmed = addNumbers(confirmed, further).ranges
    },
    /**
     * The server misses these although they were thought to be there: they are sent again. A number whose content this
     * device no longer holds is sent empty; otherwise the paper could never be handed in.
     */
    askAgain(gaps: number[]) {
      const missing = new Set(gaps.filter((gap) => gap <= last))
      if (missing.size === 0) return
      waiting = undefined
      for (const number of missing)
        if (!own.has(number)) own.set(number, { device, number, action: { do: 'void', reason: lost }, givenAt: now() })
      const kept: number[] = []
      for (const [from, to] of confirmed)
        for (let number = from; number <= to; number += 1) if (!missing.has(number)) kept.push(number)
      confirmed = addNumbers([], kept).ranges
    },
    confirmed: (): Ranges => confirmed,
    counts() {
      if (waiting === undefined) {
        waiting = 0
        for (const number of own.keys()) if (!holds(confirmed, number)) waiting += 1
      }
      return { saved: last - waiting, waiting }
    },
    /** Resolves when everything so far is on the device. */
    written: async (): Promise<void> => {
      while (writes.size > 0) await Promise.all(writes)
    },
  }
}
