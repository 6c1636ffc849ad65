import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { z } from 'zod'
import { missingFor } from '../families/consent/readiness.ts'
import { inTransaction } from '../kernel/context.ts'
import { type AnyJob, defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { tellOfRegistration } from './mails.ts'
import { readResults } from './online-test/read-results.ts'
import * as queries from './queries.ts'
import { releaseLateHolds } from './sittings/seats.ts'
import { sittingSchedules, tellOfSitting, tellOfSittings } from './sittings/tell-of-sitting.ts'

export const releaseLateSeats = defineJob(
  'admissions.release-late-seats',
  z.object({}),
  async (ctx) => {
    await inTransaction(ctx, (ctx) => releaseLateHolds(ctx))
  },
  'chores',
)

/** The mail about the payment sends its own ticket at once; only what waited for a parent is looked for here. */
const settling = minutes(2)

/** Tickets that had to wait for a parent's word go out once it is there. */
export const sendWaitingTickets = defineJob(
  'admissions.send-waiting-tickets',
  z.object({}),
  async (ctx) => {
    for (const row of await queries.paidWithoutTicket(ctx.db, later(ctx.now(), -settling))) {
      if (row.user_id === null || (await missingFor(ctx, row.user_id))) continue
      const key = `admission-ticket:${row.id}:${row.ticket_version}`
      await inTransaction(ctx, (ctx) => enqueue(ctx, tellOfRegistration, { id: row.id, about: 'ticket' }, { key }))
    }
  },
  'chores',
)

export const readMarks = defineJob('admissions.read-results', z.object({}), (ctx) => readResults(ctx), 'chores')

export const admissionJobs: AnyJob[] = [
  tellOfRegistration,
  releaseLateSeats,
  sendWaitingTickets,
  readMarks,
  tellOfSittings,
  tellOfSitting,
]
export const admissionSchedules: Schedule[] = [
  { job: releaseLateSeats, every: minutes(5) },
  { job: sendWaitingTickets, every: minutes(5) },
  { job: readMarks, every: minutes(5) },
  ...sittingSchedules,
]
