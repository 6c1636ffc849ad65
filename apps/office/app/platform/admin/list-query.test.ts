import { firstListCall, pageSize } from '@northlight/contract/office/prefetch'
import { resources } from '@northlight/contract/office/resources/list'
import { expect, test } from 'vitest'
import { sortOf } from './list-cache.ts'
import { listQueryOf } from './list-query.ts'

test('a list is asked for in the words of the API', () => {
  expect(
    listQueryOf({
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'published_on', order: 'DESC' },
      filter: { search: 'mock', state: '', category: undefined },
    }),
  ).toEqual({ total: '50', page: '3', sort: '-published_on', 'filter[search]': 'mock' })
})

test('without anything it is the first page as the API sorts it', () => {
  expect(listQueryOf({})).toEqual({ total: '25', page: '1' })
})

test('a list is answered ahead under the address that its screen would ask', () => {
  for (const resource of resources) {
    const query = listQueryOf({
      pagination: { page: 1, perPage: pageSize },
      sort: sortOf(resource.list.first),
      filter: {},
    })
    expect(`/office/${resource.name}?${new URLSearchParams(query)}`).toBe(firstListCall(resource))
  }
})
