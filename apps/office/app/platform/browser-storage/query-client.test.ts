import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const unreachable = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  unreachable.mockClear()
  onlineManager.setOnline(false)
})

afterEach(() => {
  onlineManager.setOnline(true)
  queryClient.clear()
})

test('what is pressed without a network fails at once and is never sent later', async () => {
  const press = new MutationObserver(queryClient, { mutationFn: unreachable })
  await expect(press.mutate()).rejects.toThrow('Failed to fetch')
  expect(press.getCurrentResult()).toMatchObject({ isError: true, isPaused: false })
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  expect(unreachable).toHaveBeenCalledTimes(1)
})

test('what is read without a network fails at once, and is read again with the next connection', async () => {
  const list = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: unreachable })
  const stop = list.subscribe(() => {})
  queryClient.mount()
  await vi.waitFor(() => expect(list.getCurrentResult()).toMatchObject({ isError: true, isPaused: false }))
  unreachable.mockResolvedValueOnce('rows' as never)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('rows'))
  stop()
  queryClient.unmount()
})
