import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { preparedFolder } from '../testing/prepared-folder.ts'
import { serveHere } from '../testing/serve-here.ts'
import { readEnvironment } from './environment.ts'
import { securityText } from './security-text.ts'

const now = Date.parse('2026-11-19T00:00:00.000Z')
const site = 'https://www.example.org'

describe('security.txt', () => {
  test('names contact, day, policy and languages, and stays away without a contact', () => {
    const about = {
      contact: 'security@example.org',
      expires: '2027-03-31',
      policy: `${site}/security`,
      languages: 'en, kn',
    }
    expect(securityText(site, about, now)?.split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Expires: 2027-03-31T23:59:59.000Z',
      `Policy: ${site}/security`,
      'Preferred-Languages: en, kn',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ])
    expect(securityText(site, undefined, now)).toBeNull()
  })

  test('without a day it is good for half a year; once its day is over it is gone', () => {
    const about = { contact: `${site}/report`, expires: undefined, policy: undefined, languages: 'en' }
    expect(securityText(site, about, now)).toContain('Contact: https://www.example.org/report')
    expect(securityText(site, about, now)).toContain('Expires: 2027-05-18T')
    expect(securityText(site, { ...about, expires: '2026-11-17' }, now)).toBeNull()
  })

  test('a contact that is none stops the start with a sentence', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'northlight-'))
    expect(() => readEnvironment({ DATA_DIR, SECURITY_CONTACT: 'call us' })).toThrow('SECURITY_CONTACT')
    expect(() => readEnvironment({ DATA_DIR, SECURITY_CONTACT: 'http://example.org' })).toThrow('SECURITY_CONTACT')
    expect(() => readEnvironment({ DATA_DIR, SECURITY_EXPIRES: 'soon' })).toThrow('SECURITY_EXPIRES')
  })

  test('is served where a contact is set, and is 404 where none is', async () => {
    const address = '/.well-known/security.txt'
    const without = await serveHere({ DATA_DIR: await preparedFolder() })
    expect((await fetch(without.origin + address)).status).toBe(404)
    await without.close()
    const set = { DATA_DIR: await preparedFolder(), SECURITY_CONTACT: 'security@example.org' }
    const { origin, close } = await serveHere(set)
    const reply = await fetch(origin + address)
    expect(reply.headers.get('content-type')).toContain('text/plain')
    expect(await reply.text()).toContain('Contact: mailto:security@example.org')
    await close()
  })
})
