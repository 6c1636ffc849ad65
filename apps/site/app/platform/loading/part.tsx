import { createStore, type Store } from '@northlight/ui/state/create-store.ts'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { TryAgainLine } from '../../ui/controls/try-again-line.tsx'
import { fetchFile } from '../build-check/fetch-file.ts'

type State<Props> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; View: ComponentType<Props> }

export type LazyPart<Props> = { store: Store<State<Props>>; load: () => Promise<void> }

const idle = { status: 'idle' } as const

/** A component in a chunk of its own, loaded when it is first shown; `load` earlier makes it show at once. */
export const lazyPart = <Props,>(fetchView: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  const store = createStore<State<Props>>(idle)
  return {
    store,
    async load() {
      const { status } = store.get()
      if (status === 'loading' || status === 'ready') return
      store.set({ status: 'loading' })
      try {
        store.set({ status: 'ready', View: await fetchFile(fetchView) })
      } catch {
        store.set({ status: 'failed' })
      }
    },
  }
}

type PartProps<Props> = { part: LazyPart<Props>; props: Props; waiting?: ReactNode; onNight?: boolean }

/** Unlike `React.lazy`, a chunk that fails to load does not take the page down: it says so and can be tried again. */
export function Part<Props extends object>({ part, props, waiting, onNight }: PartProps<Props>) {
  const state = useStore<State<Props>>(part.store, idle)
  useEffect(() => {
    if (part.store.get().status === 'idle') void part.load()
  }, [part])
  if (state.status === 'ready') return <state.View {...props} />
  if (state.status === 'failed') return <TryAgainLine onNight={onNight} retry={part.load} />
  return waiting
}
