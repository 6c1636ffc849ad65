import type { Ctx } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'
import { type PaidSeat, whyOfferIsOver } from './offer-ends.ts'

/**
 * The fee of the offered seat has arrived, in the transaction that records it; one that is admitted already stays so.
 * Gives the sentence for an offer that was over by then: the application is locked, so a decline comes before or after.
 */
export const admitByFee = async (ctx: Ctx, registrationId: number, paid: PaidSeat): Promise<string | null> => {
  const row = await queries.lockRegistration(ctx, registrationId)
  const over = await whyOfferIsOver(ctx, row, paid)
  if (over !== null || row?.state !== 'offered') return over
  await move(ctx, row.id, { to: 'admitted', action: 'take-seat', note: 'The seat was taken and the fee has arrived.' })
  await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'admitted' })
  return null
}
