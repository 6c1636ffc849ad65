import { comments } from '@northlight/contract/office/resources/comments'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/records.ts'
import type { Fixtures } from '../../../testing/test.ts'
import { countFor, markExamActivity } from '../../kernel/yield-to-exams.ts'
import { matchingIds } from './all-ids.ts'

/** As they come, oldest first. */
const addComments = async ({ ctx, make }: Pick<Fixtures, 'ctx' | 'make'>, texts: string[]) => {
  const blog = await make.blog({})
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const ids: number[] = []
  for (let from = 0; from < texts.length; from += 1000) {
    const rows = await ctx.db
      .insertInto('blog_comments')
      .values(
        texts.slice(from, from + 1000).map((comment, at) => ({
          ...{ blog_id: blog.id, name: 'Meera', email: 'meera@example.com', comment, is_approved: at % 2 === 0 },
          ...stamps,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids.toSorted((a, b) => a - b)
}

type Found = { data: { id: number }[]; meta: { total: number; is_more: boolean } }

describe('a search in a long list', () => {
  const finder =
    (http: Fixtures['http'], { token }: { token: string }) =>
    async (query: string) => {
      const reply = await http.get(`/office/comments?total=25&${query}`, { token })
      const { data, meta } = reply.body as Found
      return { ids: data.map(({ id }) => id), total: meta.total, isMore: meta.is_more }
    }

  test('has the newest first, page by page, and counts the same however it is asked', async ({
    office,
    http,
    ctx,
    make,
  }) => {
    const texts = Array.from({ length: 181 }, (_, at) => (at % 3 === 0 ? `Thank you, number ${at}` : `Question ${at}`))
    const ids = await addComments({ ctx, make }, texts)
    const thanks = ids.filter((_, at) => at % 3 === 0).toReversed()
    const found = finder(http, office.editor)
    const search = 'filter[search]=thank%20you'
    const whole = { total: thanks.length, isMore: false }
    expect(await found(search)).toEqual({ ids: thanks.slice(0, 25), ...whole })
    expect(await found(`${search}&page=2`)).toEqual({ ids: thanks.slice(25, 50), ...whole })
    expect(await found(`${search}&page=3`)).toEqual({ ids: thanks.slice(50), ...whole })
    expect(await found('filter[search]=nobody%20wrote')).toEqual({ ids: [], total: 0, isMore: false })
    // Oldest first, and with a filter beside it, the list is asked another way.
    expect(await found(`${search}&sort=id`)).toEqual({ ids: thanks.toReversed().slice(0, 25), ...whole })
    const live = await found(`${search}&filter[state]=live`)
    expect(live.total).toBe(texts.filter((_, at) => at % 6 === 0).length)
    expect(thanks).toEqual(expect.arrayContaining(live.ids))
  })

  test('of two letters finds who has them, and refuses nothing', async ({ office, http, ctx, make }) => {
    const [first, second] = await addComments({ ctx, make }, ['Zq is here', 'Nobody else'])
    const found = finder(http, office.editor)
    expect(await found('filter[search]=zq')).toEqual({ ids: [first], total: 1, isMore: false })
    expect(await found('filter[search]=s')).toEqual({ ids: [second, first], total: 2, isMore: false })
    expect(await found('filter[search]=%25')).toEqual({ ids: [], total: 0, isMore: false })
  })

  test('for a word that stands in more rows than are counted still has the newest first', async ({
    office,
    http,
    ctx,
    make,
  }) => {
    const whenQuiet = countFor(Number.POSITIVE_INFINITY, true)
    const [oldest, ...ids] = await addComments({ ctx, make }, [
      'Zq, and thanks',
      ...Array<string>(whenQuiet + 30).fill('Thank you'),
    ])
    const found = finder(http, office.editor)
    const newest = ids.toReversed()
    markExamActivity(Number.NEGATIVE_INFINITY)
    const most = { total: whenQuiet, isMore: true }
    expect(await found('filter[search]=thank')).toEqual({ ids: newest.slice(0, 25), ...most })
    expect(await found('filter[search]=thank&page=7')).toEqual({ ids: newest.slice(150, 175), ...most })
    // While a test is written less is counted, and no page is lost for that.
    markExamActivity()
    const fewer = { total: countFor(0, true), isMore: true }
    expect(await found('filter[search]=thank')).toEqual({ ids: newest.slice(0, 25), ...fewer })
    expect(await found('filter[search]=thank&page=50')).toEqual({ ids: newest.slice(1225, 1250), ...fewer })
    expect(await found('filter[state]=live')).toMatchObject({ total: ids.length / 2 + 1, isMore: false })
    markExamActivity(Number.NEGATIVE_INFINITY)
    // Two letters are looked for among the newest in a list, and among all for a file and an act on many.
    expect(await found('filter[search]=zq')).toEqual({ ids: [], total: 0, isMore: false })
    const all: number[] = []
    for await (const some of matchingIds(ctx, comments, { search: 'zq' })) all.push(...some)
    expect(all).toEqual([oldest])
  })
})
