import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { searched } from '../content/paging.ts'
import { announce, type Ctx } from '../kernel/context.ts'

export type Enrolment = Selectable<Tables['course_enrolments']>

export const enrolment = (db: Db, id: number) =>
  db.selectFrom('course_enrolments').selectAll().where('id', '=', id).executeTakeFirst()

/** The one enrolment of a student at a place in this state, if there is one. */
export const enrolmentBy = (db: Db, personKey: string, status: Enrolment['payment_status']) =>
  db
    .selectFrom('course_enrolments')
    .selectAll()
    .where('person_key', '=', personKey)
    .where('payment_status', '=', status)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const insertEnrolment = (db: Db, row: Insertable<Tables['course_enrolments']>) =>
  db.insertInto('course_enrolments').values(row).returningAll().executeTakeFirstOrThrow()

export const changeEnrolment = (db: Db, id: number, change: Updateable<Tables['course_enrolments']>) =>
  db.updateTable('course_enrolments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Takes or frees a seat where seats are counted; the page that shows them is stale from then on. */
export const moveSeat = async (ctx: Ctx, courseBranchId: number | null, by: 1 | -1) => {
  if (courseBranchId === null) return
  const { numUpdatedRows } = await ctx.db
    .updateTable('course_branches')
    .set((set) => ({ seats_held: set('seats_held', '+', by) }))
    .where('id', '=', courseBranchId)
    .where('seats', 'is not', null)
    .$if(by < 0, (query) => query.where('seats_held', '>', 0))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await announce(ctx, 'content')
}

export const paidOrder = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.gateway_order_id', 'payments.gateway_payment_id'])
    .where('kind', '=', 'course')
    .where('subject_id', '=', enrolmentId)
    .executeTakeFirst()

export const refundRuleOf = async (db: Db, enrolmentId: number) =>
  (
    await db
      .selectFrom('course_enrolments')
      .innerJoin('course_branches', 'course_branches.id', 'course_enrolments.course_branch_id')
      .select('course_branches.refund_rule')
      .where('course_enrolments.id', '=', enrolmentId)
      .executeTakeFirst()
  )?.refund_rule

/** Nobody joins an account by an address they have only typed. */
export const verifiedAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .where('email_verified_at', 'is not', null)
    .where('is_active', '=', true)
    .executeTakeFirst()

export type Owner = { id: number; verifiedEmail: string | null }

/** An account and the address it has confirmed: what was bought with that address is theirs from then on. */
export const owner = async (db: Db, userId: number): Promise<Owner> => {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { id: userId, verifiedEmail: user?.email_verified_at ? user.email : null }
}

export const enrolmentsOf = (db: Db, { id, verifiedEmail }: Owner, search: string | undefined) =>
  db
    .selectFrom('course_enrolments')
    .where((where) =>
      where.or([
        where('course_enrolments.user_id', '=', id),
        ...(verifiedEmail === null ? [] : [sql<boolean>`fold(course_enrolments.email) = fold(${verifiedEmail})`]),
      ]),
    )
    .$if(search !== undefined, (query) =>
      query.where(
        searched(
          ['name', 'phone', 'email', 'course_name'].map((column) => `course_enrolments.${column}`),
          search ?? '',
        ),
      ),
    )

export const withPlace = (query: ReturnType<typeof enrolmentsOf>) =>
  query
    .leftJoin('courses', 'courses.id', 'course_enrolments.course_id')
    .leftJoin('branches', 'branches.id', 'course_enrolments.branch_id')
    .selectAll('course_enrolments')
    .select(['courses.slug as course_slug', 'branches.slug as branch_slug'])
    .orderBy('course_enrolments.id', 'desc')
