/** The subset of `LockManager` that we need, so that tests can replace it. */
export type Locks = Pick<LockManager, 'request'>

export type TabLock = {
  /** True when this tab may write. */
  hold(): Promise<boolean>
  /** The student said: continue here. The other tab hears it and stops. */
  takeOver(): Promise<void>
  release(): void
}

/**
 * One tab of this browser at a time. The browser itself keeps the lock and frees it when a tab is closed or crashes, so
 * nobody waits for a ghost. Without a lock manager every tab is let in: the log still refuses a number used twice.
 */
export const createTabLock = (name: string, locks: Locks | undefined, onLost: () => void): TabLock => {
  let release: () => void = () => {}

  const ask = (options: LockOptions): Promise<boolean> =>
    new Promise((settle) => {
      if (!locks) return settle(true)
      locks
        .request(name, options, (lock) => {
          if (!lock) return settle(false)
          settle(true)
          return new Promise<void>((resolve) => {
            release = resolve
          })
        })
        .catch(() => {
          // Taken by another tab, or refused by the browser: either way it is not ours.
          settle(false)
          onLost()
        })
    })

  return {
    hold: () => ask({ ifAvailable: true }),
    takeOver: async () => void (await ask({ steal: true })),
    release: () => release(),
  }
}
