import { randomUUID } from 'node:crypto'
import type { Instant } from '@northlight/contract/dates'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { forgetMails } from '../mails/forget-mails.ts'
import { limitOf } from '../retention/limit-of.ts'

const removed = 'removed'
const nobody = (id: number) => `removed-${id}@deleted.invalid`

/** Few enough that nobody who writes at the same moment waits for long. */
const atOnce = 200

const placesWithName = (ctx: Ctx, before: Instant) =>
  ctx.db
    .selectFrom('course_enrolments')
    .select('id')
    .where('user_id', 'is', null)
    .where('created_at', '<', before)
    .where('name', '!=', removed)
    .orderBy('id')
    .limit(atOnce)

const withoutName = async (ctx: Ctx, ids: number[]) => {
  for (const id of ids)
    await ctx.db
      .updateTable('course_enrolments')
      .set({ name: removed, email: nobody(id), phone: removed, person_key: randomUUID(), opener: null })
      .where('id', '=', id)
      .execute()
  await forgetMails(ctx.db, 'course_enrolments', ids)
}

type Step = (ctx: Ctx) => Promise<number>

/** A place in a course is somebody's as long as one of its orders names them. */
const forgetUnpaidPlaces: Step = async (ctx) => {
  const rows = await placesWithName(ctx, limitOf(ctx, 'unpaidOrders'))
    .where('payment_status', 'in', ['PENDING', 'CANCELLED'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.subject_id', '=', 'course_enrolments.id')
            .where('orders.kind', '=', 'course')
            .where('orders.payer_name', '!=', removed),
        ),
      ),
    )
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await withoutName(ctx, ids)
  return ids.length
}

const forgetOldPlaces: Step = async (ctx) => {
  const ids = (await placesWithName(ctx, limitOf(ctx, 'payments')).execute()).map(({ id }) => id)
  if (ids.length > 0) await withoutName(ctx, ids)
  return ids.length
}

/** Names of those whose place in a course nobody paid for, or was paid for long ago. Orders of theirs are forgotten before. */
export const forgetPlaces = async (ctx: Ctx): Promise<void> => {
  for (const step of [forgetUnpaidPlaces, forgetOldPlaces]) while ((await inTransaction(ctx, step)) === atOnce);
}
