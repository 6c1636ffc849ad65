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
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { hasTicket, issueTicket, ticketInput } from '../sittings/hall-ticket.ts'
import { pdfResponse } from './pdf-response.ts'
import { openSitting } from './sittings.ts'

/** Those whose ticket nothing stands in the way of: paid, seated, and a minor's parent has agreed. */
const readyIn = async (ctx: Ctx, id: number): Promise<Registration[]> => {
  const sitting = await queries.sittingById(ctx.db, id)
  const ready: Registration[] = []
  for (const row of await registrationsIn(ctx.db, id))
    if (hasTicket(row, sitting) && row.user_id !== null && !(await missingFor(ctx, row.user_id))) ready.push(row)
  return ready
}

/** Issued by printing: the family gets the same ticket by mail, as it would have without the printer. */
const issueAndMail = (ctx: Ctx, row: Registration): Promise<Registration> =>
  inTransaction(ctx, async (ctx) => {
    const issued = await issueTicket(ctx, row)
    const key = `admission-ticket:${row.id}:${row.ticket_version}`
    if (row.ticket_issued_at === null) await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'ticket' }, { key })
    return issued
  })

/** All hall tickets of a sitting as one PDF; each counts as issued from now on. Names who printed them on every page. */
export const ticketsResponse = async (ctx: Ctx, id: number): Promise<Response> => {
  await openSitting(ctx, id)
  const sitting = await queries.sittingById(ctx.db, id)
  const ready = await readyIn(ctx, id)
  if (ready.length === 0) return fail('conflict', 'Nobody of this test date has a hall ticket coming yet.')
  const tickets = []
  for (const row of ready) tickets.push(await ticketInput(ctx, await issueAndMail(ctx, row), sitting))
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
