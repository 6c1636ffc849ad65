import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpServer } from '@northlight/mail/testing/smtp-server'
import { startServer } from './server.ts'

/**
 * One mail server and one real server for the whole run. Journeys run in other processes and find both by address. The
 * server fills its folder with the demo, unless `npm test` has done that already.
 */
export default async function setUp() {
  const dataDir = process.env.E2E_FILLED_DIR ?? (await mkdtemp(join(tmpdir(), 'northlight-e2e-')))
  const smtp = await startSmtpServer()
  const outbox = createServer((request, response) => {
    const about = new URL(request.url ?? '/', 'http://outbox').searchParams.get('about') ?? ''
    const found = smtp.mails.filter(({ envelope, text }) => envelope.to.includes(about) || text?.includes(about))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(found))
  }).listen(0, '127.0.0.1')
  await once(outbox, 'listening')
  const server = await startServer({ dataDir, smtpUrl: smtp.url })
  process.env.E2E_SITE_URL = server.url
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_OUTBOX_URL = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}`

  return async () => {
    await server.stop()
    await smtp.stop()
    outbox.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
