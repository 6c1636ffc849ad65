import type { Ctx } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { tellOfRegistration } from '../mails.ts'
import * as queries from '../queries.ts'
import { move } from '../timeline.ts'

/** The fee of the offered seat has arrived. In the transaction that records it; the second part of a fee changes nothing. */
export const admitByFee = async (ctx: Ctx, registrationId: number): Promise<void> => {
  const row = await queries.lockRegistration(ctx, registrationId)
  if (row?.state !== 'offered') return
  await move(ctx, row.id, { to: 'admitted', action: 'take-seat', note: 'The seat was taken and the fee has arrived.' })
  await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'admitted' })
}
