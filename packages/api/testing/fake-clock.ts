export type FakeClock = {
  now(): string
  /** Lets `ms` milliseconds pass; time never runs backwards. */
  advance(ms: number): void
}

/** A clock that stands still until a test moves it. */
export function fakeClock(start = '2026-06-01T04:30:00.000Z'): FakeClock {
  let time = Date.parse(start)
  if (Number.isNaN(time)) throw new Error(`fakeClock needs an ISO instant, not ${JSON.stringify(start)}`)
  return {
    now: () => new Date(time).toISOString(),
    advance(ms) {
      if (!(ms >= 0)) throw new Error(`fakeClock cannot go back by ${ms} ms`)
      time += ms
    },
  }
}
