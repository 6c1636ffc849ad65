import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

test('editors are told how many read the newsletter, and nobody’s address', async ({ http, make, world }) => {
  await make.institute()
  const join = (email: string, page_url: string) =>
    http.postForm('/subscription-form', { email, page_url: `${world.services.siteUrl}${page_url}` })
  expect((await join('old@example.com', '/faq')).status).toBe(201)
  world.clock.advance(days(8))
  await join('one@example.com', '/faq')
  await join('two@example.com', '/')
  await join('three@example.com', '/')
  const editor = await make.token(await make.user({ role: 'editor' }))
  const { body } = await http.get('/office/subscriber-counts', { token: editor })
  expect(body).toMatchObject({
    total: 4,
    week: 3,
    pages: [
      { page: '/', count: 2 },
      { page: '/faq', count: 1 },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('@')
  const counsellor = await make.token(await make.user({ role: 'counsellor' }))
  expect((await http.get('/office/subscriber-counts', { token: counsellor })).status).toBe(403)
})
