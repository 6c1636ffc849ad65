import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { previewClient } from './preview.ts'
import { siteClient } from './site-client.ts'

const siteUrl = 'http://localhost:3000'
const caller = { address: '203.0.113.7', requestId: 'r' }

/** A site whose page shows what the API says, and an API that says the draft to the person who holds the token. */
const world = () => {
  const api = async (request: Request) =>
    Response.json({ text: request.headers.get('x-northlight-preview') === 'good' ? 'the draft' : 'live' })
  const cache = createPageCache()
  const pages = createPages({
    site: {
      buildId: 'b',
      builtAt: '2026-11-15T00:00:00.000Z',
      render: async (_, { client, isForOne }) =>
        new Response(`<p>${JSON.stringify(await client.get('/blog'))}</p>${isForOne ? 'for one' : 'for all'}`, {
          headers: { 'content-type': 'text/html' },
        }),
    },
    cache,
    siteUrl,
    apiUrl: '',
    log: pino({ level: 'silent' }),
    clientFor: (who) => siteClient({ siteUrl, apiUrl: '', apiFetch: api }, who),
    preview: {
      isGood: (token) => token === 'good',
      clientFor: (token, who) => previewClient(api, siteUrl, token, who),
    },
  })
  const ask = (url: string) => pages.reply(new Request(siteUrl + url), url, caller)
  return { ask, cache }
}

test('a preview is never kept, may stand in a frame of this site alone, and tells nobody where it was read', async () => {
  const { ask, cache } = world()
  const shown = await ask('/knowledge-desk?preview=good')
  expect(await shown.text()).toContain('the draft')
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(cache.size().entries).toBe(0)
  const plain = await ask('/knowledge-desk')
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(await plain.text()).toContain('live')
  // With the page in memory the draft is still drawn anew, and a forged token is answered from memory.
  expect(await (await ask('/knowledge-desk?preview=good')).text()).toContain('the draft')
  const forged = await ask('/knowledge-desk?preview=forged')
  expect(await forged.text()).toContain('live')
  expect(forged.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(cache.size().entries).toBe(1)
})

test('the site is told whether a page is kept for everybody or drawn for one', async () => {
  const { ask } = world()
  expect(await (await ask('/knowledge-desk')).text()).toContain('for all')
  expect(await (await ask('/Knowledge-desk')).text()).toContain('for one')
  expect(await (await ask('/knowledge-desk?preview=good')).text()).toContain('for one')
})
