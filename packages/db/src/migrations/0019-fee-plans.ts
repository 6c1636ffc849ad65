import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

/** `count` equal parts, the first on joining and the others a quarter apart, counted from the first class. */
const equalParts = (count: number): string => {
  const share = Math.floor(100 / count)
  const later = Array.from({ length: count - 1 }, (_, at) => ({ percent: share, days_after_start: (at + 1) * 90 }))
  const parts = [{ percent: 100 - share * (count - 1) }, ...later]
  return JSON.stringify({ parts })
}

/** A course that promised so many instalments gets a plan of so many parts, and the promise has no column of its own. */
const plansForPromises = (t: SchemaTools): string[] => {
  const count = t.engine === 'sqlite' ? "json_extract(instalments, '$.count')" : "(instalments->>'count')::int"
  return [2, 3, 4, 6, 12].map(
    (parts) => `update course_branches set fee_plan = '${equalParts(parts)}' where ${count} = ${parts}`,
  )
}

export const feePlans = defineMigration('0019-fee-plans', (t) => [
  // How the fee of a course at a branch may be paid in parts; null where it is paid at once.
  t.addColumn('course_branches', 'fee_plan', t.json.orNull()),
  ...plansForPromises(t),
  'alter table course_branches drop column instalments',

  // Which part of the fee an order is for, counted from 1; 0 is the whole fee.
  t.addColumn('orders', 'part', t.int.startsAt(0)),
  // The parts and days a first part was offered with: the enrolment keeps them, whatever the plan says later.
  t.addColumn('orders', 'terms', t.json.orNull()),
  // One paid order for each part; the one open order of a thing stays one.
  'drop index orders_one_paid',
  t.index('orders_one_paid', 'orders', ['kind', 'subject_id', 'part'], { unique: true, where: "status = 'PAID'" }),

  // Who began an enrolment: an account, or a visitor, who alone knows the number of the order.
  t.addColumn('course_enrolments', 'opener', t.text.orNull()),
  "update course_enrolments set opener = 'user:' || user_id where user_id is not null",
  'drop index course_enrolments_one_open',
  // One open enrolment for a student by the same opener: nobody takes over what somebody else began.
  t.index('course_enrolments_one_open', 'course_enrolments', ['person_key', 'opener'], {
    unique: true,
    where: "payment_status = 'PENDING'",
  }),

  // The parts an enrolment was sold with, written when the first of them is paid.
  t.table(
    'instalments',
    {
      id: t.id,
      enrolment_id: t.link('course_enrolments', 'cascade'),
      number: t.int,
      amount_paise: t.paise,
      due_on: t.day,
      state: t.text.oneOf(['open', 'paid', 'refunded', 'cancelled']),
      paid_at: t.instant.orNull(),
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['unique (enrolment_id, number)', 'check (amount_paise > 0)'],
  ),
  t.index('instalments_to_ask_for', 'instalments', ['due_on'], { where: "state = 'open'" }),
])
