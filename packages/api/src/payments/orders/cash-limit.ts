import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { cashLimitPaise } from '@northlight/contract/payments/desk-words'
import { fold } from '@northlight/db/fold'
import { scopeOf } from '@northlight/db/scopes'
import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { indianDayBounds } from '../office/day-bounds.ts'
import type { Order, PurchaseKind } from '../purchases.ts'

type Thing = { kind: PurchaseKind; subject_id: number }

const cashTaken = (ctx: Ctx) =>
  ctx.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
    .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
    .select(({ fn }) => fn.sum<number | null>('payments.amount_paise').as('sum'))
    .where('desk_payments.means', '=', 'cash')
    // Cash is taken back only because it was noted by mistake: it was never handed over.
    .where('returned_cheques.id', 'is', null)

/** What was paid in cash for this thing before, in however many parts. */
const cashFor = async (ctx: Ctx, { kind, subject_id }: Thing): Promise<number> => {
  const { sum } = await cashTaken(ctx)
    .where('orders.kind', '=', kind)
    .where('orders.subject_id', '=', subject_id)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * The addresses by which an order is somebody's: the payer's, and the student's of a course. Begun online by the mother
 * it names her, begun at the desk it names the child, and the cash comes from one family all the same. In one order
 * everywhere, so that two desks never hold what the other waits for.
 */
const addressesOf = async ({ db }: Ctx, { kind, subject_id, payer_email }: Order): Promise<string[]> => {
  const student =
    kind === 'course' &&
    (await db.selectFrom('course_enrolments').select('email').where('id', '=', subject_id).executeTakeFirst())
  return [...new Set([payer_email, ...(student ? [student.email] : [])].map(fold))].sort()
}

/** What these people have paid in cash today, or others for them, for whatever it was. */
const cashToday = async (ctx: Ctx, addresses: string[]): Promise<number> => {
  const [from] = indianDayBounds(indianDay(ctx.now()))
  const theirs = (column: string) =>
    sql<SqlBool>`fold(${sql.ref(column)}) in (${sql.join(addresses.map((address) => sql`fold(${address})`))})`
  const { sum } = await cashTaken(ctx)
    .where('desk_payments.created_at', '>=', from)
    .where(sql<SqlBool>`(${theirs('orders.payer_email')} or (orders.kind = 'course' and exists (
      select 1 from course_enrolments where course_enrolments.id = orders.subject_id
        and ${theirs('course_enrolments.email')})))`)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Two colleagues who take cash of one person for two things hold no order in common: the second waits here, and counts
 * what the first has noted. Held after the orders, and nobody who holds it waits for an order.
 */
const lockCashOf = async ({ db }: Ctx, addresses: string[]): Promise<void> => {
  if (scopeOf(db).engine !== 'postgres') return
  for (const address of addresses) await sql`select pg_advisory_xact_lock(hashtext(${`cash:${address}`}))`.execute(db)
}

const tooMuchCash = (whereof: string): never =>
  fail(
    'conflict',
    `The law allows less than ${shownMoney(cashLimitPaise)} in cash ${whereof}. Please take a cheque or UPI.`,
  )

/** Section 269ST of the income tax act: for one thing, and from one person on one day, less than the limit. */
export const checkCash = async (
  ctx: Ctx,
  { thing, order, amount_paise }: { thing: Thing; order: Order; amount_paise: number },
): Promise<void> => {
  const addresses = await addressesOf(ctx, order)
  await lockCashOf(ctx, addresses)
  if ((await cashFor(ctx, thing)) + amount_paise >= cashLimitPaise) tooMuchCash('for one course')
  if ((await cashToday(ctx, addresses)) + amount_paise >= cashLimitPaise) tooMuchCash('from one person on one day')
}
