import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { requestScope } from '@northlight/db/request-scope'
import { MailError } from '@northlight/mail/errors'
import { type Services, systemContext } from '../context.ts'
import { examFreeze } from '../exam-freeze.ts'
import { type AnyJob, mailRetryAt, mailWaitsFor, maxAttempts, retryAt } from './define-job.ts'
import * as queries from './queries.ts'

export type JobRow = Awaited<ReturnType<typeof queries.claimDue>>[number]

/** How long a job belongs to a run that says nothing more, and how often a living run says so. */
export type Leases = { length: number; renewEvery: number }
export const leases: Leases = { length: minutes(5), renewEvery: minutes(1) }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Runs one claimed job to its end. The lease is renewed meanwhile, however long that takes. */
export const runJob = async (
  services: Services,
  known: Map<string, AnyJob>,
  row: JobRow,
  { length, renewEvery }: Leases,
) => {
  const { database, clock, logger } = services
  const { id, name, attempts } = row
  const renewal = setInterval(() => {
    queries.renew(database.db, row, later(clock(), length)).catch((error: unknown) => {
      logger.warn({ err: error, job: name, id }, 'the lease of a job could not be renewed')
    })
  }, renewEvery)
  const end = async (written: Promise<boolean>) => {
    if (!(await written)) logger.warn({ job: name, id, attempts }, 'a job ended after another run had taken it over')
  }
  try {
    const job = known.get(name)
    if (!job) throw new Error(`No job is called ${name}. Add it to \`jobs\` in the domain.ts of its domain.`)
    const ctx = systemContext(services, name)
    const freeze = job.waitsForExams ? await examFreeze(ctx) : null
    if (freeze) return await end(queries.putAside(database.db, row, freeze.until))
    await requestScope.run({ requestId: `job:${id}` }, () => job.run(ctx, job.payload.parse(row.payload)))
    await end(queries.finish(database.db, row, clock()))
  } catch (error) {
    const isOutage = error instanceof MailError && !error.isPermanent
    const final = isOutage
      ? clock() >= later(row.created_at, mailWaitsFor)
      : attempts >= Math.min(row.max_attempts, maxAttempts)
    logger.error(
      { err: error, job: name, id, attempts, final },
      final ? 'job given up' : 'job failed, will be tried again',
    )
    if (final) await end(queries.giveUp(database.db, row, clock(), messageOf(error)))
    else if (isOutage)
      await end(queries.putBackForOutage(database.db, row, mailRetryAt(clock(), attempts), messageOf(error)))
    else await end(queries.putBack(database.db, row, retryAt(clock(), attempts), messageOf(error)))
  } finally {
    clearInterval(renewal)
  }
}
