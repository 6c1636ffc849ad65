import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import { sql } from 'kysely'
import { mailbox } from '../../families/consent/own-contact.ts'
import { standingContacts } from '../../families/queries.ts'

const subjectsOf = (db: Db, orderIds: number[]) =>
  db
    .selectFrom('orders')
    .leftJoin('course_enrolments', (join) =>
      join.onRef('course_enrolments.id', '=', 'orders.subject_id').on('orders.kind', '=', 'course'),
    )
    .leftJoin('registrations', (join) =>
      join.onRef('registrations.id', '=', 'orders.subject_id').on('orders.kind', '=', 'admission'),
    )
    .leftJoin('test_enrolments', (join) =>
      join.onRef('test_enrolments.id', '=', 'orders.subject_id').on('orders.kind', '=', 'test'),
    )
    .select(['orders.id', 'orders.payer_email'])
    .select(({ fn }) => [
      fn.coalesce('course_enrolments.email', 'registrations.email').as('email'),
      fn.coalesce('course_enrolments.user_id', 'registrations.user_id', 'test_enrolments.user_id').as('user_id'),
    ])
    .where('orders.id', 'in', orderIds)
    .execute()

type Subject = Awaited<ReturnType<typeof subjectsOf>>[number]

/** The accounts of these students, by number or by the address they were entered with. */
const accountsOf = async (db: Db, subjects: Subject[]) => {
  const ids = subjects.flatMap(({ user_id }) => user_id ?? [])
  const emails = subjects.flatMap(({ email }) => email ?? [])
  return db
    .selectFrom('users')
    .leftJoin('parents', 'parents.user_id', 'users.id')
    .select(['users.id', 'users.email', 'parents.email as parent_email'])
    .where((where) =>
      where.or([
        ...(ids.length === 0 ? [] : [where('users.id', 'in', ids)]),
        ...(emails.length === 0
          ? []
          : [sql<boolean>`fold(users.email) in (${sql.join(emails.map((email) => sql`fold(${email})`))})`]),
      ]),
    )
    .execute()
}

/**
 * The mailboxes of the people an order is of: anyone who pays, the student, the parent whom the student’s account names
 * and the one who agreed to it. Begun online by the mother it names her, begun at the desk it names the child, and
 * brothers and sisters have their parents in common. What is no address, like “on paper”, joins nobody.
 */
export const peopleOf = async (db: Db, orderIds: number[]): Promise<Map<number, Set<string>>> => {
  if (orderIds.length === 0) return new Map()
  const subjects = await subjectsOf(db, orderIds)
  const accounts = await accountsOf(db, subjects)
  const agreed = await standingContacts(
    db,
    accounts.map(({ id }) => id),
  )
  return new Map(
    subjects.map(({ id, payer_email, email, user_id }) => {
      const own = accounts.filter((one) => one.id === user_id || (email !== null && fold(one.email) === fold(email)))
      const parents = own.flatMap((one) => [one.parent_email, agreed.get(one.id)])
      const addresses = [payer_email, email, ...parents].filter((address) => address?.includes('@'))
      return [id, new Set(addresses.map((address) => mailbox(address ?? '')))]
    }),
  )
}
