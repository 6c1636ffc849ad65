export type Store<State> = {
  get(): State
  set(next: State | ((state: State) => State)): void
  subscribe(listener: () => void): () => void
}

/** State that code outside React changes too: the session, messages, the loading bar, what waits to be saved. */
export const createStore = <State>(initial: State): Store<State> => {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      const value = typeof next === 'function' ? (next as (state: State) => State)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
