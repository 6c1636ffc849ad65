import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Assets, readAssets, serveAssets } from './assets.ts'

let folder: string
let assets: Assets
const code = 'console.log(1)\n'.repeat(200)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'client/icon.svg'), '<svg/>')
  await writeFile(join(folder, 'client/.stamp'), 'x')
  await writeFile(join(folder, 'client/assets/app-AbC123.js'), code)
  await writeFile(join(folder, 'client/assets/app-AbC123.js.br'), brotliCompressSync(code))
  assets = serveAssets(await readAssets(join(folder, 'client')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  assets.reply(new Request('http://localhost/', { headers, method }), path)

describe('files of the build', () => {
  test('hashed files are kept for ever and sent compressed', async () => {
    const reply = await get('/assets/app-AbC123.js', { 'accept-encoding': 'br' })
    expect(reply?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply?.headers.get('content-encoding')).toBe('br')
    expect(reply?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(reply?.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('a browser that takes no brotli gets the plain file', async () => {
    const reply = await get('/assets/app-AbC123.js', { 'accept-encoding': 'gzip' })
    expect(reply?.headers.get('content-encoding')).toBeNull()
    expect(await reply?.text()).toBe(code)
  })

  test('other files are asked for again after an hour', async () => {
    expect((await get('/icon.svg'))?.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a known tag is answered with 304', async () => {
    const tag = (await get('/icon.svg'))?.headers.get('etag') ?? ''
    expect((await get('/icon.svg', { 'if-none-match': tag }))?.status).toBe(304)
  })

  test('HEAD has the headers and no body', async () => {
    const reply = await get('/icon.svg', {}, 'HEAD')
    expect(reply?.headers.get('content-length')).toBe('6')
    expect(await reply?.text()).toBe('')
  })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.stamp',
    '/assets/app-AbC123.js.br',
    '/assets',
    '/',
  ])('%s is no file', async (path) => {
    expect(await get(path)).toBeUndefined()
  })
})
