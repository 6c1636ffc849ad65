import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

const notFound = { status: 404, body: { message: 'Data not found.' } }

test('counters stand in their order, with what was counted', async ({ http, make }) => {
  await make.counter({ title: 'Second', position: 2 })
  await make.counter({ title: 'First', position: 1, counter: 3400, exact: 3417 })
  await make.counter({ title: 'Hidden', is_active: false })
  expect((await http.get('/counter')).body.counter).toMatchObject([
    { title: 'First', counter: 3400, exact: 3417 },
    { title: 'Second' },
  ])
})

test('features are those of the page asked for; an unknown page has none', async ({ http, make }) => {
  await make.feature({ title: 'B', position: 2 })
  await make.feature({ title: 'A', position: 1 })
  await make.feature({ title: 'Hidden', is_active: false })
  await make.feature({ title: 'Other', page: 'about-page' })
  const titles = async (page: string) =>
    ((await http.get(`/feature/${page}`)).body.feature as { title: string }[]).map(({ title }) => title)
  expect(await titles('home-page')).toEqual(['A', 'B'])
  expect(await titles('Home-Page')).toEqual(['A', 'B'])
  expect(await titles('no-such-page')).toEqual([])
})

describe('singletons', () => {
  test('are shown when they are written', async ({ http, make }) => {
    await make.aboutSection({ page: 'about-page', counter_title: '412' })
    await make.missionVision({ mission: 'To teach.', vision: null })
    await make.seoPage({ slug: 'careers-page', meta_title: 'Careers', path: '/careers' })
    expect((await http.get('/about-section/about-page')).body.about).toMatchObject({
      page: 'about-page',
      counter_title: '412',
      counter_image: expect.stringMatching(/^https:\/\/northlight\.test\/storage\/drawn\/about-counter-about-page/),
    })
    expect((await http.get('/mission-vision')).body.mission).toMatchObject({
      id: 1,
      mission: 'To teach.',
      vision: null,
    })
    expect((await http.get('/seo/Careers-Page')).body.seo).toMatchObject({ meta_title: 'Careers', path: '/careers' })
  })

  test.for(['/about-section/home-page', '/mission-vision', '/seo/home-page', '/page-text/careers', '/result'])(
    '%s is 404 before it is written',
    async (path, { http }) => {
      expect(await http.get(path)).toMatchObject(notFound)
    },
  )
})

test('banners are newest first, with whole addresses for their buttons', async ({ http, make }) => {
  await make.banner({ heading: 'Old', created_at: '2026-01-01T00:00:00.000Z' })
  await make.banner({ heading: 'New', button_text: 'Apply', button_link: '/admission' })
  await make.banner({ heading: 'Away', button_text: 'Go', button_link: 'https://example.com/x', is_active: false })
  expect((await http.get('/home-page-banner')).body.banner).toMatchObject([
    { heading: 'New', button_link: 'https://northlight.test/admission', button_path: '/admission' },
    { heading: 'Old', button_link: null, button_path: null },
  ])
})

test('the gallery can be narrowed to an album or a branch', async ({ http, make }) => {
  const branch = await make.branch({ slug: 'mysuru' })
  await make.galleryItem({
    title: 'Old',
    created_at: '2026-01-01T00:00:00.000Z',
    album: 'Campus',
    branch_id: branch.id,
  })
  await make.galleryItem({ title: 'New', album: 'Events' })
  await make.galleryItem({ title: 'Hidden', album: 'Secret', is_active: false })
  const titles = async (query: string) =>
    ((await http.get(`/gallery${query}`)).body.data as { title: string }[]).map(({ title }) => title)
  expect(await titles('')).toEqual(['New', 'Old'])
  expect(await titles('?filter[album]=Campus')).toEqual(['Old'])
  expect(await titles('?filter[branch]=mysuru')).toEqual(['Old'])
  expect((await http.get('/gallery-album')).body.data).toEqual([
    { name: 'Campus', total: 1 },
    { name: 'Events', total: 1 },
  ])
})

test('legal/{slug} shows an active page and no other', async ({ http, make }) => {
  await make.legalPage({ slug: 'privacy-policy', page_name: 'Privacy' })
  await make.legalPage({ slug: 'draft', is_active: false })
  expect((await http.get('/legal/Privacy-Policy')).body.legal).toMatchObject({ page_name: 'Privacy' })
  for (const slug of ['draft', 'unknown']) expect(await http.get(`/legal/${slug}`)).toMatchObject(notFound)
})

