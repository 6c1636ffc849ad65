import { expect, test } from 'vitest'
import { failureTitles, signInFailure } from './sign-in-failure.ts'

test('a wrong password, a pause and a lost line read differently', () => {
  const kinds = ['CredentialsSignin', 'Limited', 'Unreachable'].map(signInFailure)
  expect(kinds).toEqual(['credentials', 'limited', 'unreachable'])
  expect(new Set(kinds.map((kind) => failureTitles[kind])).size).toBe(3)
})

test('anything unknown is not blamed on the person', () => {
  for (const error of ['Configuration', '<script>', 'constructor', '', null]) expect(signInFailure(error)).toBe('other')
})
