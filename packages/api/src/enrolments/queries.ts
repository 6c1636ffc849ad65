import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/search'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Owner } from '../accounts/owner.ts'
import { seatsLeft } from '../content/courses/fees.ts'
import { announce, type Ctx } from '../kernel/context.ts'
import { searched } from '../kernel/paging.ts'

export type Enrolment = Selectable<Tables['course_enrolments']>

export const enrolment = (db: Db, id: number) =>
  db.selectFrom('course_enrolments').selectAll().where('id', '=', id).executeTakeFirst()

/** The one enrolment of a student at a place, if there is one. Anyone who has left may join again. */
export const standingEnrolment = (db: Db, personKey: string) =>
  db
    .selectFrom('course_enrolments')
    .selectAll()
    .where('person_key', '=', personKey)
    .where('payment_status', '=', 'PAID')
    .where('left_at', 'is', null)
    .executeTakeFirst()

/** What this opener began for a student and has not paid: the open one, else the one given up last. */
export const begunEnrolment = async (db: Db, personKey: string, opener: string) => {
  const rows = await db
    .selectFrom('course_enrolments')
    .selectAll()
    .where('person_key', '=', personKey)
    .where('opener', '=', opener)
    .where('payment_status', 'in', ['PENDING', 'CANCELLED'])
    .orderBy('id', 'desc')
    .execute()
  return rows.find(({ payment_status }) => payment_status === 'PENDING') ?? rows[0]
}

/** Nothing is changed that was paid meanwhile: undefined then. */
export const changeUnpaid = (db: Db, id: number, change: Updateable<Tables['course_enrolments']>) =>
  db
    .updateTable('course_enrolments')
    .set(change)
    .where('id', '=', id)
    .where('payment_status', 'in', ['PENDING', 'CANCELLED'])
    .returningAll()
    .executeTakeFirst()

export const insertEnrolment = (db: Db, row: Insertable<Tables['course_enrolments']>) =>
  db.insertInto('course_enrolments').values(row).returningAll().executeTakeFirstOrThrow()

export const changeEnrolment = (db: Db, id: number, change: Updateable<Tables['course_enrolments']>) =>
  db.updateTable('course_enrolments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

const countedPlace = (ctx: Ctx, courseBranchId: number) =>
  ctx.db.updateTable('course_branches').where('id', '=', courseBranchId).where('seats', 'is not', null)

/**
 * A seat of a course, if there is one; where seats are not counted there always is. One statement decides, so two
 * families can never get the same seat. Pages that show seats are stale from then on, and no others.
 */
export const takePlace = async (ctx: Ctx, courseBranchId: number | null): Promise<boolean> => {
  if (courseBranchId === null) return true
  const { numUpdatedRows } = await countedPlace(ctx, courseBranchId)
    .set((set) => ({ seats_held: set('seats_held', '+', 1) }))
    .whereRef('seats_held', '<', 'seats')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) {
    await announce(ctx, 'seats')
    return true
  }
  // Nothing was counted: either seats are not counted here, or none is left.
  return hasPlace(ctx.db, courseBranchId)
}

/** Whether a seat is left; always where seats are not counted, or where the course is no longer given. */
export const hasPlace = async (db: Db, courseBranchId: number | null): Promise<boolean> => {
  if (courseBranchId === null) return true
  const place = await db
    .selectFrom('course_branches')
    .select(['seats', 'seats_held'])
    .where('id', '=', courseBranchId)
    .executeTakeFirst()
  return place === undefined || seatsLeft(place) !== 0
}

export const givePlaceBack = async (ctx: Ctx, courseBranchId: number | null): Promise<void> => {
  if (courseBranchId === null) return
  const { numUpdatedRows } = await countedPlace(ctx, courseBranchId)
    .set((set) => ({ seats_held: set('seats_held', '-', 1) }))
    .where('seats_held', '>', 0)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await announce(ctx, 'seats')
}

/** So much of a signed refund is called off, because the bank returned the cheque that it was to be paid from. */
export const lessenCase = (ctx: Ctx, caseId: number, by_paise: number) =>
  ctx.db
    .updateTable('refund_cases')
    .set((set) => ({
      sum_paise: set('sum_paise', '-', by_paise),
      version: set('version', '+', 1),
      updated_at: ctx.now(),
    }))
    .where('id', '=', caseId)
    .execute()

