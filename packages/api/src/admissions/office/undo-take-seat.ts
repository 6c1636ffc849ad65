import { type Instant, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { familyNotAdmitted } from '../../counselling/contact-events/by-itself.ts'
import { giveUpTaken, hasComeFor, holdTaken } from '../../enrolments/close-offered.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { openApplication } from './open-application.ts'

const undoneWithin = hours(24)

/** When a colleague confirmed the admission for the family; null where the family, or its money, did. */
const confirmedAt = async (ctx: Ctx, { id, state, user_id }: Registration): Promise<Instant | null> => {
  if (state !== 'admitted') return null
  const step = (await queries.stepsOf(ctx.db, id)).findLast((one) => one.state === 'admitted')
  const isColleague = step?.actor_kind === 'user' && step.actor_id !== user_id
  return isColleague ? step.at : null
}

/** Until when it can be taken back; null where it cannot, or not any more. */
export const undoUntil = async (ctx: Ctx, row: Registration): Promise<Instant | null> => {
  const at = await confirmedAt(ctx, row)
  if (at === null || later(at, undoneWithin) < ctx.now() || (await hasComeFor(ctx, row.id))) return null
  return later(at, undoneWithin)
}

/**
 * The family did not mean it, or it was another family: for a day, and while nothing was paid, the seat is offered as it
 * was before. A payment that comes at the same moment is recorded first, and then nothing is taken back.
 */
export const undoTakeSeat = async (ctx: Ctx, id: number): Promise<string> => {
  await openApplication(ctx, id, 'applications.move')
  return inTransaction(ctx, async (ctx) => {
    await holdTaken(ctx, id)
    const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found')
    if (row.state === 'offered') return 'This was taken back before.'
    const at = await confirmedAt(ctx, row)
    if (at === null) return fail('conflict', 'No colleague has confirmed this admission, so there is nothing to undo.')
    if (later(at, undoneWithin) < ctx.now())
      return fail('conflict', 'More than a day has passed. A student who does not come leaves the course.')
    if (await hasComeFor(ctx, id))
      return fail('conflict', 'Money has come for this seat since. A student who does not come leaves the course.')
    await giveUpTaken(ctx, id)
    await move(ctx, id, { to: 'offered', action: 'undo-admission', note: 'The admission was confirmed too early.' })
    if (row.user_id !== null) await familyNotAdmitted(ctx, row.user_id)
    await enqueue(ctx, tellOfRegistration, { id, about: 'unconfirmed' })
    return 'Taken back. The seat is offered as before, nothing is asked for, and the family gets a mail.'
  })
}
