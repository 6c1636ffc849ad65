import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

/** `initial`: what the server and the first render in the browser see, so that both draw the same page. */
export const useStore = <State>(store: Store<State>, initial?: State): State =>
  useSyncExternalStore(store.subscribe, store.get, initial === undefined ? store.get : () => initial)
