import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileStorage } from '@northlight/api/media/file-storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/server-process.ts'
import { serveMedia } from './media.ts'

let folder: string
let media: ReturnType<typeof serveMedia>
let fetched = 0

beforeAll(async () => {
  folder = await temporaryFolder()
  const { public: store } = fileStorage({ public: join(folder, 'media'), private: join(folder, 'private') })
  await store.write('campus/hall.png', new TextEncoder().encode('a picture'))
  await store.write('notes.html', new TextEncoder().encode('<script>'))
  const counting = (path: string) => {
    fetched += 1
    return store.stream(path)
  }
  media = serveMedia({ ...store, stream: counting })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`http://site/storage/${path}`, { method, headers }), path)

test('a file is sent with its length, and not fetched again for whoever has it', async () => {
  const first = await ask('campus/hall.png')
  expect(await first.text()).toBe('a picture')
  expect(first.headers.get('content-length')).toBe('9')
  expect(first.headers.get('content-type')).toBe('image/png')
  const before = fetched
  const again = await ask('campus/hall.png', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, again.headers.get('etag')]).toEqual([304, first.headers.get('etag')])
  const head = await ask('campus/hall.png', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '9', null])
  expect(fetched).toBe(before)
  expect(await (await ask('campus/hall.png', { 'if-none-match': '"older"' })).text()).toBe('a picture')
})

test.each(['none.png', '%', '..%2fprivate%2fcard.png', ''])('%j is missing', async (path) => {
  for (const method of ['GET', 'HEAD']) expect((await ask(path, {}, method)).status).toBe(404)
  expect((await ask(path, { 'if-none-match': '*' })).status).toBe(404)
})

test('what a browser could run is saved and not opened', async () => {
  const { headers } = await ask('notes.html')
  expect(headers.get('content-disposition')).toBe('attachment')
  expect(headers.get('content-type')).toBe('application/octet-stream')
})
