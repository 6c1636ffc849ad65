import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instant } from '@northlight/contract/dates'
import { days, seconds } from '@northlight/contract/durations'
import { digest } from '@northlight/db/digest'
import { openDatabase } from '@northlight/db/open-database'
import { sql } from 'kysely'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { fillInstitute, saving } from './attacks.ts'
import { type Seat, start } from './exam-client.ts'
import { startServer } from './exam-server.ts'
import { prepareWorld } from './exam-world.ts'
import type { OfficeAnswer, OfficeOrder } from './office-client.ts'
import { fillLists } from './office-lists.ts'
import { type Table, tableText } from './table.ts'
import { countStolen, mostStolen } from './undisturbed.ts'

/**
 * The office beside a running test: 200 students save once a second, alone, and then while five colleagues search a
 * list of 100,000 and one exports it. Of a test that counts, whose end the file waits for; with `practice` of one that
 * does not count, and the file is made meanwhile. `node bench/office-beside-test.ts [sqlite] [postgres] [practice]`.
 */
const students = 200
/** Long enough that one moment in which a disk hangs is not felt by one save in twenty. */
const duration = seconds(30)
const rounds = 7
/** A round during which the host gave more of the processor to others is shown and does not count. */
const mostRounds = 14
const colleagues = 5
const allowed = 1.1

const addEditor = async (databaseUrl: string): Promise<string> => {
  const database = await openDatabase(databaseUrl)
  try {
    const now = instant(Date.now())
    // A server takes in every subscription that no family has, for minutes, and that is not what is measured here.
    await fillLists({ db: database.db, now: () => now }, { subscribers: false })
    // A server does this by itself within a minute of such a change; autovacuum is off in the one of this benchmark.
    if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
    const { id } = await database.db
      .insertInto('users')
      .values({ name: 'Editor', email: 'editor@bench.test', role: 'editor', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const secret = randomBytes(30).toString('base64url')
    const token = await database.db
      .insertInto('access_tokens')
      .values({
        ...{ user_id: id, name: 'bench', token_hash: digest(secret), created_at: now, last_used_at: now },
        expires_at: instant(Date.now() + days(1)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `${token.id}|${secret}`
  } finally {
    await database.close()
  }
}

const client = fileURLToPath(new URL('./office-client.ts', import.meta.url))

/** The office, in a process of its own. `work` gives what was done, and a promise of the end of the last file. */
const openOffice = (origin: string, token: string, filesWait: boolean) => {
  const child = fork(client)
  const next = async (): Promise<OfficeAnswer> => {
    const [said] = (await once(child, 'message')) as [OfficeAnswer]
    if ('failure' in said) throw new Error(said.failure)
    return said
  }
  const work = async (time: number) => {
    child.send({ origin, token, colleagues, time, filesWait } satisfies OfficeOrder)
    const did = await next()
    if (!('searches' in did)) throw new Error('The office ended before its time.')
    return { ...did, ended: next() }
  }
  return { work, close: () => child.kill() }
}

type Place = { engine: string; databaseUrl: string; dataDir: string; counts: boolean }

const measure = async ({ engine, databaseUrl, dataDir, counts }: Place): Promise<string[][]> => {
  const say = (what: string) => console.error(`${engine}: ${what}`)
  await fillInstitute(databaseUrl)
  say('filling the lists')
  const hall = await prepareWorld(databaseUrl, students, counts)
  const token = await addEditor(databaseUrl)
  const server = await startServer(databaseUrl, dataDir, await freePort())
  const office = openOffice(server.origin, token, counts)
  try {
    const { origin } = server
    const seats: Seat[] = []
    for (const student of hall) seats.push(await start(origin, student))
    await saving(origin, seats, seconds(5))
    say('measuring')
    const lines: string[][] = []
    const ratios: number[] = []
    // In turn, so that whatever else the machine does meets both alike.
    for (let round = 1; round <= mostRounds && ratios.length < rounds; round += 1) {
      const stolen = countStolen()
      const alone = await saving(origin, seats, duration)
      const [beside, { searches, exports, ended }] = await Promise.all([
        saving(origin, seats, duration),
        office.work(duration),
      ])
      const taken = stolen()
      if (taken <= mostStolen) ratios.push(beside.times.p95 / alone.times.p95)
      const line = [
        engine,
        String(round),
        ...[alone.times.p50, alone.times.p95, beside.times.p50, beside.times.p95].map((ms) => ms.toFixed(1)),
        `${Math.round((beside.times.p95 / alone.times.p95 - 1) * 100)} %`,
        String(alone.errors + beside.errors),
        `${(taken * 100).toFixed(1)} %${taken > mostStolen ? ', not counted' : ''}`,
        `${searches} searches, ${exports} ${counts ? 'file that waits' : 'files'}`,
      ]
      lines.push(line)
      say(line.slice(1).join(' · '))
      await ended
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
    lines.push([
      engine,
      'median',
      '',
      '',
      '',
      '',
      `${Math.round((median - 1) * 100)} %`,
      '',
      `of ${ratios.length}`,
      ratios.length < rounds ? 'the machine was too noisy' : median <= allowed ? 'within' : 'OVER',
    ])
    return lines
  } finally {
    office.close()
    // Not asked to stop: it would first finish the exports, which are of no use any more.
    await server.kill()
  }
}

export const officeBesideTest = async (engines: ('sqlite' | 'postgres')[], counts = true): Promise<Table> => {
  const rows: string[][] = []
  for (const engine of engines) {
    const dataDir = await mkdtemp(join(tmpdir(), 'northlight-beside-'))
    try {
      if (engine === 'sqlite') {
        const databaseUrl = `sqlite:${join(dataDir, 'bench.db')}`
        rows.push(...(await measure({ engine, databaseUrl, dataDir, counts })))
      } else {
        const postgres = await startPostgres({ isDurable: true })
        try {
          rows.push(...(await measure({ engine, databaseUrl: postgres.url, dataDir, counts })))
        } finally {
          await postgres.stop()
        }
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  return {
    title: `Saves of 200 students in a test that ${counts ? 'counts' : 'does not count'} while the office searches and exports`,
    head: [
      'engine',
      'round',
      'alone p50, ms',
      'alone p95',
      'beside p50',
      'beside p95',
      'more',
      'errors',
      'taken by others',
      'the office did',
    ],
    rows,
    note: `Limit: ${Math.round((allowed - 1) * 100)} % more. Load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  }
}

if (import.meta.main) {
  const asked = (['sqlite', 'postgres'] as const).filter((engine) => process.argv.includes(engine))
  // Each as it comes: filling takes minutes, and what is measured should not wait for the other engine.
  for (const engine of asked.length > 0 ? asked : (['sqlite', 'postgres'] as const))
    console.log(tableText(await officeBesideTest([engine], !process.argv.includes('practice'))))
}
