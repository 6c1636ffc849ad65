import { expect, test } from 'vitest'
import { pagesShown, rangeText } from './pager.tsx'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 16, [1, 2, 'gap', 16]],
  [8, 16, [1, 'gap', 7, 8, 9, 'gap', 16]],
  [16, 16, [1, 'gap', 15, 16]],
])('page %i of %i shows %j', (page, last, shown) => expect(pagesShown(page, last)).toEqual(shown))

test('the range says what is seen of how many', () => {
  const words = ['article', 'articles'] as const
  expect(rangeText({ page: 2, perPage: 25, total: 214, words })).toBe('26–50 of 214 articles')
  expect(rangeText({ page: 1, perPage: 25, total: 1, words })).toBe('1–1 of 1 article')
  expect(rangeText({ page: 1, perPage: 25, total: 0, words })).toBe('No articles')
  expect(rangeText({ page: 400, perPage: 25, total: 10_000, isMore: true, words })).toBe(
    '9,976–10,000 of 10,000+ articles',
  )
})
