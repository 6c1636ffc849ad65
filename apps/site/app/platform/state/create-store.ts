import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get(): State
  set(next: State | ((state: State) => State)): void
  subscribe(listener: () => void): () => void
}

/** State that code outside React may change too: the API client, the build check, the session. */
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

/** The server and the first render in the browser see `initial`, so that both draw the same page. */
export const useStore = <State>(store: Store<State>, initial: State): State =>
  useSyncExternalStore(store.subscribe, store.get, () => initial)
