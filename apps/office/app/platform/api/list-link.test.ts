import { expect, test } from 'vitest'
import { listLink } from './list-link.ts'

test('filters of the API become the filter of a list, everything else stays', () => {
  expect(listLink('/articles')).toBe('/articles')
  const search = new URLSearchParams(listLink('/articles?filter[state]=draft&page=2').split('?')[1])
  expect(JSON.parse(search.get('filter') ?? '')).toEqual({ state: 'draft' })
  expect(search.get('page')).toBe('2')
})
