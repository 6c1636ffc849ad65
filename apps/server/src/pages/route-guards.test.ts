import { describe, expect, test } from 'vitest'
import { guardOf, ledFrom } from './route-guards.ts'

describe('the guards of pages', () => {
  test.each([
    ['/profile', 'signed-in'],
    ['/profile/details?x=1', 'signed-in'],
    ['/test-enrolled?page=2', 'signed-in'],
    ['/online-tests/mock-1/report/questions', 'signed-in'],
    ['/admission/online-tests/mock-1', 'signed-in'],
    ['/practice/0198', 'signed-in'],
    ['/practice/bookmarks', 'signed-in'],
    ['/practice', undefined],
    ['/practice/try?x=1', undefined],
    ['/auth/sign-in?redirect=/faq', 'guest'],
    ['/profile.data', undefined],
    ['/profile/details.data', undefined],
    ['/profiles', undefined],
    ['/online-tests/mock-1', undefined],
    ['/online-tests/mock-1/ongoing', undefined],
    ['/admission/online-tests/mock-1/ongoing', undefined],
    ['/auth/reset-password/secret', undefined],
    ['/admission', undefined],
  ])('%s is for %s', (url, door) => {
    expect(guardOf(url)).toBe(door)
  })

  test('guests are led to sign-in and back, signed-in people to their profile', () => {
    expect(ledFrom('signed-in', '/profile/details?a=b', false)).toBe(
      '/auth/sign-in?redirect=%2Fprofile%2Fdetails%3Fa%3Db',
    )
    expect(ledFrom('signed-in', '/profile', true)).toBeUndefined()
    expect(ledFrom('guest', '/auth/sign-in', true)).toBe('/profile')
    expect(ledFrom('guest', '/auth/sign-in?redirect=//evil.test', true)).toBeUndefined()
    expect(ledFrom('guest', '/auth/sign-in', false)).toBeUndefined()
  })
})
