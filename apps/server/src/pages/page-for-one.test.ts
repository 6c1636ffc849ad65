import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createPages } from './pages.ts'
import { siteClient } from './site-client.ts'

const siteUrl = 'http://localhost:3000'
const caller = { address: '203.0.113.7', requestId: 'r' }
const html = `<p>${'A page that is drawn for one visitor. '.repeat(100)}</p>`

/** A site whose pages are never kept. */
const pages = createPages({
  site: {
    buildId: 'b',
    builtAt: '2026-11-15T00:00:00.000Z',
    render: async () =>
      new Response(html, { headers: { 'content-type': 'text/html', 'x-page-cache': 'no', vary: 'Cookie' } }),
  },
  cache: undefined,
  siteUrl,
  apiUrl: '',
  log: pino({ level: 'silent' }),
  clientFor: (who) => siteClient({ siteUrl, apiUrl: '', apiFetch: async () => Response.json({}) }, who),
})

const ask = async (accepted: string, method = 'GET') => {
  const headers = { 'accept-encoding': accepted }
  const reply = await pages.reply(new Request(`${siteUrl}/search?q=physics`, { method, headers }), '/search', caller)
  return { headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) }
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('is sent as %s to whoever takes that, whole and with its length', async (encoding, unpack) => {
  const { headers, body } = await ask(encoding)
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-length')).toBe(String(body.length))
  expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
  expect(body.length).toBeLessThan(html.length)
  expect(unpack(body).toString()).toBe(html)
})

test('is sent as it is to whoever takes neither', async () => {
  const { headers, body } = await ask('identity')
  expect(headers.has('content-encoding')).toBe(false)
  expect(body.toString()).toBe(html)
})
