import type { ApplicationState } from '@northlight/contract/admissions/states'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'

export type Registration = Selectable<Tables['registrations']>

const sittingRows = (db: Db) =>
  db
    .selectFrom('sittings')
    .leftJoin('branches', 'branches.id', 'sittings.branch_id')
    .selectAll('sittings')
    .select('branches.address as branch_address')

export type Sitting = Awaited<ReturnType<ReturnType<typeof sittingRows>['executeTakeFirstOrThrow']>>

export const sittingById = (db: Db, id: number) =>
  sittingRows(db).where('sittings.id', '=', id).executeTakeFirstOrThrow()

export const sittingByCode = (db: Db, code: string) =>
  sittingRows(db).where('sittings.code', '=', code).where('sittings.is_active', '=', true).executeTakeFirst()

/** Those of one mode that have not passed, soonest first. */
export const comingSittings = (db: Db, today: string, mode?: Sitting['mode']) =>
  sittingRows(db)
    .where('sittings.is_active', '=', true)
    .where(sql<string>`coalesce(sittings.closes_on, sittings.sits_on)`, '>=', today)
    .$if(mode !== undefined, (query) => query.where('sittings.mode', '=', mode ?? 'OFFLINE'))
    .orderBy('sittings.sits_on')
    .orderBy('sittings.id')
    .execute()

/** Windows at home that have not closed; also those that are no longer offered, because families may hold a seat there. */
export const comingHomeSittings = (db: Db, today: string) =>
  sittingRows(db)
    .where('sittings.mode', '=', 'ONLINE')
    .where(sql<string>`coalesce(sittings.closes_on, sittings.sits_on)`, '>=', today)
    .execute()

/** Past ones too: a date that is over deserves another sentence than one that never was. */
export const sittingsOn = (db: Db, day: string) =>
  sittingRows(db).where('sittings.is_active', '=', true).where('sittings.sits_on', '=', day).execute()

export const insertRegistration = (db: Db, row: Insertable<Tables['registrations']>) =>
  db.insertInto('registrations').values(row).returningAll().executeTakeFirstOrThrow()

export const changeRegistration = (db: Db, id: number, change: Updateable<Tables['registrations']>) =>
  db.updateTable('registrations').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const registrationById = (db: Db, id: number) =>
  db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends, so that two changes of one application follow each other. */
export const lockRegistration = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()

/** The one of the latest season; a withdrawn one only when there is no other in it. */
export const registrationOfUser = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('season', 'desc')
    .orderBy(sql`case when state = 'withdrawn' then 1 else 0 end`)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const registrationsOfUser = (db: Db, userId: number) =>
  db.selectFrom('registrations').selectAll().where('user_id', '=', userId).orderBy('id').execute()

/** Whether somebody has begun the test at home for another application of this season. */
export const hasSatAtHome = async (
  db: Db,
  { userId, season, besides = 0 }: { userId: number; season: string; besides?: number },
): Promise<boolean> =>
  (await db
    .selectFrom('registrations')
    .innerJoin('test_enrolments', 'test_enrolments.registration_id', 'registrations.id')
    .innerJoin('attempts', 'attempts.enrolment_id', 'test_enrolments.id')
    .select('attempts.id')
    .where('registrations.user_id', '=', userId)
    .where('registrations.season', '=', season)
    .where('registrations.id', '!=', besides)
    .where('attempts.started_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** What stands against another application in the same season. */
export const liveRegistration = (db: Db, season: string, of: { userId: number }) =>
  db
    .selectFrom('registrations')
    .select(['id', 'number'])
    .where('user_id', '=', of.userId)
    .where('season', '=', season)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst()

export const liveRegistrationByEmail = (db: Db, season: string, email: string) =>
  db
    .selectFrom('registrations')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('season', '=', season)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirst()

/** Seats on a campus that are paid for and whose ticket has not gone out. */
export const paidWithoutTicket = (db: Db, before: string) =>
  db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .selectAll('registrations')
    .where('sittings.mode', '=', 'OFFLINE')
    .where('registrations.state', '=', 'paid')
    .where('registrations.seat', '=', 'taken')
    .where('registrations.ticket_issued_at', 'is', null)
    .where('registrations.updated_at', '<', before)
    .orderBy('registrations.id')
    .execute()

export const stepsOf = (db: Db, registrationId: number) =>
  db.selectFrom('registration_steps').selectAll().where('registration_id', '=', registrationId).orderBy('id').execute()

export const insertStep = (db: Db, row: Insertable<Tables['registration_steps']>) =>
  db.insertInto('registration_steps').values(row).execute()

/** Other words for the last step to a state. */
export const changeNote = async (
  db: Db,
  { id, state, note }: { id: number; state: ApplicationState; note: string },
) => {
  const last = (await stepsOf(db, id)).findLast((step) => step.state === state)
  if (last) await db.updateTable('registration_steps').set({ note }).where('id', '=', last.id).execute()
}

/** Why the rules ended the test of an application; null where they did not. */
export const endedReason = async (db: Db, registrationId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('test_enrolments')
    .select('reason')
    .where('registration_id', '=', registrationId)
    .where('test_status', '=', 'Eliminated')
    .executeTakeFirst()
  return row ? (row.reason ?? 'The rules of the test were broken.') : null
}
