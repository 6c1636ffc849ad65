import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment, wantsDemo } from './environment.ts'

const sentencesOf = (vars: Record<string, string>): string[] => {
  try {
    readEnvironment(vars, '/srv')
  } catch (error) {
    if (error instanceof EnvironmentError) return error.sentences
    throw error
  }
  return []
}

describe('a wrong value is named in a sentence', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535; it is "abc".'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535; it is "0".'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535; it is "70000".'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535; it is "3000.5".'],
    ['HOST', 'a b', 'HOST must be a host name or an address such as 0.0.0.0; it is "a b".'],
    ['SITE_URL', 'example.org', 'SITE_URL must be a web address such as https://www.example.org; it is "example.org".'],
    ['SITE_URL', 'ftp://x.org', 'SITE_URL must be a web address such as https://www.example.org; it is "ftp://x.org".'],
    ['SITE_URL', 'https://x.org/a', 'SITE_URL must not have a path, a query or a fragment; it is "https://x.org/a".'],
    ['API_URL', 'nowhere', 'API_URL must be a web address such as https://www.example.org; it is "nowhere".'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must start with sqlite: followed by a file, or be a postgres:// address.',
    ],
    [
      'STORAGE_URL',
      's3://bucket',
      'STORAGE_URL asks for S3, which this version cannot use yet; use file: and a folder; it is "s3://bucket".',
    ],
    ['STORAGE_URL', '/srv/media', 'STORAGE_URL must start with file: followed by a folder; it is "/srv/media".'],
    [
      'SMTP_URL',
      'mail.example.org',
      'SMTP_URL must be a mail server address such as smtp://user:password@mail.example.org:587.',
    ],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must be at least 32 characters long.'],
    ['DEMO', 'maybe', 'DEMO must be on or off; it is "maybe".'],
    ['ROLE', 'boss', 'ROLE must be one of all, web, worker; it is "boss".'],
    ['ROLE', 'web', 'ROLE must be all with SQLite, because only one process may open the file; it is "web".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent; it is "loud".'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10; it is "yes".'],
    ['METRICS_TOKEN', 'x', 'METRICS_TOKEN must be at least 16 characters long.'],
    ['OFFICE_EMAIL', 'office', 'OFFICE_EMAIL must be an e-mail address; it is "office".'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an e-mail address; it is "nobody".'],
  ])('%s=%s', (name, value, sentence) => {
    expect(sentencesOf({ [name]: value })).toEqual([sentence])
  })

  test('every wrong value is told at once, and passwords are not repeated', () => {
    const sentences = sentencesOf({ PORT: 'x', SMTP_URL: 'http://user:hunter2@host', SESSION_SECRET: 'hunter2' })
    expect(sentences).toHaveLength(3)
    expect(sentences.join()).not.toContain('hunter2')
  })

  test('payments need all three keys or none', () => {
    expect(sentencesOf({ RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret' })[0]).toContain(
      'RAZORPAY_WEBHOOK_SECRET is missing',
    )
  })

  test('sign-in by Google needs both keys or neither, and the secret is not repeated', () => {
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' }
    expect(readEnvironment(keys).google).toEqual({ clientId: 'id', clientSecret: 'hunter2' })
    expect(sentencesOf({ GOOGLE_CLIENT_ID: 'id' })[0]).toContain('GOOGLE_CLIENT_SECRET is missing')
    expect(sentencesOf({ GOOGLE_CLIENT_SECRET: 'hunter2' })[0]).toMatch(/^GOOGLE_CLIENT_ID is missing(?!.*hunter2)/)
  })

  test('PostgreSQL needs a session secret', () => {
    expect(sentencesOf({ DATABASE_URL: 'postgres://db/x' })[0]).toContain('SESSION_SECRET is required')
  })
})

describe('defaults', () => {
  test('nothing set gives one process with one folder', () => {
    expect(readEnvironment({}, '/srv')).toMatchObject({
      port: 3000,
      host: undefined,
      siteUrl: 'http://localhost:3000',
      apiUrl: '',
      dataDir: '/srv/data',
      databaseUrl: 'sqlite:/srv/data/northlight.db',
      engine: 'sqlite',
      storageDir: '/srv/data/media',
      demo: 'auto',
      role: 'all',
      trustProxy: 0,
      mailFrom: 'no-reply@localhost',
    })
  })

  test('empty lines of an env file count as not set', () => {
    expect(readEnvironment({ PORT: '', SITE_URL: ' ', DATABASE_URL: '' }, '/srv').port).toBe(3000)
  })

  test('the site follows the port, and loses a trailing slash', () => {
    expect(readEnvironment({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
    expect(readEnvironment({ SITE_URL: 'https://www.example.org/' }).siteUrl).toBe('https://www.example.org')
  })

  test.each([
    ['file:media', '/srv/media'],
    ['file:/mnt/media', '/mnt/media'],
    ['file:///mnt/media', '/mnt/media'],
  ])('STORAGE_URL %s is the folder %s', (url, folder) => {
    expect(readEnvironment({ STORAGE_URL: url }, '/srv').storageDir).toBe(folder)
  })
})

describe('the demo institute', () => {
  const secret = 'x'.repeat(32)
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, true, true],
    [{ SITE_URL: 'http://[::1]:3000' }, true, true],
    [{ SITE_URL: 'https://www.example.org' }, true, false],
    [{ SITE_URL: 'https://localhost.example.org' }, true, false],
    [{ DATABASE_URL: 'postgres://db/x', SESSION_SECRET: secret }, true, false],
    [{ DEMO: 'off' }, true, false],
    [{ DEMO: 'on', SITE_URL: 'https://www.example.org' }, true, true],
  ])('%o on an empty database (%s): %s', (vars, isEmpty, expected) => {
    expect(wantsDemo(readEnvironment(vars as Record<string, string>), isEmpty)).toBe(expected)
  })
})
