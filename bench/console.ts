import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { type Seat, save, start, timesOf } from './exam-client.ts'
import { startServer } from './exam-server.ts'
import { prepareWorld, slug } from './exam-world.ts'
import { examiner } from './examiner.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * The console of a hall: how soon a save is seen in it, and whether saves take longer while ten are open. Saves without
 * and with consoles are measured in turns. `node bench/console.ts [sqlite] [postgres]`; all on this machine.
 */
const students = Number(process.env.BENCH_STUDENTS ?? 2000)
const perSecond = Number(process.env.BENCH_SAVES ?? 200)
const consoles = 10
const turns = 3
const turnFor = seconds(8)

type Watcher = { bytes: () => number; stop: () => void }

type OnRow = (user: number | undefined, id: number, saved: string) => void

/** One open console. `onRow` hears of every row that is new or changed; without it the stream is only counted. */
const watch = (origin: string, token: string, onRow?: OnRow) =>
  new Promise<Watcher>((resolve, reject) => {
    let size = 0
    const sent = get(
      `${origin}/api/v1/office/tests/${slug}/console/stream`,
      { headers: { authorization: `Bearer ${token}` } },
      (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`console: ${reply.statusCode}`))
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => {
          size += Buffer.byteLength(part)
          if (!onRow) return
          text += part
          for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
            const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
            text = text.slice(end + 2)
            if (!data) continue
            for (const row of JSON.parse(data).rows) onRow(row.user_id, row.id, row.last_save_at ?? '')
          }
        })
        reply.once('data', () => resolve({ bytes: () => size, stop: () => sent.destroy() }))
        reply.on('error', () => undefined)
      },
    )
    sent.on('error', reject)
  })

type Heard = { onSend?: (seat: Seat) => void; onSaved?: (seat: Seat) => void }

/** Saves at a steady pace; says how long each took. */
const saveFor = async (origin: string, seats: Seat[], duration: number, { onSend, onSaved }: Heard = {}) => {
  const took: number[] = []
  const began = performance.now()
  const count = (perSecond * duration) / seconds(1)
  const running: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const early = began + (duration * index) / count - performance.now()
    if (early > 1) await wait(early)
    const seat = seats[(index * 7) % seats.length]
    if (!seat) continue
    const number = seat.next++
    const sent = performance.now()
    onSend?.(seat)
    running.push(
      save(origin, seat, number).then(() => {
        took.push(performance.now() - sent)
        onSaved?.(seat)
      }),
    )
  }
  await Promise.all(running)
  return took
}

export const measureConsole = async (engine: 'sqlite' | 'postgres'): Promise<string[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-console-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
  const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'console.db')}`
  const hall = await prepareWorld(databaseUrl, students)
  const token = await examiner(databaseUrl)
  const server = await startServer(databaseUrl, dataDir, await freePort())
  try {
    const seats: Seat[] = []
    for (let from = 0; from < hall.length; from += 50)
      seats.push(...(await Promise.all(hall.slice(from, from + 50).map((one) => start(server.origin, one)))))
    await saveFor(server.origin, seats, turnFor)
    const alone: number[] = []
    const beside: number[] = []
    const seen: number[] = []
    let bytes = 0
    for (let turn = 0; turn < turns; turn += 1) {
      alone.push(...(await saveFor(server.origin, seats, turnFor)))
      const userOf = new Map<number, number>()
      /** Sent and not yet acknowledged; acknowledged and not yet seen, with the moment; seen before the acknowledgement. */
      const sent = new Set<number>()
      const waiting = new Map<number, number>()
      const early = new Set<number>()
      const open: Watcher[] = []
      // All are sent the same at the same moment: one reads, as nine others do on their own machines.
      const onRow: OnRow = (user, id, saved) => {
        if (user !== undefined) userOf.set(id, user)
        const student = userOf.get(id) ?? 0
        const since = waiting.get(student)
        if (saved === '') return
        if (since !== undefined) {
          seen.push(performance.now() - since)
          waiting.delete(student)
        } else if (sent.has(student)) early.add(student)
      }
      for (let one = 0; one < consoles; one += 1)
        open.push(await watch(server.origin, token, one === 0 ? onRow : undefined))
      await wait(seconds(1))
      const before = open[0]?.bytes() ?? 0
      beside.push(
        ...(await saveFor(server.origin, seats, turnFor, {
          onSend: ({ id }) => sent.add(id),
          onSaved: ({ id }) => {
            sent.delete(id)
            if (early.delete(id)) seen.push(0)
            else if (!waiting.has(id)) waiting.set(id, performance.now())
          },
        })),
      )
      await wait(seconds(1.5))
      bytes += (open[0]?.bytes() ?? 0) - before
      for (const { stop } of open) stop()
      if (waiting.size > 0) throw new Error(`${waiting.size} saves were never seen in the console.`)
      await wait(seconds(0.5))
    }
    const [first, second, sight] = [timesOf(alone), timesOf(beside), timesOf(seen)]
    const change = (100 * (second.p95 - first.p95)) / first.p95
    return [
      engine,
      String(students),
      sight.p50.toFixed(0),
      sight.p95.toFixed(0),
      first.p95.toFixed(1),
      second.p95.toFixed(1),
      `${change >= 0 ? '+' : ''}${change.toFixed(0)} %`,
      (bytes / turns / (turnFor / seconds(1)) / 1024).toFixed(0),
    ]
  } finally {
    await server.stop()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const consoleTable = (rows: string[][]): Table => ({
  title: `Exam-day console, ${perSecond} saves a second, ${consoles} consoles`,
  head: [
    'engine',
    'students',
    'seen p50, ms',
    'seen p95, ms',
    'saves p95 alone',
    'with consoles',
    'change',
    'KB/s each',
  ],
  rows,
  note: 'From the acknowledged save to the message in the console. Limits: 1 s at p95; saves within 10 %; 20 KB/s.',
})

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const rows: string[][] = []
  for (const engine of ['sqlite', 'postgres'] as const)
    if (asked.length === 0 || asked.includes(engine)) rows.push(await measureConsole(engine))
  console.log(tableText(consoleTable(rows)))
}
