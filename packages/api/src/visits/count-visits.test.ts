import { expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import { addRedirectHits } from './count-redirects.ts'
import { addVisits, type CountedVisit } from './count-visits.ts'

const visit = (more: Partial<CountedVisit> = {}): CountedVisit => ({
  day: '2026-11-15',
  path: '/faq',
  referrer: '',
  device: 'phone',
  views: 1,
  ...more,
})

test('several processes add up, and the office reads views of seven days', async ({ ctx, office, world }) => {
  const day = world.services.clock().slice(0, 10)
  await Promise.all([
    addVisits(ctx, [visit({ day, views: 2 }), visit({ day, referrer: 'news.example', views: 3 })]),
    addVisits(ctx, [visit({ day, views: 5 }), visit({ day, path: '/', device: 'computer', views: 4 })]),
  ])
  await addVisits(ctx, [visit({ day: '2020-01-01', views: 100 })])
  const { body } = await office.as(office.editor).get('/office/visits')
  expect(body.visits).toEqual({
    today: 14,
    week: 14,
    top: [
      { path: '/faq', views: 10 },
      { path: '/', views: 4 },
    ],
    from: [{ host: 'news.example', views: 3 }],
    devices: { phone: 10, tablet: 0, computer: 4 },
  })
})

test('a record says how often its live page was opened in thirty days', async ({ ctx, office, make, world }) => {
  await make.institute()
  const { live, make: makeOne, read } = recordSteps(office.as(office.editor), 'articles')
  const id = await live({ slug: 'often-read' })
  const day = world.services.clock().slice(0, 10)
  const path = '/knowledge-desk/often-read'
  await addVisits(ctx, [
    visit({ day, path, views: 7 }),
    visit({ day, path, device: 'computer', views: 2 }),
    visit({ day: '2026-08-01', path, views: 100 }),
  ])
  expect(await read(id)).toMatchObject({ page_views: 9 })
  expect((await office.as(office.editor).get('/office/articles')).body).toMatchObject({ data: [{ id, views: 9 }] })
  expect(await read(await makeOne())).toMatchObject({ page_views: 0 })
})

test('an old address says how often it is still opened, and when last', async ({ ctx, office, world }) => {
  const asha = office.as(office.editor)
  const made = await asha.post('/office/redirects', {
    key: 'key-of-a-redirect',
    values: { from_path: '/Old-Prospectus/', to_path: '/fees', status: 301 },
  })
  expect(made).toMatchObject({ status: 201, body: { record: { values: { hits: 0, last_hit_at: null } } } })
  const { id } = made.body.record as { id: number }
  await Promise.all([
    addRedirectHits(ctx, new Map([['/old-prospectus', 3]])),
    addRedirectHits(ctx, new Map(Object.entries({ '/old-prospectus': 2, '/made-up': 9 }))),
  ])
  expect((await asha.get(`/office/redirects/${id}`)).body).toMatchObject({
    record: { values: { hits: 5, last_hit_at: world.services.clock() } },
  })
  // What is counted is not typed.
  await asha.post(`/office/redirects/${id}`, { base: 1, changes: { hits: 1000 } })
  expect((await asha.get(`/office/redirects/${id}`)).body).toMatchObject({ record: { values: { hits: 5 } } })
})
