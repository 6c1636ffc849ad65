import { later } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import { type Services, systemContext } from '../context.ts'
import { type AnyJob, enqueue, retryAt, type Schedule } from './define-job.ts'
import * as queries from './queries.ts'

const atOnce = 4
const lease = minutes(5)
const pollEvery = seconds(2)

export type Runner = {
  start(): void
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>
  /** Runs everything due now, to the end; for tests and the command line. */
  drain(): Promise<number>
}

type Row = Awaited<ReturnType<typeof queries.claimDue>>[number]

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

export const createRunner = (services: Services, jobs: AnyJob[], schedules: Schedule[]): Runner => {
  const { database, clock, logger } = services
  const known = new Map(jobs.map((job) => [job.name, job]))

  const runOne = async (row: Row) => {
    const { id, name, attempts } = row
    try {
      const job = known.get(name)
      if (!job) throw new Error(`No job is called ${name}.`)
      await job.run(systemContext(services, name), job.payload.parse(row.payload))
      await queries.finish(database.db, id, clock())
    } catch (error) {
      const final = attempts >= row.max_attempts
      logger.error(
        { err: error, job: name, id, attempts, final },
        final ? 'job given up' : 'job failed, will be tried again',
      )
      if (final) await queries.giveUp(database.db, id, clock(), messageOf(error))
      else await queries.putBack(database.db, id, retryAt(clock(), attempts), messageOf(error))
    }
  }

  /** Queues the current slot of each schedule; the key makes it one per slot over all processes. */
  const queueSchedules = async () => {
    for (const { job, every } of schedules) {
      const slot = Math.floor(Date.parse(clock()) / every)
      await enqueue(systemContext(services, 'schedule'), job, {}, { key: `${job.name}@${slot}` })
    }
  }

  const claim = (count: number) => {
    const now = clock()
    return queries.claimDue(database, now, later(now, lease), count)
  }

  const drain = async () => {
    let ran = 0
    for (let rows = await claim(atOnce); rows.length > 0; rows = await claim(atOnce)) {
      await Promise.all(rows.map(runOne))
      ran += rows.length
    }
    return ran
  }

  let stopped = false
  let wake = () => {}
  let running: Promise<void> = Promise.resolve()

  const loop = async () => {
    while (!stopped) {
      const woken = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollEvery)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      try {
        await queueSchedules()
        for (let rows = await claim(atOnce); rows.length > 0 && !stopped; rows = await claim(atOnce))
          await Promise.all(rows.map(runOne))
      } catch (error) {
        logger.error({ err: error }, 'the job queue could not be read')
      }
      if (!stopped) await woken
    }
  }

  return {
    drain,
    start: () => {
      const unsubscribe = database.changes.on('jobs', () => wake())
      running = loop().finally(unsubscribe)
    },
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}
