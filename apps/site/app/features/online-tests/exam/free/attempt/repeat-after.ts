import type { Timers } from '../../log/sender.ts'

/** Does something again and again, each time after the last is done. Returns how to stop it. */
export const repeatAfter = (timers: Timers, pause: number, run: () => Promise<unknown> | unknown): (() => void) => {
  let planned: unknown
  let isStopped = false
  const plan = () => {
    if (isStopped) return
    planned = timers.wait(() => void Promise.resolve(run()).finally(plan), pause)
  }
  plan()
  return () => {
    isStopped = true
    timers.unwait(planned)
  }
}
