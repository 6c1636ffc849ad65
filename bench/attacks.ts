import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { seconds } from '@northlight/contract/durations'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { seed } from '@northlight/db/seed'
import { freePort } from '../scripts/free-port.ts'
import { attackNames, type Order } from './attack-client.ts'
import { type Seat, save, start, type Times, timesOf } from './exam-client.ts'
import { startServer } from './exam-server.ts'
import { prepareWorld } from './exam-world.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * What one hostile visitor can do to a hall: each attack is repeated as fast as the server lets it while 200 students
 * save an answer every second. `node bench/attacks.ts [part of a name]`; everything stays on this machine.
 */
const students = 200
const duration = seconds(8)
const limit = 100

const client = fileURLToPath(new URL('./attack-client.ts', import.meta.url))
const run = promisify(execFile)

/** Every student saves once a second, spread over it, whether or not the last answer came back. */
export const saving = async (
  origin: string,
  seats: Seat[],
  time: number,
): Promise<{ times: Times; errors: number }> => {
  const took: number[] = []
  let errors = 0
  const began = performance.now()
  const sent: Promise<void>[] = []
  for (let turn = 0; ; turn += 1) {
    const due = began + (turn * seconds(1)) / seats.length
    if (due - began > time) break
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const seat = seats[turn % seats.length]
    if (!seat) break
    // Measured from when it was due: a client that is held up must not hide how long the student waits.
    sent.push(
      save(origin, seat, seat.next++).then(
        () => void took.push(performance.now() - due),
        () => {
          errors += 1
        },
      ),
    )
  }
  await Promise.all(sent)
  return { times: timesOf(took), errors }
}

const hostile = async (order: Order): Promise<string> => {
  const { stdout } = await run(process.execPath, [client, JSON.stringify(order)])
  const answers = Object.entries(JSON.parse(stdout || '{}') as Record<string, number>)
  return answers.map(([status, count]) => `${count} × ${status === '0' ? 'cut off' : status}`).join(', ')
}

/** Without its texts the site answers every page with 404, and none would be kept. */
export const fillInstitute = async (databaseUrl: string): Promise<void> => {
  const database = await openDatabase(databaseUrl)
  try {
    await migrate(database)
    await seed(database, { now: new Date().toISOString() })
  } finally {
    await database.close()
  }
}

export const measureAttacks = async (only = ''): Promise<Table> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-attacks-'))
  const databaseUrl = `sqlite:${join(dataDir, 'exam.db')}`
  const rows: string[][] = []
  try {
    await fillInstitute(databaseUrl)
    const [attacker, ...hall] = await prepareWorld(databaseUrl, students + 1)
    if (!attacker) throw new Error('Nobody is there.')
    const server = await startServer(databaseUrl, dataDir, await freePort())
    try {
      const { origin } = server
      const seats: Seat[] = []
      for (const student of hall) seats.push(await start(origin, student))
      const own = await start(origin, attacker)
      await saving(origin, seats, seconds(3))
      const measure = async (what: string, attack?: Order['attack']) => {
        const [{ times, errors }, answers] = await Promise.all([
          saving(origin, seats, duration),
          attack ? hostile({ origin, attack, duration, student: attacker, attempt: own.attempt }) : '',
        ])
        const inMs = [times.p50, times.p95, times.max].map((one) => one.toFixed(0))
        rows.push([
          what,
          ...inMs,
          times.p95 <= limit ? 'yes' : 'no',
          String(errors),
          `${await server.memory()} MB`,
          answers,
        ])
      }
      await measure('nobody')
      for (const name of attackNames.filter((name) => name.includes(only))) await measure(name, name)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    title: 'Saves of 200 students under attack',
    head: ['attack', 'p50, ms', 'p95, ms', 'max, ms', `p95 ≤ ${limit}`, 'errors', 'memory', 'what the attacker heard'],
    rows,
    note: 'One attacker, eight requests at a time for eight seconds each. Client, attacker and server share the machine.',
  }
}

if (import.meta.main) console.log(tableText(await measureAttacks(process.argv[2])))
