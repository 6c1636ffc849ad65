import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { s3Storage } from '@northlight/api/media/s3-storage'
import { seconds } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { openDatabase } from '@northlight/db/open-database'
import { holdWrites } from '@northlight/db/sqlite/hold'
import { emptyPostgres } from '@northlight/db/testing/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningS3, startS3 } from '../../../../scripts/s3.ts'
import { commandHere, refusalOf, serveHere } from '../../testing/serve-here.ts'
import { temporaryFolder } from '../../testing/server-process.ts'

const keysOf = ({ variables: { STORAGE_URL: _, ...keys } }: RunningS3) => keys

const freshUrl = async () => {
  const { url, remove } = await emptyPostgres()
  onTestFinished(remove)
  return url
}

/** Databases are made and filled, and servers started, in each of these. */
const patience = seconds(240)

/** An institute in a folder: its own content, a picture, a paper of a person. */
const institute = async () => {
  const vars = { DATA_DIR: join(await temporaryFolder(), 'data'), DEMO: 'off' }
  expect((await commandHere(['seed'], vars)).stderr).toBe('')
  for (const [folder, name] of [
    ['media/campus', 'hall.jpg'],
    ['private/cv', 'one.pdf'],
  ] as const) {
    await mkdir(join(vars.DATA_DIR, folder), { recursive: true })
    await writeFile(join(vars.DATA_DIR, folder, name), `file ${name}`)
  }
  return { vars, file: join(vars.DATA_DIR, 'northlight.db') }
}

const subscribe = (origin: string, email: string) => {
  const form = new FormData()
  form.set('email', email)
  form.set('page_url', `${origin}/`)
  return fetch(`${origin}/api/v1/subscription-form`, { method: 'POST', body: form })
}

/** A student whose last use was long ago: reading would note the next one. */
const signedIn = async (file: string) => {
  const database = await openDatabase(`sqlite:${file}`, { beside: true })
  const long = '2026-01-01T00:00:00.000Z'
  const { id } = await database.db
    .insertInto('users')
    .values({
      ...{ email: 'asha@example.org', name: 'Asha', role: 'student', password_hash: null },
      ...{ email_verified_at: long, created_at: long, updated_at: long },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const secret = 'a-secret-of-a-test-that-is-long-enough'
  const token = await database.db
    .insertInto('access_tokens')
    .values({
      ...{ user_id: id, name: 'Test', token_hash: digest(secret), created_at: long },
      ...{ last_used_at: long, expires_at: '2099-01-01T00:00:00.000Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.close()
  return `${token.id}|${secret}`
}

test('a running institute moves to PostgreSQL and a bucket, is read meanwhile, and can stay after all', {
  timeout: patience,
}, async () => {
  const { vars, file } = await institute()
  const s3 = await startS3()
  onTestFinished(s3.stop)
  const url = await freshUrl()
  const { origin, close } = await serveHere(vars)
  expect((await subscribe(origin, 'before@example.org')).status).toBeLessThan(300)

  const token = await signedIn(file)
  // While it moves, everything is read, and what would be saved is refused in a sentence.
  const hold = holdWrites(file, 'elsewhere')
  const refused = await subscribe(origin, 'during@example.org')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('moving to a larger server') })
  expect((await fetch(`${origin}/api/v1/faq`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const profile = await fetch(`${origin}/api/v1/profile`, { headers: { authorization: `Bearer ${token}` } })
  expect(profile.status).toBe(200)
  hold.release()

  const moved = await commandHere(['move-to', url, s3.variables.STORAGE_URL], { ...vars, ...keysOf(s3) })
  expect(moved).toMatchObject({ code: 0, stderr: '' })
  expect(moved.stdout).toContain('each table compared')
  expect((await subscribe(origin, 'after@example.org')).status).toBe(503)
  await close()
  expect(await refusalOf(vars)).toContain('was moved to postgres://')

  const settings = Object.fromEntries(
    (await readFile(join(vars.DATA_DIR, 'moved.env'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => /^(\w+)="(.*)"$/.exec(line)?.slice(1) ?? []),
  ) as Record<string, string>
  const there = await serveHere({ ...vars, ...settings, ...keysOf(s3), ROLE: 'all' })
  expect((await subscribe(there.origin, 'after@example.org')).status).toBeLessThan(300)
  await there.close()
  const database = await openDatabase(url)
  const emails = await database.db.selectFrom('subscriptions').select('email').orderBy('id').execute()
  expect(emails.map(({ email }) => email)).toEqual(['before@example.org', 'after@example.org'])
  await database.close()
  const bucket = await s3Storage({
    bucket: s3.bucket,
    endpoint: s3.endpoint,
    keys: s3.keys,
    prefix: '',
    region: 'ap-south-1',
  })
  expect(Buffer.from((await bucket.private.read('cv/one.pdf'))?.bytes ?? []).toString()).toBe('file one.pdf')
  expect(Buffer.from((await bucket.public.read('campus/hall.jpg'))?.bytes ?? []).toString()).toBe('file hall.jpg')
  bucket.close()

  // A database and a bucket with something in them are nobody’s target.
  expect((await commandHere(['move-to', '--undo'], vars)).code).toBe(0)
  expect((await commandHere(['move-to', url], vars)).stderr).toContain('not empty')
  const second = ['move-to', await freshUrl(), s3.variables.STORAGE_URL]
  expect((await commandHere(second, { ...vars, ...keysOf(s3) })).stderr).toContain('bucket to move to is not empty')
  // And what was here goes on as it was.
  const again = await serveHere(vars)
  expect((await subscribe(again.origin, 'stayed@example.org')).status).toBeLessThan(300)
  await again.close()
  expect(await readFile(join(vars.DATA_DIR, 'private', 'cv', 'one.pdf'), 'utf8')).toBe('file one.pdf')
})

test('a move that is killed in the middle goes on, also when the institute has worked since', {
  timeout: patience,
}, async () => {
  const { vars, file } = await institute()
  const url = await freshUrl()
  const cli = fileURLToPath(new URL('../../build/cli.mjs', import.meta.url))
  const child = spawn(process.execPath, [cli, 'move-to', url], { env: { PATH: process.env.PATH, ...vars } })
  // Killed as soon as it has copied a table.
  for await (const chunk of child.stdout) if (String(chunk).includes('copied and compared')) break
  child.kill('SIGKILL')
  await once(child, 'exit')
  // Its sign beside the file counts for a minute; the institute works again after that.
  const past = new Date(Date.now() - 120_000)
  await utimes(`${file}.hold`, past, past)
  const { origin, close } = await serveHere(vars)
  expect((await subscribe(origin, 'since@example.org')).status).toBeLessThan(300)
  await close()
  const again = await commandHere(['move-to', url], vars)
  expect(again).toMatchObject({ code: 0, stderr: '' })
  const here = new DatabaseSync(file, { readOnly: true })
  const database = await openDatabase(url)
  for (const table of ['subscriptions', 'settings', 'jobs', 'audit_log', 'legal_pages']) {
    const { count } = await database.db
      .selectFrom(table as 'users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect([table, Number(count)]).toEqual([
      table,
      Number(here.prepare(`select count(*) as count from ${table}`).get()?.count),
    ])
  }
  here.close()
  await database.close()
})
