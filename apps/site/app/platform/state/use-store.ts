import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** The server and the first render in the browser see `initial`, so that both draw the same page. */
export const useStore = <State>(store: Store<State>, initial: State): State =>
  useSyncExternalStore(store.subscribe, store.get, () => initial)
