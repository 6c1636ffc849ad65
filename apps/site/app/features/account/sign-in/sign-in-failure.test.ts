import { expect, test } from 'vitest'
import { failureTitles, signInFailure } from './sign-in-failure.ts'

test('a wrong password, a pause, a second way, a crowd and a lost connection read differently', () => {
  const kinds = ['CredentialsSignin', 'Limited', 'SecondWay', 'Busy', 'Unreachable'].map(signInFailure)
  expect(kinds).toEqual(['credentials', 'limited', 'second-way', 'busy', 'unreachable'])
  expect(new Set(kinds.map((kind) => failureTitles[kind])).size).toBe(5)
})

test('anything unknown is not blamed on the person', () => {
  for (const error of ['Configuration', '<script>', 'constructor', '', null]) expect(signInFailure(error)).toBe('other')
})
