import type { Timers } from '../sender.ts'

/** Lets every promise that can settle do so. */
export const turns = async (count = 40) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

/** Time that passes only when told to. */
export const fakeTimers = (): Timers & { pass(ms: number): Promise<void>; now(): number } => {
  let now = 0
  let names = 0
  const waiting = new Map<number, { at: number; run: () => void }>()
  const nextDue = (until: number) =>
    [...waiting].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    now: () => now,
    wait(run, delay) {
      names += 1
      waiting.set(names, { at: now + delay, run })
      return names
    },
    unwait: (handle) => void waiting.delete(handle as number),
    async pass(ms) {
      const until = now + ms
      await turns()
      for (let due = nextDue(until); due; due = nextDue(until)) {
        waiting.delete(due[0])
        now = due[1].at
        due[1].run()
        await turns()
      }
      now = until
    },
  }
}
