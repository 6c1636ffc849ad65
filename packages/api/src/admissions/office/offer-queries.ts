import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'

const places = (db: Db) =>
  db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .selectAll('course_branches')
    .select(['courses.name as course_name', 'courses.slug as course_slug'])
    .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
    .where('course_branches.is_active', '=', true)

export const placeById = (db: Db, id: number) => places(db).where('course_branches.id', '=', id).executeTakeFirst()
export type OfferPlace = NonNullable<Awaited<ReturnType<typeof placeById>>>

export const allPlaces = (db: Db) =>
  places(db).orderBy('branches.position').orderBy('courses.position').orderBy('course_branches.id').execute()

export const liveOffer = (db: Db, registrationId: number) =>
  db
    .selectFrom('offers')
    .leftJoin('users', 'users.id', 'offers.by_id')
    .leftJoin('users as signers', 'signers.id', 'offers.signed_by')
    .selectAll('offers')
    .select(['users.name as by', 'signers.name as signed_by_name'])
    .where('registration_id', '=', registrationId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
export type Offer = NonNullable<Awaited<ReturnType<typeof liveOffer>>>

export const replaceOffer = (ctx: Ctx, registrationId: number) =>
  ctx.db
    .updateTable('offers')
    .set({ replaced_at: ctx.now() })
    .where('registration_id', '=', registrationId)
    .where('replaced_at', 'is', null)
    .execute()

export const insertOffer = (db: Db, row: Insertable<Tables['offers']>) => db.insertInto('offers').values(row).execute()

export const tieToEnrolment = (db: Db, id: number, enrolment_id: number) =>
  db.updateTable('offers').set({ enrolment_id }).where('id', '=', id).execute()
