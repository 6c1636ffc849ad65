import { type IntegrityEvent, type IntegrityPolicy, type Tally, tallyOf } from '@northlight/exam/attempt/integrity'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { createEventSender } from '../log/event-sender.ts'
import type { LogStorage } from '../log/log-storage.ts'
import type { Timers } from '../log/sender.ts'

type Options = {
  storage: LogStorage
  attempt: string
  /** The number under which this screen writes, where one screen at a time does. */
  device?: number
  timers: Timers
  policy: IntegrityPolicy
  first: Tally
  /** Gives the server's own count. */
  send: (events: IntegrityEvent[]) => Promise<Tally>
}

/** How often the screen was left, and the warning that follows. The server's count decides; the device's is faster. */
export const createConduct = ({ storage, attempt, device, timers, policy, first, send }: Options) => {
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

  /** Whether an earlier number of this device was the one to write when it was left, only the server knows. */
  const known = () => {
    const own = events.all().filter((event) => event.device === device)
    return tallyOf(own, policy)
  }

  return {
    tally,
    warning,
    counted,
    report(event: IntegrityEvent) {
      events.add(device === undefined ? event : { ...event, device })
      // The same rules as the server's, so that a warning comes at once, with or offline.
      const here = known()
      if (here.consequence !== 'eliminate') counted(here)
    },
    /** What an earlier page of this attempt noted counts, without being warned of again. */
    async restore() {
      await events.restore()
      const here = known()
      if (here.violations > tally.get().violations && here.consequence !== 'eliminate') tally.set(here)
    },
    retryNow: events.retryNow,
    stop: events.stop,
  }
}
