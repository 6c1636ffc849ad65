import { shownDate } from '@northlight/contract/dates'
import { setInThread } from '@northlight/documents/set-in-thread'
import { missingFor } from '../../families/consent/readiness.ts'
import { audit } from '../../kernel/audit.ts'
import { askerOf, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { settingsRecord } from '../../settings/service.ts'
import { registrationsIn } from '../hall/queries.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { hasTicket, issueTicket, ticketInput } from '../sittings/hall-ticket.ts'
import { pdfResponse } from './pdf-response.ts'
import { openSitting } from './sittings.ts'

const nobody = 'Nobody of this test date has a hall ticket coming yet.'

/** The family gets the same ticket by mail as it would have without the printer. True for one that was not out before. */
const issueAndMail = (ctx: Ctx, id: number): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const before = await queries.lockRegistration(ctx, id)
    const issued = await issueTicket(ctx, id)
    if (!issued || before?.ticket_issued_at !== null) return false
    const key = `admission-ticket:${id}:${issued.ticket_version}`
    await enqueue(ctx, tellOfRegistration, { id, about: 'ticket' }, { key })
    return true
  })

/** Everybody's whom nothing stands in the way of: paid, seated, and a minor's parent has agreed. Gives how many are out. */
export const issueTickets = async (ctx: Ctx, id: number): Promise<{ issued: number; out: number }> => {
  await openSitting(ctx, id)
  const sitting = await queries.sittingById(ctx.db, id)
  let [issued, out] = [0, 0]
  for (const row of await registrationsIn(ctx.db, id)) {
    if (!hasTicket(row, sitting) || row.user_id === null || (await missingFor(ctx, row.user_id))) continue
    if (await issueAndMail(ctx, row.id)) issued += 1
    out += 1
  }
  if (out === 0) return fail('conflict', nobody)
  await audit(ctx, { action: 'admissions.issue-tickets', entity: 'sitting', id, details: { issued, out } })
  return { issued, out }
}

/**
 * The tickets of a sitting that are out, as one PDF that names who printed it on every page. A reading alone: a reload
 * or a preview of its address issues and mails nothing.
 */
export const ticketsResponse = async (ctx: Ctx, id: number): Promise<Response> => {
  await openSitting(ctx, id)
  const sitting = await queries.sittingById(ctx.db, id)
  const tickets = []
  for (const row of await registrationsIn(ctx.db, id))
    if (row.ticket_issued_at !== null && hasTicket(row, sitting)) tickets.push(await ticketInput(ctx, row, sitting))
  if (tickets.length === 0) return fail('conflict', nobody)
  const { name: by } = await ctx.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', signedIn(ctx).id)
    .executeTakeFirstOrThrow()
  const { value: institute } = await settingsRecord(ctx, 'institute')
  await audit(ctx, { action: 'admissions.print-tickets', entity: 'sitting', id, details: { count: tickets.length } })
  const title = `${sitting.centre}, ${shownDate(`${sitting.sits_on}T06:00:00.000Z`)}`
  const bytes = await setInThread('hall-tickets', { institute, title, at: ctx.now(), by, tickets }, askerOf(ctx))
  return pdfResponse({ name: `hall-tickets-${sitting.code}.pdf`, type: 'application/pdf', bytes })
}
