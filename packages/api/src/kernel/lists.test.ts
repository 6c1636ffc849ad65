import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listEnvelope, pageWindow } from './lists.ts'

const shown = (current: number, last: number) =>
  pageWindow(current, last)
    .map((page) => page ?? '…')
    .join(' ')

test.for([
  [1, 1, '1'],
  [3, 13, '1 2 3 4 5 6 7 8 9 10 11 12 13'],
  [7, 14, '1 2 3 4 5 6 7 8 9 10 … 13 14'],
  [8, 14, '1 2 … 5 6 7 8 9 10 11 12 13 14'],
  [10, 30, '1 2 … 7 8 9 10 11 12 13 … 29 30'],
  [24, 30, '1 2 … 21 22 23 24 25 26 27 28 29 30'],
] as const)('page %i of %i shows %s', ([current, last, pages]) => {
  expect(shown(current, last)).toBe(pages)
})

test('past the end there is a way back and none forward', () => {
  const url = new URL('https://x.test/api/v1/blog?total=10&page=9')
  const { links, meta } = listEnvelope({ root: 'https://x.test', url }, { number: 9, size: 10, total: 12 }, [])
  expect(links).toMatchObject({ prev: 'https://x.test/api/v1/blog?total=10&page=8', next: null })
  expect(meta).toMatchObject({ from: null, to: null, last_page: 2 })
})

test('the current page is always shown and first and last always reachable', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [current, last] = [Math.min(a, b), Math.max(a, b)]
      const pages = pageWindow(current, last)
      expect(pages).toContain(current)
      expect(pages[0]).toBe(1)
      expect(pages.at(-1)).toBe(last)
      const numbers = pages.filter((page) => page !== null)
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
    }),
  )
})
