import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { freePort } from '../../scripts/free-port.ts'
import { startServer } from './server.ts'
import { test as base } from './test.ts'

const file = 'northlight.db'

/** What the shared server holds at this moment, as a file of its own: much faster than filling an empty one. */
const copyOfData = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-own-'))
  const shared = process.env.E2E_DATA_DIR ?? ''
  const database = new DatabaseSync(join(shared, file), { readOnly: true })
  try {
    await backup(database, join(dataDir, file))
  } finally {
    database.close()
  }
  await symlink(join(shared, 'media'), join(dataDir, 'media'))
  return dataDir
}

type OwnServer = { url: string; kill(): Promise<void>; start(): Promise<void> }

/** A journey with a server of its own, which it may kill and start again without touching anybody else's. */
export const test = base.extend<{ ownServer: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
  ownServer: async ({}, use) => {
    const dataDir = await copyOfData()
    const options = { dataDir, port: await freePort(), smtpUrl: 'smtp://127.0.0.1:9' }
    let running = await startServer(options)
    await use({
      url: running.url,
      kill: () => running.kill(),
      async start() {
        running = await startServer(options)
      },
    })
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  siteUrl: async ({ ownServer }, use) => use(ownServer.url),
})
