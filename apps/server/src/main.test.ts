import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seconds } from '@northlight/contract/durations'
import { failures } from '@northlight/contract/errors'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { preparedFolder } from '../testing/prepared-folder.ts'
import { refusalOf, serveHere } from '../testing/serve-here.ts'
import { runCommand, type ServerProcess, startServer, temporaryFolder, untilReady } from '../testing/server-process.ts'

const running: ServerProcess[] = []
const start = async (vars: Record<string, string>) => {
  const server = await startServer(vars)
  running.push(server)
  return server
}
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

const patience = seconds(60)
const isOneSentence = /^[A-Z][^\n]*\.$/

describe('a server that cannot start says why in a sentence', { timeout: patience }, () => {
  test('a wrong variable, before anything is loaded; it ends with 1', async () => {
    const { code, stderr } = await (await start({ PORT: 'eighty' })).ended
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'PORT must be a whole number from 1 to 65535; it is "eighty".\n',
    })
  })

  test('a busy port; it ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await (await start({ PORT: String(port), DATA_DIR: await preparedFolder() })).ended
    other.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^[A-Z][^\n]*\.\n$/)
    expect(stderr).toContain(`Port ${port} is already in use`)
  })

  test('a database from a newer version', async () => {
    const DATA_DIR = await temporaryFolder()
    const database = new DatabaseSync(join(DATA_DIR, 'northlight.db'))
    database.exec(`create table migrations (position integer primary key, name text, checksum text, applied_at text);
      insert into migrations values (1, '0999-future', 'x', '2026-11-15T00:00:00.000Z')`)
    database.close()
    const said = await refusalOf({ DATA_DIR })
    expect(said).toMatch(isOneSentence)
    expect(said).toContain('0999-future')
  })

  test('a database from before the first release, with the truth and what to do', async () => {
    const DATA_DIR = await temporaryFolder()
    const database = new DatabaseSync(join(DATA_DIR, 'northlight.db'))
    database.exec(`create table migrations (position integer primary key, name text, checksum text, applied_at text);
      insert into migrations values (1, '0001-foundation', 'x', '2026-11-15T00:00:00.000Z')`)
    database.close()
    const said = await refusalOf({ DATA_DIR })
    expect(said).toMatch(isOneSentence)
    expect(said).toContain('no import of a whole institute exists')
    expect(said).toContain('begin anew with an empty database')
  })

  test('a file that is no database', async () => {
    const DATA_DIR = await temporaryFolder()
    await writeFile(join(DATA_DIR, 'northlight.db'), 'not a database at all, only some text'.repeat(100))
    expect(await refusalOf({ DATA_DIR })).toMatch(isOneSentence)
  })

  test('a bucket that cannot be reached, where the first start has pictures to put into it', async () => {
    const port = await freePort()
    const said = await refusalOf({
      DATA_DIR: await temporaryFolder(),
      DEMO: 'on',
      STORAGE_URL: `s3://files?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'hunter2',
    })
    expect(said).toBe(
      `The bucket "files" at 127.0.0.1:${port} cannot be used (ECONNREFUSED). Check STORAGE_URL and its keys, or start the storage.`,
    )
  })

  test('a data folder that is a file', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'data'), '')
    expect(await refusalOf({ DATA_DIR: join(folder, 'data') })).toMatch(isOneSentence)
  })
})

describe('a running server', { timeout: patience }, () => {
  /** Asks for a page that takes long, and comes back once the server is at work on it. */
  const longPage = async (server: ServerProcess, path: string) => {
    const begun = new Promise<void>((resolve) =>
      server.child.stdout?.on('data', (chunk) => String(chunk).includes('a long page has begun') && resolve()),
    )
    const reply = fetch(`http://127.0.0.1:${server.port}${path}`)
    // Seen to by the test; it must not count as forgotten until then.
    reply.catch(() => {})
    await begun
    return { reply }
  }
  const asking = (origin: string) => (path: string) => fetch(origin + path).then((reply) => reply.status)

  test('that is asked to stop says that it is not ready, serves on until the drain is over, and finishes what it began', async () => {
    const server = await start({ DATA_DIR: await preparedFolder(), DRAIN_SECONDS: '2' })
    await untilReady(server)
    const status = asking(`http://127.0.0.1:${server.port}`)
    const slow = await longPage(server, '/slow')
    server.child.kill('SIGTERM')
    await expect.poll(() => status('/readyz'), { timeout: seconds(20) }).toBe(503)
    // Each on a connection of its own, as from a balancer that has not asked yet.
    expect(await Promise.all(['/healthz', '/api/v1/branch/all', '/a-page'].map(status))).toEqual([200, 200, 200])
    expect(await status('/servingz')).toBe(503)
    // This page ends when nobody is let in any more.
    const reply = await slow.reply
    expect([reply.status, await reply.text()]).toEqual([200, '<p>whole page</p>'])
    await expect(status('/healthz')).rejects.toThrow()
    expect((await server.ended).code).toBe(0)
  })

  test('leaves at once when it is asked twice, whatever it is at work on', async () => {
    const server = await start({ DATA_DIR: await preparedFolder(), DRAIN_SECONDS: '300' })
    await untilReady(server)
    await longPage(server, '/endless')
    server.child.kill('SIGTERM')
    const ready = () => asking(`http://127.0.0.1:${server.port}`)('/readyz')
    await expect.poll(ready, { timeout: seconds(20) }).toBe(503)
    server.child.kill('SIGINT')
    expect((await server.ended).code).toBe(1)
  })

  test('starts and serves while the bucket of its files cannot be reached', async () => {
    const bucket = {
      STORAGE_URL: `s3://files?endpoint=http://127.0.0.1:${await freePort()}`,
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'hunter2',
    }
    const { origin, log, close } = await serveHere({ DATA_DIR: await preparedFolder(), ...bucket })
    const status = asking(origin)
    expect([await status('/api/v1/branch/all'), await status('/a-page')]).toEqual([200, 200])
    expect([await status('/storage/drawn/physics.svg'), await status('/storage/hall.png')]).toEqual([200, 503])
    const picture = await fetch(`${origin}/_ipx/w_320&f_webp&q_80/storage/hall.png`)
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await picture.json()).toEqual({ message: failures.files_unavailable.message })
    await close()
    expect(log()).toContain('the storage cannot be reached')
    expect(log()).not.toContain('hunter2')
  })
})

