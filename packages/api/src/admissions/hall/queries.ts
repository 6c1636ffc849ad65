import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { type Insertable, sql } from 'kysely'
import { inBranches } from '../../kernel/paging.ts'

const withTicket = sql<boolean>`(registrations.payment_status = 'PAID' and registrations.seat = 'taken'
  and registrations.state not in ('withdrawn', 'declined'))`

/** Sittings on a campus from a day on, soonest first, with how many are expected and in. */
export const campusSittings = (db: Db, from: string, branches: readonly number[] | null) =>
  db
    .selectFrom('sittings')
    .select(['id', 'code', 'centre', 'sits_on', 'slot'])
    .select([
      sql<number>`(select count(*) from registrations where registrations.sitting_id = sittings.id and ${withTicket})`.as(
        'expected',
      ),
      sql<number>`(select count(*) from hall_checks where hall_checks.sitting_id = sittings.id
        and hall_checks.is_first and hall_checks.undone_at is null)`.as('checked'),
    ])
    .where('mode', '=', 'OFFLINE')
    .where('sits_on', '>=', from)
    .$if(branches !== null, (query) => query.where(inBranches('sittings.branch_id', branches ?? [])))
    .orderBy('sits_on')
    .orderBy('id')
    .limit(20)
    .execute()

export const registrationsIn = (db: Db, sittingId: number) =>
  db.selectFrom('registrations').selectAll().where('sitting_id', '=', sittingId).orderBy('name').execute()

/** Tickets that are out for sittings around a day, besides one. */
export const ticketsElsewhere = (db: Db, besides: number, from: string) =>
  db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .select([
      'registrations.id',
      'registrations.ticket_version',
      'sittings.centre',
      'sittings.sits_on',
      'sittings.slot',
    ])
    .where('registrations.sitting_id', '!=', besides)
    .where('registrations.ticket_issued_at', 'is not', null)
    .where('sittings.sits_on', '>=', from)
    .orderBy('registrations.id')
    .limit(3000)
    .execute()

export const checksOf = (db: Db, sittingId: number) =>
  db
    .selectFrom('hall_checks')
    .leftJoin('users', 'users.id', 'hall_checks.by_id')
    .select(['registration_id', 'at', 'how', 'is_first', 'users.name as by'])
    .where('sitting_id', '=', sittingId)
    .where('undone_at', 'is', null)
    .orderBy('hall_checks.id')
    .execute()

export const checkByKey = (db: Db, key: string) =>
  db.selectFrom('hall_checks').selectAll().where('key', '=', key).executeTakeFirst()

export const firstCheck = (db: Db, registrationId: number, sittingId: number) =>
  db
    .selectFrom('hall_checks')
    .leftJoin('users', 'users.id', 'hall_checks.by_id')
    .select(['hall_checks.id', 'at', 'users.name as by'])
    .where('registration_id', '=', registrationId)
    .where('sitting_id', '=', sittingId)
    .where('undone_at', 'is', null)
    .where('is_first', '=', true)
    .executeTakeFirst()

/** A phone that was offline had seen the candidate before: its mark counts from now on. */
export const noLongerFirst = (db: Db, id: number) =>
  db.updateTable('hall_checks').set({ is_first: false }).where('id', '=', id).execute()

export const insertCheck = (db: Db, row: Insertable<Tables['hall_checks']>) =>
  db.insertInto('hall_checks').values(row).execute()
