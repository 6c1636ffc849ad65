import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './names.ts'

test('initials are the first letters of the first and the last name', () => {
  expect(initialsOf({ name: 'Asha Devi Rao' })).toBe('AR')
  expect(initialsOf({ name: ' imran ' })).toBe('I')
  expect(initialsOf({ name: 'ಆಶಾ ರಾವ್' })).toBe('ಆರ')
  expect(initialsOf({ name: null })).toBe('★')
})

test('the first name stands for the account, and a word where there is none', () => {
  expect(firstNameOf({ name: 'Asha Devi Rao' })).toBe('Asha')
  expect(firstNameOf({ name: '  ' })).toBe('Account')
  expect(firstNameOf({})).toBe('Account')
})
