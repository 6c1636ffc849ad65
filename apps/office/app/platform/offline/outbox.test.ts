import { ApiError } from '@northlight/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
  removeItem: (name: string) => storage.delete(name),
})
const { calls } = await import('../api/client.ts')
const { session } = await import('../session/session.ts')
const { flush, outbox, writeDown } = await import('./outbox.ts')

const entry = (key: string, by = 'asha@northlight.test') => ({
  key,
  path: '/office/families/1/note',
  body: { key },
  words: 'Note',
  family: 1,
  by,
})
const post = vi.spyOn(calls, 'post')
const networkError = () => Promise.reject(new ApiError(0, {}))

beforeEach(() => {
  outbox.set([])
  session.set({ status: 'signed-in', token: 'a', email: 'asha@northlight.test' })
  post.mockReset()
})

test('without a network it waits, in order, and is sent once the connection is back', async () => {
  post.mockImplementation(networkError)
  expect(await writeDown(entry('a'))).toBe('waits')
  expect(await writeDown(entry('b'))).toBe('waits')
  expect(JSON.parse(storage.get('office:outbox') ?? '')).toMatchObject([{ key: 'a' }, { key: 'b' }])
  post.mockReset().mockResolvedValue({})
  await Promise.all([flush('asha@northlight.test'), flush('asha@northlight.test')])
  expect(post.mock.calls.map(([, body]) => body)).toEqual([{ key: 'a' }, { key: 'b' }])
  expect(outbox.get()).toEqual([])
})

test('what somebody else wrote on this phone is never sent in another name', async () => {
  post.mockImplementation(networkError)
  await writeDown(entry('a'))
  post.mockReset().mockResolvedValue({})
  session.set({ status: 'signed-in', token: 'r', email: 'ravi@northlight.test' })
  await flush('asha@northlight.test')
  expect(post).not.toHaveBeenCalled()
  expect(await writeDown(entry('c', 'ravi@northlight.test'))).toBe('sent')
  expect(outbox.get()).toMatchObject([{ key: 'a', by: 'asha@northlight.test' }])
})

test('a refusal is told to the form; one of something that waited stays, with its reason, and holds nothing up', async () => {
  post.mockRejectedValue(new ApiError(422, { message: 'Say when.' }))
  await expect(writeDown(entry('a'))).rejects.toThrow('Say when.')
  post.mockImplementation(networkError)
  await writeDown(entry('a'))
  await writeDown(entry('b'))
  post
    .mockReset()
    .mockRejectedValueOnce(new ApiError(404, { message: 'Not found.' }))
    .mockResolvedValue({})
  await flush('asha@northlight.test')
  expect(outbox.get()).toMatchObject([{ key: 'a', refused: 'Not found.' }])
  expect(await writeDown(entry('d'))).toBe('sent')
})

test('a session that has to be shown again loses nothing', async () => {
  post.mockImplementation(networkError)
  await writeDown(entry('a'))
  post.mockReset().mockRejectedValue(new ApiError(401, {}))
  await flush('asha@northlight.test')
  expect(outbox.get()).toMatchObject([{ key: 'a' }])
})

test('what is written after the session has ended waits for its writer, and is sent with the next sign-in', async () => {
  post.mockRejectedValue(new ApiError(401, {}))
  expect(await writeDown(entry('a'))).toBe('waits')
  post.mockReset().mockResolvedValue({})
  await flush('ravi@northlight.test')
  expect(post).not.toHaveBeenCalled()
  await flush('asha@northlight.test')
  expect(post.mock.calls.map(([, body]) => body)).toEqual([{ key: 'a' }])
})

test('before the session is known again nothing is sent: a refusal would end it', async () => {
  session.set({ status: 'offline' })
  post.mockResolvedValue({})
  expect(await writeDown(entry('a'))).toBe('waits')
  expect(post).not.toHaveBeenCalled()
  session.set({ status: 'signed-in', token: 'a', email: 'asha@northlight.test' })
  await flush('asha@northlight.test')
  expect(outbox.get()).toEqual([])
})
