import { seconds } from '@northlight/contract/durations'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { CallError, type CallTrouble, troubleOf } from './calls.ts'
import type { DeviceLog } from './device-log.ts'

export type SaveReply = {
  /** Nothing is missing up to this number. */
  completeUpTo: number
  gaps: number[]
  /** Sent and not taken: they stay here and are sent again. */
  notStored?: number[]
  isTakenOver: boolean
}

export type SendStatus = {
  saved: number
  waiting: number
  /** Why saving does not work at the moment; `slow`: no answer for five seconds. */
  trouble: CallTrouble | 'slow' | null
}

export type Timers = {
  wait: (run: () => void, delay: number) => unknown
  unwait: (handle: unknown) => void
}

type Options = {
  log: DeviceLog
  save: (steps: ClientStep[]) => Promise<SaveReply>
  onStatus: (status: SendStatus) => void
  timers?: Timers
  random?: () => number
}

export const batchSize = 200
/** Clicks in quick succession travel together. */
export const gatherFor = seconds(0.1)
/** The student must hear by then that saving does not work. */
export const sayAfter = seconds(5)
const firstPause = seconds(1)
const longestPause = seconds(15)

const realTimers: Timers = {
  wait: (run, delay) => setTimeout(run, delay),
  unwait: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

/** Waits double, up to a quarter of a minute, and are never the same for a whole hall of devices. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.round(Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1)) * (0.75 + random / 2))

/** These need a person; trying again by itself would not help. */
const needsPerson = (trouble: CallTrouble) =>
  trouble === 'signed-out' || trouble === 'elsewhere' || trouble === 'over' || trouble === 'refused'

export type Sender = ReturnType<typeof createSender>

/** Sends what the log offers, one batch at a time, until the server has confirmed everything. */
export const createSender = ({ log, save, onStatus, timers = realTimers, random = Math.random }: Options) => {
  let isSending = false
  let isStopped = false
  let failures = 0
  let trouble: SendStatus['trouble'] = null
  let planned: unknown
  let alarm: unknown
  let idle: (() => void)[] = []

  const reportStatus = () => onStatus({ ...log.counts(), trouble })

  const plan = (delay: number) => {
    timers.unwait(planned)
    planned = timers.wait(() => void round(), delay)
  }

  /** From the first step that waits, five seconds; then it is said, whatever the request is doing. */
  const watch = () => {
    const { waiting } = log.counts()
    if (waiting === 0) {
      timers.unwait(alarm)
      alarm = undefined
    } else
      alarm ??= timers.wait(() => {
        alarm = undefined
        if (log.counts().waiting > 0 && trouble === null) {
          trouble = 'slow'
          reportStatus()
        }
      }, sayAfter)
  }

  const rest = () => {
    for (const done of idle) done()
    idle = []
  }

  const accept = (sent: ClientStep[], reply: SaveReply) => {
    const notStored = new Set(reply.notStored)
    const stored = sent.map((step) => step.number).filter((number) => !notStored.has(number))
    log.confirm(stored, reply.completeUpTo)
    log.askAgain(reply.gaps)
    // Nothing was taken: trying again without a pause would only be refused again.
    if (stored.length === 0) throw new CallError('server')
    failures = 0
    trouble = reply.isTakenOver ? 'elsewhere' : null
  }

  const round = async (): Promise<void> => {
    if (isSending || isStopped) return
    await log.written()
    if (isSending || isStopped) return
    const steps = log.pending(batchSize)
    if (steps.length === 0) return rest()
    isSending = true
    try {
      accept(steps, await save(steps))
    } catch (error) {
      failures += 1
      trouble = troubleOf(error)
      const asked = error instanceof CallError ? error.retryAfter : undefined
      if (!needsPerson(trouble)) plan(asked ?? pauseAfter(failures, random()))
    }
    isSending = false
    watch()
    reportStatus()
    if (isStopped || failures > 0) return rest()
    if (log.counts().waiting > 0) await round()
    else rest()
  }

  return {
    /** Something new was written. */
    poke() {
      watch()
      reportStatus()
      if (failures === 0 && !isStopped) plan(gatherFor)
    },
    /** The connection is back, or the person signed in again: no further pause. */
    retryNow() {
      if (isStopped) return
      failures = 0
      if (trouble !== 'elsewhere') trouble = null
      timers.unwait(planned)
      void round()
    },
    /** Tries to send everything now. True when nothing waits any more. */
    async flush(): Promise<boolean> {
      if (isStopped) return log.counts().waiting === 0
      timers.unwait(planned)
      const done = new Promise<void>((resolve) => idle.push(resolve))
      void round()
      await done
      return log.counts().waiting === 0
    },
    status: (): SendStatus => ({ ...log.counts(), trouble }),
    stop() {
      isStopped = true
      timers.unwait(planned)
      timers.unwait(alarm)
      rest()
    },
  }
}
