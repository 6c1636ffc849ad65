import type { IntegrityEvent } from '@northlight/exam/attempt/integrity'
import type { LogStorage } from './log-storage.ts'
import { pauseAfter, type Timers } from './sender.ts'

const atOnce = 50

type Options = {
  storage: LogStorage
  attempt: string
  send: (events: IntegrityEvent[]) => Promise<void>
  timers: Timers
}

/** Reports of leaving the screen: kept on the device like steps, sent until the server has them, counted by name. */
export const createEventSender = ({ storage, attempt, send, timers }: Options) => {
  const events = new Map<string, { event: IntegrityEvent; isStored: boolean }>()
  let failures = 0
  let isSending = false
  let isStopped = false
  let planned: unknown

  const keep = (event: IntegrityEvent, isStored: boolean) => {
    events.set(event.id, { event, isStored })
    // A device that keeps nothing still reports; the log has said so already.
    void storage.keepEvent(attempt, { event, isStored }).catch(() => undefined)
  }

  const round = async (): Promise<void> => {
    if (isSending || isStopped) return
    const waiting = [...events.values()].filter((one) => !one.isStored).slice(0, atOnce)
    if (waiting.length === 0) return
    isSending = true
    try {
      await send(waiting.map((one) => one.event))
      for (const { event } of waiting) keep(event, true)
      failures = 0
    } catch {
      failures += 1
      timers.unwait(planned)
      planned = timers.wait(() => void round(), pauseAfter(failures, Math.random()))
    }
    isSending = false
    if (failures === 0) await round()
  }

  return {
    /** What an earlier page of this attempt has left behind. */
    async restore() {
      for (const kept of await storage.events(attempt)) events.set(kept.event.id, kept)
      void round()
    },
    all: (): IntegrityEvent[] => [...events.values()].map((one) => one.event),
    add(event: IntegrityEvent) {
      keep(event, false)
      void round()
    },
    retryNow() {
      failures = 0
      void round()
    },
    stop() {
      isStopped = true
      timers.unwait(planned)
    },
  }
}
