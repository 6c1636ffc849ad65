import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { killUnderLoad } from '@northlight/api/testing/kills/run'
import { seconds } from '@northlight/contract/durations'
import { emptyPostgres } from '@northlight/db/testing/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { startServer, temporaryFolder, untilReady } from '../testing/server-process.ts'

/** A database of the engine under test, as a server of its own opens it. */
const databaseFor = async (folder: string): Promise<string> => {
  if (process.env.TEST_ENGINE !== 'postgres') return `sqlite:${join(folder, 'northlight.db')}`
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  return url
}

test('kill -9 under sign-ups, enquiries, saves and payments: what was acknowledged is there exactly once', {
  timeout: seconds(180),
}, async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = await databaseFor(folder)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = async () => {
    const server = await startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      SITE_URL: origin,
      SESSION_SECRET: 'a secret that outlives every process of this test',
      DEMO: 'on',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
    })
    await untilReady(server)
    const end = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
      server.child.kill(signal)
      await server.ended
    }
    return { kill: end('SIGKILL'), stop: end('SIGTERM') }
  }
  const found = await killUnderLoad({ databaseUrl, origin, start, kills: 3, between: 60, students: 6, families: 4 })
  expect(found.faults).toEqual([])
  expect(found.resent).toBeGreaterThan(0)
  for (const count of Object.values(found.acknowledged)) expect(count).toBeGreaterThan(3)
})
