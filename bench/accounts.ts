import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@northlight/api/accounts/password/passwords'
import { instant } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { freePort } from '../scripts/free-port.ts'
import { startServer } from './exam-server.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * Signing in: how long one takes, whether twenty a second leave the pages alone, and what a read of the session costs.
 * `node bench/accounts.ts`; everything stays on this machine.
 */
const password = 'Polaris#2027'
const people = 260
const single = 30
const perSecond = 20
const rushFor = seconds(10)
const sessionReads = 200

const emailOf = (n: number) => `person-${n}@bench.test`

const addPeople = async (databaseUrl: string) => {
  const database = await openDatabase(databaseUrl)
  try {
    await migrate(database)
    const now = instant(Date.now())
    // One hash for all: which salt it has makes no difference to the time of checking it.
    const password_hash = await hashPassword(password)
    const rows = Array.from({ length: people }, (_, n) => ({
      name: `Person ${n}`,
      email: emailOf(n),
      password_hash,
      role: 'student' as const,
      date_of_birth: '2001-02-03',
      created_at: now,
      updated_at: now,
    }))
    await database.db.insertInto('users').values(rows).execute()
  } finally {
    await database.close()
  }
}

/** Each person comes from an address of their own, as people do; otherwise the limits would be measured. */
const from = (n: number) => ({ 'x-forwarded-for': `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}` })

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const signIn = (origin: string, n: number) => async () => {
  const reply = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(n) },
    body: JSON.stringify({ email: emailOf(n), password }),
  })
  if (!reply.ok) throw new Error(`Sign-in ${n} was answered ${reply.status}: ${await reply.text()}`)
  await reply.body?.cancel()
}

const readPage = (origin: string) => async () => {
  await (await fetch(`${origin}/auth/sign-in`)).arrayBuffer()
}

/** The cookie of a signed-in browser, got by the protocol of the session itself. */
const sessionCookie = async (origin: string, n: number) => {
  const first = await fetch(`${origin}/api/auth/csrf`, { headers: from(n) })
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const reply = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...from(n), cookie: cookies.join('; ') },
    body: new URLSearchParams({ email: emailOf(n), password, csrfToken, json: 'true' }),
  })
  const session = reply.headers.getSetCookie().find((cookie) => cookie.includes('session-token'))
  if (!session) throw new Error(`No session was given: ${reply.status}`)
  return session.split(';')[0] ?? ''
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const row = (what: string, times: number[], promised: string) => [
  what,
  String(times.length),
  at(times, 0.5).toFixed(1),
  at(times, 0.95).toFixed(1),
  promised,
]

const repeated = async (count: number, work: (n: number) => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await timed(() => work(n)))
  return times
}

/** Twenty sign-ins begin every second; meanwhile somebody opens a page twenty times a second. */
const rush = async (origin: string) => {
  const signIns: Promise<number>[] = []
  const pages: Promise<number>[] = []
  const count = (rushFor / 1000) * perSecond
  const began = performance.now()
  for (let n = 0; n < count; n += 1) {
    const early = began + n * (1000 / perSecond) - performance.now()
    if (early > 1) await wait(early)
    signIns.push(timed(signIn(origin, single + n)))
    pages.push(timed(readPage(origin)))
  }
  return { signIns: await Promise.all(signIns), pages: await Promise.all(pages) }
}

export const measureAccounts = async (): Promise<Table> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-bench-accounts-'))
  const databaseUrl = `sqlite:${join(dataDir, 'northlight.db')}`
  await addPeople(databaseUrl)
  const server = await startServer(databaseUrl, dataDir, await freePort(), { TRUST_PROXY: '1' })
  try {
    const { origin } = server
    await repeated(5, readPage(origin))
    const alone = await repeated(single, (n) => signIn(origin, n)())
    const { signIns, pages } = await rush(origin)
    const cookie = await sessionCookie(origin, people - 1)
    const read = async () => {
      await (await fetch(`${origin}/api/auth/session`, { headers: { cookie, ...from(people - 1) } })).arrayBuffer()
    }
    await repeated(20, read)
    return {
      title: 'Signing in',
      head: ['what', 'times', 'median, ms', 'p95, ms', 'promised'],
      rows: [
        row('sign-in, one after the other', alone, '300 ms'),
        row(`sign-in, ${perSecond} begin each second`, signIns, '300 ms'),
        row('a kept page during that rush', pages, 'not starved'),
        row('read of the session', await repeated(sessionReads, read), '3 ms'),
      ],
      note: 'Argon2id with 19 MiB and two passes; client and server share the machine.',
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(tableText(await measureAccounts()))
