import { createStore } from '../../state/create-store.ts'
import type { Timers } from '../log/sender.ts'
import type { ServerClock } from '../log/server-clock.ts'

type Options = { clock: Pick<ServerClock, 'now'>; timers: Timers; isRunning: () => boolean; onZero: () => void }

/** Counts down to the server's deadline. Every step asks the clock, so a late timer or a sleeping tab adds no error. */
export const createTimekeeper = ({ clock, timers, isRunning, onZero }: Options) => {
  const left = createStore<number | null>(null)
  let endsAt: number | null = null
  let planned: unknown

  const tick = () => {
    timers.unwait(planned)
    if (endsAt === null) return left.set(null)
    const rest = Math.max(0, endsAt - clock.now())
    left.set(rest)
    if (!isRunning()) return
    if (rest === 0) onZero()
    // Cut to fall on the next whole second of what is left.
    else planned = timers.wait(tick, Math.min(rest, rest % 1000 || 1000))
  }

  return {
    left,
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
