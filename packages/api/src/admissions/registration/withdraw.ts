import { type Instant, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { closeOffered, holdOffered } from '../../enrolments/close-offered.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { allow } from '../../kernel/policy.ts'
import { closeOpenOrder, holdOrders } from '../../payments/orders/orders.ts'
import { tellOfRegistration } from '../mails.ts'
import { branchOf } from '../office/queries.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as queries from '../queries.ts'
import { giveSeatsBack } from '../sittings/seats.ts'
import { startOf } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { ownRegistration } from './own-registration.ts'

/** The rule the admission page tells: the fee comes back until two days before the sitting. */
const refundUntil = hours(48)

const open: Registration['state'][] = ['registered', 'paid', 'hall-ticket-issued', 'appeared', 'offered', 'declined']
export const canWithdraw = (row: Registration): boolean => open.includes(row.state)

export const refundsUntilOf = (sitting: Sitting): Instant => later(startOf(sitting), -refundUntil)

/** Until when the fee comes back to a family that withdraws; null where there is none, or none any more. */
export const refundsUntil = (row: Registration, sitting: Sitting): Instant | null => {
  const isPaid = row.payment_status === 'PAID' && row.fee_paise > 0
  if (!isPaid || !['paid', 'hall-ticket-issued'].includes(row.state)) return null
  return refundsUntilOf(sitting)
}

export const refundsOnWithdrawal = (ctx: Ctx, row: Registration, sitting: Sitting): boolean => {
  const until = refundsUntil(row, sitting)
  // Money that never got its seat goes back whenever the family wants it.
  return until !== null && (row.attention !== null || ctx.now() <= until)
}

const withdraw = async (ctx: Ctx, id: number, { action, note }: { action: string; note?: string }) => {
  await holdOrders(ctx, 'admission', id)
  await holdOffered(ctx, id)
  const row = (await queries.lockRegistration(ctx, id)) ?? fail('not_found', 'Data not found')
  if (!canWithdraw(row)) fail('conflict', 'This application is closed already.')
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  const isRefunded = refundsOnWithdrawal(ctx, row, sitting)
  if (row.seat !== 'none') await giveSeatsBack(ctx.db, row.sitting_id, 1)
  // Nobody owes the fee of an application that was given up, nor that of the seat it was offered.
  await closeOpenOrder(ctx, 'admission', row.id)
  await closeOffered(ctx, row.id)
  const gone = await move(ctx, row.id, {
    to: 'withdrawn',
    action,
    note: [note, isRefunded && 'The fee goes back to the account that paid it.'].filter(Boolean).join(' ') || undefined,
    change: { seat: 'none', held_until: null, attention: isRefunded ? 'refund-due' : null },
  })
  await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'withdrawn' })
  return gone
}

/** The family gives its application up: the seat is free at once, and the office returns the fee where the rule says so. */
export const withdrawApplication = async (ctx: Ctx): Promise<Registration> => {
  const { id } = await ownRegistration(ctx)
  return inTransaction(ctx, (ctx) => withdraw(ctx, id, { action: 'withdraw' }))
}

/** For a family that rings: the same as withdrawing by oneself. */
export const withdrawFor = (ctx: Ctx, id: number, note?: string): Promise<Registration> => {
  allow(ctx, 'applications.move')
  return inTransaction(ctx, async (ctx) => {
    const branch = await branchOf(ctx.db, id)
    if (branch === undefined) return fail('not_found')
    allow(ctx, 'applications.move', { branch })
    return withdraw(ctx, id, { action: 'withdraw-for', note })
  })
}

/** A parent has taken the agreement back. The text says that the registration ends with it; earlier years stay closed. */
export const withdrawWithoutConsent = async (
  ctx: Ctx,
  { user_id, purpose }: { user_id: number; purpose: string },
): Promise<void> => {
  if (purpose !== 'admission') return
  const note = 'The agreement of the parent was taken back.'
  for (const { id } of await endingWithoutConsent(ctx, user_id))
    await withdraw(ctx, id, { action: 'consent-ended', note })
}

/** Applications that a parent ends by taking the agreement back: those of this season that are still open. */
const endingWithoutConsent = async (ctx: Ctx, userId: number) => {
  const latest = await queries.registrationOfUser(ctx.db, userId)
  const all = await queries.registrationsOfUser(ctx.db, userId)
  return all.filter((row) => row.season === latest?.season && row.state !== 'declined' && canWithdraw(row))
}

/** Their numbers, shown before the agreement is taken back. */
export const numbersWithoutConsent = async (ctx: Ctx, userId: number): Promise<string[]> =>
  (await endingWithoutConsent(ctx, userId)).map(({ number }) => number)
