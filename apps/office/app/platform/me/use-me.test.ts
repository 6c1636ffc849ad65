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
const { calls } = await import('../api/client.ts')
const { queryClient } = await import('../api/query-client.ts')
const { keep, kept } = await import('../offline/kept.ts')
const { meKey, readMeAhead } = await import('./use-me.ts')

const me = { email: 'asha@northlight.test', name: 'Asha', needs: null }
const get = vi.spyOn(calls, 'get')
const answer = (body: object) => get.mockResolvedValue(body)

beforeEach(() => queryClient.clear())

test('whoever worked here last is as before until the answer has come', async () => {
  keep('me', me)
  answer({ ...me, name: 'Asha Rao' })
  const asked = readMeAhead(me.email)
  expect(queryClient.getQueryData(meKey)).toMatchObject({ name: 'Asha' })
  await asked
  expect(queryClient.getQueryData(meKey)).toMatchObject({ name: 'Asha Rao' })
})

test('what a colleague has left here, or somebody whose second factor was wanted, is not taken', async () => {
  keep('me', me)
  keep('families', ['Meera'])
  answer({ ...me, email: 'ravi@northlight.test' })
  const asked = readMeAhead('ravi@northlight.test')
  expect([queryClient.getQueryData(meKey), kept('families')]).toEqual([undefined, null])
  await asked
  queryClient.clear()
  keep('me', { ...me, needs: 'second-factor' })
  void readMeAhead(me.email).catch(() => {})
  expect(queryClient.getQueryData(meKey)).toBeUndefined()
})
