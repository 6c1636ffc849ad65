import type { StudentMessage } from '@northlight/contract/exams/attempt-views'
import { createStore } from '@northlight/ui/state/create-store.ts'

type Options = {
  first: StudentMessage[] | undefined
  fetch: () => Promise<StudentMessage[]>
  markRead: (id: number) => Promise<unknown>
}

/**
 * Messages of the office. Every save tells how many wait; they are fetched when there are others than those shown. One
 * that was read is gone from the screen at once, and the server is told until it has heard.
 */
export const createInbox = ({ first = [], fetch, markRead }: Options) => {
  const messages = createStore<StudentMessage[]>(first)
  /** Read here; never shown again, whatever a reply that was on its way says. */
  const read = new Set<number>()
  /** Of these the server has not heard yet. */
  const untold = new Set<number>()
  let isFetching = false

  const show = (all: StudentMessage[] | undefined) => {
    if (all) messages.set(all.filter(({ id }) => !read.has(id)))
  }

  const tell = async (id: number) => {
    await markRead(id).then(
      () => untold.delete(id),
      () => undefined,
    )
  }

  return {
    messages,
    show,
    counted(unread: number | undefined) {
      if (unread === undefined || isFetching || unread === messages.get().length + untold.size) return
      isFetching = true
      void fetch()
        .then(show, () => undefined)
        .finally(() => {
          isFetching = false
        })
    },
    read(id: number) {
      read.add(id)
      untold.add(id)
      messages.set((all) => all.filter((one) => one.id !== id))
      void tell(id)
    },
    retryNow() {
      for (const id of untold) void tell(id)
    },
  }
}
