import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSigned, keyPurposes, sharedKeys, sign } from '@northlight/api/kernel/keys'
import { describe, expect, test } from 'vitest'
import { runCommand, temporaryFolder } from '../testing/server-process.ts'
import { readEnvironment } from './environment.ts'
import { openKeys, rotateKey } from './keys.ts'

const receipt = { purpose: 'receipt-link', content: 'receipt|1|2' } as const

describe('the keys of an installation', () => {
  test('are made once, one for each purpose, for this user alone', async () => {
    const environment = readEnvironment({ DATA_DIR: join(await temporaryFolder(), 'new') })
    const ring = await openKeys(environment)
    expect(await openKeys(environment)).toEqual(ring)
    expect(new Set(keyPurposes.map((purpose) => ring[purpose][0].secret)).size).toBe(keyPurposes.length)
    expect((await stat(join(environment.dataDir, 'keys.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(environment.dataDir)).mode & 0o777).toBe(0o700)
  })

  test('can be changed one purpose at a time; what the old key signed stays good', async () => {
    const environment = readEnvironment({ DATA_DIR: await temporaryFolder() })
    const before = await openKeys(environment)
    const mailed = sign(before, receipt)
    await rotateKey(environment, 'receipt-link')
    const after = await openKeys(environment)
    expect(sign(after, receipt)).not.toBe(mailed)
    expect(isSigned(after, receipt, mailed)).toBe(true)
    expect(after['hall-ticket']).toEqual(before['hall-ticket'])
  })

  test('of an installation with one old secret begin with it', async () => {
    const DATA_DIR = await temporaryFolder()
    const secret = 'the one secret of an older installation'
    await writeFile(join(DATA_DIR, 'session-secret'), `${secret}\n`)
    const environment = readEnvironment({ DATA_DIR })
    expect(await openKeys(environment)).toEqual(sharedKeys(secret))
    const mailed = sign(sharedKeys(secret), receipt)
    await rotateKey(environment, 'receipt-link')
    expect(isSigned(await openKeys(environment), receipt, mailed)).toBe(true)
    expect((await openKeys(environment)).session).toEqual(sharedKeys(secret).session)
  })

  test('of a later release are kept when an older one opens, completes and changes the file', async () => {
    const environment = readEnvironment({ DATA_DIR: await temporaryFolder() })
    const before = await openKeys(environment)
    const file = join(environment.dataDir, 'keys.json')
    const stored = async () => JSON.parse(await readFile(file, 'utf8')).keys
    const { session, ...keys } = await stored()
    const later = [{ secret: 'l'.repeat(64), made_at: '2027-01-01T00:00:00.000Z', made_by: 'a later release' }]
    await writeFile(file, JSON.stringify({ format: 1, keys: { ...keys, 'purpose-of-a-later-release': later } }))
    // One purpose is missing, so the file is written anew.
    const opened = await openKeys(environment)
    expect(Object.keys(opened).toSorted()).toEqual([...keyPurposes].toSorted())
    expect(opened['hall-ticket']).toEqual(before['hall-ticket'])
    expect((await stored()).session).not.toEqual(session)
    expect((await stored())['purpose-of-a-later-release']).toEqual(later)
    await rotateKey(environment, 'receipt-link')
    expect((await stored())['purpose-of-a-later-release']).toEqual(later)
  })

  test('come from the settings where several hosts share them, older ones included', async () => {
    const [now, old] = ['n'.repeat(40), 'o'.repeat(40)]
    const dataDir = await temporaryFolder()
    const before = await openKeys(readEnvironment({ SESSION_SECRET: old, DATA_DIR: dataDir }))
    const both = readEnvironment({ SESSION_SECRET: now, SESSION_SECRET_PREVIOUS: old, DATA_DIR: dataDir })
    expect(isSigned(await openKeys(both), receipt, sign(before, receipt))).toBe(true)
    expect(sign(await openKeys(both), receipt)).toBe(sign(sharedKeys(now), receipt))
    await expect(rotateKey(both, 'session')).rejects.toThrow('SESSION_SECRET_PREVIOUS')
  })

  test('that cannot be read stop the start and say what is lost with them', async () => {
    const DATA_DIR = await temporaryFolder()
    await writeFile(join(DATA_DIR, 'keys.json'), '{"format":1,"keys":{"session":[{"secret":"short"}]}}')
    await expect(openKeys(readEnvironment({ DATA_DIR }))).rejects.toThrow(/printed hall tickets, mailed receipt links/)
  })

  test('are listed by name and changed from the command line', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'data')
    await mkdir(DATA_DIR)
    const lineOf = async () =>
      (await runCommand(['keys', 'list'], { DATA_DIR })).stdout
        .split('\n')
        .find((line) => line.startsWith('hall-ticket'))
    const before = (await lineOf())?.split(/\s+/).at(-1) ?? ''
    expect((await runCommand(['keys', 'rotate', 'hall-ticket'], { DATA_DIR })).code).toBe(0)
    expect(await lineOf()).toMatch(new RegExp(`^hall-ticket +[0-9a-f]{8}, ${before}$`))
    expect(await lineOf()).not.toContain(
      JSON.parse(await readFile(join(DATA_DIR, 'keys.json'), 'utf8')).keys.session[0].secret,
    )
    expect((await runCommand(['keys', 'rotate', 'everything'], { DATA_DIR })).stderr).toContain('keys rotate PURPOSE')
  })
})
