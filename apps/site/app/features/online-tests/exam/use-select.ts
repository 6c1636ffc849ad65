import type { Store } from '@northlight/ui/state/create-store.ts'
import { useSyncExternalStore } from 'react'

/** One value out of a store. A component draws again only when this value changes, not when anything does. */
export const useSelect = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  )

const whole = <State>(state: State) => state

export const useWhole = <State>(store: Store<State>): State => useSelect(store, whole)
