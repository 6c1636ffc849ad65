import { minutes, seconds } from '@northlight/contract/durations'
import { clockOffset } from '@northlight/exam/attempt/timing'

/** One pair of readings that the device keeps, so that a reload offline still knows the server's time. */
export type ClockAnchor = { serverAt: number; wallAt: number }

export type ServerClock = {
  now(): number
  /** One request and its reply: when it left and came back by `monotonic`, and the time the server put into it. */
  observe(sentAt: number, serverNow: number, receivedAt: number): void
  /** Whether the server itself was heard since the page began. */
  isHeard(): boolean
  anchor(): ClockAnchor
}

type Readings = {
  /** Milliseconds that only ever grow, whatever is done to the device's clock. */
  monotonic: () => number
  /** The device's own clock. Used for nothing but the time between two pages. */
  wall: () => number
  kept?: ClockAnchor | null
  /** The server's time of the last thing on record: it cannot be earlier now. */
  notBefore?: number
}

type Sample = { offset: number; travel: number; at: number }

/** Beyond what the travel of both messages explains, the device must have slept. */
const slack = seconds(0.05)
/** Crystals drift; a good reading is not good for ever. */
const freshFor = minutes(5)

/**
 * The server's clock, as the device knows it. It runs on a counter that nobody can set, so a changed device clock
 * changes nothing. The reading that travelled fastest is the truest and is kept until it is old or plainly wrong.
 */
export const createServerClock = ({ monotonic, wall, kept, notBefore = 0 }: Readings): ServerClock => {
  const guess = () => {
    if (!kept) return wall()
    return kept.serverAt + Math.max(0, wall() - kept.wallAt)
  }
  const begun = Math.max(guess(), notBefore) - monotonic()
  let best: Sample | undefined

  const now = () => Math.round((best ? best.offset : begun) + monotonic())

  return {
    now,
    isHeard: () => best !== undefined,
    anchor: () => ({ serverAt: now(), wallAt: wall() }),
    observe(sentAt, serverNow, receivedAt) {
      const sample = { offset: clockOffset(sentAt, serverNow, receivedAt), travel: receivedAt - sentAt, at: receivedAt }
      if (!Number.isFinite(sample.offset) || sample.travel < 0) return
      if (best) {
        const isExplained = Math.abs(sample.offset - best.offset) <= (sample.travel + best.travel) / 2 + slack
        const isWorse = sample.travel > best.travel
        if (isExplained && isWorse && receivedAt - best.at < freshFor) return
      }
      best = sample
    },
  }
}
