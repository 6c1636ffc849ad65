import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { tellOfRegistration } from './jobs.ts'
import { ownRegistration } from './own-registration.ts'
import type { Registration, Sitting } from './queries.ts'
import * as queries from './queries.ts'
import { giveSeatsBack } from './seats.ts'
import { startOf } from './sittings.ts'
import { move } from './timeline.ts'

/** The rule the admission page tells: the fee comes back until two days before the sitting. */
const refundUntil = hours(48)

const open: Registration['state'][] = ['registered', 'paid', 'hall-ticket-issued', 'appeared', 'offered']
export const canWithdraw = (row: Registration): boolean => open.includes(row.state)

export const refundsOnWithdrawal = (ctx: Ctx, row: Registration, sitting: Sitting): boolean => {
  if (row.payment_status !== 'PAID' || row.fee_paise === 0 || row.state === 'appeared' || row.state === 'offered')
    return false
  return row.attention !== null || ctx.now() <= later(startOf(sitting), -refundUntil)
}

/** The family gives its application up: the seat is free at once, and the office returns the fee where the rule says so. */
export const withdrawApplication = async (ctx: Ctx): Promise<Registration> => {
  const own = await ownRegistration(ctx)
  return inTransaction(ctx, async (ctx) => {
    const row = (await queries.lockRegistration(ctx, own.id)) ?? fail('not_found', 'Data not found')
    if (!canWithdraw(row)) fail('conflict', 'This application is closed already.')
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    const isRefunded = refundsOnWithdrawal(ctx, row, sitting)
    if (row.seat !== 'none') await giveSeatsBack(ctx.db, row.sitting_id, 1)
    const gone = await move(ctx, row.id, {
      to: 'withdrawn',
      action: 'withdraw',
      note: isRefunded ? 'The fee goes back to the account that paid it.' : undefined,
      change: { seat: 'none', held_until: null, attention: isRefunded ? 'refund-due' : null },
    })
    await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'withdrawn' })
    return gone
  })
}
