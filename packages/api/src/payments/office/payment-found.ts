import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { foundPeople } from '../../kernel/found-people.ts'
import { idsWith, mostMatches } from '../../kernel/trigrams.ts'

const ofStudent = sql<string | null>`case orders.kind
  when 'course' then (select course_enrolments.name from course_enrolments where course_enrolments.id = orders.subject_id)
  when 'admission' then (select registrations.name from registrations where registrations.id = orders.subject_id)
  end`

const boughtFor = (kind: 'course' | 'admission', subjects: RawBuilder<unknown>) =>
  sql`select bought.id from orders as bought where bought.kind = ${kind} and bought.subject_id in (${subjects})`

/**
 * By who paid it, by its numbers here, at the gateway and on the receipt, or by the student. A list shows
 * the newest of what many have in common; a file needs all of it.
 */
export const paymentFound = (ctx: Ctx, typed: string, most: number | 'all' = mostMatches) =>
  foundPeople(typed, {
    table: 'orders',
    ways: [
      (words) => idsWith(ctx, 'orders', words, most),
      (words) => sql`select order_id from payments where payments.id in (${idsWith(ctx, 'payments', words, most)})`,
      (words) => sql`select order_id from receipts where receipts.id in (${idsWith(ctx, 'receipts', words, most)})`,
      (words) => boughtFor('course', idsWith(ctx, 'course_enrolments', words, most)),
      (words) => boughtFor('admission', idsWith(ctx, 'registrations', words, most)),
    ],
    texts: [...['payer_name', 'payer_email', 'payer_phone', 'description'].map((name) => `orders.${name}`), ofStudent],
  })
