import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@northlight/db/database'
import { pushTransport } from '@northlight/mail/web-push'
import { parts } from '../src/domains.ts'
import type { Logger, Services } from '../src/kernel/context.ts'
import { sharedKeys } from '../src/kernel/keys.ts'
import { fileStorage } from '../src/media/file-storage.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeGateway } from './fake-gateway.ts'
import { fakeMail } from './fake-mail.ts'
import { fakeMessages } from './fake-messages.ts'

export const siteUrl = 'https://northlight.test'

/** Remembers what was logged, so that a test can look for what must not be in it. */
export const memoryLogger = () => {
  const lines: { level: string; fields: object; message: string }[] = []
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message })
  const logger: Logger = { info: at('info'), warn: at('warn'), error: at('error') }
  return { ...logger, lines }
}

/** Real database and real files; fakes only for the world outside: time, mail host, bank. */
export const testServices = async (database: Database) => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-storage-'))
  const clock = fakeClock('2026-11-15T04:30:00.000Z')
  const mail = fakeMail()
  const messages = fakeMessages()
  const gateway = fakeGateway(clock)
  const logger = memoryLogger()
  const services = {
    database,
    parts,
    mail,
    messages,
    push: pushTransport({
      secret: 'a secret for tests only, long enough',
      contact: siteUrl,
      now: () => Date.parse(clock.now()),
      // The push service of a test, and the address in the example of the contract, to which nothing is ever sent.
      allows: (endpoint) => /^http:\/\/127\.0\.0\.1:|\/fcm\/send\/example$/.test(endpoint),
    }),
    storage: fileStorage({ public: join(folder, 'media'), private: join(folder, 'private') }),
    gateway,
    clock: clock.now,
    siteUrl,
    apiUrl: siteUrl,
    keys: sharedKeys('a secret for tests only, long enough'),
    officeEmail: '',
    logger,
  } satisfies Services
  return {
    services,
    folder,
    clock,
    mail,
    messages,
    gateway,
    logger,
    cleanUp: () => rm(folder, { recursive: true, force: true }),
  }
}
