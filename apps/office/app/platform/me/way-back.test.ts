import { expect, test } from 'vitest'
import { wayBack, withWayBack } from './way-back.ts'

test.each([
  ['?to=/articles/3', '/articles/3'],
  ['?to=/articles%3Fpage%3D2', '/articles?page=2'],
  ['?to=//evil.example', '/'],
  ['?to=/%5Cevil.example', '/'],
  ['?to=https://evil.example', '/'],
  ['?to=/sign-in', '/'],
  ['', '/'],
])('%s leads to %s', (search, path) => expect(wayBack(search)).toBe(path))

test('the way back is part of the address only where there is one', () => {
  expect(withWayBack('/sign-in', '/')).toBe('/sign-in')
  expect(wayBack(withWayBack('/sign-in', '/articles?page=2').replace('/sign-in', ''))).toBe('/articles?page=2')
})
