// @vitest-environment happy-dom
import { signedInKey } from '@northlight/ui/session/signed-in-mark.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../api/client.ts'
import { keep, kept } from '../browser-storage/browser-storage.ts'
import { queryClient } from '../browser-storage/query-client.ts'
import { outbox, writeDown } from '../offline/outbox.ts'
import { readPrefetched } from '../prefetch/read-ahead.ts'
import { session, signOut, takeSession } from './session.ts'
import { watchOtherPages } from './watch-other-pages.ts'

const sessionOf = (id: string, email: string) => ({ user: { token: `${id}|t`, id, email } })
const asha = sessionOf('7', 'asha@northlight.test')
const ravi = sessionOf('8', 'ravi@northlight.test')
const post = vi.spyOn(calls, 'post')
const note = { key: 'a', path: '/office/families/1/note', body: {}, words: 'Note', by: asha.user.email }
const mark = () => localStorage.getItem(signedInKey)
let stop: () => void

const elsewhere = (now: string | null) => {
  if (now === null) localStorage.removeItem(signedInKey)
  else localStorage.setItem(signedInKey, now)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: signedInKey }))
}
const shown = () => ({
  status: session.get().status,
  inCache: queryClient.getQueryData(['families']) !== undefined,
  inTab: sessionStorage.getItem('office:order:articles') !== null,
  onDevice: kept('families') !== null,
})
const everything = { status: 'signed-in', inCache: true, inTab: true, onDevice: true }
const nothing = { inCache: false, inTab: false, onDevice: false }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  outbox.set([])
  post.mockReset()
  stop = watchOtherPages()
  takeSession(asha)
  queryClient.setQueryData(['families'], ['Meera'])
  sessionStorage.setItem('office:order:articles', '1,2')
  keep('me', { email: asha.user.email })
  keep('families', ['Meera'])
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a sign-out on a page of the site ends the office too, and what was read goes', () => {
  elsewhere(null)
  expect(shown()).toEqual({ status: 'guest', ...nothing })
})

test('a colleague who signs in elsewhere is not shown what the one before has read: it is asked who is there now', () => {
  elsewhere('8')
  expect(shown()).toEqual({ status: 'unknown', ...nothing })
})

test('a colleague who signs in in this very tab finds nothing in it', () => {
  takeSession({})
  takeSession(ravi)
  expect(shown()).toEqual({ status: 'signed-in', ...nothing })
})

test('what the colleague has read on this device meanwhile stays', () => {
  keep('me', { email: ravi.user.email })
  elsewhere('8')
  expect(shown()).toEqual({ status: 'unknown', ...nothing, onDevice: true })
})

test('a screen that comes back after a sign-out shows nothing', () => {
  localStorage.removeItem(signedInKey)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(shown()).toEqual({ status: 'guest', ...nothing })
})

test.each([
  ['the session has ended by itself', ''],
  ['the same person has signed in again', '7'],
])('where %s on another page, the screen stays', (_what, now) => {
  elsewhere(now)
  expect(shown()).toEqual(everything)
})

test('what waits to be sent outlives the sign-out, and is sent in the name of its writer only', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await writeDown(note)).toBe('waits')
  elsewhere('8')
  takeSession(ravi)
  post.mockResolvedValue({})
  expect(await writeDown({ ...note, key: 'b' })).toBe('waits')
  expect(post).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('office:outbox') ?? '[]')).toMatchObject([{ key: 'a' }, { key: 'b' }])
})

test('the office says who is signed in, so that pages of the site hear of a colleague, an end and a sign-out', async () => {
  expect(mark()).toBe('7')
  takeSession(ravi)
  expect(mark()).toBe('8')
  takeSession({})
  expect(mark()).toBe('')
  takeSession(ravi)
  vi.stubGlobal('fetch', async () => Response.json({ csrfToken: 'x', url: '/office' }))
  await signOut()
  expect(mark()).toBeNull()
})

test('what was asked for before a sign-out elsewhere is not taken when it comes', async () => {
  const reply = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => reply.promise)
  const ahead = readPrefetched({ pathname: '/office', search: '' })
  elsewhere(null)
  reply.resolve(Response.json({ session: asha, answers: {} }))
  await ahead
  expect(session.get().status).toBe('guest')
  expect(mark()).toBeNull()
})
