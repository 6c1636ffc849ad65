import { expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import { insert } from '../../testing/rows.ts'

test('today tells an editor what waits, and nothing else', async ({ office, make, world }) => {
  const asha = office.as(office.editor)
  const { make: makeOne, publish } = recordSteps(asha, 'articles')
  expect((await asha.get('/office/today')).body).toMatchObject({ blocks: [] })
  const planned = await makeOne({ name: 'Planned' })
  await publish(planned, { at: '2026-12-20T00:00:00.000Z' })
  await makeOne({ name: 'Unfinished', author_name: null })
  const blog = await make.blog()
  await make.comment({ blog_id: blog.id, is_approved: false })
  world.clock.advance(15 * 86_400_000)
  expect((await asha.get('/office/today')).body).toMatchObject({
    blocks: [
      {
        key: 'planned',
        count: 1,
        items: [{ title: 'Planned', under: 'Article, Asha Rao', to: `/articles/${planned}` }],
      },
      { key: 'closed', count: 1, items: [{ title: 'Unfinished' }] },
      { key: 'old-drafts', count: 2 },
      { key: 'comments', count: 1 },
    ],
  })
  const counsellor = await make.user({ role: 'counsellor' })
  expect((await office.as({ token: await make.token(counsellor) }).get('/office/today')).body).toMatchObject({
    blocks: [],
  })
})

test('a list says how many there are on every page, whether it had to count or not', async ({ office, make }) => {
  const asha = office.as(office.editor)
  const blog = await make.blog()
  for (let n = 1; n <= 12; n += 1)
    await make.comment({ blog_id: blog.id, comment: n === 7 ? 'A rare word' : 'Thank you' })
  const read = async (query: string) => {
    const { data, meta } = (await asha.get(`/office/comments?total=5&${query}`)).body as {
      data: unknown[]
      meta: { total: number }
    }
    return [data.length, meta.total]
  }
  expect(await read('page=1')).toEqual([5, 12])
  expect(await read('page=3')).toEqual([2, 12])
  expect(await read('page=4')).toEqual([0, 12])
  const word = (text: string) => `filter[search]=${encodeURIComponent(text)}`
  expect(await read(word('rare'))).toEqual([1, 1])
  expect(await read(word('nowhere'))).toEqual([0, 0])
  // Three colleagues at once are answered one after the other.
  expect(await Promise.all(['thank', 'rare', 'thank you'].map((text) => read(word(text))))).toEqual([
    [5, 11],
    [1, 1],
    [5, 11],
  ])
})

test('the palette finds records by title and address, several at once', async ({ office, make }) => {
  const asha = office.as(office.editor)
  const blog = await make.blog({ name: 'Reading periodic trends', slug: 'periodic-trends' })
  const faq = await make.branch({ name: 'Hubballi campus' })
  const found = async (q: string) => (await asha.get(`/office/search?q=${encodeURIComponent(q)}`)).body.results
  expect(await found('PERIODIC')).toMatchObject([{ resource: 'articles', id: blog.id, to: `/articles/${blog.id}` }])
  expect(await found('periodic-tr, hubballi')).toMatchObject([{ id: blog.id }, { id: faq.id, under: 'branch' }])
  expect(await found('100%')).toEqual([])
  expect((await asha.get('/office/search?q=a')).status).toBe(422)
})

test('a pinned place is kept for the person who pinned it, whatever their role', async ({ office }) => {
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const place = { resource: 'places', name: '/articles', query: '/articles' }
  expect(await asha.post('/office/views', place)).toMatchObject({ status: 201 })
  const at = '/office/views?filter[resource]=places'
  expect((await asha.get(at)).body).toMatchObject({ views: [{ query: '/articles', is_own: true }] })
  expect((await ravi.get(at)).body).toMatchObject({ views: [] })
})

test('views are kept, shared and forgotten', async ({ office }) => {
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const view = { resource: 'articles', name: 'Mine', query: 'filter[state]=draft' }
  const kept = await asha.post('/office/views', view)
  expect(kept).toMatchObject({ status: 201, body: { view: { is_own: true, is_shared: false } } })
  expect((await ravi.get('/office/views?filter[resource]=articles')).body).toMatchObject({ views: [] })
  await asha.post('/office/views', { ...view, is_shared: true })
  expect((await ravi.get('/office/views?filter[resource]=articles')).body).toMatchObject({
    views: [{ name: 'Mine', is_own: false }],
  })
  // Saved twice at the same moment it is one, and of a list that does not exist there is none.
  await Promise.all([1, 2].map(() => asha.post('/office/views', { ...view, name: 'Twice' })))
  const { views } = (await asha.get('/office/views?filter[resource]=articles')).body as { views: unknown[] }
  expect(views).toHaveLength(2)
  expect(await asha.post('/office/views', { ...view, resource: 'payments-of-mine' })).toMatchObject({ status: 422 })
  // Whom somebody has looked for is nobody else's matter.
  for (const query of [
    'search=98450',
    'search=&search=98450',
    'filter%5Bsearch%5D=meera',
    `filter=${encodeURIComponent('{"search":"meera@"}')}`,
    `filter=${encodeURIComponent('{ "search" : "meera@" }')}`,
    `filter=${encodeURIComponent('{"s\\u0065arch":"meera@"}')}`,
    `filter=${encodeURIComponent('{"search":["meera@"]}')}`,
    'filter=meera',
  ]) {
    const people = { resource: 'subscribers', name: 'Somebody', query }
    expect(await ravi.post('/office/views', { ...people, is_shared: true })).toMatchObject({ status: 422 })
    expect(await ravi.post('/office/views', people)).toMatchObject({ status: 201 })
  }
  // The bank has views, too, for those who read it; what is searched for there is no person.
  const bank = { resource: 'questions', name: 'Pendulums', query: 'filter=%7B%22search%22%3A%22pendulum%22%7D' }
  expect(await asha.post('/office/views', bank)).toMatchObject({ status: 403 })
  expect(await asha.get('/office/views?filter[resource]=questions')).toMatchObject({ status: 403 })
  expect(await ravi.post('/office/views', { ...bank, is_shared: true })).toMatchObject({ status: 201 })
  const { id } = kept.body.view as { id: number }
  expect(await asha.delete(`/office/views/${id}`)).toMatchObject({ status: 200 })
  expect(await asha.delete(`/office/views/${id}`)).toMatchObject({ status: 404 })
})

test('however many views colleagues share, one’s own are listed, and nobody reads, writes over or forgets another’s', async ({
  office,
  make,
  ctx,
}) => {
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const rows = Array.from({ length: 210 }, (_, at) => ({
    ...{ resource: 'articles', name: `<b>View ${at}</b>`, query: 'filter[state]=draft', is_shared: true },
    ...{ created_at: ctx.now(), updated_at: ctx.now() },
  }))
  const other = await make.user({ role: 'editor' })
  for (const row of rows) await insert(ctx.db, 'saved_views', { ...row, owner_id: other.id })
  const mine = { resource: 'articles', name: 'Mine', query: 'filter[state]=live' }
  const kept = await asha.post('/office/views', mine)
  const listed = async (who: typeof asha) =>
    (await who.get('/office/views?filter[resource]=articles')).body.views as { name: string; is_own: boolean }[]
  expect((await listed(asha))[0]).toMatchObject({ name: 'Mine', is_own: true })
  expect(await listed(asha)).toHaveLength(200)
  expect((await listed(ravi)).filter(({ name }) => name === 'Mine')).toEqual([])
  // The same name of another person is another view; one that is not shared is there for nobody else, not even to delete.
  await ravi.post('/office/views', { ...mine, query: 'filter[state]=hidden' })
  expect((await listed(asha))[0]).toMatchObject({ name: 'Mine', query: 'filter[state]=live' })
  const { id } = kept.body.view as { id: number }
  expect(await ravi.delete(`/office/views/${id}`)).toMatchObject({ status: 404 })
  const foreign = await ctx.db.selectFrom('saved_views').select('id').where('owner_id', '=', other.id).execute()
  expect(await asha.delete(`/office/views/${foreign[0]?.id}`)).toMatchObject({ status: 404 })
  const both = await Promise.all([asha.delete(`/office/views/${id}`), asha.delete(`/office/views/${id}`)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('a comment that is deleted, and a subscriber taken off the list, leave no mail that repeats them', async ({
  office,
  make,
  ctx,
}) => {
  const blog = await make.blog()
  const [gone, kept] = [await make.comment({ blog_id: blog.id }), await make.comment({ blog_id: blog.id })]
  const subscriber = await insert(ctx.db, 'subscriptions', {
    ...{ email: 'asha@northlight.test', page_url: '/', created_at: ctx.now(), updated_at: ctx.now() },
  })
  const about = { blog_comments: [gone.id, kept.id], subscriptions: [subscriber.id] }
  for (const [entity, ids] of Object.entries(about))
    for (const entity_id of ids)
      await insert(ctx.db, 'mails', {
        ...{ template: 'office-notice', to_address: 'office@northlight.test', subject: '', html: '', text: '' },
        ...{ entity, entity_id, state: 'sent', created_at: ctx.now() },
      })
  const admin = office.as(office.admin)
  expect((await admin.delete(`/office/comments/${gone.id}`)).status).toBe(200)
  expect((await admin.delete(`/office/subscribers/${subscriber.id}`)).status).toBe(200)
  expect(await ctx.db.selectFrom('mails').select('entity_id').execute()).toEqual([{ entity_id: kept.id }])
})
