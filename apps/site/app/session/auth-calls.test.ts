import { expect, test } from 'vitest'
import { errorIn } from './auth-calls.ts'

test('finds the error in an absolute or a relative address', () => {
  expect(errorIn('https://northlight.test/auth/sign-in?error=CredentialsSignin')).toBe('CredentialsSignin')
  expect(errorIn('/auth/sign-in?error=Limited&x=1')).toBe('Limited')
})

test('an address without the parameter is no error', () => {
  expect(errorIn('https://northlight.test/profile')).toBeNull()
  expect(errorIn('')).toBeNull()
  expect(errorIn('http://[broken')).toBeNull()
})
