import { expect, test, vi } from 'vitest'
import { queryClient } from '../browser-storage/query-client.ts'
import { failureIn, readSession, signOut } from './session.ts'

test.each([
  ['/office', undefined],
  ['http://localhost/office?error=CredentialsSignin', 'wrong'],
  ['/auth/sign-in?error=CredentialsSignin&code=limited', 'limited'],
  ['/auth/sign-in?error=CredentialsSignin&code=second-way', 'second-way'],
  ['http://[', undefined],
])('%s says %s', (url, failure) => expect(failureIn(url)).toBe(failure))

test('who signs in after a colleague finds nothing of what they have read', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{}',
    removeItem: (name: string) => Reflect.deleteProperty(globalThis.localStorage, name),
  })
  vi.stubGlobal('location', { href: 'http://localhost/office' })
  let email = 'asha@northlight.test'
  vi.stubGlobal('fetch', async () => Response.json({ user: { token: '1|a', email }, csrfToken: 'x', url: '/office' }))
  const left = () => {
    queryClient.setQueryData(['families'], ['Meera'])
    Object.assign(globalThis.localStorage, { 'office:read:families': '{}' })
  }
  const isLeft = () => [
    queryClient.getQueryData(['families']) !== undefined,
    'office:read:families' in globalThis.localStorage,
  ]
  await readSession()
  left()
  // The same person again: a session that ran out, or a second screen.
  await readSession()
  expect(isLeft()).toEqual([true, true])
  email = 'ravi@northlight.test'
  await readSession()
  expect(isLeft()).toEqual([false, false])
  left()
  await signOut()
  expect(isLeft()).toEqual([false, false])
})
