import { expect, test } from 'vitest'
import { isAllowed, navigateTo } from './navigate-to.ts'

const recorder = () => {
  const visited: unknown[] = []
  const navigate = (to: unknown) => {
    visited.push(to)
  }
  return { visited, navigate: navigate as Parameters<typeof navigateTo>[0] }
}

test('goes to an address of this site', () => {
  const { visited, navigate } = recorder()
  expect(navigateTo(navigate, '/profile?x=1')).toBe(true)
  expect(visited).toEqual(['/profile?x=1'])
})

test('refuses a foreign address and goes nowhere', () => {
  const { visited, navigate } = recorder()
  for (const address of ['//evil.test', 'https://evil.test', 'javascript:alert(1)', null])
    expect(navigateTo(navigate, address)).toBe(false)
  expect(visited).toEqual([])
})

test('an allowed origin must match whole', () => {
  const allow = ['https://pay.example']
  expect(isAllowed('https://pay.example/order/1', allow)).toBe(true)
  for (const address of [
    'http://pay.example/',
    'https://pay.example.evil.test/',
    'https://pay.example@evil.test/',
    'https://user@pay.example/',
    'https://evil.test/https://pay.example',
    'javascript:alert(1)//https://pay.example',
  ])
    expect(isAllowed(address, allow), address).toBe(false)
})
