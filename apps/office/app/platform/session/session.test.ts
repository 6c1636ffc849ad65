import { expect, test } from 'vitest'
import { failureIn } from './session.ts'

test.each([
  ['/office', undefined],
  ['http://localhost/office?error=CredentialsSignin', 'wrong'],
  ['/auth/sign-in?error=CredentialsSignin&code=limited', 'limited'],
  ['/auth/sign-in?error=CredentialsSignin&code=second-way', 'second-way'],
  ['http://[', undefined],
])('%s says %s', (url, failure) => expect(failureIn(url)).toBe(failure))
