import { randomUUID } from 'node:crypto'
import { partsOf } from '../enrolments/instalment-queries.ts'
import { enrolmentsOf } from '../enrolments/queries.ts'
import { reminderNames } from '../enrolments/remind.ts'
import type { Ctx } from '../kernel/context.ts'
import * as queries from './queries.ts'
import * as refundQueries from './refunds/queries.ts'

type Person = { id: number; email: string; isEmailVerified: boolean }

const ownerOf = ({ id, email, isEmailVerified }: Person) => ({ id, verifiedEmail: isEmailVerified ? email : null })

type Section = { title: string; rows: Record<string, unknown>[] }

/** Courses, orders, receipts and refunds of a person, for the file they can ask for. */
export const paymentData = async (ctx: Ctx, person: Person): Promise<Section[]> => {
  const enrolments = await enrolmentsOf(ctx.db, ownerOf(person), undefined).selectAll().execute()
  const orders = await queries.ordersOfPerson(ctx.db, ownerOf(person))
  const ids = orders.map(({ id }) => id)
  return [
    {
      title: 'Courses you enrolled in',
      rows: enrolments.map(({ person_key, opener, user_id, course_id, branch_id, course_branch_id, ...row }) => row),
    },
    {
      title: 'Orders and payments',
      rows: orders.map(({ user_id, gateway, next_check_at, checks, ...row }) => row),
    },
    {
      title: 'Fees in parts',
      rows: (
        await partsOf(
          ctx.db,
          enrolments.map(({ id }) => id),
        )
      ).map(({ id, ...row }) => row),
    },
    { title: 'Receipts', rows: await queries.receiptsOf(ctx.db, ids) },
    { title: 'Refunds', rows: await refundQueries.refundsOf(ctx.db, ids) },
  ]
}

const removed = 'removed'
const nobody = (id: number) => `removed-${id}@deleted.invalid`

/** The books stay, as the law asks, and name nobody: amounts, dates and numbers are all that is left. */
export const erasePayments = async (ctx: Ctx, person: Person) => {
  const owner = ownerOf(person)
  for (const { id } of await enrolmentsOf(ctx.db, owner, undefined).select('id').execute()) {
    await ctx.db
      .updateTable('course_enrolments')
      .set({
        user_id: null,
        name: removed,
        email: nobody(id),
        phone: removed,
        person_key: randomUUID(),
        opener: null,
        updated_at: ctx.now(),
      })
      .where('id', '=', id)
      .execute()
    await ctx.db
      .deleteFrom('mails')
      .where('dedupe_key', 'in', [
        `enrolment:${id}`,
        `enrolment-confirmed:${id}`,
        `leaving:${id}`,
        `leaving-noted:${id}`,
        ...(await partsOf(ctx.db, [id])).flatMap((part) =>
          reminderNames.map((name) => `instalment:${part.id}:${name}`),
        ),
      ])
      .execute()
  }
  for (const { id } of await queries.allOrdersOfPerson(ctx.db, owner).select('id').execute()) {
    const payer = { payer_name: removed, payer_email: nobody(id), payer_phone: null }
    await ctx.db
      .updateTable('orders')
      .set({ user_id: null, ...payer, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await ctx.db.updateTable('receipts').set(payer).where('order_id', '=', id).execute()
    const returned = await refundQueries.returnsOf(ctx.db, id)
    if (returned.length > 0)
      await ctx.db
        .deleteFrom('mails')
        .where(
          'dedupe_key',
          'in',
          returned.map((refund) => `returned:${refund.id}`),
        )
        .execute()
  }
  return {}
}
