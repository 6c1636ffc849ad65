import { expect, test } from 'vitest'
import { keepRedirect, redirectIn, signInAddress } from './redirect.ts'

test('a person comes back to the page they wanted, with its query and place', () => {
  const search = new URL(signInAddress('/online-tests/neet-1?page=2#rules'), 'https://northlight.test').search
  expect(redirectIn(search)).toBe('/online-tests/neet-1?page=2#rules')
})

test('without a page of ours the profile is next', () => {
  for (const search of [
    '',
    '?redirect=',
    '?redirect=https://evil.test',
    '?redirect=//evil.test',
    '?redirect=%2F%5Cevil',
  ])
    expect(redirectIn(search), search).toBe('/profile')
})

test('nobody is led back to a page for guests', () => {
  expect(redirectIn('?redirect=/auth/sign-up')).toBe('/profile')
})

test('the wanted page is kept from form to form, a foreign one is dropped', () => {
  expect(keepRedirect('/auth/sign-up', '?redirect=/profile%23devices')).toBe(
    '/auth/sign-up?redirect=%2Fprofile%23devices',
  )
  expect(keepRedirect('/auth/sign-up', '?redirect=https://evil.test')).toBe('/auth/sign-up')
  expect(keepRedirect('/auth/sign-up', '')).toBe('/auth/sign-up')
})
