// @vitest-environment happy-dom
import type { Client } from '@northlight/contract/client'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dispatch } from '../session/store.ts'
import { useSession } from '../session/use-session.ts'
import { type Read, useRead } from './use-read.ts'

const read = vi.fn<(client: Client) => Promise<string>>()
vi.mock('./browser.ts', () => ({ browserClient: async () => ({}) }))

let root: Root
let one: Read<string>

/** As the state of a test is read where anybody may look at the test. */
const Part = () => {
  const isSignedIn = useSession().status === 'authenticated'
  one = useRead('test', read, isSignedIn)
  return null
}
const signIn = (id: string) =>
  flushSync(() => dispatch({ type: 'session-arrived', session: { user: { token: id, id } } }))
const signOut = () => flushSync(() => dispatch({ type: 'signed-out' }))
const ready = () => vi.waitFor(() => expect(one.status).toBe('ready'))

beforeEach(() => {
  read.mockReset()
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Part />))
})
afterEach(() => {
  flushSync(() => root.unmount())
  dispatch({ type: 'signed-out' })
})

test('what a person has read goes with the sign-out, and the next one does not see it while their own is read', async () => {
  read.mockResolvedValueOnce('Completed')
  signIn('7')
  await ready()
  signOut()
  await vi.waitFor(() => expect(one.value).toBeUndefined())
  read.mockResolvedValueOnce('Pending')
  signIn('8')
  expect(one).toMatchObject({ status: 'loading', value: undefined })
  await ready()
  expect(one.value).toBe('Pending')
})

test('an answer that comes after the sign-out is not shown', async () => {
  const late = Promise.withResolvers<string>()
  read.mockReturnValueOnce(late.promise)
  signIn('7')
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  signOut()
  late.resolve('Completed')
  await late.promise
  expect(one.value).toBeUndefined()
})

test('while the same person reads again, what was there stays', async () => {
  read.mockResolvedValueOnce('Pending')
  signIn('7')
  await ready()
  const answer = Promise.withResolvers<string>()
  read.mockReturnValueOnce(answer.promise)
  const again = one.retry()
  await vi.waitFor(() => expect(one).toMatchObject({ status: 'loading', value: 'Pending' }))
  answer.resolve('Completed')
  await again
  await vi.waitFor(() => expect(one.value).toBe('Completed'))
})
