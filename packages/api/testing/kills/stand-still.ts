import { writeSync } from 'node:fs'
import type { Instant } from '@northlight/contract/dates'

/** A clock that says "in the middle" and never answers again once it was asked so often: its process waits to be killed. */
export const standStill = (clock: () => Instant, middle: number) => {
  let asked = 0
  return (): Instant => {
    asked += 1
    if (asked > middle) {
      writeSync(1, 'in the middle')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    return clock()
  }
}
