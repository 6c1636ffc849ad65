import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import { sql } from 'kysely'

const removed = 'removed'

/** Anyone who learns or sits what an order is for, as it stands there now. */
const studentName = sql<string | null>`case orders.kind
  when 'course' then (select course_enrolments.name from course_enrolments where course_enrolments.id = orders.subject_id)
  when 'admission' then (select registrations.name from registrations where registrations.id = orders.subject_id)
  else (select users.name from test_enrolments inner join users on users.id = test_enrolments.user_id
    where test_enrolments.id = orders.subject_id and users.erased_at is null) end`

/** Who paid and, where it is somebody else’s fee, whose. */
export const payerAndStudent = (payer: string, student: string | undefined): string =>
  student ? `${payer}, for ${student}` : payer

/** The students of these orders by the orders’ ids, where somebody of another name pays. */
export const studentNames = async (db: Db, orderIds: number[]): Promise<Map<number, string>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['orders.id', 'orders.payer_name', studentName.as('student')])
    .where('orders.id', 'in', orderIds)
    .execute()
  return new Map(
    rows.flatMap(({ id, payer_name, student }) =>
      student === null || student === removed || fold(student) === fold(payer_name) ? [] : [[id, student] as const],
    ),
  )
}
