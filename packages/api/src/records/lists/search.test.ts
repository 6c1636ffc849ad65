import { describe, expect } from 'vitest'
import { test } from '../../../testing/records.ts'

/** Newest last, as they come: every third of them thanks. */
const comments = Array.from({ length: 181 }, (_, at) => (at % 3 === 0 ? `Thank you, number ${at}` : `Question ${at}`))

describe('a search in a long list', () => {
  test('has the newest first, page by page, and counts the same whatever stands in the way', async ({
    office,
    ctx,
    make,
  }) => {
    const blog = await make.blog({})
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    const rows = await ctx.db
      .insertInto('blog_comments')
      .values(
        comments.map((comment, at) => ({
          ...{
            blog_id: blog.id,
            name: `Meera ${at}`,
            email: `meera${at}@example.com`,
            comment,
            is_approved: at % 2 === 0,
          },
          ...stamps,
        })),
      )
      .returning(['id', 'comment'])
      .execute()
    const thanks = rows
      .flatMap(({ id, comment }) => (comment.startsWith('Thank') ? [id] : []))
      .toSorted((a, b) => b - a)
    const asha = office.as(office.editor)
    const found = async (query: string) => {
      const { body } = await asha.get(`/office/comments?filter[search]=thank%20you&total=25${query}`)
      const { data, meta } = body as { data: { id: number }[]; meta: { total: number; is_more: boolean } }
      return { ids: data.map(({ id }) => id), total: meta.total, isMore: meta.is_more }
    }
    const whole = { total: thanks.length, isMore: false }
    expect(await found('')).toEqual({ ids: thanks.slice(0, 25), ...whole })
    expect(await found('&page=2')).toEqual({ ids: thanks.slice(25, 50), ...whole })
    expect(await found('&page=3')).toEqual({ ids: thanks.slice(50), ...whole })
    // Oldest first, and with a filter beside it, the list is asked another way.
    expect(await found('&sort=id')).toEqual({ ids: thanks.toReversed().slice(0, 25), ...whole })
    const live = await found('&filter[state]=live')
    expect(live.ids.every((id) => thanks.includes(id))).toBe(true)
    expect(live.total).toBe(comments.filter((text, at) => text.startsWith('Thank') && at % 2 === 0).length)
  })
})
