import type { Client } from '@northlight/contract/client'
import { describe, expect, test, vi } from 'vitest'
import { sitemap, sitemapFile } from './sitemap.ts'

const row = (slug: string, updated_at = '2026-11-01T00:00:00.000Z') => ({ slug, updated_at })
const replies: Record<string, unknown> = {
  '/site-pages': { empty: [], examination: null },
  '/branch/all': { branch: [{ ...row('mysuru'), courses: [row('neet')] }] },
  '/blog/all': {
    blogs: [
      { ...row('sleep', '2026-11-02T00:00:00.000Z'), published_on: '2026-10-01T00:00:00.000Z' },
      { ...row('food'), published_on: '2026-11-03T00:00:00.000Z' },
    ],
  },
  '/expert-tip/all': { expertTips: [{ ...row('limits'), published_on: '2026-10-01T00:00:00.000Z' }] },
  '/event/all': { events: [row('open-day')] },
  '/achiever/category': { achiverCategory: [row('neet')] },
  '/legal': { legal: [row('privacy-policy')] },
  '/campaign/all': { campaigns: [row('aptitude-test')] },
  '/tests/all': { tests: [row('jee-main-1'), { ...row('entrance'), is_admission: true }] },
}

const clientOf = (failing: string[] = []): Client => ({
  get: (async (path: string) => {
    if (failing.includes(path)) throw new Error('down')
    return replies[path]
  }) as Client['get'],
  post: vi.fn() as Client['post'],
  delete: vi.fn() as Client['delete'],
})

const log = { warn: vi.fn() }
const make = async (client: Client, number?: string) => {
  const made = await sitemap({ client, siteUrl: 'https://x.test', log }).make(number ? [number] : [])
  return made && { ...made, text: new TextDecoder().decode(made.body) }
}

describe('the map of the site', () => {
  test('names every page of every kind once, with the day of its last change', async () => {
    const text = (await make(clientOf()))?.text ?? ''
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
    for (const path of [
      '',
      '/about-us',
      '/vrddhi/syllabus',
      '/compare',
      '/mysuru/courses/neet',
      '/knowledge-desk/sleep',
      '/expert-tips/limits',
      '/events/open-day',
      '/achievers/neet',
      '/legal/privacy-policy',
      '/aptitude-test',
      '/online-tests/jee-main-1',
    ])
      expect(places).toContain(`https://x.test${path}`)
    expect(new Set(places).size).toBe(places.length)
    for (const [path, day] of [
      ['/knowledge-desk/sleep', '02'],
      ['/knowledge-desk/food', '03'],
      ['/knowledge-desk', '03'],
      ['/expert-tips/limits', '01'],
    ])
      expect(text).toContain(`<loc>https://x.test${path}</loc><lastmod>2026-11-${day}T00:00:00.000Z</lastmod>`)
  })

  test('names a translated page once for each language, each with all the others', async () => {
    const text = (await make(clientOf()))?.text ?? ''
    const entry = (path: string) =>
      text.split('<url>').find((one) => one.startsWith(`<loc>https://x.test${path}</loc>`))
    for (const path of ['/mysuru/courses/neet', '/kn/mysuru/courses/neet', '/hi/mysuru/courses/neet']) {
      expect(entry(path)).toContain('hreflang="kn" href="https://x.test/kn/mysuru/courses/neet"')
      expect(entry(path)).toContain('hreflang="x-default" href="https://x.test/mysuru/courses/neet"')
    }
    expect(entry('/kn')).toContain('hreflang="en" href="https://x.test"')
    expect(entry('/knowledge-desk/sleep')).not.toContain('hreflang')
    expect(text).not.toContain('/kn/knowledge-desk')
  })

  test('leaves out pages that have nothing to show yet', async () => {
    replies['/site-pages'] = { empty: ['/gallery', '/vrddhi', '/vrddhi/syllabus'], examination: null }
    const text = (await make(clientOf()))?.text ?? ''
    replies['/site-pages'] = { empty: [], examination: null }
    for (const path of ['/gallery', '/vrddhi', '/vrddhi/syllabus', '/kn/vrddhi']) expect(text).not.toContain(`${path}<`)
    expect(text).toContain('https://x.test/faq<')
  })

  test('leaves out what needs a person', async () => {
    const text = (await make(clientOf()))?.text ?? ''
    for (const path of ['/profile', '/auth', '/search', '/online-tests/entrance', '/office'])
      expect(text).not.toContain(`https://x.test${path}`)
  })

  test('goes without a list that cannot be read, and is then not kept', async () => {
    const made = await make(clientOf(['/blog/all']))
    expect(made?.isPartial).toBe(true)
    expect(made?.text).toContain('/events/open-day')
    expect(log.warn).toHaveBeenCalled()
  })

  test('has no second file while one is enough', async () => {
    expect(await make(clientOf(), '1')).toBeUndefined()
  })
})

test('too many pages for one file become several, and a list of them', () => {
  const entries = Array.from({ length: 5 }, (_, at) => ({ path: `/p${at}?a&b` }))
  const list = sitemapFile('https://x.test', entries, undefined, 2) ?? ''
  expect(list.match(/<sitemap>/g)).toHaveLength(3)
  expect(list).toContain('<loc>https://x.test/sitemap-3.xml</loc>')
  expect(sitemapFile('https://x.test', entries, 3, 2)).toContain('<loc>https://x.test/p4?a&amp;b</loc>')
  expect(sitemapFile('https://x.test', entries, 4, 2)).toBeUndefined()
})
