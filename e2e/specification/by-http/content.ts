import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@northlight/contract/client'
import { expect } from '@playwright/test'
import type { HttpChecks } from '../checks.ts'
import { clientOf } from './client.ts'

const hasRows = (rows: unknown) => {
  expect(Array.isArray(rows) && rows.length).toBeGreaterThan(0)
}

/** A list of pages: `data`, `links` and `meta`. */
const paged = (path: string) => async (siteUrl: string) => {
  const { data, meta } = await clientOf(siteUrl).expected(200, path)
  hasRows(data)
  expect(meta).toMatchObject({ current_page: 1, per_page: 10 })
}

/** Rows under one field. */
const listed = (path: string, field: string) => async (siteUrl: string) =>
  hasRows((await clientOf(siteUrl).expected(200, path))[field])

/** One thing under one field. */
const single = (path: string, field: string) => async (siteUrl: string) =>
  expect((await clientOf(siteUrl).expected(200, path))[field]).toMatchObject({ created_at: expect.any(String) })

const statuses = [408, 409, 425, 429, 500, 502, 503, 504]

/** How often each call of our client reaches a server that always answers so. */
const askedOf = async (status: number) => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"No."}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const counts: number[] = []
  const calls = [
    () => client.get('/counter'),
    () => client.post('/subscription-form', { email: 'asha@example.com' }),
    () => client.delete('/profile/devices/{id}', { params: { id: 1 } }),
  ]
  for (const call of calls) {
    asked = 0
    await expect(call()).rejects.toMatchObject({ status, message: 'No.' })
    counts.push(asked)
  }
  server.close()
  return counts
}

export const contentChecks: HttpChecks = {
  'data of every category is there': async (siteUrl) => {
    const client = clientOf(siteUrl)
    for (const path of ['tests', 'achiever/student', 'event', 'blog', 'job-openings', 'team-member/staff'])
      hasRows((await client.expected(200, path)).data)
    hasRows((await client.expected(200, 'team-member/management')).data)
    for (const [path, field] of [
      ['branch/all', 'branch'],
      ['course', 'course'],
      ['achiever/category', 'achiverCategory'],
      ['legal', 'legal'],
    ] as const)
      hasRows((await client.expected(200, path))[field])
  },
  'branch list field': listed('branch/all', 'branch'),
  'achiever category field': listed('achiever/category', 'achiverCategory'),
  'legal field': async (siteUrl) => {
    const { legal } = await clientOf(siteUrl).expected(200, 'legal')
    hasRows(legal)
    for (const entry of legal) expect(entry).toMatchObject({ slug: expect.any(String), page_name: expect.any(String) })
  },
  'GET mission-vision': single('mission-vision', 'mission'),
  'GET seo': async (siteUrl) => {
    const { seo } = await clientOf(siteUrl).expected(200, 'seo/home-page')
    expect(seo).toMatchObject({ meta_title: expect.any(String), meta_description: expect.any(String) })
  },
  'GET faq': paged('faq'),
  'GET legal': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const [{ slug }] = (await client.expected(200, 'legal')).legal
    expect((await client.expected(200, `legal/${slug}`)).legal).toMatchObject({ slug })
    expect(await client.call('legal/no-such-page')).toEqual({ status: 404, body: { message: 'Data not found.' } })
  },
  'GET branch': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const [{ slug }] = (await client.expected(200, 'branch/all')).branch
    await client.expected(200, `branch/${slug}`)
  },
  'GET course': listed('course', 'course'),
  'GET gallery': paged('gallery'),
  'GET campaign': listed('campaign/all', 'campaigns'),
  'GET event': paged('event'),
  'GET testimonial': paged('testimonial'),
  'GET counter': listed('counter', 'counter'),
  'GET feature': listed('feature/home-page', 'feature'),
  'GET tests': paged('tests'),
  'GET blog': paged('blog'),
  'GET expert-tip': paged('expert-tip'),
  'GET about-section': async (siteUrl) =>
    expect((await clientOf(siteUrl).expected(200, 'about-section/home-page')).about).toMatchObject({
      description: expect.any(String),
    }),
  'GET tests/main-paginate': async (siteUrl) => {
    const client = clientOf(siteUrl)
    expect((await client.call('tests/main-paginate')).status).toBe(401)
    await client.logIn('student@northlight.test', 'Northlight#2026')
    const { data, meta } = await client.expected(200, 'tests/main-paginate?total=9')
    hasRows(data)
    expect(meta.per_page).toBe(9)
    expect(data[0]).toHaveProperty('is_test_enrolled')
  },
  'GET achiever/category': listed('achiever/category', 'achiverCategory'),
  'GET achiever/student': paged('achiever/student'),
  'GET home-page-banner': listed('home-page-banner', 'banner'),
  'GET job-openings': paged('job-openings'),
  'GET team-member/management': listed('team-member/management', 'data'),
  'GET team-member/staff': paged('team-member/staff'),
  retry: async () => {
    for (const status of statuses) expect([status, await askedOf(status)]).toEqual([status, [2, 1, 1]])
    for (const status of [400, 401, 403, 404, 422]) expect(await askedOf(status)).toEqual([1, 1, 1])
  },
}
