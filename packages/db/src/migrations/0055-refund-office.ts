import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

/** What courses said in words, where the words leave no doubt. */
const periodsFromWords = (): string[] => {
  const set = (count: number, unit: string, where: string) =>
    `update course_branches set period_count = ${count}, period_unit = '${unit}' where period_count is null and (${where})`
  const counts = Array.from({ length: 23 }, (_, at) => at + 2)
  return [
    set(12, 'months', "fee_basis like 'for one academic year;%' or fee_basis like 'for one academic year with%'"),
    ...counts.map((count) => set(count, 'papers', `fee_basis like '%all ${count} papers'`)),
    ...counts.map((count) => set(count, 'months', `duration = '${count} months'`)),
    ...counts.map((count) => set(count, 'weeks', `duration = '${count} weeks'`)),
  ]
}

/** Families who had told us that they leave before there was a desk for it, with the same two clocks. */
const casesOfLeavers = (t: SchemaTools): string => {
  const asked = 'course_enrolments.leave_asked_at'
  const day = (plus: string) =>
    t.engine === 'sqlite'
      ? `date(${asked}, '+330 minutes', '+' || (${plus}) || ' days')`
      : `to_char((${asked} at time zone 'Asia/Kolkata') + make_interval(days => (${plus})::int), 'YYYY-MM-DD')`
  const weekday =
    t.engine === 'sqlite'
      ? `cast(strftime('%w', ${asked}, '+330 minutes') as integer)`
      : `extract(dow from ${asked} at time zone 'Asia/Kolkata')`
  return `insert into refund_cases
    (enrolment_id, asked_at, asked_how, calculation_due_on, money_due_on, state, version, created_at, updated_at)
    select course_enrolments.id, ${asked}, 'account',
      ${day(`case when ${weekday} in (5, 6) then 3 else 2 end`)}, ${day('coalesce(course_branches.refund_days, 10)')},
      'asked', 1, ${asked}, ${asked}
    from course_enrolments left join course_branches on course_branches.id = course_enrolments.course_branch_id
    where ${asked} is not null and course_enrolments.payment_status = 'PAID'`
}

export const refundOffice = defineMigration('0055-refund-office', (t) => [
  // What the fee pays for, counted from the first class; null where only the words say it.
  t.addColumn('course_branches', 'period_count', t.int.orNull()),
  t.addColumn('course_branches', 'period_unit', t.text.orNull().oneOf(['months', 'weeks', 'papers'])),
  ...periodsFromWords(),

  // The terms a family joined with: next year's first class must not shorten this year's refund.
  t.addColumn('course_enrolments', 'starts_on', t.day.orNull()),
  t.addColumn('course_enrolments', 'period_count', t.int.orNull()),
  t.addColumn('course_enrolments', 'period_unit', t.text.orNull().oneOf(['months', 'weeks', 'papers'])),
  // The refund is signed and the seat is free; the fee may have stayed in part.
  t.addColumn('course_enrolments', 'left_at', t.instant.orNull()),

  t.table('refund_cases', {
    id: t.id,
    enrolment_id: t.link('course_enrolments', 'cascade'),
    asked_at: t.instant,
    asked_how: t.text.oneOf(['account', 'phone', 'mail', 'desk']),
    noted_by: t.link('users', 'set null').orNull(),
    calculation_due_on: t.day,
    money_due_on: t.day,
    state: t.text.oneOf(['asked', 'proposed', 'signed', 'sent', 'called-off']),
    version: t.int,
    // The calculation as it was proposed; null before.
    starts_on: t.day.orNull(),
    told_on: t.day.orNull(),
    period_count: t.int.orNull(),
    period_unit: t.text.orNull().oneOf(['months', 'weeks', 'papers']),
    used: t.int.orNull(),
    total: t.int.orNull(),
    fee_paise: t.paise.orNull(),
    paid_paise: t.paise.orNull(),
    kept_paise: t.paise.orNull(),
    besides: t.json.orNull(),
    sum_paise: t.paise.orNull(),
    reason: t.text.orNull(),
    returned_note: t.text.orNull(),
    proposed_by: t.link('users', 'set null').orNull(),
    proposed_at: t.instant.orNull(),
    first_signed_by: t.link('users', 'set null').orNull(),
    first_signed_at: t.instant.orNull(),
    signed_by: t.link('users', 'set null').orNull(),
    signed_at: t.instant.orNull(),
    calculation_sent_at: t.instant.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // A student leaves once; whoever stayed after all may leave later.
  t.index('refund_cases_enrolment_unique', 'refund_cases', ['enrolment_id'], {
    unique: true,
    where: "state != 'called-off'",
  }),
  t.index('refund_cases_waiting', 'refund_cases', ['money_due_on'], { where: "state != 'called-off'" }),
  casesOfLeavers(t),

  // Which calculation a refund carries out.
  t.addColumn('refunds', 'case_id', t.link('refund_cases', 'set null').orNull()),
  t.index('refunds_of_case', 'refunds', ['case_id'], { where: 'case_id is not null' }),
])
