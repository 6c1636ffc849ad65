import { type IntegrityEvent, type IntegrityPolicy, type Tally, tallyOf } from '@northlight/exam/integrity'
import { createStore } from '../../state/create-store.ts'

type Events = { add(event: IntegrityEvent): void; all(): IntegrityEvent[] }

/** How often the screen was left, and the warning that follows. The server's count decides; the device's is faster. */
export const createConduct = (first: Tally, policy: IntegrityPolicy, events: () => Events) => {
  const tally = createStore<Tally>(first)
  const warning = createStore<Tally | null>(null)

  const counted = (next: Tally) => {
    const before = tally.get()
    if (next.violations < before.violations) return
    tally.set(next)
    if (next.violations > before.violations && next.consequence === 'warn') warning.set(next)
  }

  return {
    tally,
    warning,
    counted,
    report(event: IntegrityEvent) {
      events().add(event)
      // The same rules as the server's, so that a warning comes at once, with or without a line.
      const known = tallyOf(events().all(), policy)
      if (known.consequence !== 'eliminate') counted(known)
    },
  }
}
