import { createStore } from '@northlight/ui/state/create-store.ts'
import type { Timers } from '../../log/sender.ts'
import type { ServerClock } from '../../log/server-clock.ts'
import type { SectionClock } from './section-clock.ts'

type Options = {
  clock: Pick<ServerClock, 'now'>
  timers: Timers
  sections: Pick<SectionClock, 'running'>
  isRunning: () => boolean
  /** Another section's time has begun. */
  onSection: (section: number) => void
  onZero: () => void
}

export type Timekeeper = ReturnType<typeof createTimekeeper>

/** Counts down to the server's deadline. Every step asks the clock, so a late timer or a sleeping tab adds no error. */
export const createTimekeeper = ({ clock, timers, sections, isRunning, onSection, onZero }: Options) => {
  /** Of the open section where each has its own time, of the paper otherwise. */
  const left = createStore<number | null>(null)
  const section = createStore<number | undefined>(undefined)
  let endsAt: number | null = null
  let planned: unknown

  const tick = () => {
    timers.unwait(planned)
    const window = sections.running()
    const ends = window?.endsAt ?? endsAt
    if (ends === null) return left.set(null)
    const rest = Math.max(0, ends - clock.now())
    left.set(rest)
    if (!isRunning()) return
    if (window && window.section !== section.get()) {
      section.set(window.section)
      onSection(window.section)
    }
    if (rest === 0) onZero()
    // Cut to fall on the next whole second of what is left.
    else planned = timers.wait(tick, Math.min(rest, rest % 1000 || 1000))
  }

  return {
    left,
    section,
    tick,
    endAt(moment: number | null) {
      endsAt = moment
      tick()
    },
    /** Time left by the clock as it is now, not as it was last shown. */
    rest: () => (endsAt === null ? Number.POSITIVE_INFINITY : endsAt - clock.now()),
    stop: () => timers.unwait(planned),
  }
}
