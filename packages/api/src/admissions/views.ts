import type { ApplicationView } from '@northlight/contract/admissions/application'
import type { AdmissionRegistration } from '@northlight/contract/admissions/registration'
import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { rupeesText } from '@northlight/contract/money'
import { waivedFee } from '../content/courses/waived-fee.ts'
import { shownStamps } from '../content/view-parts.ts'
import { missingFor } from '../families/consent/readiness.ts'
import type { Ctx } from '../kernel/context.ts'
import { orderOf } from '../payments/orders/orders.ts'
import { refundsOf } from '../payments/refunds/refunds.ts'
import { refundOf } from './fee/return-fee.ts'
import { testSlugOf } from './online-test/admission-test.ts'
import type { Registration, Sitting } from './queries.ts'
import * as queries from './queries.ts'
import { canChange } from './registration/change-sitting.ts'
import { canWithdraw, refundsOnWithdrawal, refundsUntil, refundsUntilOf } from './registration/withdraw.ts'
import { hasTicket } from './sittings/hall-ticket.ts'
import { currentSeason } from './sittings/seasons.ts'
import { seatsLeft, startOf, windowOf } from './sittings/sittings.ts'

export const toSitting = (row: Sitting): SittingChoice => ({
  id: row.id,
  code: row.code,
  centre: row.centre,
  address: row.branch_address,
  mode: row.mode,
  sits_on: row.sits_on,
  starts_at: startOf(row),
  closes_on: row.closes_on,
  register_by: row.register_by,
  slot: row.slot,
  seats: row.seats,
  seats_left: seatsLeft(row),
  fee_paise: row.fee_paise,
  classes: row.classes,
  refunds_until: refundsUntilOf(row),
})

export const toRegistration = (row: Registration, sitting: Sitting, orderId: string | null): AdmissionRegistration => ({
  id: row.id,
  name: row.name,
  email: row.email,
  school_name: row.school_name,
  father_name: row.father_name,
  father_email: row.father_email,
  father_phone: row.father_phone,
  mother_name: row.mother_name,
  mother_email: row.mother_email,
  mother_phone: row.mother_phone,
  class: row.class,
  program: row.program,
  mode: sitting.mode,
  address: row.address,
  exam_date: row.exam_date ?? sitting.sits_on,
  exam_center: sitting.centre,
  amount: rupeesText(row.fee_paise),
  razorpay_order_id: orderId,
  payment_status: row.payment_status,
  ...shownStamps(row),
})

const toResult = async (ctx: Ctx, row: Registration): Promise<ApplicationView['result']> =>
  row.result_at === null || row.percent === null
    ? null
    : {
        marks: row.marks ?? 0,
        total_marks: row.total_marks ?? 0,
        percent: row.percent,
        band: row.band_label,
        honour: row.band_honour,
        waiver_percent: row.waiver_percent ?? 0,
        waived: await waivedFee(ctx, row.program, row.waiver_percent ?? 0),
        at: row.result_at,
      }

const testOf = async (ctx: Ctx, row: Registration, sitting: Sitting): Promise<ApplicationView['test']> => {
  if (sitting.mode !== 'ONLINE') return null
  const slug = await testSlugOf(ctx, row.class)
  if (slug === undefined) return null
  return { slug, ...windowOf(sitting, ctx.now()), ended_reason: await queries.endedReason(ctx.db, row.id) }
}

export const toApplication = async (ctx: Ctx, row: Registration, sitting: Sitting): Promise<ApplicationView> => {
  const needs = row.user_id === null ? undefined : await missingFor(ctx, row.user_id)
  const isLive = row.state !== 'withdrawn'
  return {
    number: row.number,
    season: row.season,
    state: row.state,
    timeline: (await queries.stepsOf(ctx.db, row.id)).map(({ state, note, at }) => ({ state, note, at })),
    sitting: toSitting(sitting),
    amount_paise: row.fee_paise,
    payment_status: row.payment_status,
    has_seat: row.seat !== 'none',
    held_until: row.held_until,
    attention: row.attention,
    needs: needs ?? null,
    ticket_issued_at: row.ticket_issued_at,
    test: isLive ? await testOf(ctx, row, sitting) : null,
    result: await toResult(ctx, row),
    can: {
      pay: isLive && row.payment_status === 'PENDING',
      change_sitting: canChange(ctx, row, sitting),
      withdraw: canWithdraw(row),
      download: hasTicket(row, sitting) && needs === undefined,
      apply_again: row.state === 'withdrawn' || row.season < (await currentSeason(ctx)),
    },
    refunds_on_withdrawal: refundsOnWithdrawal(ctx, row, sitting),
    refunds_until: refundsUntil(row, sitting),
    refund: refundOf(row, (await refundsOf(ctx, 'admission', [row.id])).get(row.id)),
  }
}

/** Both views of one application, with the order it is paid by. */
export const bothViews = async (ctx: Ctx, row: Registration, orderId?: string | null) => {
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  const order = orderId === undefined ? ((await orderOf(ctx, 'admission', row.id))?.gateway_order_id ?? null) : orderId
  return {
    registration: toRegistration(row, sitting, order),
    application: await toApplication(ctx, row, sitting),
  }
}
