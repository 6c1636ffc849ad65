import { expect, test } from 'vitest'
import { errorsOf } from '../../../platform/forms/form-core.ts'
import { signUp } from './sign-up-endpoint.ts'

const filled = {
  name: 'Asha Rao',
  date_of_birth: '2005-04-23',
  email: 'asha@northlight.test',
  phone: '98450 12345',
  password: 'Polaris#2027',
  confirm_password: 'Polaris#2027',
  terms: 'on',
}
const complaints = (change: Record<string, unknown>) =>
  errorsOf(signUp.input ?? expect.fail('no schema'), { ...filled, ...change })

test('a filled form has nothing wrong with it', () => {
  expect(complaints({})).toEqual({})
})

test('the date of birth and the terms are asked for, beyond what the call needs', () => {
  expect(Object.keys(complaints({ date_of_birth: undefined, terms: undefined }))).toEqual(['date_of_birth', 'terms'])
})

test('two different passwords are noticed on the second', () => {
  expect(Object.keys(complaints({ confirm_password: 'Polaris#2028' }))).toEqual(['confirm_password'])
})

test('who is under 18 names a parent, with an address', () => {
  const young = `${new Date().getFullYear() - 15}-01-02`
  expect(Object.keys(complaints({ date_of_birth: young }))).toEqual(['parent_name', 'parent_email'])
  expect(
    complaints({ date_of_birth: young, parent_name: 'Ramesh Rao', parent_email: 'ramesh@northlight.test' }),
  ).toEqual({})
})

test('the parent is asked for together with everything else that is missing', () => {
  const young = `${new Date().getFullYear() - 15}-01-02`
  expect(Object.keys(complaints({ date_of_birth: young, name: undefined, terms: undefined }))).toEqual(
    expect.arrayContaining(['name', 'terms', 'parent_name', 'parent_email']),
  )
  expect(Object.keys(complaints({ date_of_birth: '2010-02', name: undefined }))).toEqual(['name', 'date_of_birth'])
})
