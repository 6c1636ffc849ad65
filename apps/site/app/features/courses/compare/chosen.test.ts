import { describe, expect, test } from 'vitest'
import { chosenIn, compareAddress, examplesOf, without } from './chosen.ts'

const at = (query: string) => chosenIn(new URL(`https://academy.test/compare${query}`))

describe('the courses an address compares', () => {
  test('are at most three, each once', () => {
    expect(at('?c=a/x&c=a/x&c=b/x&c=a/y&c=a/z')).toEqual([
      { branch: 'a', course: 'x' },
      { branch: 'b', course: 'x' },
      { branch: 'a', course: 'y' },
    ])
  })

  test('are those that can be read', () => {
    expect(at('')).toEqual([])
    expect(at('?c=&c=only-a-branch&c=a/b/c&c=..%2Fsecret&c=a/%20')).toEqual([])
    expect(at('?c=%20lake/jee%20')).toEqual([{ branch: 'lake', course: 'jee' }])
  })
})

test('the address says the choice, and one can be taken out of it', () => {
  const chosen = at('?c=a/x&c=b/x')
  expect(compareAddress(chosen)).toBe('/compare?c=a/x&c=b/x')
  expect(compareAddress(without(chosen, { branch: 'a', course: 'x' }))).toBe('/compare?c=b/x')
  expect(compareAddress([])).toBe('/compare')
})

test('a comparison to begin with has two courses of one class, one for each campus that has two', () => {
  const [a, b] = [
    { name: 'A', slug: 'a' },
    { name: 'B', slug: 'b' },
  ]
  const courses = [
    { name: 'School', slug: 's', class: 'School', branches: [a] },
    { name: 'JEE', slug: 'jee', class: 'Senior', branches: [a, b] },
    { name: 'NEET', slug: 'neet', class: 'Senior', branches: [a] },
    { name: 'KCET', slug: 'kcet', class: 'Senior', branches: [a] },
  ]
  expect(examplesOf(courses)).toEqual([{ one: 'JEE', other: 'NEET', campus: 'A', to: '/compare?c=a/jee&c=a/neet' }])
})

test('a second campus begins with another pair, where it has one', () => {
  const branches = [
    { name: 'A', slug: 'a' },
    { name: 'B', slug: 'b' },
    { name: 'C', slug: 'c' },
  ]
  const courses = [
    { name: 'Nine', slug: 'nine', class: 'School', branches },
    { name: 'Ten', slug: 'ten', class: 'School', branches },
    { name: 'JEE', slug: 'jee', class: 'Senior', branches: branches.slice(0, 2) },
    { name: 'NEET', slug: 'neet', class: 'Senior', branches: branches.slice(0, 2) },
  ]
  expect(examplesOf(courses).map(({ one, campus }) => `${one} ${campus}`)).toEqual(['Nine A', 'JEE B', 'Nine C'])
})