describe('a server with the demo institute', { timeout: patience }, () => {
  let DATA_DIR: string
  let server: ServerProcess
  let origin: string
  // One for all of these: filling the demo takes longer than everything that is asked of it.
  beforeAll(async () => {
    DATA_DIR = await temporaryFolder()
    const seeded = await runCommand(['seed', '--demo'], { DATA_DIR })
    expect(seeded.stdout).toBe('Filled with the demo institute.\n')
    server = await startServer({ DATA_DIR, DEMO: 'on', KEEPS_PAGES: 'yes' })
    origin = `http://127.0.0.1:${server.port}`
    await untilReady(server)
  }, patience)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })

  test('serves operations, the API, drawn pictures and pages', async () => {
    const status = async (path: string) => {
      const reply = await fetch(origin + path)
      await reply.arrayBuffer()
      return reply.status
    }
    expect(await status('/healthz')).toBe(200)
    expect(await status('/a-page')).toBe(200)
    expect(await status('/builds/latest.json')).toBe(200)
    expect(await status('/storage/drawn/physics.svg')).toBe(200)
    expect(await status('/_ipx/w_320&f_webp&q_80/storage/drawn/physics.svg')).toBe(200)
    // Its letters lie in a package of their own, which the bundle must find too.
    expect(await status('/share/page/fees.png')).toBe(200)
    expect(await status('/storage/..%2fkeys.json')).toBe(404)
    const branches = (await (await fetch(`${origin}/api/v1/branch/all`)).json()) as { branch: unknown[] }
    expect(branches.branch.length).toBeGreaterThan(0)
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    expect(metrics).toContain('northlight_http_request_seconds_count')
    expect(metrics).toContain('northlight_database_wait_seconds')
    const { mode } = await stat(join(DATA_DIR, 'keys.json'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('answers content calls from memory, uncounted, and counts others', async () => {
    const ask = async (path: string) => {
      const reply = await fetch(`${origin}/api/v1${path}`)
      await reply.arrayBuffer()
      return reply
    }
    const { status, headers } = await ask('/course')
    expect([status, headers.get('access-control-allow-origin'), headers.has('x-ratelimit-limit')]).toEqual([
      200,
      '*',
      false,
    ])
    // More than the flood limit of a minute.
    const statuses = new Set<number>()
    for (let at = 0; at < 700; at += 1) statuses.add((await ask(`/course?x=${at}`)).status)
    expect([...statuses]).toEqual([200])
    expect((await ask('/search?q=physics')).headers.get('x-ratelimit-remaining')).toBe('599')
    const missing = await ask('/blog/no-such-article')
    expect([missing.status, missing.headers.has('etag')]).toEqual([404, false])
  })

  test('serves a drawing so that it cannot run scripts', async () => {
    await mkdir(join(DATA_DIR, 'media'), { recursive: true })
    await writeFile(
      join(DATA_DIR, 'media/evil.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const { status, headers } = await fetch(`${origin}/storage/evil.svg`)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('answers ahead what a screen of the office asks for first, to whoever the cookie belongs to', async () => {
    const signIn = async (email: string) => {
      const reply = await fetch(`${origin}/auth/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email, password: 'Northlight#2026' }),
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      return reply.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    }
    const ahead = async (of: string, cookie = '') => {
      const reply = await fetch(`${origin}/office/ahead?of=${of}`, { headers: { cookie } })
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const { session, answers } = (await reply.json()) as {
        session: { user?: { email: string } }
        answers: Record<string, { email?: string; data?: unknown[] }>
      }
      return { email: session.user?.email, asked: Object.keys(answers), answers }
    }
    const editor = await signIn('editor@northlight.test')
    const list = '/office/articles?total=25&page=1&sort=-published_on'
    const first = await ahead('/articles', editor)
    expect([first.email, first.asked.toSorted()]).toEqual(['editor@northlight.test', [list, '/office/me']])
    expect(first.answers['/office/me']?.email).toBe('editor@northlight.test')
    expect(first.answers[list]?.data).toHaveLength(25)
    // Today is one reply, of which each role is told its own parts.
    const today = await ahead('/', editor)
    expect(today.asked).toEqual(
      expect.arrayContaining(['/office/today', '/office/visits', '/office/subscriber-counts']),
    )
    expect(today.asked.filter((path) => /money|families|people|health|questions/.test(path))).toEqual([])
    // An examiner shows a second factor before anything else is answered.
    const ofExaminer = await signIn('examiner@northlight.test')
    expect((await ahead('/', ofExaminer)).asked).toEqual(['/office/me'])
    const beside = new DatabaseSync(join(DATA_DIR, 'northlight.db'))
    beside
      .prepare(
        "update access_tokens set second_factor_at = ? where user_id in (select id from users where role = 'examiner')",
      )
      .run(new Date().toISOString())
    beside.close()
    const examiner = await ahead('/', ofExaminer)
    const ofTests = ['/office/coming-tests', '/office/questions/counts', '/office/health', '/office/console']
    expect(examiner.asked).toEqual(expect.arrayContaining(ofTests))
    const counsellor = await ahead('/', await signIn('counsellor@northlight.test'))
    const ofFamilies = ['/office/families/today', '/office/money', '/office/admissions', '/office/consents']
    expect(counsellor.asked).toEqual(expect.arrayContaining(ofFamilies))
    // A role that may not read it, somebody who is no colleague, and nobody.
    expect((await ahead('/subscribers', editor)).asked).toEqual(['/office/me'])
    expect(await ahead('/articles', await signIn('student@northlight.test'))).toMatchObject({
      email: 'student@northlight.test',
      asked: [],
    })
    expect(await ahead('/articles')).toMatchObject({ email: undefined, asked: [] })
  })

  test('keeps its database from a second one, which says so', async () => {
    const said = await refusalOf({ DATA_DIR })
    expect(said).toMatch(isOneSentence)
    expect(said).toContain('in use by another running copy')
  })

  test('has said at its start where it is and who may sign in', async () => {
    server.child.kill('SIGTERM')
    const { stdout } = await server.ended
    expect(stdout).toContain(`Northlight is ready: http://localhost:${server.port}`)
    expect(stdout).toContain('admin@northlight.test')
    expect(stdout).toMatch(/secret +[A-Z2-7]{32}\n +recovery code +[a-z]{5}-[a-z0-9]{5}\n/)
    expect(stdout).toMatch(
      /Second factor of examiner@northlight\.test, for an authenticator app\n +secret +[A-Z2-7]{32}\n/,
    )
  })

  test('is never served at a public address', async () => {
    const SITE_URL = 'https://www.example.org'
    expect(await refusalOf({ DATA_DIR, SITE_URL })).toContain(`never served at ${SITE_URL}`)
  })
})
