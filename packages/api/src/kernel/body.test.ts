import { endpoint } from '@northlight/contract/endpoint'
import { documentTypes, upload } from '@northlight/contract/uploads'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { test as base, speaker } from '../../testing/test.ts'
import { actorOfRequest } from '../accounts/session/tokens.ts'
import { implement } from './implement.ts'
import { createLimits } from './limits.ts'
import { createRouter } from './router.ts'
import { withUploadRoom } from './upload-room.ts'
import { parseUrlencoded } from './urlencoded.ts'

const cv = upload('CV', { types: documentTypes, maxBytes: 1024 * 1024 })
const reply = z.object({ seen: z.unknown() })
const input = z.object({
  email: z.string().optional(),
  note: z.string().optional(),
  cv: cv.optional(),
  alt: z.string().max(20).nullish(),
  seats: z.coerce.number().optional(),
})
const form = endpoint({ method: 'post', path: '/form', summary: '', tag: 'test', limit: 'form', input, reply })

const test = base.extend<{ call: ReturnType<typeof speaker> }>({
  call: async ({ world: { services } }, use) => {
    const limits = createLimits(services.database)
    const router = createRouter({
      implementations: [implement(form, async (_ctx, { input }) => ({ seen: input }))],
      authenticate: actorOfRequest,
    })
    await use(
      speaker(async (request, caller) => router.fetch(request, { ...caller, services, limits }), services.siteUrl),
    )
  },
})

const urlencoded = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

/** Counts what is taken of a body that would never end. */
const endless = () => {
  const taken = { bytes: 0 }
  const chunk = new TextEncoder().encode('a&'.repeat(8 * 1024))
  const body = new ReadableStream({
    pull: (controller) => {
      taken.bytes += chunk.length
      controller.enqueue(chunk)
    },
  })
  return { body, taken }
}

describe('an urlencoded body', () => {
  test('is read like any other, the last of repeated fields', async ({ call }) => {
    const { body } = await call.send('POST', '/form', 'note=a+b%26c&note=%E0%B2%95&__proto__=x&email', urlencoded)
    expect(body.seen).toEqual({ note: 'ಕ' })
  })

  test.for([
    ['many names without a value', 'a&'.repeat(400)],
    ['many pairs', 'a=1&'.repeat(400)],
    ['more than 64 KB, also of a form with a file', `note=${'x'.repeat(65 * 1024)}`],
  ] as const)('of %s is refused unparsed', async ([, sent], { call }) => {
    const parsing = vi.spyOn(globalThis, 'URLSearchParams')
    const { status, body } = await call.send('POST', '/form', sent, urlencoded)
    expect(status).toBe(413)
    expect(body.message).toMatch(/too (?:large|many)/)
    expect(parsing).not.toHaveBeenCalled()
    parsing.mockRestore()
  })

  test('that never ends is read no further than its limit', async ({ call }) => {
    const { body, taken } = endless()
    expect((await call.send('POST', '/form', body, urlencoded)).status).toBe(413)
    expect(taken.bytes).toBeLessThan(200 * 1024)
  })

  test('of names without a value takes time in step with its length', () => {
    const parsing = vi.spyOn(globalThis, 'URLSearchParams')
    expect(parseUrlencoded(Buffer.from('a&'.repeat(200))).get('a')).toBe('')
    expect(parsing).not.toHaveBeenCalled()
    parsing.mockRestore()
  })
})

test('null clears a field that may be empty, and is nothing in any other, also where numbers are read from texts', async ({
  call,
}) => {
  const sent = { email: null, note: null, cv: null, alt: null, seats: null }
  expect((await call.postJson('/form', sent)).body.seen).toEqual({ alt: null })
  expect((await call.postJson('/form', { alt: ' ' })).body.seen).toEqual({})
})

test('a flood of forms is turned away before their bodies are read', async ({ call }) => {
  for (let n = 0; n < 120; n++) await call.send('POST', '/form', `email=${n}@example.com`, urlencoded)
  const { body, taken } = endless()
  expect((await call.send('POST', '/form', body, urlencoded)).status).toBe(429)
  // A stream fills its own first place; nothing was asked of it.
  expect(taken.bytes).toBeLessThanOrEqual(16 * 1024)
})

describe('bodies with files', () => {
  test('find room again when others are done, and hear 503 before they are read when there is none', async ({
    call,
  }) => {
    const megabyte = 1024 * 1024
    const { promise: hold, resolve: done } = Promise.withResolvers<void>()
    const others = ['1', '2', '3'].map((address) => withUploadRoom(address, 63.5 * megabyte, () => hold))
    const file = new File(['%PDF-1.7\n', new Uint8Array(megabyte / 2)], 'cv.pdf')
    const refused = await call.postForm('/form', { cv: file })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await call.postJson('/form', { note: 'small' })).status).toBe(200)
    done()
    await Promise.all(others)
    expect((await call.postForm('/form', { cv: file })).status).toBe(200)
  })

  test('of one address leave room for others', async () => {
    const { promise: hold, resolve: done } = Promise.withResolvers<void>()
    const own = withUploadRoom('one', 60 * 1024 * 1024, () => hold)
    await expect(withUploadRoom('one', 10 * 1024 * 1024, async () => 'read')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(await withUploadRoom('other', 10 * 1024 * 1024, async () => 'read')).toBe('read')
    done()
    await own
  })
})
