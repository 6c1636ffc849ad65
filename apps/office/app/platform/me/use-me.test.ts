import { beforeEach, expect, test, vi } from 'vitest'

const stored: Record<string, string> = {}
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, value: string) => {
    stored[name] = value
    Object.assign(globalThis.localStorage, { [name]: value })
  },
  removeItem: (name: string) => {
    delete stored[name]
    Reflect.deleteProperty(globalThis.localStorage, name)
  },
})
const { queryClient } = await import('../browser-storage/query-client.ts')
const { keep, kept } = await import('../browser-storage/browser-storage.ts')
const { meKey, takeMe } = await import('./use-me.ts')

const me = { email: 'asha@northlight.test', name: 'Asha', needs: null } as unknown as Parameters<typeof takeMe>[0]

beforeEach(() => queryClient.clear())

test('who looks is kept for when there is no network; what a colleague has left here is forgotten', () => {
  keep('families', ['Meera'])
  takeMe(me)
  takeMe({ ...me, name: 'Asha Rao' })
  expect(queryClient.getQueryData(meKey)).toMatchObject({ name: 'Asha Rao' })
  expect(kept('families')).not.toBe(null)
  takeMe({ ...me, email: 'ravi@northlight.test' })
  expect(kept('families')).toBe(null)
  expect(kept('me')?.value).toMatchObject({ email: 'ravi@northlight.test' })
})
