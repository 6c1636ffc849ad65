import { seconds } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { CallError } from '../log/calls.ts'
import { createExamCalls } from './exam-calls.ts'

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

const aSet = (answer: () => Response | Promise<Response>, token: string | undefined = 't-1', isAnswered = true) => {
  const seen: { url: string; init: RequestInit }[] = []
  const times: [number, number, number][] = []
  let counter = 0
  let renewals = 0
  const calls = createExamCalls({
    root: '/tests/jee-6',
    apiUrl: '',
    token: () => (isAnswered && renewals > 0 ? 't-2' : token),
    renewSession: async () => {
      renewals += 1
      return isAnswered
    },
    onTime: (...reading) => times.push(reading),
    monotonic: () => {
      counter += 10
      return counter
    },
    fetch: async (address, init) => {
      seen.push({ url: String(address), init: init ?? {} })
      return answer()
    },
  })
  return { calls, seen, times, renewals: () => renewals }
}

const troubleOf = async (answer: () => Response | Promise<Response>) => {
  try {
    await aSet(answer).calls.questionSet()
    return null
  } catch (error) {
    return error instanceof CallError ? error : null
  }
}

test('steps go out as JSON with the bearer token, and the reply sets the clock', async () => {
  const now = '2026-11-15T06:00:00.000Z'
  const { calls, seen, times } = aSet(() => reply(200, { server_now: now, complete_up_to: 1 }))
  await calls.saveSteps('a-1', 2, [])
  expect(seen[0]?.url).toBe('/api/v1/tests/jee-6/attempt/steps')
  expect(new Headers(seen[0]?.init.headers).get('authorization')).toBe('Bearer t-1')
  expect(JSON.parse(String(seen[0]?.init.body))).toEqual({ attempt: 'a-1', device: 2, steps: [] })
  expect(times).toEqual([[10, Date.parse(now), 20]])
})

test('a page that came up without a session asks for one before it calls', async () => {
  const { calls, seen, renewals } = aSet(() => reply(200, {}), '')
  await calls.questionSet()
  expect(renewals()).toBe(1)
  expect(new Headers(seen[0]?.init.headers).get('authorization')).toBe('Bearer t-2')
})

test('while nobody says who it is nothing is sent: without a token it would be refused as from a stranger', async () => {
  const { calls, seen } = aSet(() => reply(401, {}), '', false)
  await expect(calls.questionSet()).rejects.toMatchObject({ trouble: 'unreachable' })
  expect(seen).toEqual([])
})

test.each([
  [401, 'signed-out'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
  [400, 'refused'],
  [422, 'refused'],
])('a reply %i means %s', async (status, trouble) => {
  expect((await troubleOf(() => reply(status, { message: 'No.' })))?.trouble).toBe(trouble)
})

test('no connection, and a page of a proxy instead of an answer, are told apart from refusals', async () => {
  expect((await troubleOf(() => Promise.reject(new TypeError('Failed to fetch'))))?.trouble).toBe('unreachable')
  expect((await troubleOf(() => reply(200, '<html>captive portal</html>')))?.trouble).toBe('server')
})

test('a busy server names its pause, and its own words are kept', async () => {
  const error = await troubleOf(() => reply(429, { message: 'Slow down.' }, { 'retry-after': '7' }))
  expect([error?.retryAfter, error?.serverMessage, error?.status]).toEqual([seconds(7), 'Slow down.', 429])
})

test('what the account lacks before a start is told by name', async () => {
  const error = await troubleOf(() => reply(403, { message: 'A parent has to agree first.', needs: 'parent-consent' }))
  expect(error).toMatchObject({ trouble: 'refused', needs: 'parent-consent' })
  expect((await troubleOf(() => reply(403, { message: 'No.' })))?.needs).toBeUndefined()
})
