import { contentEndpoints } from '@northlight/contract/content/endpoints'
import type { Endpoint } from '@northlight/contract/endpoint'
import { describe, expect } from 'vitest'
import type { factories } from '../../testing/factories.ts'
import { test } from '../../testing/test.ts'

type Make = ReturnType<typeof factories>

/** How to make a row of each list with a word to search for, and where the word stands. */
const lists: [string, (make: Make, word: string, is_active?: boolean) => Promise<unknown>][] = [
  ['/testimonial', (make, message, is_active = true) => make.testimonial({ message, is_active })],
  ['/gallery', (make, description, is_active = true) => make.galleryItem({ description, is_active })],
  ['/job-openings', (make, description_text, is_active = true) => make.jobOpening({ description_text, is_active })],
  ['/blog', (make, description_text, is_active = true) => make.blog({ description_text, is_active })],
  ['/expert-tip', (make, heading, is_active = true) => make.expertTip({ heading, is_active })],
  ['/team-member/staff', (make, designation, is_active = true) => make.staffMember({ designation, is_active })],
  ['/achiever/student', (make, college, is_active = true) => make.achiever({ college, is_active })],
  ['/event', (make, heading, is_active = true) => make.event({ heading, is_active })],
  ['/faq', (make, answer_text, is_active = true) => make.faq({ answer_text, is_active })],
  ['/tests', (make, description_text, is_active = true) => make.test({ description_text, is_active })],
]

type List = { data: { id: number }[]; meta: { total: number; last_page: number; from: number | null } }

describe('every list', () => {
  test('of the contract stands in this table', () => {
    const paged = (contentEndpoints as readonly Endpoint[]).filter(({ query }) => query).map(({ path }) => path)
    // Comments belong to an article, so they have tests of their own.
    expect(paged.filter((path) => path !== '/blog/comment/{blog_id}/paginate').sort()).toEqual(
      lists.map(([path]) => path).sort(),
    )
  })

  test.for(lists)('%s pages, searches and hides what is not active', async ([path, add], { http, make }) => {
    for (const word of ['Élan 100% sure', 'plain', 'plain again', 'plain once more', 'fifth']) await add(make, word)
    await add(make, 'plain but hidden', false)

    const first = await http.get(`${path}?total=2`)
    expect(first.status).toBe(200)
    const { data, links, meta } = first.body as unknown as List & { links: { next: string } }
    expect(data).toHaveLength(2)
    expect(meta).toMatchObject({ current_page: 1, from: 1, to: 2, last_page: 3, per_page: 2, total: 5 })
    expect(links.next).toBe(`https://northlight.test/api/v1${path}?total=2&page=2`)
    const rest = await Promise.all([2, 3].map((page) => http.get(`${path}?total=2&page=${page}`)))
    const ids = [data, ...rest.map(({ body }) => (body as unknown as List).data)].flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    const beyond = (await http.get(`${path}?total=2&page=9`)).body
    expect(beyond).toMatchObject({ data: [], meta: { from: null, to: null, total: 5 } })

    const found = async (text: string) =>
      ((await http.get(`${path}?filter[search]=${encodeURIComponent(text)}`)).body as unknown as List).meta.total
    expect(await found('elan')).toBe(1)
    expect(await found('PLAIN')).toBe(3)
    expect(await found('0% s')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('_')).toBe(0)
    expect(await found('nowhere, nothing')).toBe(0)
  })

  test.for(lists)('%s refuses what it does not know', async ([path], { http }) => {
    for (const [query, status] of [
      ['filter[colour]=red', 400],
      ['sort=colour', 400],
      ['total=0', 422],
      ['total=101', 422],
      ['total=ten', 422],
      ['page=0', 422],
      ['page=1.5', 422],
    ] as const)
      expect((await http.get(`${path}?${query}`)).status, query).toBe(status)
    for (const query of ['filter[search]=', 'total=', 'page=', 'filter=x', 'unknown=1'])
      expect(await http.get(`${path}?${query}`), query).toMatchObject({ status: 200, body: { data: [] } })
  })

  const sortable: [string, string[]][] = [
    ['/job-openings', ['id', 'name']],
    ['/blog', ['id', 'name', 'published_on']],
    ['/expert-tip', ['id', 'name', 'published_on']],
    ['/event', ['id', 'name', 'event_date']],
    ['/faq', ['id']],
    ['/tests', ['id', 'name']],
  ]
  test.for(sortable)('%s sorts by %s in both directions', async ([path, columns], { http, make }) => {
    const add = lists.find(([listed]) => listed === path)?.[1]
    for (const word of ['a', 'b', 'c']) await add?.(make, word)
    const ids = async (sort: string) =>
      ((await http.get(`${path}?sort=${sort}`)).body as unknown as List).data.map(({ id }) => id)
    const byId = await ids('id')
    expect(byId).toEqual(byId.toSorted((a, b) => a - b))
    expect(await ids('-id')).toEqual(byId.toReversed())
    for (const column of columns) {
      expect([...(await ids(column))].sort()).toEqual([...byId].sort())
      expect([...(await ids(`-${column},-id`))].sort()).toEqual([...byId].sort())
    }
  })
})
