import { existsSync } from 'node:fs'
import { cp, mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharedKeys } from '@northlight/api/kernel/keys'
import { seconds } from '@northlight/contract/durations'
import { testDatabase } from '@northlight/db/testing/database'
import { beforeAll, describe, expect, test } from 'vitest'
import { preparedFolder } from '../testing/prepared-folder.ts'
import { commandHere, refusalOf, serveHere } from '../testing/serve-here.ts'
import { temporaryFolder } from '../testing/server-process.ts'
import { readEnvironment } from './environment.ts'
import { openGateway } from './gateway.ts'
import { doorFor } from './set-up.ts'

const patience = seconds(60)

describe('a database that is gone beside an institute that was there', { timeout: patience }, () => {
  let before: string
  beforeAll(async () => {
    before = await preparedFolder()
    await (await serveHere({ DATA_DIR: before })).close()
  }, patience)
  const used = async () => {
    const DATA_DIR = await temporaryFolder()
    await cp(before, DATA_DIR, { recursive: true })
    return { DATA_DIR, file: join(DATA_DIR, 'northlight.db') }
  }

  test('stops the start, makes no new one, and can be replaced on purpose', async () => {
    const { DATA_DIR, file } = await used()
    await rm(file)
    const said = await refusalOf({ DATA_DIR })
    expect(said).toMatch(/^The database .* is missing or empty, but .* was in use before/)
    expect(said).toContain('northlight -- seed')
    expect(existsSync(file)).toBe(false)
    expect((await commandHere(['seed'], { DATA_DIR, DEMO: 'off' })).code).toBe(0)
    await (await serveHere({ DATA_DIR })).close()
  })

  test('also when the file is there and empty', async () => {
    const { DATA_DIR, file } = await used()
    await truncate(file, 0)
    expect(await refusalOf({ DATA_DIR })).toContain('was in use before')
  })

  test('also when only uploads are left', async () => {
    const DATA_DIR = await temporaryFolder()
    await mkdir(join(DATA_DIR, 'private'))
    await writeFile(join(DATA_DIR, 'private/marks-card.jpg'), 'x')
    expect(await refusalOf({ DATA_DIR })).toContain('was in use before (private)')
  })
})

describe('the demo institute', { timeout: patience }, () => {
  test('is never made for a public address', async () => {
    const DATA_DIR = await temporaryFolder()
    const SITE_URL = 'https://www.example.org'
    expect(await refusalOf({ DATA_DIR, SITE_URL, DEMO: 'on' })).toContain(`never served at ${SITE_URL}`)
  })

  const given = { port: 3000, trustProxy: 0 }
  test('is for this machine alone, unless both were asked for by hand', () => {
    expect(doorFor({ ...given, host: undefined, demo: 'auto' }, true)).toEqual({ host: '127.0.0.1', warnings: [] })
    expect(doorFor({ ...given, host: undefined, demo: 'on' }, true).host).toBe('127.0.0.1')
    expect(doorFor({ ...given, host: undefined, demo: 'auto' }, false).host).toBe('0.0.0.0')
    expect(() => doorFor({ ...given, host: '0.0.0.0', demo: 'auto' }, true)).toThrow('published password')
    const open = doorFor({ ...given, host: '0.0.0.0', demo: 'on' }, true)
    expect(open.host).toBe('0.0.0.0')
    expect(open.warnings).toHaveLength(1)
  })
})

test('a proxy that is believed on an open port is warned about', () => {
  const behind = { port: 3000, trustProxy: 1, demo: 'off' as const }
  expect(doorFor({ ...behind, host: undefined }, false).warnings.join()).toContain('TRUST_PROXY')
  expect(doorFor({ ...behind, host: '127.0.0.1' }, false).warnings).toEqual([])
})

test('without keys of a bank paying is closed everywhere but in a demo on this machine', async () => {
  const database = await testDatabase()
  const kindOf = (vars: Record<string, string>, hasDemoAccounts: boolean) =>
    openGateway(readEnvironment(vars), { database, keys: sharedKeys('x'.repeat(32)), clock: () => '', hasDemoAccounts })
      .checkout.kind
  expect(kindOf({}, false)).toBe('closed')
  expect(kindOf({ DEMO: 'off' }, false)).toBe('closed')
  expect(kindOf({}, true)).toBe('sandbox')
  expect(kindOf({ DEMO: 'on' }, false)).toBe('sandbox')
  expect(kindOf({ DEMO: 'on', SITE_URL: 'https://www.example.org' }, false)).toBe('closed')
  const keys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }
  expect(kindOf(keys, false)).toBe('razorpay')
  await database.close()
})

test('database and keys are readable by their owner alone, whoever made them', { timeout: patience }, async () => {
  const DATA_DIR = await temporaryFolder()
  const modeOf = async (name: string) => (await stat(join(DATA_DIR, name))).mode & 0o777
  await writeFile(join(DATA_DIR, 'northlight.db'), '', { mode: 0o644 })
  const { close } = await serveHere({ DATA_DIR })
  for (const name of ['northlight.db', 'northlight.db-wal', 'northlight.db.lock', 'keys.json'])
    expect([name, await modeOf(name)]).toEqual([name, 0o600])
  await close()
})
