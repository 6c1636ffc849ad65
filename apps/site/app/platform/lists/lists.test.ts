import { describe, expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import { pageNumber, searchText } from './page-number.ts'

const at = (query: string) => new URL(`https://academy.test/knowledge-desk${query}`)

describe('the page an address asks for', () => {
  for (const [query, page] of [
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=abc', 1],
    ['?page=2.5', 1],
    ['?page=', 1],
    ['?page=99999999999999999999', 999_999],
  ] as const)
    test(`${query || 'nothing'} is page ${page}`, () => expect(pageNumber(at(query))).toBe(page))
})

test('what is searched for is one line of at most 200 characters', () => {
  expect(searchText(at('?q=%20free%0A%20body%20'))).toBe('free body')
  expect(searchText(at('?q=%00free%00%07body%00'))).toBe('free body')
  expect(searchText(at(`?q=${'a'.repeat(300)}`))).toHaveLength(200)
  expect(searchText(at(`?q=${'a'.repeat(199)}%F0%9F%98%80`))).toBe('a'.repeat(199))
  expect(searchText(at(''))).toBe('')
})

describe('the address of a list', () => {
  test('keeps filters and leaves out what is empty and the first page', () => {
    expect(listAddress('/knowledge-desk')).toBe('/knowledge-desk')
    expect(listAddress('/knowledge-desk', { subject: '', q: undefined }, 1)).toBe('/knowledge-desk')
    expect(listAddress('/knowledge-desk', { subject: 'Physics', q: 'a & b' }, 2)).toBe(
      '/knowledge-desk?subject=Physics&q=a+%26+b&page=2',
    )
  })
})
