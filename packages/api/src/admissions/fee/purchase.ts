import type { BackCause } from '@northlight/db/tables/payments'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { CannotDeliver, type Order, type Purchase } from '../../payments/purchases.ts'
import { tellOfRegistration } from '../mails.ts'
import { admissionFacts } from '../online-test/bands.ts'
import type { Registration } from '../queries.ts'
import * as queries from '../queries.ts'
import { giveSeatsBack, seatIn } from '../sittings/seats.ts'
import { isTooLate, seatsLeft } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { feeRequest } from './fee-request.ts'

const beforeTheTest: Registration['state'][] = ['registered', 'paid', 'hall-ticket-issued']

/** The seat for the money: the one that was held, or another if the time had run out and one is left. */
const seatFor = async (ctx: Ctx, row: Registration) => {
  // Kept through a cheque that the bank returned, perhaps until after the test.
  if (row.seat === 'taken') return { seat: 'taken', attention: null } as const
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (isTooLate(ctx, sitting)) {
    if (row.seat === 'held') await giveSeatsBack(ctx.db, sitting.id, 1)
    return { seat: 'none', attention: 'paid-but-past' } as const
  }
  if (row.seat !== 'none' || (await seatIn(ctx, sitting.id))) return { seat: 'taken', attention: null } as const
  return { seat: 'none', attention: 'paid-but-full' } as const
}

const notes = {
  'paid-but-full': 'The test date was full before the fee arrived. Choose another one at no cost, or ask for a refund.',
  'paid-but-past': 'The test date was over before the fee arrived. Choose another one at no cost, or ask for a refund.',
} as const

const paid = async (ctx: Ctx, order: Order): Promise<void> => {
  const row = await queries.lockRegistration(ctx, order.subject_id)
  if (!row || row.state === 'withdrawn') throw new CannotDeliver('The application was given up before the fee arrived.')
  // Moved to a test date that costs nothing while the window was open: nothing is owed, so the money goes back.
  if (row.payment_status === 'PAID') throw new CannotDeliver('Nothing is owed for this application.', 'paid_twice')
  // The order of a cheaper sitting, paid after the family moved to a dearer one.
  if (order.amount_paise < row.fee_paise) throw new CannotDeliver('The test date costs more than was paid.')
  const { seat, attention } = await seatFor(ctx, row)
  await move(ctx, row.id, {
    // Anyone who has taken the test before the fee came again is not sent back.
    to: beforeTheTest.includes(row.state) ? 'paid' : row.state,
    action: 'take-payment',
    note: attention ? notes[attention] : undefined,
    // What was paid is its fee, also where a window of a dearer sitting was paid after a move.
    change: { payment_status: 'PAID', fee_paise: order.amount_paise, seat, attention, held_until: null },
  })
  await enqueue(ctx, tellOfRegistration, { id: row.id, about: 'paid' }, { key: `admission-paid:${row.id}:${order.id}` })
}

/** The fee went back: the seat is free again, and an application that has not come to the test is over. */
const refunded = async (ctx: Ctx, order: Order): Promise<void> => {
  const row = await queries.lockRegistration(ctx, order.subject_id)
  if (!row) return
  if (row.seat !== 'none') await giveSeatsBack(ctx.db, row.sitting_id, 1)
  await move(ctx, row.id, {
    // A fee returned for another reason takes nobody's test, offer or seat in the course away.
    to: beforeTheTest.includes(row.state) ? 'withdrawn' : row.state,
    action: 'take-refund',
    note: 'The fee was refunded.',
    change: { payment_status: 'REFUND', seat: 'none', held_until: null, attention: null },
  })
}

const backNotes = {
  bank: 'The bank returned the cheque, so the fee is due again.',
  mistake: 'A payment was noted by mistake, so the fee is due again.',
} as const

/** It counts as paid no more: the fee is owed again, the seat stays theirs, and no ticket opens the hall until then. */
const returned = async (ctx: Ctx, order: Order, cause: BackCause): Promise<void> => {
  const row = await queries.lockRegistration(ctx, order.subject_id)
  if (row?.payment_status !== 'PAID') return
  await move(ctx, row.id, {
    to: beforeTheTest.includes(row.state) ? 'registered' : row.state,
    action: cause === 'bank' ? 'take-returned-cheque' : 'take-mistake',
    note: backNotes[cause],
    change: { payment_status: 'PENDING', held_until: null, attention: null },
  })
}

const objection = async (ctx: Ctx, order: Pick<Order, 'subject_id' | 'amount_paise'>): Promise<string | null> => {
  const row = await queries.registrationById(ctx.db, order.subject_id)
  if (!row || row.state === 'withdrawn') return 'This application was withdrawn.'
  if (row.payment_status === 'PAID') return 'This is paid already.'
  if (order.amount_paise !== row.fee_paise) return 'The fee has changed with the test date. Load the page again.'
  // A seat that was paid once and is owed again after a returned cheque.
  if (row.seat === 'taken') return null
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (isTooLate(ctx, sitting)) return 'This test date is over. Please choose another one.'
  if (row.seat === 'none' && seatsLeft(sitting) === 0) return 'This test date is full. Please choose another one.'
  return null
}

/** The fee of a sitting, as payments know it. */
export const admissionPurchase: Purchase = {
  kind: 'admission',
  paid: (ctx, order) => inTransaction(ctx, (ctx) => paid(ctx, order)),
  refunded: (ctx, order) => inTransaction(ctx, (ctx) => refunded(ctx, order)),
  returned: (ctx, order, { cause }) => inTransaction(ctx, (ctx) => returned(ctx, order, cause)),
  objection,
  atDesk: async (ctx, { subject_id }) => {
    const row = await queries.registrationById(ctx.db, subject_id)
    if (!row) return fail('not_found')
    const request = await feeRequest(ctx, row)
    const why = await objection(ctx, request)
    return why === null ? { request, language: row.language } : fail('conflict', why)
  },
  title: async (ctx, order) => {
    const row = await queries.registrationById(ctx.db, order.subject_id)
    return row ? `Registration for the aptitude test, ${row.number}` : 'Registration for the aptitude test'
  },
  refundRule: async (ctx) => (await admissionFacts(ctx))?.refund_note ?? null,
}
