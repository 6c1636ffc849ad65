export type Listener = () => void

/** Tells interested parts of every process that something has changed, after the change can be read. */
export type Changes = { on: (topic: string, listener: Listener) => () => void }

export type Log = (message: string, error?: unknown) => void

export const createListeners = (log: Log) => {
  const listeners = new Map<string, Set<Listener>>()

  const call = (listener: Listener) => {
    try {
      listener()
    } catch (error) {
      // The change is committed; a listener that fails must not make its author believe otherwise.
      log('A listener for database changes failed.', error)
    }
  }

  return {
    on: (topic: string, listener: Listener) => {
      const known = listeners.get(topic) ?? new Set<Listener>()
      listeners.set(topic, known)
      // Wrapped, so that the same function may listen twice and stop once.
      const own = () => listener()
      known.add(own)
      return () => {
        known.delete(own)
      }
    },
    tell: (topics: Iterable<string>) => {
      for (const topic of topics) for (const listener of [...(listeners.get(topic) ?? [])]) call(listener)
    },
    topics: () => [...listeners.keys()],
  }
}
