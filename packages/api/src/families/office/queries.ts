import type { Db } from '@northlight/db/database'
import { sql } from 'kysely'
import { hasNoParentConsent } from '../queries.ts'

export type Stop = {
  user_id: number
  bites_on: string
  stops: string
  branch_id: number | null
  application_id: number | null
}

/** Requests about data that nobody has decided yet, by the day they are promised for. */
export const rightsToDecide = (db: Db, most: number) =>
  db
    .selectFrom('data_rights')
    .select(['id', 'kind', 'due_on', 'by_id', 'created_at'])
    .where('state', '=', 'proposed')
    .orderBy('due_on')
    .orderBy('id')
    .limit(most)
    .execute()

/**
 * Sittings and tests to come, for students who may be under 18 and whose parent has not agreed; of one student all of
 * them. A hall of thousands who have agreed stands in nobody's way to those who have not.
 */
export const comingFor = async (db: Db, today: string, lastBirth: string, userId?: number): Promise<Stop[]> => {
  const sittings = await db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .select(['users.id as user_id', 'registrations.id as application_id', 'sittings.branch_id', 'sittings.centre'])
    .select('sittings.sits_on as bites_on')
    .where(sql<string>`coalesce(sittings.closes_on, sittings.sits_on)`, '>=', today)
    .where('registrations.state', 'in', ['registered', 'paid', 'hall-ticket-issued'])
    .where((where) =>
      where.or([where('users.date_of_birth', 'is', null), where('users.date_of_birth', '>', lastBirth)]),
    )
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? 0))
    .$if(userId === undefined, (query) => query.where(hasNoParentConsent))
    .orderBy('sittings.sits_on')
    .limit(500)
    .execute()
  const tests = await db
    .selectFrom('test_enrolments')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .innerJoin('users', 'users.id', 'test_enrolments.user_id')
    .select(['users.id as user_id', 'test_enrolments.branch_id', 'tests.name', 'tests.opens_at'])
    .where('tests.opens_at', '>=', `${today}T00:00:00.000Z`)
    .where((where) =>
      where.or([where('users.date_of_birth', 'is', null), where('users.date_of_birth', '>', lastBirth)]),
    )
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? 0))
    .$if(userId === undefined, (query) => query.where(hasNoParentConsent))
    .orderBy('tests.opens_at')
    .limit(500)
    .execute()
  return [
    ...sittings.map(({ centre, ...row }) => ({ ...row, stops: `hall ticket, ${centre}` })),
    ...tests.map(({ user_id, branch_id, name, opens_at }) => ({
      ...{ user_id, branch_id, application_id: null, stops: `test, ${name}` },
      bites_on: (opens_at ?? today).slice(0, 10),
    })),
  ].toSorted((one, other) => one.bites_on.localeCompare(other.bites_on))
}

export const lastQuestion = (db: Db, userId: number) =>
  db
    .selectFrom('consent_requests')
    .select(['created_at', 'answer'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const studentById = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'role', 'date_of_birth'])
    .where('id', '=', id)
    .where('role', '=', 'student')
    .executeTakeFirst()
