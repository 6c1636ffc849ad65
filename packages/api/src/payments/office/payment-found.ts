import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { foundPeople, type Reach } from '../../kernel/found-people.ts'
import { idsWith } from '../../kernel/trigrams.ts'

const ofStudent = sql<string | null>`case orders.kind
  when 'course' then (select course_enrolments.name from course_enrolments where course_enrolments.id = orders.subject_id)
  when 'admission' then (select registrations.name from registrations where registrations.id = orders.subject_id)
  end`

const boughtFor = (kind: 'course' | 'admission', subjects: RawBuilder<unknown>) =>
  sql`select bought.id from orders as bought where bought.kind = ${kind} and bought.subject_id in (${subjects})`

const numbers = [
  sql<string | null>`(select receipts.number from receipts where receipts.order_id = orders.id)`,
  sql<string | null>`(select max(payments.gateway_payment_id) from payments where payments.order_id = orders.id)`,
]

/** By who paid it, by its numbers here, at the gateway and on the receipt, or by the student. */
export const paymentFound = (ctx: Ctx, typed: string, reach: Reach) =>
  foundPeople(
    typed,
    {
      table: 'orders',
      ways: [
        (words, most) => idsWith(ctx, 'orders', words, most),
        (words, most) =>
          sql`select order_id from payments where payments.id in (${idsWith(ctx, 'payments', words, most)})`,
        (words, most) =>
          sql`select order_id from receipts where receipts.id in (${idsWith(ctx, 'receipts', words, most)})`,
        (words, most) => boughtFor('course', idsWith(ctx, 'course_enrolments', words, most)),
        (words, most) => boughtFor('admission', idsWith(ctx, 'registrations', words, most)),
      ],
      texts: [
        ...['payer_name', 'payer_email', 'payer_phone', 'description', 'gateway_order_id'].map(
          (name) => `orders.${name}`,
        ),
        ...numbers,
        ofStudent,
      ],
    },
    reach,
  )
