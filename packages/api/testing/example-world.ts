import type { Database } from '@northlight/db/database'
import { testDatabase } from '@northlight/db/testing/database'
import type { Filling } from '@northlight/db/testing/filling'
import type { FileStore } from '../src/kernel/services.ts'
import { factories } from './factories.ts'
import type { GatewayMemory } from './fake-gateway.ts'
import { testServices } from './services.ts'
import { test as base, visitorIn } from './test.ts'

type Tokens = Awaited<ReturnType<ReturnType<typeof factories>['exampleWorld']>>
type StoredFile = { path: string; bytes: Uint8Array }
type Made = { tokens: Tokens; gateway: GatewayMemory; files: Record<'public' | 'private', StoredFile[]> }

const filesIn = async (store: FileStore): Promise<StoredFile[]> =>
  Promise.all(
    (await store.list()).map(async ({ path }) => ({
      path,
      bytes: (await store.read(path))?.bytes ?? new Uint8Array(),
    })),
  )

let made: Made | undefined

/** Once in a process: hundreds of rows, of which the walks over the contract need a copy for every call that writes. */
const fill: Filling = async (database) => {
  const { services, gateway, cleanUp } = await testServices(database)
  const tokens = await factories(visitorIn(services)).exampleWorld()
  const { storage } = services
  const files = { public: await filesIn(storage.public), private: await filesIn(storage.private) }
  made = { tokens, gateway: gateway.memory(), files }
  await cleanUp()
}

/** A test that begins with what the examples of the contract speak of; `example` holds the tokens of those in them. */
export const exampleTest = base.extend<{ database: Database; example: Tokens }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  database: async ({}, use) => {
    const database = await testDatabase(fill)
    await use(database)
    await database.close()
  },
  example: [
    async ({ world }, use) => {
      if (!made) throw new Error('The database of this test was not filled with the examples.')
      world.gateway.recall(made.gateway)
      for (const kind of ['public', 'private'] as const)
        for (const { path, bytes } of made.files[kind]) await world.services.storage[kind].write(path, bytes)
      await use(made.tokens)
    },
    { auto: true },
  ],
})
