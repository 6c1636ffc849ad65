import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSession } from '../../../../platform/session/auth-calls.ts'
import { dispatch } from '../../../../platform/session/store.ts'
import { createExam } from './exam.ts'

const session = { user: { token: 't-1', email: 'asha@example.com' } }
/** What each reading of the session meets in turn; the last one goes on. */
type Session = 'slow' | 'busy' | 'nobody' | 'asha'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const aServer = (sessions: Session[], isReachable = true) => {
  const asked: string[] = []
  const answer = (path: string): Response => {
    if (path === '/builds/latest.json') {
      if (!isReachable) throw new TypeError('no connection')
      return new Response(null)
    }
    if (path !== '/api/auth/session') return json({ message: 'The test is not open.' }, 403)
    const now = sessions.length > 1 ? sessions.shift() : sessions[0]
    if (now === 'slow') throw new DOMException('The session took more than ten seconds.', 'TimeoutError')
    return now === 'busy' ? json({}, 503) : json(now === 'asha' ? session : {})
  }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer(address)
  })
  return asked
}

/** The page reads the session as it hydrates, then the test is opened. */
const opened = async () => {
  const path = '/tests/jee-6/ongoing'
  const exam = createExam({ path, base: '/tests/jee-6', root: '/tests/jee-6', apiUrl: '', buildId: 'b' })
  await readSession()
  await exam.open()
  exam.close()
  return exam.stage.get()
}

beforeEach(() => dispatch({ type: 'signed-out' }))
afterEach(() => vi.unstubAllGlobals())

test.each<[string, Session[]]>([
  ['at once', ['nobody']],
  ['when it is asked again', ['slow', 'nobody']],
])('whoever the session service knows nothing of %s is asked to sign in', async (_when, sessions) => {
  aServer(sessions)
  expect(await opened()).toEqual({ at: 'sign-in' })
})

test.each<[string, Session[]]>([
  ['slow', ['slow']],
  ['busy', ['busy']],
])('a session service that is %s sends nobody away to sign in', async (_what, sessions) => {
  aServer(sessions)
  expect(await opened()).toMatchObject({ at: 'failed', message: expect.stringContaining('We cannot reach the server') })
})

test('one that was slow once is asked again, and the test is opened', async () => {
  const asked = aServer(['slow', 'asha'])
  expect(await opened()).toMatchObject({ at: 'failed', message: 'The test is not open.' })
  expect(asked).toContain('/api/v1/tests/jee-6/main-detail')
})

test('offline nobody is asked a second time', async () => {
  const asked = aServer(['slow'], false)
  expect(await opened()).toMatchObject({ at: 'failed' })
  expect(asked).toEqual(['/api/auth/session', '/builds/latest.json'])
})