test('a job opening is shown from its first day to its last', async ({ http, make, world }) => {
  await make.jobOpening({ name: 'Open', posted_on: '2026-11-15', closes_on: '2026-11-15' })
  await make.jobOpening({ name: 'Always', posted_on: '2026-11-01', closes_on: null })
  await make.jobOpening({ name: 'Closed', posted_on: '2026-10-01', closes_on: '2026-11-14' })
  await make.jobOpening({ name: 'Planned', posted_on: '2026-11-16' })
  await make.jobOpening({ name: 'Draft', is_active: false })
  const names = async () => {
    const { data } = (await http.get('/job-openings')).body as { data: { name: string }[] }
    const { blogs } = (await http.get('/job-openings/all')).body as { blogs: { name: string }[] }
    expect(blogs).toEqual(data)
    return data.map(({ name }) => name)
  }
  expect(await names()).toEqual(['Open', 'Always'])
  world.clock.advance(days(1))
  expect(await names()).toEqual(['Always', 'Planned'])
})

describe('faq', () => {
  test('stands in its order, by category when asked', async ({ http, make }) => {
    await make.faq({ question: 'Second?', position: 2, category: 'Fees' })
    await make.faq({ question: 'First?', position: 1, category: 'Tests' })
    const questions = async (query: string) =>
      ((await http.get(`/faq${query}`)).body.data as { question: string }[]).map(({ question }) => question)
    expect(await questions('')).toEqual(['First?', 'Second?'])
    expect(await questions('?filter[category]=Fees')).toEqual(['Second?'])
    expect((await http.get('/faq-category')).body.data).toEqual([
      { name: 'Tests', total: 1 },
      { name: 'Fees', total: 1 },
    ])
    expect((await http.get('/faq?filter[is_popular]=1')).status).toBe(400)
    expect((await http.get('/faq?sort=name')).status).toBe(400)
  })

  test('one is found by its number, unless it is hidden', async ({ http, make }) => {
    const shown = await make.faq({ answer: '<p>Yes.</p>' })
    const hidden = await make.faq({ is_active: false })
    expect((await http.get(`/faq/${shown.id}`)).body.faq).toMatchObject({ answer: '<p>Yes.</p>' })
    for (const id of [hidden.id, 987654, 'abc', '1e0', '0x1', '%201', '99999999999999999999'])
      expect(await http.get(`/faq/${id}`)).toMatchObject(notFound)
  })
})

test('tests are those of the public list; a status finds nothing where nobody is signed in', async ({ http, make }) => {
  await make.test({ slug: 'free' })
  await make.test({ slug: 'paid', is_paid: true, amount_paise: 499_00, total_duration: 60 })
  await make.test({ slug: 'admission', is_admission: true })
  await make.test({ slug: 'draft', is_active: false })
  const { data } = (await http.get('/tests')).body as { data: object[] }
  expect(data).toMatchObject([
    { slug: 'free', amount: null, is_paid: false, is_timer_active: true, is_test_enrolled: null },
    { slug: 'paid', amount: 499, total_duration: 60 },
  ])
  expect((await http.get('/tests/all')).body.tests).toEqual(data)
  expect((await http.get('/tests/paid')).body.test).toEqual(data[1])
  for (const slug of ['admission', 'draft', 'unknown']) expect(await http.get(`/tests/${slug}`)).toMatchObject(notFound)
  expect((await http.get('/tests?filter[has_status]=Pending')).body.data).toEqual([])
  expect((await http.get('/tests?filter[has_status]=Lost')).status).toBe(422)
})

test('translations are those of the language asked for, and the one written last counts', async ({ http, ctx }) => {
  const row = (language: 'kn' | 'hi', source: string, said: string, updated_at = ctx.now()) => ({
    ...{ language, source, said, updated_at },
    created_at: ctx.now(),
  })
  await ctx.db
    .insertInto('translations')
    .values([
      row('kn', 'Visit us.', 'ಹೊಸದು'),
      row('kn', 'Visit us.', 'ಹಳೆಯದು', '2020-01-01T00:00:00.000Z'),
      row('hi', 'Visit us.', 'आइए'),
    ])
    .execute()
  const { translations } = (await http.get('/translation/kn')).body as { translations: { said: string }[] }
  expect(translations.map(({ said }) => said)).toEqual(['ಹಳೆಯದು', 'ಹೊಸದು'])
  expect((await http.get('/translation/en')).body.translations).toEqual([])
  expect((await http.get('/translation/fr')).status).toBe(404)
})
