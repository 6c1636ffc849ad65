import { indianDay } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { PartTerms } from '@northlight/db/tables/payments'
import type { Selectable } from 'kysely'
import type { Owner } from '../accounts/owner.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Order } from '../payments/purchases.ts'
import { enrolmentsOf } from './queries.ts'

export type Instalment = Selectable<Tables['instalments']>

/** The parts of these enrolments, in the order in which they are paid. */
export const partsOf = async (db: Db, enrolmentIds: number[]): Promise<Instalment[]> =>
  enrolmentIds.length === 0
    ? []
    : db
        .selectFrom('instalments')
        .selectAll()
        .where('enrolment_id', 'in', enrolmentIds)
        .orderBy('enrolment_id')
        .orderBy('number')
        .execute()

/** The parts an enrolment is sold with, the first of them paid by now. */
export const replaceParts = async (ctx: Ctx, enrolmentId: number, parts: PartTerms[]): Promise<void> => {
  await ctx.db.deleteFrom('instalments').where('enrolment_id', '=', enrolmentId).execute()
  if (parts.length === 0) return
  const rows = parts.map(({ amount_paise, due_on }, at) => ({
    enrolment_id: enrolmentId,
    number: at + 1,
    amount_paise,
    due_on,
    state: at === 0 ? ('paid' as const) : ('open' as const),
    paid_at: at === 0 ? ctx.now() : null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }))
  await ctx.db.insertInto('instalments').values(rows).execute()
}

/** Moves the part an order is for; false when it is not in that state, or not of that amount. */
export const settlePart = async (
  ctx: Ctx,
  order: Order,
  from: Instalment['state'],
  to: Instalment['state'],
): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('instalments')
    .set({ state: to, updated_at: ctx.now(), ...(to !== 'refunded' && { paid_at: to === 'paid' ? ctx.now() : null }) })
    .where('enrolment_id', '=', order.subject_id)
    .where('number', '=', order.part)
    .where('amount_paise', '=', order.amount_paise)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A fee that was paid at once and is due again, as one instalment from today. */
export const oweAtOnce = async (ctx: Ctx, { subject_id, amount_paise }: Order): Promise<void> => {
  const now = ctx.now()
  const part = { enrolment_id: subject_id, number: 1, amount_paise, due_on: indianDay(now), state: 'open' } as const
  await ctx.db
    .insertInto('instalments')
    .values({ ...part, created_at: now, updated_at: now })
    .execute()
}

/** Parts that are no longer asked for: all of them, or those due after a day. */
export const cancelOpenParts = async (ctx: Ctx, enrolmentId: number, dueAfter?: string): Promise<void> => {
  await ctx.db
    .updateTable('instalments')
    .set({ state: 'cancelled', updated_at: ctx.now() })
    .where('enrolment_id', '=', enrolmentId)
    .where('state', '=', 'open')
    .$if(dueAfter !== undefined, (query) => query.where('due_on', '>', dueAfter ?? ''))
    .execute()
}

/** What this person will still be asked for in the courses they pay in instalments. */
export const leftToPay = async (db: Db, owner: Owner): Promise<number> => {
  const { left } = await enrolmentsOf(db, owner, undefined)
    .innerJoin('instalments', 'instalments.enrolment_id', 'course_enrolments.id')
    .select(({ fn }) => fn.sum<number | null>('instalments.amount_paise').as('left'))
    .where('course_enrolments.payment_status', '=', 'PAID')
    .where('instalments.state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(left ?? 0)
}

const hasOrder = async (db: Db, enrolmentId: number, states: Order['status'][]): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('kind', '=', 'course')
    .where('subject_id', '=', enrolmentId)
    .where('status', 'in', states)
    .executeTakeFirst()) !== undefined

export const hasPaidOrder = (db: Db, enrolmentId: number) => hasOrder(db, enrolmentId, ['PAID'])

/** Whether money of this family came for it, also where it went back since. */
export const wasEverPaid = (db: Db, enrolmentId: number) => hasOrder(db, enrolmentId, ['PAID', 'REFUND'])

export const objectionToPart = async (db: Db, { subject_id, part }: Order): Promise<string | null> => {
  const row = (await partsOf(db, [subject_id])).find(({ number }) => number === part)
  if (row?.state === 'paid') return 'This is paid already.'
  return row?.state === 'open' ? null : 'This instalment is no longer asked for.'
}

/** Open parts due by a day, of students who are in their course; not those for which a family has promised a later one. */
export const partsDueBy = (db: Db, day: string, today: string, enrolmentId?: number) =>
  db
    .selectFrom('instalments')
    .innerJoin('course_enrolments', 'course_enrolments.id', 'instalments.enrolment_id')
    .selectAll('instalments')
    .where('instalments.state', '=', 'open')
    .where('instalments.due_on', '<=', day)
    .where('course_enrolments.payment_status', '=', 'PAID')
    .where('course_enrolments.leave_asked_at', 'is', null)
    .where((where) => where.or([where('promised_on', 'is', null), where('promised_on', '<', today)]))
    .$if(enrolmentId !== undefined, (query) => query.where('enrolment_id', '=', enrolmentId ?? 0))
    .orderBy('instalments.id')
    .execute()
