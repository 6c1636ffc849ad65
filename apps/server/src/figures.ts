import { laneNames } from '@northlight/api/kernel/jobs/lanes'
import type { Db } from '@northlight/db/database'
import type { Metrics } from './http/metrics.ts'
import { livingWorkers } from './worker-heartbeat.ts'

const setByState = (
  gauge: Metrics['jobs'] | Metrics['mails'],
  rows: { state: string; count: number | string | bigint }[],
) => {
  gauge.reset()
  for (const { state, count } of rows) gauge.set({ state }, Number(count))
}

/** Those that wait for their first try or the next one, by the age of the oldest that is due. */
const waitingJobs = (db: Db, now: string) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => ['lane', fn.countAll().as('count'), fn.min('run_at').as('since')])
    .where('state', '=', 'ready')
    .where('run_at', '<=', now)
    .groupBy('lane')
    .execute()

/** A job is taken within seconds; while one is due for longer, nobody works in its lane. */
const setLanes = async (db: Db, metrics: Metrics, now: string) => {
  const rows = await waitingJobs(db, now)
  for (const lane of laneNames) {
    const row = rows.find((one) => one.lane === lane)
    metrics.jobsDue.set({ lane }, Number(row?.count ?? 0))
    metrics.oldestJob.set({ lane }, row?.since ? (Date.parse(now) - Date.parse(row.since)) / 1000 : 0)
  }
}

/** Reads what the database alone knows; gives how many jobs were given up. */
export async function readFigures(db: Db, metrics: Metrics): Promise<number> {
  const now = new Date().toISOString()
  const jobs = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  setByState(metrics.jobs, jobs)
  await setLanes(db, metrics, now)
  const mails = await db
    .selectFrom('mails')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('state', 'in', ['ready', 'failed'])
    .groupBy('state')
    .execute()
  const waiting = (state: string) => mails.find((one) => one.state === state)?.count ?? 0
  setByState(metrics.mails, [
    { state: 'waiting', count: waiting('ready') },
    { state: 'failed', count: waiting('failed') },
  ])
  metrics.workers.set(await livingWorkers(db, now))
  return Number(jobs.find(({ state }) => state === 'dead')?.count ?? 0)
}

/** What was read before is no longer true of a database that does not answer; an old figure would look like a new one. */
export function forgetFigures(metrics: Metrics): void {
  for (const gauge of [metrics.jobs, metrics.jobsDue, metrics.oldestJob, metrics.mails]) gauge.reset()
  metrics.workers.set(Number.NaN)
  metrics.databaseWait.set(Number.NaN)
}
