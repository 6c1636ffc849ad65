import type { Database } from '@northlight/db/database'
import { addCounsellingWords } from '@northlight/db/seed/essential/counselling'
import { testDatabase } from '@northlight/db/testing/database'
import type { Filling } from '@northlight/db/testing/filling'
import { test as base } from 'vitest'
import { type Api, createApi } from '../src/create-api.ts'
import type { Ctx, Services } from '../src/kernel/context.ts'
import { factories } from './factories.ts'
import { testServices } from './services.ts'

type Reply = { status: number; headers: Headers; body: Record<string, unknown> }
type Send = { token?: string; address?: string; headers?: Record<string, string> }

/** Speaks HTTP to the API without a network; replies are read as JSON or the test fails. */
export const speaker = (fetch: Api['fetch'], root: string) => {
  const send = async (
    method: string,
    path: string,
    body?: BodyInit,
    { token, address, headers }: Send = {},
  ): Promise<Reply> => {
    const response = await fetch(
      new Request(`${root}/api/v1${path}`, {
        method,
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      }),
      { address: address ?? '203.0.113.7', requestId: 'test-request' },
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
  }
  return {
    send,
    get: (path: string, options?: Send) => send('GET', path, undefined, options),
    postJson: (path: string, body: unknown, options: Send = {}) =>
      send('POST', path, JSON.stringify(body), {
        ...options,
        headers: { 'content-type': 'application/json', ...options.headers },
      }),
    postForm: (path: string, fields: Record<string, string | Blob>, options?: Send) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return send('POST', path, form, options)
    },
  }
}

/** Anyone who calls a verb without HTTP. */
export const visitorIn = (services: Services): Ctx => ({
  db: services.database.db,
  actor: { kind: 'visitor' },
  now: services.clock,
  requestId: 'test',
  address: '203.0.113.7',
  device: 'Test browser',
  services,
})

export type Fixtures = {
  database: Database
  world: Awaited<ReturnType<typeof testServices>>
  ctx: Ctx
  make: ReturnType<typeof factories>
  api: Api
  http: ReturnType<typeof speaker>
}

/** What counsellors begin with stands in every institute: no family has a state without it. */
export const counsellingWords: Filling = ({ db }) => addCounsellingWords(db, '2026-11-16T00:00:00.000Z')

/** A test with a migrated database of its own on the engine under test, real commits included. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  database: async ({}, use) => {
    const database = await testDatabase(counsellingWords)
    await use(database)
    await database.close()
  },
  world: async ({ database }, use) => {
    const world = await testServices(database)
    await use(world)
    await world.cleanUp()
  },
  ctx: async ({ world: { services } }, use) => use(visitorIn(services)),
  make: async ({ ctx }, use) => use(factories(ctx)),
  api: async ({ world }, use) => use(createApi(world.services)),
  http: async ({ api, world }, use) => use(speaker(api.fetch, world.services.siteUrl)),
})
