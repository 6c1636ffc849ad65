import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { cashLimitPaise } from '@northlight/contract/payments/desk-words'
import { scopeOf } from '@northlight/db/scopes'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { indianDayBounds } from '../office/day-bounds.ts'
import type { Order, PurchaseKind } from '../purchases.ts'
import { peopleOf } from './people-of.ts'

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

/** What these people have paid in cash today, or others for them, for whatever it was. */
const cashToday = async (ctx: Ctx, mailboxes: Set<string>): Promise<number> => {
  const [from] = indianDayBounds(indianDay(ctx.now()))
  const taken = await cashTaken(ctx)
    .select('orders.id')
    .where('desk_payments.created_at', '>=', from)
    .groupBy('orders.id')
    .execute()
  const people = await peopleOf(
    ctx.db,
    taken.map(({ id }) => id),
  )
  const theirs = taken.filter(({ id }) => !people.get(id)?.isDisjointFrom(mailboxes))
  return theirs.reduce((all, { sum }) => all + Number(sum ?? 0), 0)
}

/**
 * Two colleagues who take cash of one person for two things hold no order in common: the second waits here, and counts
 * what the first has noted. Held after the orders, and nobody who holds it waits for an order.
 */
const lockCashOf = async ({ db }: Ctx, mailboxes: Set<string>): Promise<void> => {
  if (scopeOf(db).engine !== 'postgres') return
  // In one order everywhere, so that two desks never hold what the other waits for.
  for (const one of [...mailboxes].sort())
    await sql`select pg_advisory_xact_lock(hashtext(${`cash:${one}`}))`.execute(db)
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
  const mailboxes = (await peopleOf(ctx.db, [order.id])).get(order.id) ?? new Set()
  await lockCashOf(ctx, mailboxes)
  if ((await cashFor(ctx, thing)) + amount_paise >= cashLimitPaise) tooMuchCash('for one course')
  if ((await cashToday(ctx, mailboxes)) + amount_paise >= cashLimitPaise) tooMuchCash('from one person on one day')
}
