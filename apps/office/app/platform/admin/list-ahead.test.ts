import { beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../api/client.ts'
import { dataProvider } from './data-provider.ts'
import { pageSize, readListAhead, sortOf } from './list-ahead.ts'

const get = vi.spyOn(calls, 'get')
const reply = { data: [{ id: 7 }], meta: { total: 1 } }
const list = () =>
  dataProvider.getList('articles', {
    pagination: { page: 1, perPage: pageSize },
    sort: sortOf('-published_on'),
    filter: {},
  })

beforeEach(() => {
  get.mockReset()
  get.mockResolvedValue(reply)
})

test('the list of the address is asked for once, and read anew the next time', async () => {
  readListAhead({ pathname: '/office/articles', search: '' })
  expect(await list()).toMatchObject({ data: [{ id: 7 }], total: 1 })
  expect(get).toHaveBeenCalledTimes(1)
  await list()
  expect(get).toHaveBeenCalledTimes(2)
})

test('a refusal reaches the screen', async () => {
  get.mockRejectedValueOnce(new Error('Not yours.'))
  readListAhead({ pathname: '/office/articles/', search: '' })
  await expect(list()).rejects.toThrow('Not yours.')
})

test('an address that is no plain list asks for nothing', () => {
  for (const [pathname, search] of [
    ['/office', ''],
    ['/office/articles', '?page=2'],
    ['/office/articles/3', ''],
    ['/office/people', ''],
  ] as const)
    readListAhead({ pathname, search })
  expect(get).not.toHaveBeenCalled()
})
