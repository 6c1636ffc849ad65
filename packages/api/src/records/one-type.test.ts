import { expect } from 'vitest'
import { notice } from '../../testing/notice.ts'
import { noticeTest as test } from '../../testing/records.ts'

const body = (values: Record<string, unknown> = {}) => ({
  key: `key-${Math.random()}`,
  values: { ...notice.example, ...values },
})

test('a type that is one file and one migration has a whole life', async ({ office, make, http, ctx, world }) => {
  const branch = await make.branch()
  const blog = await make.blog()
  const editor = office.as(office.editor)
  const admin = office.as(office.admin)
  const at = (id: number, rest = '') => `/office/notices/${id}${rest}`

  // Made, once, however often it is sent.
  const sent = body({ branch_id: branch.id, articles: [blog.id] })
  const made = await editor.post('/office/notices', sent)
  expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([])
  expect(made).toMatchObject({ status: 201, body: { record: { state: 'draft', version: 1, live: null } } })
  const again = await editor.post('/office/notices', sent)
  const { id } = (made.body as { record: { id: number } }).record
  expect(again.body).toMatchObject({ record: { id } })
  expect((await editor.get('/office/notices')).body).toMatchObject({
    data: [{ id, title: 'Holiday on Friday', state: 'draft', cells: { branch_id: { title: branch.name } } }],
    meta: { total: 1, is_more: false },
  })

  // Saved beside what is live, which is nothing yet.
  const saved = await editor.post(at(id, '/draft'), {
    ...{ base: 1, session: 'tab-a', seq: 1 },
    changes: { summary: 'Closed', body: '<p>Closed.</p><script>alert(1)</script>' },
  })
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await editor.get(at(id))).body).toMatchObject({
    record: { values: { summary: 'Closed', body: '<p>Closed.</p>' }, page: '/notices/holiday-on-friday' },
  })

  // Published, changed, published again under another address.
  expect(await editor.post(at(id, '/publish'), { version: 2 })).toMatchObject({ status: 200, body: { version: 3 } })
  const live = await editor.get(at(id))
  expect(live.body).toMatchObject({
    record: { state: 'live', is_edited: false, draft: null, live: { slug: 'holiday-on-friday', summary: 'Closed' } },
  })
  await editor.post(at(id, '/draft'), { base: 3, session: 'tab-a', seq: 2, changes: { slug: 'holiday', kind: null } })
  expect((await editor.get('/office/notices?filter[state]=edited')).body).toMatchObject({
    data: [{ id, is_edited: true }],
  })
  expect(await editor.post(at(id, '/publish'), { version: 4 })).toMatchObject({ status: 200 })
  expect((await http.get('/redirect/all')).body).toMatchObject({
    redirects: [{ from_path: '/notices/holiday-on-friday', to_path: '/notices/holiday', status: 301 }],
  })

  // Versions tell what changed, and an older one comes back as a draft.
  const versions = await editor.get(at(id, '/versions'))
  expect(versions.body).toMatchObject({
    data: [
      {
        number: 5,
        kind: 'published',
        is_live: true,
        summary: ['address holiday-on-friday → holiday', 'kind General → nothing'],
      },
      { number: 3, kind: 'published', is_live: false },
      { number: 1, kind: 'created' },
    ],
  })
  expect((await editor.get(at(id, '/versions/3'))).body).toMatchObject({ version: { values: { kind: 'General' } } })
  expect(await editor.post(at(id, '/restore'), { version: 5, number: 3 })).toMatchObject({ status: 200 })
  expect((await editor.get(at(id))).body).toMatchObject({
    record: { live: { kind: null }, values: { kind: 'General' } },
  })
  expect(await editor.post(at(id, '/discard'), { version: 6 })).toMatchObject({ status: 200, body: { version: 7 } })

  // Its uses keep what it shows from being deleted.
  expect((await editor.get(`/office/articles/${blog.id}/uses`)).body).toMatchObject({
    uses: [{ resource: 'notices', id, field: 'articles', is_live: true }],
  })
  expect(await admin.delete(`/office/articles/${blog.id}`)).toMatchObject({ status: 409, body: { code: 'in-use' } })

  // Copied, ordered, hidden, deleted.
  const copy = await editor.post(at(id, '/duplicate'), { key: 'key-of-the-copy' })
  expect(copy).toMatchObject({
    status: 201,
    body: { record: { state: 'draft', values: { slug: null, summary: 'Closed' } } },
  })
  const other = (copy.body as { record: { id: number } }).record.id
  expect(await editor.post('/office/notices/order', { ids: [other], at: 1 })).toMatchObject({ status: 200 })
  expect((await editor.get('/office/notices')).body).toMatchObject({ data: [{ id: other }, { id }] })
  expect(await editor.post(at(id, '/hide'), { version: 7 })).toMatchObject({ status: 200 })
  expect((await editor.get('/office/notices?filter[state]=hidden')).body).toMatchObject({
    data: [{ id, state: 'hidden' }],
  })
  expect(await editor.delete(at(id))).toMatchObject({ status: 403 })
  expect(await editor.delete(at(other))).toMatchObject({ status: 200 })
  expect(await admin.delete(at(id))).toMatchObject({ status: 200 })
  expect((await editor.get('/office/notices')).body).toMatchObject({ data: [] })
  for (const table of ['records', 'record_drafts', 'record_versions', 'record_uses'] as const)
    expect(await ctx.db.selectFrom(table).selectAll().where('resource', '=', 'notices').execute(), table).toEqual([])
})
