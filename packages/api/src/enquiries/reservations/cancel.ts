import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfficeOfReservation } from './jobs.ts'
import { idOfKey } from './link.ts'
import * as queries from './queries.ts'
import { endReservation } from './seats.ts'

/** What a link stands for; 404 for one that we did not make, or whose reservation is no longer kept. */
export const reservationByKey = async (ctx: Ctx, key: string): Promise<queries.WithEvent> => {
  const id = idOfKey(ctx, key)
  const found = id === undefined ? undefined : await queries.reservationWithEvent(ctx.db, id)
  return found ?? fail('not_found', 'This link is not known. Open it again from the mail, or call us.')
}

export const cancelReservation = (ctx: Ctx, key: string) =>
  inTransaction(ctx, async (ctx) => {
    const { row, event } = await reservationByKey(ctx, key)
    if (row.cancelled_at === null && event.event_date <= ctx.now())
      return fail('conflict', 'This event has begun or is over, so there is nothing to cancel any more.')
    if (!(await endReservation(ctx, row.id)))
      return fail('conflict', 'This reservation is already cancelled. You need not do anything more.')
    await audit(ctx, {
      action: 'enquiries.cancel-reservation',
      entity: 'event_reservation',
      id: row.id,
      details: { event: event.id, people: row.people },
    })
    await enqueue(ctx, tellOfficeOfReservation, { id: row.id, news: 'cancelled' })
    return reservationByKey(ctx, key)
  })
