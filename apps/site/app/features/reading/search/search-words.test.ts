import { searchLimits as contractLimits } from '@northlight/contract/search'
import { expect, test } from 'vitest'
import { searchLimits } from './limits.ts'
import { isSearchable, resultCount, searchAddress, searchWords } from './search-words.ts'

test('what is searched for is one line of the length the API takes', () => {
  expect(searchWords('  free \n body ')).toBe('free body')
  expect(searchWords('jee\0 \u0007main\0')).toBe('jee main')
  expect(searchWords('a'.repeat(300))).toHaveLength(100)
  expect(searchWords(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99))
  expect(searchWords(`${'a'.repeat(98)}😀`)).toBe(`${'a'.repeat(98)}😀`)
  expect(isSearchable('a')).toBe(false)
  expect(isSearchable('jee')).toBe(true)
  expect(['😀', '😀😀', 'ಭೌ'].map(isSearchable)).toEqual([false, true, true])
})

test('the browser and the API agree on the limits', () => {
  expect(contractLimits).toMatchObject(searchLimits)
})

test('an address carries words and kind safely', () => {
  expect(searchAddress('a & b?')).toBe('/search?q=a+%26+b%3F')
  expect(searchAddress('heat', 'article')).toBe('/search?q=heat&kind=article')
})

test('results are counted in words', () => {
  expect([0, 1, 2].map(resultCount)).toEqual(['Nothing found', '1 result', '2 results'])
})
