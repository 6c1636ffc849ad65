import { expect, test, vi } from 'vitest'
import { ApiError, createClient } from './client.ts'

type Answer = Response | Error
/** A client whose line gives these answers, one after the other. */
const answering = (...answers: Answer[]) => {
  const fetch = vi.fn(async (_address: string | URL | Request, _init?: RequestInit) => {
    const next = answers.shift() ?? Response.json({ message: 'nothing left' }, { status: 418 })
    if (next instanceof Error) throw next
    return next
  })
  const onUnauthenticated = vi.fn()
  const finished = vi.fn()
  const client = createClient({
    baseUrl: 'https://institute.example',
    fetch,
    token: () => 'secret',
    onRequest: () => finished,
    onUnauthenticated,
  })
  return { client, fetch, finished, onUnauthenticated }
}
const failing = (status: number) => Response.json({ message: 'No.' }, { status })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  )

test('a read fills the address, leaves out what is not asked, and says who asks', async () => {
  const { client, fetch, finished } = answering(Response.json({ blog: { slug: 'a b' } }))
  expect(
    await client.get('/blog/{slug}', { params: { slug: 'a b' }, query: { page: 2, q: 'a&b', sort: undefined } }),
  ).toEqual({ blog: { slug: 'a b' } })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://institute.example/api/v1/blog/a%20b?page=2&q=a%26b')
  expect(init).toMatchObject({ method: 'GET', headers: { accept: 'application/json', authorization: 'Bearer secret' } })
  expect(finished).toHaveBeenCalledOnce()
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is asked once more after a %s', async (status) => {
  const { client, fetch } = answering(failing(status), Response.json({ branch: [] }))
  expect(await client.get('/branch/all')).toEqual({ branch: [] })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a read is asked once more when nothing came back, and then no more', async () => {
  const { client, fetch } = answering(new TypeError('no connection'), new TypeError('no connection'), Response.json({}))
  expect(await failureOf(client.get('/branch/all'))).toMatchObject({
    status: 0,
    message: 'We could not reach the server. Check your connection and try again.',
  })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what is refused for good is not asked again', async () => {
  const { client, fetch } = answering(failing(404))
  expect(await failureOf(client.get('/branch/all'))).toMatchObject({ status: 404, message: 'No.' })
  expect(fetch).toHaveBeenCalledOnce()
})

test('nor what nobody waits for any more', async () => {
  const gone = new AbortController()
  gone.abort()
  const { client, fetch } = answering(new DOMException('Aborted', 'AbortError'))
  expect(await failureOf(client.get('/branch/all', { signal: gone.signal }))).toMatchObject({ status: 0 })
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['post', failing(503)],
  ['post', new TypeError('no connection')],
  ['delete', failing(429)],
] as const)('a %s is sent once, whatever comes of it', async (method, answer) => {
  const { client, fetch } = answering(answer)
  const call =
    method === 'post'
      ? client.post('/subscription-form')
      : client.delete('/profile/devices/{id}', { params: { id: 'x' } })
  expect(await failureOf(call)).toBeInstanceOf(ApiError)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a form travels as it is, anything else as JSON', async () => {
  const { client, fetch } = answering(Response.json({}), Response.json({}))
  const form = new FormData()
  await client.post('/subscription-form', form)
  await client.post('/subscription-form', { email: 'asha@example.com' })
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(form)
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    body: '{"email":"asha@example.com"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a failure carries what the server said of it', async () => {
  const body = { message: 'Some fields need attention.', errors: { email: ['Enter it.'] }, request_id: 'r1', uses: 3 }
  const { client } = answering(Response.json(body, { status: 422 }))
  expect(await failureOf(client.post('/subscription-form'))).toMatchObject({
    status: 422,
    message: body.message,
    errors: body.errors,
    requestId: 'r1',
    body,
  })
})

test('a page in place of an answer, as a broken proxy sends, is a failure with a sentence of ours', async () => {
  const { client } = answering(new Response('<h1>Bad gateway</h1>', { status: 501 }))
  expect(await failureOf(client.get('/branch/all'))).toMatchObject({
    status: 501,
    message: 'An error occurred on our side. Please try again.',
  })
})

test('an answer without a body is nothing', async () => {
  const { client } = answering(new Response(null, { status: 204 }))
  expect(await client.post('/subscription-form')).toBeUndefined()
})

test('of a refused session somebody is told before the call fails', async () => {
  const { client, onUnauthenticated, finished } = answering(failing(401))
  onUnauthenticated.mockImplementation(() => expect(finished).not.toHaveBeenCalled())
  expect(await failureOf(client.get('/branch/all'))).toMatchObject({ status: 401 })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(finished).toHaveBeenCalledOnce()
})
