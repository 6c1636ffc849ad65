import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@northlight/contract/durations'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { optionOf, readPaper, type Seat, save, start, type Times, timesOf } from './exam-client.ts'
import { measureHostile, measureHour } from './exam-cost.ts'
import { type ExamServer, startServer } from './exam-server.ts'
import { prepareWorld, type Student, storedSteps } from './exam-world.ts'
import { wait } from './server.ts'
import { type Table, tableText } from './table.ts'

/**
 * The hall on two engines: everybody starts within ten seconds, everybody saves, and the server is killed in the
 * middle. `node bench/exam.ts [sqlite] [postgres] [starts] [saves] [cost] [kill]`; everything stays on this machine.
 */
const asked = new Set(process.argv.slice(2))
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => asked.has(engine) || !(asked.has('sqlite') || asked.has('postgres')),
)
const parts = ['starts', 'saves', 'cost', 'kill']
const wants = (part: string) => asked.has(part) || !parts.some((one) => asked.has(one))

const students = Number(process.env.BENCH_STUDENTS ?? 2000)
const startWithin = seconds(10)
const warmers = 100
const costed = 50
const saveFor = seconds(10)
const savesPerSecond = Number(process.env.BENCH_SAVES ?? 1200)
const toAcknowledge = 10_000
const kills = 5

const inMs = (times: Times) => [times.p50, times.p95, times.p99, times.max].map((one) => one.toFixed(0))

/** Runs something for each entry, spread evenly over a time, and waits for all. */
const spread = async <T>(list: T[], over: number, work: (one: T) => Promise<void>) => {
  const began = performance.now()
  const running: Promise<void>[] = []
  for (const [index, one] of list.entries()) {
    const due = began + (over * index) / list.length
    const early = due - performance.now()
    if (early > 1) await wait(early)
    running.push(work(one))
  }
  await Promise.all(running)
  return performance.now() - began
}

const measureStarts = async (origin: string, hall: Student[]) => {
  const took: number[] = []
  const withPaper: number[] = []
  const seats: Seat[] = []
  let errors = 0
  let paperBytes = 0
  const all = await spread(hall, startWithin, async (student) => {
    const began = performance.now()
    try {
      const seat = await start(origin, student)
      took.push(performance.now() - began)
      paperBytes = await readPaper(origin, seat)
      withPaper.push(performance.now() - began)
      seats.push(seat)
    } catch (error) {
      errors += 1
      if (errors <= 3) console.error(error instanceof Error ? error.message : error)
    }
  })
  return { seats, errors, all, paperBytes, start: timesOf(took), withPaper: timesOf(withPaper) }
}

/** Answers at a steady pace, whether or not the last one came back. */
const measureSaves = async (origin: string, seats: Seat[], perSecond: number, duration: number) => {
  const took: number[] = []
  let errors = 0
  const clicks = Array.from({ length: (perSecond * duration) / seconds(1) }, (_, index) => index)
  const all = await spread(clicks, duration, async (index) => {
    const seat = seats[index % seats.length]
    if (!seat) return
    const number = seat.next
    seat.next += 1
    const began = performance.now()
    try {
      await save(origin, seat, number)
      took.push(performance.now() - began)
    } catch (error) {
      errors += 1
      if (errors <= 3) console.error(error instanceof Error ? error.message : error)
    }
  })
  return { errors, perSecond: (took.length / all) * seconds(1), times: timesOf(took) }
}

