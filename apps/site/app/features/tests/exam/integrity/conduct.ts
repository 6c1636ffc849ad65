import { type IntegrityEvent, type IntegrityPolicy, type Tally, tallyOf } from '@northlight/exam/attempt/integrity'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { createEventSender } from '../log/event-sender.ts'
import type { LogStorage } from '../log/log-storage.ts'
import type { Timers } from '../log/sender.ts'

type Options = {
  storage: LogStorage
  attempt: string
  timers: Timers
  policy: IntegrityPolicy
  first: Tally
  /** Gives the server's own count. */
  send: (events: IntegrityEvent[]) => Promise<Tally>
}

/** How often the screen was left, and the warning that follows. The server's count decides; the device's is faster. */
export const createConduct = ({ storage, attempt, timers, policy, first, send }: Options) => {
  const tally = createStore<Tally>(first)
  const warning = createStore<Tally | null>(null)

  const counted = (next: Tally) => {
    const before = tally.get()
    if (next.violations < before.violations) return
    tally.set(next)
    if (next.violations > before.violations && next.consequence === 'warn') warning.set(next)
  }

  const events = createEventSender({
    storage,
    attempt,
    timers,
    send: async (list) => counted(await send(list)),
  })

  return {
    tally,
    warning,
    counted,
    report(event: IntegrityEvent) {
      events.add(event)
      // The same rules as the server's, so that a warning comes at once, with or without a line.
      const known = tallyOf(events.all(), policy)
      if (known.consequence !== 'eliminate') counted(known)
    },
    /** What an earlier page of this attempt noted counts, without being warned of again. */
    async restore() {
      await events.restore()
      const known = tallyOf(events.all(), policy)
      if (known.violations > tally.get().violations && known.consequence !== 'eliminate') tally.set(known)
    },
    retryNow: events.retryNow,
    stop: events.stop,
  }
}
