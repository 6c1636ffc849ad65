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
      '/srv/media',
      'STORAGE_URL must start with file: followed by a folder, or with s3: followed by a bucket.',
    ],
    [
      'STORAGE_URL',
      's3://a b',
      'STORAGE_URL must look like s3://bucket?endpoint=https://s3.example.org&region=ap-south-1.',
    ],
    ['STORAGE_URL', 's3://B_x', 'STORAGE_URL must name a bucket, such as s3://northlight-files.'],
    [
      'STORAGE_URL',
      's3://key:hunter2@files',
      'STORAGE_URL must hold no keys and no port: keys go into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ],
    ['STORAGE_URL', 's3://files/a b', 'STORAGE_URL must have a plain folder after the bucket, or none.'],
    ['STORAGE_URL', 's3://files?region=Mumbai!', 'STORAGE_URL must have a region such as ap-south-1.'],
    ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS must be a whole number from 0 to 300; it is "301".'],
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

  test('messages need both keys of the provider, and WhatsApp a number with a template', () => {
    expect(sentencesOf({ TWILIO_ACCOUNT_SID: 'AC1' })[0]).toContain('TWILIO_AUTH_TOKEN is missing')
    const keys = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hunter2' }
    expect(sentencesOf({ ...keys, TWILIO_WHATSAPP_FROM: '+14155550100' })[0]).toContain('TWILIO_WHATSAPP_TEMPLATE')
    expect(sentencesOf({ ...keys, TWILIO_WHATSAPP_FROM: '98450', TWILIO_WHATSAPP_TEMPLATE: 'HX1' })[0]).toContain(
      'must be a number such as',
    )
    expect(readEnvironment(keys).twilio).toMatchObject({ accountSid: 'AC1', authToken: 'hunter2' })
    expect(readEnvironment({}).twilio).toBeUndefined()
  })

  test.each([
    ['s3://files?endpoint=s3.example.org', 'must have a web address as its endpoint'],
    ['s3://files?zone=x', 'has a part "zone" that is not known here'],
  ])('a bucket %s', (STORAGE_URL, part) => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hunter2' }
    expect(sentencesOf({ STORAGE_URL, ...keys })[0]).toContain(part)
  })

  test('a bucket needs both keys; only one of Amazon may have neither', () => {
    const STORAGE_URL = 's3://files?endpoint=https://s3.example.org'
    expect(sentencesOf({ STORAGE_URL })[0]).toContain('AWS_ACCESS_KEY_ID is missing')
    expect(sentencesOf({ STORAGE_URL, AWS_ACCESS_KEY_ID: 'id' })[0]).toContain('AWS_SECRET_ACCESS_KEY is missing')
    expect(sentencesOf({ STORAGE_URL: 's3://files?region=ap-south-1' })).toEqual([])
    expect(sentencesOf({ STORAGE_URL: 's3://files', AWS_ACCESS_KEY_ID: 'id' })[0]).toContain('AWS_SECRET_ACCESS_KEY')
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
      frontEnds: [],
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

test('STORAGE_URL names a bucket, its service and our folder in it', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' }
  const address = 's3://files/institute/live?endpoint=https://s3.example.org:9000&region=ap-south-1'
  expect(readEnvironment({ STORAGE_URL: address, ...keys }).bucket).toEqual({
    bucket: 'files',
    prefix: 'institute/live/',
    endpoint: 'https://s3.example.org:9000',
    region: 'ap-south-1',
    keys: { id: 'id', secret: 'key' },
  })
  const plain = { bucket: 'files', prefix: '', endpoint: undefined, region: 'us-east-1', keys: undefined }
  expect(readEnvironment({ STORAGE_URL: 's3://files' }).bucket).toEqual(plain)
  expect(readEnvironment({}).bucket).toBeUndefined()
})

test.each([
  [{}, 0],
  [{ DRAIN_SECONDS: '20' }, 20],
  [{ DATABASE_URL: 'postgres://db/x' }, 5],
  [{ DATABASE_URL: 'postgres://db/x', ROLE: 'web' }, 5],
  [{ DATABASE_URL: 'postgres://db/x', ROLE: 'worker' }, 0],
])('asked to stop with %o it is "not ready" for %i seconds first', (vars, expected) => {
  expect(readEnvironment({ SESSION_SECRET: 'x'.repeat(32), ...vars } as Record<string, string>).drainSeconds).toBe(
    expected,
  )
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
