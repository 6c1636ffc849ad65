export type Release = () => void

/** First come, first served. */
export const createMutex = () => {
  let tail: Promise<void> = Promise.resolve()
  return {
    acquire: async (): Promise<Release> => {
      const before = tail
      const { promise, resolve } = Promise.withResolvers<void>()
      tail = promise
      await before
      return resolve
    },
  }
}

export type Mutex = ReturnType<typeof createMutex>
