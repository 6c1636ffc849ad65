// @vitest-environment happy-dom
import { signedInKey } from '@northlight/ui/session/signed-in-mark.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markBusy } from '../build-check/busy.ts'
import { readSession, sessionCalls } from './auth-calls.ts'
import { loading } from './machine.ts'
import { dispatch, sessionStore } from './store.ts'
import { watchOtherPages } from './watch-other-pages.ts'

const sessionOf = (id: string, email: string) => ({ user: { token: 't', id, email } })
const asha = sessionOf('7', 'asha@northlight.test')
const renamed = sessionOf('7', 'asha.rao@northlight.test')
const ravi = sessionOf('8', 'ravi@northlight.test')
const status = () => sessionStore.get().status
const read = vi.spyOn(sessionCalls, 'read')
const reload = vi.fn()
let stop: () => void

/** What another tab has done to what both keep. */
const elsewhere = (act: () => void, key: string | null = signedInKey) => {
  act()
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}
const signedOut = () => localStorage.removeItem(signedInKey)
const expired = () => localStorage.setItem(signedInKey, '')
/** As the other tab writes it, which has read the session of somebody. */
const signedInAs = ({ user }: typeof asha) => localStorage.setItem(signedInKey, user.id)
const comeBack = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('location', { ...location, reload })
  reload.mockClear()
  read.mockReset().mockResolvedValue(asha)
  dispatch({ type: 'session-arrived', session: asha })
  sessionStorage.setItem('kept-form', 'what Asha has typed')
  stop = watchOtherPages()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a sign-out in another tab ends this page too, and what its tab has kept', () => {
  elsewhere(signedOut)
  expect(status()).toBe('unauthenticated')
  expect(sessionStorage.getItem('kept-form')).toBeNull()
  // Nobody is signed in, so there is nothing to ask.
  expect(read).not.toHaveBeenCalled()
})

test('somebody else who signs in in another tab is not shown what stood here', async () => {
  read.mockResolvedValue(ravi)
  elsewhere(() => signedInAs(ravi))
  expect(status()).not.toBe('authenticated')
  expect(sessionStorage.getItem('kept-form')).toBeNull()
  await vi.waitFor(() => expect(sessionStore.get().session).toEqual(ravi))
  // The tab in which that person sits must not hear of a sign-out.
  expect(localStorage.getItem(signedInKey)).toBeTruthy()
})

test('a name or an address changed here is no sign-in of another person in the other tabs', () => {
  const before = localStorage.getItem(signedInKey)
  dispatch({ type: 'person-changed', name: 'Asha Rao', email: 'asha.rao@northlight.test' })
  expect(localStorage.getItem(signedInKey)).toBe(before)
})

test('the mark says nothing of who is signed in', () => {
  expect(localStorage.getItem(signedInKey)).toBe('7')
  dispatch({ type: 'session-arrived', session: { user: { token: 't', email: 'asha@northlight.test' } } })
  expect(localStorage.getItem(signedInKey)).toBe('somebody')
})

test('a browser that forgets everything ends this page too', () => {
  elsewhere(() => localStorage.clear(), null)
  expect(status()).toBe('unauthenticated')
})

test('where the mark could not be written nobody has signed out, whatever else another tab keeps', () => {
  const setItem = () => {
    throw new DOMException('No room.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} })
  dispatch({ type: 'session-arrived', session: asha })
  for (const key of ['site:language', signedInKey]) elsewhere(() => {}, key)
  comeBack()
  expect(status()).toBe('authenticated')
  expect(sessionStorage.getItem('kept-form')).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('what else another tab keeps says nothing of the session', () => {
  elsewhere(signedOut, 'site:language')
  expect(status()).toBe('authenticated')
})

test.each([
  ['the session has ended by itself', expired],
  ['the same person has signed in again', () => signedInAs(asha)],
  ['the same person has changed the address', () => signedInAs(renamed)],
])('where %s in another tab, what was typed here stays', (_what, act) => {
  elsewhere(act)
  expect(status()).toBe('authenticated')
  expect(sessionStorage.getItem('kept-form')).not.toBeNull()
})

test('a page that has become a guest’s keeps what is typed then, whoever signs in elsewhere', () => {
  elsewhere(signedOut)
  sessionStorage.setItem('admission:puc', 'what a guest has typed')
  elsewhere(() => signedInAs(ravi))
  expect(sessionStorage.getItem('admission:puc')).not.toBeNull()
})

test('a sign-out elsewhere while this page still asks who is signed in ends it, and the late answer does not', async () => {
  dispatch({ type: 'signed-out' })
  localStorage.setItem(signedInKey, '7')
  sessionStore.set(loading)
  stop()
  stop = watchOtherPages()
  const replies = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const fetch = vi.fn().mockReturnValueOnce(replies[0]?.promise).mockReturnValueOnce(replies[1]?.promise)
  vi.stubGlobal('fetch', fetch)
  read.mockReset()
  const asked = readSession()
  elsewhere(signedOut)
  expect(status()).toBe('unauthenticated')
  expect(sessionStorage.getItem('kept-form')).toBeNull()
  replies[0]?.resolve(Response.json(asha))
  replies[1]?.resolve(Response.json({}))
  await asked
  expect(status()).toBe('unauthenticated')
  expect(localStorage.getItem(signedInKey)).toBeNull()
})

test('a page that comes back after a sign-out shows nothing and is loaded anew', () => {
  signedOut()
  comeBack()
  expect(status()).toBe('unauthenticated')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page for everybody that comes back after its session has ended is a guest’s', async () => {
  read.mockResolvedValue({})
  comeBack()
  expect(status()).toBe('authenticated')
  await vi.waitFor(() => expect(status()).toBe('unauthenticated'))
  expect(reload).not.toHaveBeenCalled()
})

test('a page that comes back to another person, of whom no mark could be written, shows nothing and is loaded anew', async () => {
  read.mockResolvedValue(ravi)
  comeBack()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(status()).toBe('unauthenticated')
  expect(sessionStorage.getItem('kept-form')).toBeNull()
})

test('a page that comes back without a connection stays as it was', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  read.mockReturnValue(failed)
  comeBack()
  await failed.catch(() => {})
  expect(status()).toBe('authenticated')
})

test('a page that comes back to a guest shows no waiting', async () => {
  dispatch({ type: 'session-arrived', session: null })
  read.mockResolvedValue({})
  const seen: string[] = []
  const forget = sessionStore.subscribe(() => seen.push(status()))
  comeBack()
  expect(read).toHaveBeenCalledOnce()
  await read.mock.results[0]?.value
  expect([...seen, status()]).not.toContain('loading')
  forget()
})

test('a first view asks nothing here', () => {
  comeBack(false)
  expect(read).not.toHaveBeenCalled()
})

test('a running test goes on: its own calls notice', () => {
  const done = markBusy('test')
  elsewhere(signedOut)
  comeBack()
  expect(status()).toBe('authenticated')
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('kept-form')).not.toBeNull()
  done()
})
