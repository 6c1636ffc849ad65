import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readAssets, serveAssets } from './assets.ts'
import { isOffice, officePolicy, serveOffice } from './office.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><div id="office"></div>')
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'export {}')
})
afterEach(() => rm(folder, { recursive: true }))

const nobodyAsked = async () => new Response(null, { status: 500 })
const caller = { address: '203.0.113.7', requestId: 'r1' }
const office = async () => {
  const serve = serveOffice({
    assets: serveAssets(await readAssets(folder)),
    siteUrl: 'https://academy.example',
    apiUrl: 'https://api.academy.example',
    auth: nobodyAsked,
    api: nobodyAsked,
  })
  return (request: Request, path: string) => serve(request, path, caller)
}
const get = (path: string, init?: RequestInit) => new Request(`https://academy.example${path}`, init)

describe('the office as files', () => {
  test.each(['/office', '/office/', '/office/articles/12', '/office/sign-in'])(
    '%s is the document, never kept and never part of another page',
    async (path) => {
      const reply = await (await office())(get(path, { headers: { 'if-none-match': '*' } }), path)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain('id="office"')
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('x-robots-tag')).toBe('noindex')
      expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  test.each([
    ['/office', '/office/ahead?of=%2F'],
    ['/office/articles', '/office/ahead?of=%2Farticles'],
    ['/office/articles?page=2', '/office/ahead'],
  ])('%s names what its screen asks for first, so that it comes beside the script', async (address, first) => {
    const reply = await (await office())(get(address), address.split('?', 1)[0] ?? '')
    expect(reply.headers.get('link')).toBe(`<${first}>; rel=preload; as=fetch; crossorigin=anonymous`)
  })

  test('its files are kept for ever, and a file of an older build is missing', async () => {
    const serve = await office()
    const reply = await serve(get('/office/assets/main-1a2b.js'), '/office/assets/main-1a2b.js')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect((await serve(get('/office/assets/old.js'), '/office/assets/old.js')).status).toBe(404)
  })

  test('its worker and its manifest are asked for each time, so that no older build stays', async () => {
    await writeFile(join(folder, 'worker.js'), 'skipWaiting()')
    await writeFile(join(folder, 'office.webmanifest'), '{}')
    const serve = await office()
    const worker = await serve(get('/office/worker.js'), '/office/worker.js')
    expect([worker.headers.get('content-type'), worker.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    const manifest = await serve(get('/office/office.webmanifest'), '/office/office.webmanifest')
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  })

  test('nothing can be sent to it', async () => {
    expect((await (await office())(get('/office', { method: 'POST' }), '/office')).status).toBe(405)
  })

  test('allows nothing inline and no host but ours', () => {
    const policy = officePolicy({ siteUrl: 'https://academy.example', apiUrl: 'https://api.academy.example' })
    expect(policy).not.toMatch(/unsafe/)
    expect([...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([host]) => host)).toEqual([
      'https://api.academy.example',
      'https://api.academy.example',
    ])
  })

  test('its addresses end where the word ends', () => {
    expect(['/office', '/office?x', '/office/a'].every(isOffice)).toBe(true)
    expect(['/officers', '/offices/a', '/'].some(isOffice)).toBe(false)
  })
})
