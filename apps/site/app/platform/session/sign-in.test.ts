import { expect, test } from 'vitest'
import { errorIn, nameOfFailure } from './sign-in.ts'

test('finds the error in an absolute or a relative address', () => {
  expect(errorIn('https://northlight.test/auth/sign-in?error=CredentialsSignin')).toBe('CredentialsSignin')
  expect(errorIn('/auth/sign-in?error=Limited&x=1')).toBe('Limited')
})

test('an address without the parameter is no error', () => {
  expect(errorIn('https://northlight.test/profile')).toBeNull()
  expect(errorIn('')).toBeNull()
  expect(errorIn('http://[broken')).toBeNull()
})

test('a pause after too many tries is told apart from a wrong password', () => {
  expect(errorIn('/auth/sign-in?error=CredentialsSignin&code=limited')).toBe('Limited')
  expect(errorIn('/auth/sign-in?error=CredentialsSignin&code=second-way')).toBe('SecondWay')
  expect(errorIn('/auth/sign-in?error=CredentialsSignin&code=busy')).toBe('Busy')
  expect(errorIn('/auth/sign-in?error=CredentialsSignin&code=credentials')).toBe('CredentialsSignin')
})

test('no connection is told apart from a reply that cannot be read', () => {
  expect(nameOfFailure(new TypeError('Failed to fetch'))).toBe('Unreachable')
  expect(nameOfFailure(new SyntaxError('Unexpected token'))).toBe('Failed')
})
