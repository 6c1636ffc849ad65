import { randomUUID } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { seconds } from '@northlight/contract/durations'
import { DatabaseReadOnly } from '@northlight/db/errors'
import { type Services, systemContext } from '../context.ts'
import { type AnyJob, enqueue, type Schedule } from './define-job.ts'
import { type Lane, laneNames, lanes } from './lanes.ts'
import { type Loop, startLoop } from './loop.ts'
import * as queries from './queries.ts'
import { type JobRow, type Leases, leases, runJob } from './run-job.ts'

/** How often everything is looked at, woken or not. */
const lookEvery = seconds(2)

export type Runner = {
  start(): void
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>
  /** Runs everything due now, to the end, the most urgent lane first; for tests and the command line. */
  drain(): Promise<number>
}

export const createRunner = (
  services: Services,
  jobs: AnyJob[],
  schedules: Schedule[],
  { held = leases, pollEvery = lookEvery }: { held?: Leases; pollEvery?: number } = {},
): Runner => {
  const { database, clock, logger } = services
  const known = new Map(jobs.map((job) => [job.name, job]))
  const running = new Map<number, Promise<void>>()
  const queuedSlots = new Map<string, number>()

  const run = (row: JobRow) => {
    const work = runJob(services, known, row, held)
      // The database could not be told how it ended: the lease runs out, and the job is taken again.
      .catch((error: unknown) =>
        logger.error({ err: error, job: row.name, id: row.id }, 'the end of a job was not kept'),
      )
      .finally(() => running.delete(row.id))
    running.set(row.id, work)
    return work
  }

  const claim = (lane: Lane, count: number) => {
    const now = clock()
    const except = [...running.keys()]
    return queries.claimDue(database, {
      lane,
      now,
      leaseUntil: later(now, held.length),
      holder: randomUUID(),
      except,
      count,
    })
  }

  /**
   * Queues the current slot of each schedule; the key makes it one per slot over all processes. What this process has
   * queued it remembers, so that a wake costs a statement only when a slot begins.
   */
  const queueSchedules = async () => {
    for (const { job, every } of schedules) {
      const slot = Math.floor(Date.parse(clock()) / every)
      if (queuedSlots.get(job.name) === slot) continue
      await enqueue(systemContext(services, 'schedule'), job, {}, { key: `${job.name}@${slot}` })
      queuedSlots.set(job.name, slot)
    }
  }

  const buryLost = async () => {
    for (const { id, name } of await queries.buryLost(database.db, clock(), [...running.keys()]))
      logger.error({ job: name, id, final: true }, 'job given up: its process ended while it ran')
  }

  const drain = async () => {
    await buryLost()
    for (let ran = 0; ; ) {
      const before = ran
      for (const lane of laneNames)
        for (let rows = await claim(lane, lanes[lane]); rows.length > 0; rows = await claim(lane, lanes[lane])) {
          await Promise.all(rows.map(run))
          ran += rows.length
        }
      if (ran === before) return ran
    }
  }

  /** Six loops ask a database that is down every two seconds: it is said once, and once when it answers again. */
  let isLost = false
  const heldBack = (work: () => Promise<void>) => () =>
    work().then(
      () => {
        if (isLost) logger.info({}, 'the job queue can be read again')
        isLost = false
      },
      (error: unknown) => {
        // While the institute moves its jobs wait; nothing is wrong.
        if (isLost || error instanceof DatabaseReadOnly) return
        logger.error({ err: error }, 'the job queue could not be read')
        isLost = true
      },
    )

  /** Fills the free places of a lane. A job that ends wakes its lane, so none waits for the slowest of its group. */
  const startLane = (lane: Lane): Loop => {
    let busy = 0
    const fill = async () => {
      const free = lanes[lane] - busy
      const rows = free > 0 ? await claim(lane, free) : []
      for (const row of rows) {
        busy += 1
        void run(row).then(() => {
          busy -= 1
          loop.wake()
        })
      }
    }
    const loop = startLoop(heldBack(fill), pollEvery)
    return loop
  }

  const keepTime = async () => {
    await queueSchedules()
    await buryLost()
  }

  let stopAll = async () => {}

  return {
    drain,
    start: () => {
      const workers = laneNames.map(startLane)
      const timekeeper = startLoop(heldBack(keepTime), pollEvery)
      const unsubscribe = database.changes.on('jobs', () => {
        for (const worker of workers) worker.wake()
      })
      stopAll = async () => {
        unsubscribe()
        await Promise.all([timekeeper, ...workers].map((loop) => loop.stop()))
      }
    },
    stop: async () => {
      await stopAll()
      await Promise.all(running.values())
    },
  }
}
