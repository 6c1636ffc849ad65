import { expect, test } from 'vitest'
import { createInbox } from './inbox.ts'

const message = (id: number) => ({ id, text: `Message ${id}`, sent_at: '2026-11-22T05:10:00.000Z' })

test('what a save counts is fetched once, shown, and gone when it was read, with or offline', async () => {
  const asked: string[] = []
  let isOnline = false
  const inbox = createInbox({
    first: [],
    fetch: async () => {
      asked.push('fetch')
      return [message(1), message(2)]
    },
    markRead: async (id) => {
      asked.push(`read ${id}`)
      if (!isOnline) throw new Error('offline')
    },
  })
  inbox.counted(0)
  inbox.counted(2)
  inbox.counted(2)
  await expect.poll(() => inbox.messages.get().map(({ id }) => id)).toEqual([1, 2])
  expect(asked).toEqual(['fetch'])
  inbox.read(1)
  expect(inbox.messages.get().map(({ id }) => id)).toEqual([2])
  // The server has not heard: it still counts two, and nothing comes back to the screen.
  await expect.poll(() => asked).toEqual(['fetch', 'read 1'])
  inbox.counted(2)
  inbox.show([message(1), message(2)])
  expect(inbox.messages.get().map(({ id }) => id)).toEqual([2])
  isOnline = true
  inbox.retryNow()
  await expect.poll(() => asked).toEqual(['fetch', 'read 1', 'read 1'])
  inbox.counted(1)
  expect(asked).toHaveLength(3)
})
