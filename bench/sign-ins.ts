import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@northlight/api/accounts/password/passwords'
import { instant } from '@northlight/contract/dates'
import { openDatabase } from '@northlight/db/open-database'
import { freePort } from '../scripts/free-port.ts'
import { fillInstitute } from './attacks.ts'
import { type ExamServer, startServer } from './exam-server.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * A hall signs in, everybody behind one address: what 300 at once do to somebody who opens the home page, and how long
 * 2,000 take. `node bench/sign-ins.ts`; everything stays on this machine.
 */
const password = 'Polaris#2027'
const atOnce = 300
const hall = 2000
/** As many as wait for an answer at a time while the hall comes in. */
const waiting = 100
const pageEvery = 20

const emailOf = (n: number) => `person-${n}@bench.test`

const addPeople = async (databaseUrl: string) => {
  await fillInstitute(databaseUrl)
  const database = await openDatabase(databaseUrl)
  try {
    const now = instant(Date.now())
    const password_hash = await hashPassword(password)
    const rows = Array.from({ length: atOnce + hall }, (_, n) => ({
      name: `Person ${n}`,
      email: emailOf(n),
      password_hash,
      role: 'student' as const,
      date_of_birth: '2001-02-03',
      created_at: now,
      updated_at: now,
    }))
    for (let from = 0; from < rows.length; from += 500)
      await database.db
        .insertInto('users')
        .values(rows.slice(from, from + 500))
        .execute()
  } finally {
    await database.close()
  }
}

type Reply = { status: number; cookies: string[]; text: string }

/** By node:http, which waits for a connection as long as it takes. */
const send = (address: string, form?: URLSearchParams): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = form && { origin: new URL(address).origin, 'content-type': 'application/x-www-form-urlencoded' }
    const call = request(address, { method: form ? 'POST' : 'GET', agent: false, headers }, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part as Buffer)
      const cookies = reply.headers['set-cookie'] ?? []
      resolve({ status: reply.statusCode ?? 0, cookies, text: Buffer.concat(parts).toString() })
    })
    call.on('error', reject).end(form?.toString())
  })

/** As the site's own form does it: the session's door, from a page of ours. */
const signIn = async (origin: string, n: number): Promise<void> => {
  const form = new URLSearchParams({ email: emailOf(n), password, json: 'true' })
  const { status, cookies, text } = await send(`${origin}/api/auth/callback/credentials`, form)
  const isIn = cookies.some((cookie) => cookie.includes('session-token'))
  if (!isIn) throw new Error(`Sign-in ${n} was answered ${status}: ${text}`)
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

const openPage = async (origin: string) => {
  const began = performance.now()
  const { status } = await send(`${origin}/`)
  if (status !== 200) throw new Error(`The home page was answered ${status}.`)
  return performance.now() - began
}

/** Somebody opens the home page fifty times a second until the work is done. */
const pagesDuring = async (origin: string, work: Promise<unknown>): Promise<number[]> => {
  const pages: Promise<number>[] = []
  let isOver = false
  const done = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    pages.push(openPage(origin))
    await wait(pageEvery)
  }
  await done
  return Promise.all(pages)
}

const everybodyAtOnce = (origin: string) => Promise.all(Array.from({ length: atOnce }, (_, n) => signIn(origin, n)))

/** The hall is a process of its own: anyone who opens the home page meanwhile does not send 300 forms first. */
const rush = async ({ origin }: ExamServer) => {
  const everybody = fork(fileURLToPath(import.meta.url), ['at-once', origin])
  await once(everybody, 'message')
  const began = performance.now()
  everybody.send('go')
  const pages = await pagesDuring(
    origin,
    once(everybody, 'exit').then(([code]) => {
      if (code !== 0) throw new Error('Not everybody could sign in; the lines above say why.')
    }),
  )
  return { pages, seconds: (performance.now() - began) / 1000 }
}

const wholeHall = async ({ origin, processorTime }: ExamServer) => {
  const [began, used] = [performance.now(), await processorTime()]
  let next = atOnce
  const student = async () => {
    while (next < atOnce + hall) await signIn(origin, next++)
  }
  await Promise.all(Array.from({ length: waiting }, student))
  return { seconds: (performance.now() - began) / 1000, each: ((await processorTime()) - used) / hall }
}

export const measureSignIns = async (): Promise<Table> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-bench-sign-ins-'))
  const databaseUrl = `sqlite:${join(dataDir, 'northlight.db')}`
  await addPeople(databaseUrl)
  const server = await startServer(databaseUrl, dataDir, await freePort())
  try {
    for (let n = 0; n < 20; n += 1) await openPage(server.origin)
    // The first ones compile the code; a hall does not meet a server that has just started.
    for (let n = 0; n < 20; n += 1) await signIn(server.origin, n)
    const { pages, seconds } = await rush(server)
    const whole = await wholeHall(server)
    return {
      title: 'A hall signs in',
      head: ['what', 'measured', 'promised'],
      rows: [
        [`home page while ${atOnce} sign in at once, p50`, `${at(pages, 0.5).toFixed(0)} ms`, ''],
        [`home page while ${atOnce} sign in at once, p99`, `${at(pages, 0.99).toFixed(0)} ms`, '200 ms'],
        [`home page while ${atOnce} sign in at once, worst`, `${Math.max(...pages).toFixed(0)} ms`, ''],
        [`${atOnce} at once are all in after`, `${seconds.toFixed(1)} s`, ''],
        [`${hall} behind one address are all in after`, `${whole.seconds.toFixed(0)} s`, '120 s'],
        ['processor time of one sign-in', `${whole.each.toFixed(0)} ms`, '60 ms'],
      ],
      note: `Argon2id with 19 MiB and two passes, one after the other; ${pages.length} home pages; clients and server share the machine.`,
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[2] === 'at-once') {
  process.send?.('ready')
  await once(process, 'message')
  await everybodyAtOnce(process.argv[3] ?? '')
  process.disconnect?.()
} else if (import.meta.main) console.log(tableText(await measureSignIns()))
