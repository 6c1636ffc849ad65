export type Loop = { wake(): void; stop(): Promise<void> }

/**
 * Calls `work` again and again: at once when woken, otherwise after `pause`. Work must not throw.
 * A wake that comes while working counts for the next round, so nothing that was queued meanwhile is overlooked.
 */
export const startLoop = (work: () => Promise<void>, pause: number): Loop => {
  let stopped = false
  let wake = () => {}

  const rounds = async () => {
    while (!stopped) {
      const { promise: woken, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const timer = setTimeout(resolve, pause)
      await work()
      await woken
      clearTimeout(timer)
    }
  }

  const ended = rounds()
  return {
    wake: () => wake(),
    stop: () => {
      stopped = true
      wake()
      return ended
    },
  }
}