/** What was paid for it, oldest first: the fee, or its parts. */
export const paidOrders = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.gateway_order_id', 'orders.refunded_paise', 'orders.status'])
    .select(['payments.gateway_payment_id', 'payments.amount_paise'])
    .where('kind', '=', 'course')
    .where('subject_id', '=', enrolmentId)
    // Paid by a cheque that the bank returned.
    .where('orders.status', '!=', 'CANCELLED')
    .orderBy('payments.id')
    .execute()

/** What came back for each of these, in all its parts. */
export const refundedOf = async (db: Db, enrolmentIds: number[]): Promise<Map<number, number>> => {
  if (enrolmentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['subject_id', (select) => select.fn.sum<number>('refunded_paise').as('refunded')])
    .where('kind', '=', 'course')
    .where('subject_id', 'in', enrolmentIds)
    .groupBy('subject_id')
    .execute()
  return new Map(rows.map(({ subject_id, refunded }) => [subject_id, Number(refunded)]))
}

/** The course at its branch, as it is offered today. */
export const placeOf = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('course_enrolments')
    .innerJoin('course_branches', 'course_branches.id', 'course_enrolments.course_branch_id')
    .selectAll('course_branches')
    .where('course_enrolments.id', '=', enrolmentId)
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

const isTheirs = (table: string, { id, verifiedEmail }: Owner) => {
  const [user, email] = [sql.ref(`${table}.user_id`), sql.ref(`${table}.email`)]
  return verifiedEmail === null
    ? sql<boolean>`${user} = ${id}`
    : sql<boolean>`(${user} = ${id} or fold(${email}) = fold(${verifiedEmail}))`
}

export const enrolmentsOf = (db: Db, owner: Owner, search: string | undefined) =>
  db
    .selectFrom('course_enrolments')
    .where(isTheirs('course_enrolments', owner))
    .$if(search !== undefined, (query) =>
      query.where(
        searched(
          ['name', 'phone', 'email', 'course_name'].map((column) => `course_enrolments.${column}`),
          search ?? '',
        ),
      ),
    )

/** Those a list shows: what was begun for a student whom this person has enrolled by now is not asked for again. */
export const listedEnrolments = (db: Db, owner: Owner, search: string | undefined) =>
  enrolmentsOf(db, owner, search).where((where) =>
    where.or([
      where('course_enrolments.payment_status', 'in', ['PAID', 'REFUND']),
      where.not(
        where.exists(
          where
            .selectFrom('course_enrolments as paid')
            .select('paid.id')
            .whereRef('paid.person_key', '=', 'course_enrolments.person_key')
            .where('paid.payment_status', '=', 'PAID')
            .where('paid.left_at', 'is', null)
            .where(isTheirs('paid', owner)),
        ),
      ),
    ]),
  )

/** Of these enrolments, those of a student whom this person has enrolled here by another one. */
export const enrolledBesides = async (db: Db, owner: Owner, ids: number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('course_enrolments')
    .innerJoin('course_enrolments as paid', 'paid.person_key', 'course_enrolments.person_key')
    .select('course_enrolments.id')
    .where('course_enrolments.id', 'in', ids)
    .whereRef('paid.id', '!=', 'course_enrolments.id')
    .where('paid.payment_status', '=', 'PAID')
    .where('paid.left_at', 'is', null)
    .where(isTheirs('paid', owner))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** One enrolment, if it is theirs. */
export const enrolmentOf = (db: Db, owner: Owner, id: number) =>
  enrolmentsOf(db, owner, undefined)
    .selectAll('course_enrolments')
    .where('course_enrolments.id', '=', id)
    .executeTakeFirst()

/** True for the first who says it. */
export const noteLeaving = async (db: Db, id: number, at: Instant): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('course_enrolments')
    .set({ leave_asked_at: at, updated_at: at })
    .where('id', '=', id)
    .where('leave_asked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const withPlace = (query: ReturnType<typeof enrolmentsOf>) =>
  query
    .leftJoin('courses', 'courses.id', 'course_enrolments.course_id')
    .leftJoin('branches', 'branches.id', 'course_enrolments.branch_id')
    .selectAll('course_enrolments')
    .leftJoin('course_branches', 'course_branches.id', 'course_enrolments.course_branch_id')
    .select(['courses.slug as course_slug', 'branches.slug as branch_slug', 'course_branches.refund_rule'])
    .orderBy('course_enrolments.id', 'desc')
