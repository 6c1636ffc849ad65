import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningS3, startS3 } from '../../../../scripts/s3.ts'
import { s3Storage } from './s3-storage.ts'

const until = new Date('2027-11-20T00:00:00.000Z')
const path = 'audit-heads/2026-11-19.txt'
const words = new TextEncoder().encode('18422-3f9a')
let s3: RunningS3

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

/** A service that answers as it is told, and what it was sent. */
const service = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const heard: { method: string; lock: string | undefined; md5: string | undefined }[] = []
  const server = createServer((request, response) => {
    const head = (name: string) => request.headers[name] as string | undefined
    heard.push({ method: request.method ?? '', lock: head('x-amz-object-lock-mode'), md5: head('content-md5') })
    request.resume().on('end', () => answer(request, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { id: 'k', secret: 's' }
  const storage = await s3Storage({ bucket: 'heads', prefix: '', region: 'ap-south-1', endpoint, keys })
  const close = async () => {
    storage.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { heard, store: storage.private, close }
}

test('a bucket that knows locks is told until when, and says that it holds', async () => {
  const { heard, store, close } = await service((request, response) => {
    if (request.method === 'HEAD') response.setHeader('x-amz-object-lock-retain-until-date', until.toISOString())
    response.end()
  })
  expect(await store.writeLocked?.(path, words, until)).toBe(true)
  expect(heard).toMatchObject([
    { method: 'PUT', lock: 'COMPLIANCE', md5: expect.stringMatching(/==$/) },
    { method: 'HEAD' },
  ])
  await close()
})

test('one that refuses a lock gets the file without, and says so', async () => {
  const { heard, store, close } = await service((request, response) => {
    response.statusCode = request.headers['x-amz-object-lock-mode'] ? 400 : 200
    response.end(request.headers['x-amz-object-lock-mode'] && '<Error><Code>InvalidRequest</Code></Error>')
  })
  expect(await store.writeLocked?.(path, words, until)).toBe(false)
  expect(heard.map(({ lock }) => lock)).toEqual(['COMPLIANCE', undefined])
  await close()
})

test('one that ignores the lock keeps the file, and nobody is told that it is locked', async () => {
  const { bucket, endpoint, keys } = s3
  const storage = await s3Storage({ bucket, endpoint, keys, prefix: '', region: 'ap-south-1' })
  expect(await storage.private.writeLocked?.(path, words, until)).toBe(false)
  expect(new TextDecoder().decode((await storage.private.read(path))?.bytes)).toBe('18422-3f9a')
  storage.close()
})
