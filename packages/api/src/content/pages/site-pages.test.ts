import { pagesThatWait } from '@northlight/contract/content/site-pages'
import { programmeSamples } from '@northlight/db/seed/essential/programme-pages'
import { expect } from 'vitest'
import { test } from '../../../testing/records.ts'
import { insert } from '../../../testing/rows.ts'

test('of an institute without anything every page waits', async ({ http }) => {
  expect((await http.get('/site-pages')).body).toMatchObject({ empty: pagesThatWait, examination: null })
})

test('what is shown takes its pages off the list; a second course can be compared', async ({ http, make }) => {
  const empty = async () => (await http.get('/site-pages')).body.empty as string[]
  const branch = await make.branch()
  const at = async () => make.courseAtBranch({ course_id: (await make.course()).id, branch_id: branch.id })
  await at()
  await make.faq()
  await make.faq({ is_active: false })
  expect(pagesThatWait.filter((path) => path === '/faq' || path === '/fees')).toHaveLength(2)
  expect(await empty()).not.toContain('/fees')
  expect(await empty()).not.toContain('/faq')
  expect(await empty()).toContain('/compare')
  await at()
  expect(await empty()).not.toContain('/compare')
})

test('a sample of a page is a draft that nobody sees; filled and published it is there, under the name it was given', async ({
  http,
  office,
  ctx,
  make,
}) => {
  await make.institute()
  await make.options()
  const samples: Record<string, { id: number }> = {}
  for (const page of programmeSamples) {
    const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
    samples[page.slug] = await insert(ctx.db, 'page_texts', { ...page, is_active: false, ...stamps })
  }
  for (const path of ['/programme/admission', '/programme/vrddhi', '/programme/two-year'])
    expect((await http.get(path)).status).toBe(404)
  const admin = office.as(office.admin)
  const at = `/office/vrddhi-page/${samples.vrddhi?.id}`
  const record = async () => (await admin.get(at)).body.record as { version: number; state: string }
  expect(await record()).toMatchObject({ state: 'draft' })
  const publish = async () => admin.post(`${at}/publish`, { version: (await record()).version })
  const refused = await publish()
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('A gap is still open')])
  expect((await http.get('/programme/vrddhi')).status).toBe(404)
  await admin.post(`${at}/draft`, {
    ...{ base: (await record()).version, session: 'a-session', seq: 1 },
    changes: { name: 'Star Search', lead: 'One hour of good questions.' },
  })
  expect((await publish()).status).toBe(200)
  expect(await record()).toMatchObject({ state: 'live' })
  expect((await http.get('/programme/vrddhi')).body).toMatchObject({ programme: { name: 'Star Search' } })
  const { empty, examination } = (await http.get('/site-pages')).body
  expect(examination).toBe('Star Search')
  expect(empty).not.toContain('/vrddhi')
  expect(empty).toContain('/admission')
})

test('a legal page is shown from its first publication on, and never with a gap of the sample', async ({
  http,
  office,
  ctx,
}) => {
  const page = await insert(ctx.db, 'legal_pages', {
    ...{ page_name: 'Privacy', slug: 'privacy-policy', heading: 'Privacy policy' },
    ...{
      description: '<p>Write to [e-mail of the officer].</p>',
      description_text: 'Write to [e-mail of the officer].',
    },
    ...{ created_at: ctx.now(), updated_at: ctx.now() },
  })
  const admin = office.as(office.admin)
  const at = `/office/legal-pages/${page.id}`
  const version = async () => ((await admin.get(at)).body.record as { version: number }).version
  const publish = async () => admin.post(`${at}/publish`, { version: await version() })
  expect((await publish()).status).toBe(422)
  expect((await http.get('/legal')).body).toMatchObject({ legal: [] })
  await admin.post(`${at}/draft`, {
    ...{ base: await version(), session: 'a-session', seq: 1 },
    changes: { description: '<p>Write to office@example.com.</p>' },
  })
  expect((await publish()).status).toBe(200)
  expect((await http.get('/legal/privacy-policy')).body).toMatchObject({ legal: { page_name: 'Privacy' } })
})
