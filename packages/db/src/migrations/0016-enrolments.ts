import { defineMigration } from './define.ts'
import { searchedTogether } from './trigrams.ts'

export const enrolments = defineMigration('0016-enrolments', (t) => [
  t.table('course_enrolments', {
    id: t.id,
    course_id: t.link('courses', 'set null').orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    course_branch_id: t.link('course_branches', 'set null').orNull(),
    course_name: t.text,
    branch_name: t.text,
    user_id: t.link('users', 'set null').orNull(),
    name: t.text,
    email: t.text,
    phone: t.text,
    amount_paise: t.paise,
    discount_percent: t.int,
    discounted_amount_paise: t.paise,
    payment_status: t.text.oneOf(['PENDING', 'PAID', 'CANCELLED', 'REFUND']),
    // The same student at the same place, anyone who types it and how often.
    person_key: t.text,
    // The day on which a family said that the student leaves: up to it the fee is counted.
    leave_asked_at: t.instant.orNull(),
    // Who began an enrolment: an account, or a visitor, who alone knows the number of the order.
    opener: t.text.orNull(),
    track: t.text.orNull(),
    // The application whose seat this enrolment takes, and the waiver it was priced with.
    registration_id: t.link('registrations', 'set null').orNull(),
    waiver_percent: t.int.orNull(),
    // The terms a family joined with: next year's first class must not shorten this year's refund.
    starts_on: t.day.orNull(),
    period_count: t.int.orNull(),
    period_unit: t.text.orNull().oneOf(['months', 'weeks', 'papers']),
    // The refund is signed and the seat is free; the fee may have stayed in part.
    left_at: t.instant.orNull(),
    language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('course_enrolments_of_user', 'course_enrolments', ['user_id', 'id']),
  t.index('course_enrolments_of_email', 'course_enrolments', ['fold(email)', 'id']),
  t.index('course_enrolments_inbox', 'course_enrolments', ['created_at']),
  // One open enrolment for a student by the same opener: nobody takes over what somebody else began.
  t.index('course_enrolments_one_open', 'course_enrolments', ['person_key', 'opener'], {
    unique: true,
    where: "payment_status = 'PENDING'",
  }),
  // One place for a student at a time: anyone who has left, and paid for what was used, may join again.
  t.index('course_enrolments_one_paid', 'course_enrolments', ['person_key'], {
    unique: true,
    where: "payment_status = 'PAID' and left_at is null",
  }),
  // One offer is one seat: two courses paid in two windows must not both be given for it.
  t.index('course_enrolments_one_for_offer', 'course_enrolments', ['registration_id'], {
    unique: true,
    where: "registration_id is not null and payment_status = 'PAID' and left_at is null",
  }),
  ...searchedTogether(t, 'course_enrolments', ['name', 'email', 'phone', 'course_name']),
  // The enrolment that took an offer. It stands here, because an enrolment points at its application too.
  t.addColumn('offers', 'enrolment_id', t.link('course_enrolments', 'set null').orNull()),

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
      // Until when a family has said it pays an instalment; reminders wait for that day.
      promised_on: t.day.orNull(),
      promise_note: t.text.orNull(),
      promised_by: t.link('users', 'set null').orNull(),
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['unique (enrolment_id, number)', 'check (amount_paise > 0)'],
  ),
  t.index('instalments_to_ask_for', 'instalments', ['due_on'], { where: "state = 'open'" }),

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
  // A student leaves once; anyone who stayed after all may leave later.
  t.index('refund_cases_enrolment_unique', 'refund_cases', ['enrolment_id'], {
    unique: true,
    where: "state != 'called-off'",
  }),
  t.index('refund_cases_waiting', 'refund_cases', ['money_due_on'], { where: "state != 'called-off'" }),
])
