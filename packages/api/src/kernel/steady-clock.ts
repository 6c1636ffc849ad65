import { uptime } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type Instant, instant } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'

/** A step this small is an ordinary correction by a time server, and is followed at once. */
const tolerance = seconds(5)
/** How long a leapt clock must tick evenly before it is believed. */
const believedAfter = minutes(10)

type Sources = {
  /** What the machine says the time is; anybody with the right to may set it. */
  wall: () => number
  /** Milliseconds that have passed since some moment; nobody can set it. */
  elapsed: () => number
  onLeap: (by: number) => void
}

/**
 * Time since the machine was started, which goes on while a laptop or a virtual machine sleeps. Reading it costs a
 * system call, so between two readings the process's own counter is used; that one stops in a sleep, and catches up
 * with the next reading.
 */
const sinceBoot = () => {
  const readEvery = seconds(1)
  let read = { at: performance.now(), up: uptime() * 1000, wall: Date.now() }
  return () => {
    const at = performance.now()
    const ran = at - read.at
    const isOdd = Math.abs(Date.now() - read.wall - ran) > tolerance
    if (ran < readEvery && !isOdd) return read.up + ran
    read = { at, up: uptime() * 1000, wall: Date.now() }
    return read.up
  }
}

/**
 * The server's time: the machine's clock, as long as it ticks like time that passes. When it leaps, forward or back,
 * the server goes on counting from before, so that no deadline passes and no attempt ends because of it. Once the new
 * time has held for ten minutes it is taken over, as after a clock that was wrong has been set right. A process that
 * starts has nothing to compare with and believes the clock, so that what fell due while it was down is closed.
 */
export const createSteadyClock = ({
  wall = Date.now,
  elapsed = sinceBoot(),
  onLeap = () => {},
}: Partial<Sources> = {}): (() => Instant) => {
  let believed = wall() - elapsed()
  let doubted: { offset: number; since: number } | undefined

  return () => {
    const now = wall()
    const passed = elapsed()
    const offset = now - passed
    if (Math.abs(offset - believed) <= tolerance) {
      believed = offset
      doubted = undefined
      return instant(now)
    }
    if (!doubted || Math.abs(offset - doubted.offset) > tolerance) {
      doubted = { offset, since: passed }
      onLeap(offset - believed)
    }
    if (passed - doubted.since < believedAfter) return instant(Math.round(passed + believed))
    believed = offset
    doubted = undefined
    return instant(now)
  }
}
