import { afterEach, expect, test, vi } from 'vitest'
import { createSessionCalls, refusalIn, userIn, whyNoAnswer } from './session-calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that gives these answers, one after the other. */
const answering = (...answers: Response[]) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => answers.shift() ?? Response.json({}))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { href: 'https://institute.example/profile' })
  return fetch
}

test('a sign-in carries the token against forged requests, and gives back where the reply leads', async () => {
  const fetch = answering(Response.json({ csrfToken: 't1' }), Response.json({ url: '/profile' }))
  expect(await createSessionCalls().signIn({ email: 'asha@example.com', password: 'x' })).toBe('/profile')
  const [path, init] = fetch.mock.calls[1] ?? []
  expect(path).toBe('/api/auth/callback/credentials')
  expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
    email: 'asha@example.com',
    csrfToken: 't1',
  })
})

test.each([
  [429, 'limited'],
  [503, 'busy'],
  [500, 'failed'],
])('a %s is no answer: %s', async (status, why) => {
  const finished = vi.fn()
  const fetch = answering(new Response('', { status }), new Response('', { status }))
  const failure = await createSessionCalls({ onRequest: () => finished })
    .read()
    .catch((error: unknown) => error)
  expect(whyNoAnswer(failure)).toBe(why)
  expect(finished).toHaveBeenCalledTimes(2)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([500, 503, 429])('a session service that fails once with %s is asked again', async (status) => {
  const fetch = answering(new Response('', { status }), Response.json({ user: { token: 't' } }))
  expect(await createSessionCalls().read()).toEqual({ user: { token: 't' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an answer during which somebody has signed out elsewhere is not believed: the service is asked again', async () => {
  let mark: string | null = '7'
  vi.stubGlobal('localStorage', { getItem: () => mark })
  const answers = [{ user: { token: 't' } }, {}]
  const fetch = vi.fn(async () => {
    mark = null
    return Response.json(answers.shift())
  })
  vi.stubGlobal('fetch', fetch)
  expect(await createSessionCalls().read()).toEqual({})
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a sign-in is sent once, whatever the answer', async () => {
  const fetch = answering(Response.json({ csrfToken: 't1' }), new Response('', { status: 500 }))
  await expect(createSessionCalls().signIn({ email: 'a@example.com', password: 'x' })).rejects.toThrow()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('no connection is told apart from a reply that cannot be read', () => {
  expect(whyNoAnswer(new TypeError('Failed to fetch'))).toBe('unreachable')
  expect(whyNoAnswer(new DOMException('The operation timed out.', 'TimeoutError'))).toBe('unreachable')
  expect(whyNoAnswer(new SyntaxError('Unexpected token'))).toBe('failed')
})

test('the session is not waited for on a connection that swallows what is sent', async () => {
  const fetch = answering(Response.json({}))
  await createSessionCalls().read()
  expect(fetch.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
})

test('somebody is signed in who has a token', () => {
  expect(userIn({ user: { token: 't', email: 'asha@example.com' } })).toEqual({ token: 't', email: 'asha@example.com' })
  expect(userIn({ user: { token: 't', id: '7', email: 'a@b.test' } })?.id).toBe('7')
  for (const nobody of [{}, null, { user: {} }, { user: { token: '' } }]) expect(userIn(nobody)).toBeNull()
})

test('the address in a reply says what was refused', () => {
  expect(refusalIn('/auth/sign-in?error=CredentialsSignin&code=limited')).toEqual({
    error: 'CredentialsSignin',
    code: 'limited',
  })
  expect(refusalIn('http://[broken')).toEqual({ error: null, code: '' })
})
