import type { Client } from '@northlight/contract/client'
import { createStore, type Store } from '@northlight/ui/state/create-store.ts'
import { readContent } from './read-content.ts'

export type FeedState<Item> =
  | { status: 'idle' | 'loading' | 'failed'; items: null }
  | { status: 'ready'; items: Item[] }

export type Feed<Item> = { store: Store<FeedState<Item>>; load(): Promise<void> }

const idle = { status: 'idle', items: null } as const

/**
 * A list fetched once in the browser and shared by every place that shows it, such as the header, the drawer and the
 * footer; a page's own data is read with `useRead`. `load` again after a failure tries anew.
 */
export const createFeed = <Item>(
  read: (client: Pick<Client, 'get'>) => Promise<Item[]>,
  client: () => Promise<Pick<Client, 'get'>> = async () => readContent,
): Feed<Item> => {
  const store = createStore<FeedState<Item>>(idle)
  return {
    store,
    async load() {
      const { status } = store.get()
      if (status === 'loading' || status === 'ready') return
      store.set({ status: 'loading', items: null })
      try {
        store.set({ status: 'ready', items: await read(await client()) })
      } catch {
        store.set({ status: 'failed', items: null })
      }
    },
  }
}
