import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const session = (language: string) => ({
  type: 'session-arrived' as const,
  session: { user: { token: '1|token', email: 'asha@example.com', language } },
})

/** A page that was just loaded: its modules begin anew, what the device keeps stays. */
const newPage = async () => {
  vi.resetModules()
  const { dispatch } = await import('../session/store.ts')
  return { dispatch, ...(await import('./own-language.ts')) }
}

let answers: () => Promise<Response>
const asked: unknown[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  asked.length = 0
  answers = async () => Response.json({})
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    expect(address).toBe('/api/v1/profile/language')
    asked.push(JSON.parse(String(init.body)))
    return answers()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a choice is there at once, is told to the account, and the next page begins in it', async () => {
  const page = await newPage()
  page.followOwnLanguage('')
  page.dispatch(session('en'))
  await page.chooseOwnLanguage('kn', '')
  expect(page.ownLanguage.get()).toBe('kn')
  expect(asked).toEqual([{ language: 'kn' }])
  // An older answer of the session does not take it back.
  page.dispatch(session('en'))
  expect(page.ownLanguage.get()).toBe('kn')
  const next = await newPage()
  next.followOwnLanguage('')
  expect(next.ownLanguage.get()).toBe('kn')
})

test('what the account says counts: chosen on another device, it is followed here', async () => {
  const page = await newPage()
  page.followOwnLanguage('')
  expect(page.ownLanguage.get()).toBe('en')
  page.dispatch(session('hi'))
  expect(page.ownLanguage.get()).toBe('hi')
  expect(asked).toEqual([])
})

test('a choice without a connection is told by the next page that has one', async () => {
  answers = () => Promise.reject(new TypeError('offline'))
  const page = await newPage()
  page.followOwnLanguage('')
  page.dispatch(session('en'))
  await page.chooseOwnLanguage('kn', '')
  answers = async () => Response.json({})
  const next = await newPage()
  next.followOwnLanguage('')
  next.dispatch(session('en'))
  expect(next.ownLanguage.get()).toBe('kn')
  expect(asked).toEqual([{ language: 'kn' }, { language: 'kn' }])
})
