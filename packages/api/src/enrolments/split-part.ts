import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import * as queries from './instalment-queries.ts'

/** Money came for a later part of this fee, also where it was taken back since: its order names the part by its number. */
const wasLaterPaid = async (ctx: Ctx, enrolmentId: number, number: number): Promise<boolean> =>
  (await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('kind', '=', 'course')
    .where('subject_id', '=', enrolmentId)
    .where('part', '>', number)
    .where('paid_at', 'is not', null)
    .executeTakeFirst()) !== undefined

type Split = { number: number; amount_paise: number; rest_due_on: string }

/**
 * A family pays a part of an instalment: it becomes two, of which the first is as much as was counted, and the rest is
 * due on a day of its own. Their sum stays the same. With the orders of the fee held, in the transaction that takes the
 * money: where that fails, nothing is split.
 */
export const splitPart = async (ctx: Ctx, enrolmentId: number, { number, amount_paise, rest_due_on }: Split) => {
  if (rest_due_on < indianDay(ctx.now())) invalid({ rest_due_on: ['This day has passed.'] })
  const parts = await queries.partsOf(ctx.db, [enrolmentId])
  const part = parts.find((one) => one.number === number) ?? fail('not_found')
  // What else is wrong with it is said when the order for it is written.
  if (part.state !== 'open' || amount_paise === part.amount_paise) return
  if (amount_paise > part.amount_paise)
    invalid({ amount: [`${shownMoney(part.amount_paise)} is asked for. Take no more than that.`] })
  const later = parts.filter((one) => one.number > number)
  if (later.some(({ state }) => state !== 'open') || (await wasLaterPaid(ctx, enrolmentId, number)))
    fail('conflict', 'A later instalment of this fee was paid, so this one is taken as a whole.')
  const next = later[0]
  if (next && rest_due_on > next.due_on)
    invalid({ rest_due_on: ['The next instalment is due before this day. Choose an earlier one.'] })
  const now = ctx.now()
  const change = (id: number, fields: { number?: number; amount_paise?: number }) =>
    ctx.db
      .updateTable('instalments')
      .set({ ...fields, updated_at: now })
      .where('id', '=', id)
      .execute()
  // From the last one on, so that no two have the same number for a moment.
  for (const one of later.toReversed()) await change(one.id, { number: one.number + 1 })
  await change(part.id, { amount_paise })
  const rest = { number: number + 1, amount_paise: part.amount_paise - amount_paise, due_on: rest_due_on }
  await ctx.db
    .insertInto('instalments')
    .values({ enrolment_id: enrolmentId, ...rest, state: 'open', created_at: now, updated_at: now })
    .execute()
  await audit(ctx, {
    action: 'enrolments.split-instalment',
    entity: 'course_enrolment',
    id: enrolmentId,
    details: { part: number, amount_paise, rest_paise: rest.amount_paise },
  })
}
