import { hours } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

type Article = { slug: string; name: string }

const kinds = [
  { path: '/blog', one: 'blog', many: 'blogs', make: 'blog' },
  { path: '/expert-tip', one: 'expertTip', many: 'expertTips', make: 'expertTip' },
] as const

describe.for(kinds)('$path', ({ path, one, many, make: kind }) => {
  test('shows what is published, and nothing before its time', async ({ http, make, world }) => {
    await make[kind]({ slug: 'now' })
    await make[kind]({ slug: 'draft', is_active: false })
    await make[kind]({ slug: 'tomorrow', published_on: '2026-11-16T04:30:00.000Z' })

    const slugs = async () => {
      const page = (await http.get(path)).body.data as Article[]
      const all = (await http.get(`${path}/all`)).body[many] as Article[]
      expect(all.map(({ slug }) => slug)).toEqual(page.map(({ slug }) => slug))
      return page.map(({ slug }) => slug)
    }
    expect(await slugs()).toEqual(['now'])
    for (const slug of ['draft', 'tomorrow', 'never'])
      expect(await http.get(`${path}/${slug}`), slug).toMatchObject({
        status: 404,
        body: { message: 'Data not found.' },
      })
    world.clock.advance(hours(24))
    expect(await slugs()).toEqual(['now', 'tomorrow'])
  })

  test('sorts by date or by name, as people read it', async ({ http, make }) => {
    await make[kind]({ name: 'banyan', published_on: '2026-11-02T00:00:00.000Z' })
    await make[kind]({ name: 'Apple', published_on: '2026-11-01T00:00:00.000Z' })
    await make[kind]({ name: 'Écu', published_on: '2026-11-03T00:00:00.000Z' })
    const names = async (sort: string) =>
      ((await http.get(`${path}?sort=${sort}`)).body.data as Article[]).map(({ name }) => name)
    expect(await names('')).toEqual(['banyan', 'Apple', 'Écu'])
    expect(await names('-published_on')).toEqual(['Écu', 'banyan', 'Apple'])
    expect(await names('name')).toEqual(['Apple', 'banyan', 'Écu'])
  })

  test('keeps the popular ones, or the others, or refuses to guess', async ({ http, make }) => {
    await make[kind]({ name: 'much read', is_popular: true, category: 'Physics' })
    await make[kind]({ name: 'little read', category: 'Wellbeing' })
    const names = async (filter: string) =>
      ((await http.get(`${path}?filter[${filter}`)).body.data as Article[]).map(({ name }) => name)
    for (const yes of ['true', '1']) expect(await names(`is_popular]=${yes}`)).toEqual(['much read'])
    for (const no of ['false', '0']) expect(await names(`is_popular]=${no}`)).toEqual(['little read'])
    expect(await names('is_popular]=')).toHaveLength(2)
    expect(await http.get(`${path}?filter[is_popular]=maybe`)).toMatchObject({
      status: 422,
      body: { errors: { 'filter.is_popular': ['Use true or false.'] } },
    })
    expect(await names('category]=Physics')).toEqual(['much read'])
    expect((await http.get(`${path}-category`)).body.data).toEqual([
      { name: 'Physics', total: 1 },
      { name: 'Wellbeing', total: 1 },
    ])
  })

  test('has the neighbours by the date of publication', async ({ http, make }) => {
    const day = (n: number) => `2026-11-0${n}T00:00:00.000Z`
    await make[kind]({ slug: 'third', published_on: day(3) })
    await make[kind]({ slug: 'first', published_on: day(1) })
    await make[kind]({ slug: 'hidden', published_on: day(2), is_active: false })
    await make[kind]({ slug: 'second-a', published_on: day(2) })
    await make[kind]({ slug: 'second-b', published_on: day(2) })
    await make[kind]({ slug: 'later', published_on: '2027-01-01T00:00:00.000Z' })
    const around = async (slug: string) => {
      const { body } = await http.get(`${path}/${slug}`)
      const neighbour = (key: string) => (body[key] as Article | null)?.slug ?? null
      return [neighbour(`prev_${one}`), neighbour(`next_${one}`)]
    }
    expect(await around('first')).toEqual([null, 'second-a'])
    expect(await around('second-a')).toEqual(['first', 'second-b'])
    expect(await around('second-b')).toEqual(['second-a', 'third'])
    expect(await around('third')).toEqual(['second-b', null])
  })

  test('finds an address however it is typed, and shows both forms of a date', async ({ http, make }) => {
    await make[kind]({ slug: 'my-post', published_on: '2026-03-04T20:00:00.000Z', description_text: 'x'.repeat(90) })
    for (const typed of ['my-post', 'MY-Post', 'm%C3%BD-p%C3%B3st'])
      expect((await http.get(`${path}/${typed}`)).body[one], typed).toMatchObject({
        slug: 'my-post',
        published: '2026, 05 Mar',
        published_on: '2026-03-04T20:00:00.000Z',
        short_description: `${'x'.repeat(80)}...`,
      })
  })
})

test('an article without a picture shows the drawing of its name', async ({ http, make }) => {
  await make.blog({ slug: 'bare', image: null })
  await make.blog({ slug: 'drawn', image: 'articles/drawn.svg' })
  const { data } = (await http.get('/blog')).body as { data: { image: string }[] }
  expect(data.map(({ image }) => image)).toEqual([
    'https://northlight.test/storage/drawn/blog-bare.svg',
    'https://northlight.test/storage/articles/drawn.svg',
  ])
})

describe('blog/comment/{blog_id}/paginate', () => {
  test('shows approved comments, newest first, escaped and without addresses', async ({ http, make }) => {
    const blog = await make.blog()
    const other = await make.blog()
    await make.comment({ blog_id: blog.id, name: 'First', created_at: '2026-03-05T12:12:00.000Z' })
    await make.comment({ blog_id: blog.id, name: 'A "b" <i>', comment: `<script>alert('&')</script>` })
    await make.comment({ blog_id: blog.id, name: 'Waiting', is_approved: false })
    await make.comment({ blog_id: other.id, name: 'Elsewhere' })
    const { body } = await http.get(`/blog/comment/${blog.id}/paginate?total=12&page=1`)
    expect(body.data).toMatchObject([
      {
        name: 'A &quot;b&quot; &lt;i&gt;',
        comment: '&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;',
        email: '',
        comment_on: '15 Nov, 2026 AT 10:00 am',
      },
      { name: 'First', email: '', comment_on: '05 Mar, 2026 AT 05:42 pm' },
    ])
    expect(body.meta).toMatchObject({ total: 2, per_page: 12 })
    const found = async (text: string) =>
      ((await http.get(`/blog/comment/${blog.id}/paginate?filter[search]=${text}`)).body.data as unknown[]).length
    expect(await found('first')).toBe(1)
    // Searching by address would tell who wrote what.
    expect(await found('reader@example.com')).toBe(0)
  })

  test('is 404 for an article that is not shown', async ({ http, make }) => {
    const draft = await make.blog({ is_active: false })
    for (const id of [draft.id, 987654, 'abc', '0', '-1', '1.5', '1e0', '0x1', '99999999999999999999'])
      expect(await http.get(`/blog/comment/${id}/paginate`), String(id)).toMatchObject({
        status: 404,
        body: { message: 'Data not found.' },
      })
  })
})