/** As many as the server takes: each student sends the next answer when the last one is acknowledged. */
const measureMost = async (origin: string, seats: Seat[], duration: number, together: number) => {
  const took: number[] = []
  let errors = 0
  const until = performance.now() + duration
  const began = performance.now()
  let turn = 0
  const worker = async () => {
    while (performance.now() < until) {
      const seat = seats[turn++ % seats.length]
      if (!seat) return
      const number = seat.next
      seat.next += 1
      const sent = performance.now()
      await save(origin, seat, number).then(
        () => took.push(performance.now() - sent),
        () => {
          errors += 1
        },
      )
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  const perSecond = (took.length / (performance.now() - began)) * seconds(1)
  return { errors, count: took.length, perSecond, times: timesOf(took) }
}

type Running = { databaseUrl: string; dataDir: string; port: number }

/** Answers flow while the server is killed outright again and again; whatever was acknowledged must be there. */
const measureLoss = async (running: Running, first: ExamServer, hall: Student[]) => {
  let server = first
  const acknowledged = new Map<string, string>()
  const seats: Seat[] = []
  for (const student of hall) seats.push(await start(server.origin, student))
  let isOver = false
  const writer = async (seat: Seat) => {
    while (!isOver) {
      const number = seat.next
      try {
        await save(server.origin, seat, number)
        acknowledged.set(`${seat.attempt}:1:${number}`, optionOf(number))
        seat.next += 1
        if (acknowledged.size >= toAcknowledge) isOver = true
      } catch {
        // Killed in between: the same answer goes out again under the same number.
        await wait(50)
      }
    }
  }
  const writers = seats.map(writer)
  let killed = 0
  for (; killed < kills; killed += 1) {
    const goal = (toAcknowledge / (kills + 1)) * (killed + 1)
    while (acknowledged.size < goal && !isOver) await wait(5)
    await server.kill()
    server = await startServer(running.databaseUrl, running.dataDir, running.port)
  }
  await Promise.all(writers)
  await server.kill()
  const stored = await storedSteps(running.databaseUrl)
  const lost = [...acknowledged].filter(([name, option]) => stored.get(name) !== option)
  return { acknowledged: acknowledged.size, kills: killed + 1, lost: lost.length }
}

/** The server draws its pages after the start, and compiles its hot code with the first calls: neither is measured. */
const settle = async (server: ExamServer, hall: Student[]) => {
  for (let last = -1, now = 0; now - last > 50; last = now, now = await server.processorTime()) await wait(seconds(1))
  for (const student of hall) {
    const seat = await start(server.origin, student)
    await readPaper(server.origin, seat)
    for (let count = 0; count < 5; count += 1) await save(server.origin, seat, seat.next++)
  }
}

/** What one operation costs the server, in milliseconds of processor time. */
const costing = async <T>(server: ExamServer, work: () => Promise<T>, count: (result: T) => number) => {
  const before = await server.processorTime()
  const result = await work()
  const each = ((await server.processorTime()) - before) / Math.max(1, count(result))
  return { result, cost: `${each.toFixed(2)} ms of processor each` }
}

const measure = async (engine: string, databaseUrl: string, dataDir: string): Promise<Table> => {
  const rows: string[][] = []
  const add = (what: string, count: string, times: Times | undefined, errors: number, note = '') =>
    rows.push([what, count, ...(times ? inMs(times) : ['', '', '', '']), String(errors), note])
  const everybody = await prepareWorld(databaseUrl, students + warmers + costed + 2)
  const hall = everybody.slice(warmers + costed + 2)
  const running = { databaseUrl, dataDir, port: await freePort() }
  let server = await startServer(databaseUrl, dataDir, running.port)
  try {
    await settle(server, everybody.slice(0, warmers))
    let seats: Seat[] = []
    if (wants('starts') || wants('saves')) {
      const { result: begun, cost } = await costing(
        server,
        () => measureStarts(server.origin, hall),
        ({ seats }) => seats.length,
      )
      seats = begun.seats
      const within = `${hall.length} in ${(begun.all / seconds(1)).toFixed(1)} s`
      add('start', within, begun.start, begun.errors, `${cost}, ${await server.memory()} MB`)
      add(
        'start and paper',
        within,
        begun.withPaper,
        begun.errors,
        `${Math.round(begun.paperBytes / 1024)} KB of paper`,
      )
    }
    if (wants('saves')) {
      const steady = await measureSaves(server.origin, seats, savesPerSecond, saveFor)
      add(`saves, ${savesPerSecond}/s asked`, `${steady.perSecond.toFixed(0)}/s`, steady.times, steady.errors)
      const { result: most, cost } = await costing(
        server,
        () => measureMost(server.origin, seats, saveFor, 64),
        ({ count }) => count,
      )
      add(
        'saves, as many as it takes',
        `${most.perSecond.toFixed(0)}/s`,
        most.times,
        most.errors,
        `${cost}, ${await server.memory()} MB`,
      )
    }
    if (wants('cost')) {
      const own = everybody.slice(warmers, warmers + costed + 2)
      const costs = await measureHour(server, own.slice(2))
      const inMs = (one: number) => `${one.toFixed(2)} ms of processor each`
      for (const { name, times, each } of costs) add(`one hour: ${name}`, `${times}`, undefined, 0, inMs(each))
      const whole = costs.reduce((sum, { times, each }) => sum + times * each, 0)
      add(
        'one hour, 30 questions',
        `${costed} students`,
        undefined,
        0,
        `${whole.toFixed(0)} ms of processor an attempt`,
      )
      const [first, second] = own
      if (first && second) {
        const { ordinary, hostile } = await measureHostile(server, [first, second])
        const note = `${hostile} ms of processor; in order ${ordinary} ms`
        add('30,000 odd step numbers, then the clock', '1', undefined, 0, note)
      }
    }
    if (wants('kill')) {
      const loss = await measureLoss(running, server, hall.slice(0, 100))
      add(`lost after ${loss.kills} kills`, `${loss.lost} of ${loss.acknowledged}`, undefined, loss.lost)
      server = { ...server, stop: async () => {} }
    }
  } finally {
    await server.stop()
  }
  return {
    title: `Online tests on ${engine}`,
    head: ['what', 'how many', 'p50, ms', 'p95, ms', 'p99, ms', 'max, ms', 'errors', 'note'],
    rows,
    note: 'Client and server share the machine; every save is committed to the disk before it is acknowledged.',
  }
}

export const measureExam = async (engine: 'sqlite' | 'postgres'): Promise<Table> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'northlight-exam-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined
  try {
    return await measure(engine, postgres?.url ?? `sqlite:${join(dataDir, 'exam.db')}`, dataDir)
  } finally {
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main)
  for (const engine of engines) {
    console.log(`Measuring ${engine} …`)
    console.log(`\n${tableText(await measureExam(engine))}`)
  }
