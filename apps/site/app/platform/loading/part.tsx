import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { createStore, type Store } from '@northlight/ui/state/create-store.ts'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { isBusy } from '../build-check/busy.ts'
import { fetchFile } from '../build-check/fetch-file.ts'
import { destination, loadFully } from '../build-check/full-load.ts'

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

/** A browser may remember that the file was lost: who asks for it again gets the page anew, unless that takes something. */
const tryAgain = async <Props,>({ load, store }: LazyPart<Props>) => {
  await load()
  if (store.get().status === 'failed' && navigator.onLine && !isBusy()) loadFully(destination())
}

type PartProps<Props> = { part: LazyPart<Props>; props: Props; waiting?: ReactNode; onNight?: boolean }

/** Unlike `React.lazy`, a chunk that fails to load does not take the page down: it says so and can be tried again. */
export function Part<Props extends object>({ part, props, waiting, onNight }: PartProps<Props>) {
  const state = useStore<State<Props>>(part.store, idle)
  useEffect(() => {
    if (part.store.get().status === 'idle') void part.load()
  }, [part])
  if (state.status === 'ready') return <state.View {...props} />
  if (state.status === 'failed') return <TryAgainLine onNight={onNight} retry={() => tryAgain(part)} />
  return waiting
}
