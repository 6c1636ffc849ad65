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

/** What the screen of a test made: each attempt, whether it was told to stop, and how its test ends. */
const attempts = vi.hoisted((): { isLive: boolean; end: () => void }[] => [])

vi.mock(import('./screens.ts'), async (original) => {
  const beginFree = async ({ onEnd }: { onEnd: (how: 'finished') => void }) => {
    const one = { isLive: true, end: () => onEnd('finished') }
    attempts.push(one)
    const stop = () => {
      one.isLive = false
    }
    const attempt = { begin: async () => undefined, canReload: { set: () => undefined }, stop }
    return { attempt, Screen: () => null, pictures: [] }
  }
  return { ...(await original()), freeScreen: async () => ({ beginFree }) as never }
})

/** A browser with one lock for all its tabs. */
const locksOfBrowser = () => {
  let isHeld = false
  return {
    request: async (_name: string, _options: unknown, run: (lock: object | null) => unknown) => {
      if (isHeld) return run(null)
      isHeld = true
      await run({})
      isHeld = false
    },
  }
}

const running: Record<string, unknown> = {
  '/tests/jee-6/main-detail': {
    test: { name: 'JEE 6', delivery: 'free', is_test_enrolled: { is_enrolled: true, test_status: 'Ongoing' } },
  },
  '/tests/jee-6/attempt': { sitting: { attempt: 'a-1', device: 1, paper_version: 1, is_held_elsewhere: false } },
  '/tests/jee-6/paper/1': { paper: { version: 1, languages: ['en'] } },
}

const aRunningTest = () => {
  attempts.length = 0
  vi.stubGlobal('navigator', { locks: locksOfBrowser() })
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/auth/session' ? json(session) : json(running[address.replace('/api/v1', '')] ?? {}),
  )
  return createExam({
    path: '/tests/jee-6/ongoing',
    base: '/tests/jee-6',
    root: '/tests/jee-6',
    apiUrl: '',
    buildId: 'b',
  })
}

const live = () => attempts.map(({ isLive }) => isLive)

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

test('opened twice at the same moment it is one test, and never “open in another tab”', async () => {
  const exam = aRunningTest()
  const seen: string[] = []
  exam.stage.subscribe(() => seen.push(exam.stage.get().at))
  await readSession()
  await Promise.all([exam.open(), exam.open()])
  expect(seen).not.toContain('other-tab')
  expect(exam.stage.get().at).toBe('free')
  expect(live()).toEqual([true])
  exam.close()
  expect(live()).toEqual([false])
})

test('an attempt that another one takes the place of is stopped: one is live, the one on the screen', async () => {
  const exam = aRunningTest()
  await readSession()
  await exam.open()
  // The clock ended it, and staff gave time.
  attempts[0]?.end()
  await exam.open()
  expect(exam.stage.get().at).toBe('free')
  expect(live()).toEqual([false, true])
  exam.close()
})
