import { defineMigration } from './define.ts'
import { searchedTogether } from './trigrams.ts'

const states = [
  ...(['registered', 'paid', 'hall-ticket-issued', 'appeared'] as const),
  ...(['offered', 'admitted', 'declined', 'withdrawn'] as const),
]

export const admissions = defineMigration('0015-admissions', (t) => [
  t.table(
    'registrations',
    {
      id: t.id,
      number: t.text.unique(),
      // An account can be deleted; what was paid stays on record without it.
      user_id: t.link('users', 'set null').orNull(),
      sitting_id: t.link('sittings', 'restrict'),
      name: t.text,
      email: t.text,
      school_name: t.text,
      address: t.text,
      class: t.text,
      program: t.text,
      father_name: t.text.orNull(),
      father_relation: t.text.orNull(),
      father_phone: t.text.orNull(),
      father_email: t.text.orNull(),
      mother_name: t.text.orNull(),
      mother_relation: t.text.orNull(),
      mother_phone: t.text.orNull(),
      mother_email: t.text.orNull(),
      state: t.text.oneOf(states),
      fee_paise: t.paise,
      payment_status: t.text.oneOf(['PENDING', 'PAID', 'CANCELLED', 'REFUND']),
      seat: t.text.oneOf(['none', 'held', 'taken']),
      held_until: t.instant.orNull(),
      // Why a person of the office has to look at it: paid for a sitting that was full or past, or money to return.
      attention: t.text.oneOf(['paid-but-full', 'paid-but-past', 'refund-due']).orNull(),
      // Rises with every change of the sitting, so that an older ticket is known to be one.
      ticket_version: t.int.startsAt(1),
      ticket_issued_at: t.instant.orNull(),
      marks: t.real.orNull(),
      total_marks: t.real.orNull(),
      percent: t.int.orNull(),
      band_label: t.text.orNull(),
      band_honour: t.text.orNull(),
      waiver_percent: t.int.orNull(),
      result_at: t.instant.orNull(),
      // That of its sitting.
      season: t.text.startsAt(''),
      exam_date: t.text.orNull(),
      language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
      room: t.text.orNull(),
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['check (fee_paise >= 0)', "check ((seat = 'held') = (held_until is not null))"],
  ),
  t.index('registrations_of_user', 'registrations', ['user_id', 'id']),
  t.index('registrations_of_sitting', 'registrations', ['sitting_id', 'seat']),
  t.index('registrations_held', 'registrations', ['held_until'], { where: "seat = 'held'" }),
  t.index('registrations_waiting_for_staff', 'registrations', ['attention'], { where: 'attention is not null' }),
  // One live application for a candidate's address and for an account in each season; anyone who withdrew may begin
  // again.
  t.index('registrations_email_unique', 'registrations', ['lower(email)', 'season'], {
    unique: true,
    where: "state <> 'withdrawn'",
  }),
  t.index('registrations_user_unique', 'registrations', ['user_id', 'season'], {
    unique: true,
    where: "state <> 'withdrawn'",
  }),
  ...searchedTogether(t, 'registrations', [
    ...['number', 'name', 'email'],
    ...['father_name', 'father_phone', 'mother_name', 'mother_phone'],
  ]),

  // What happened to an application, in order. Rows are only ever added.
  t.table('registration_steps', {
    id: t.id,
    registration_id: t.link('registrations', 'cascade'),
    state: t.text.oneOf(states),
    // A sentence for the family: the new sitting, the band, the reason.
    note: t.text.orNull(),
    actor_kind: t.text.oneOf(['visitor', 'user', 'system']),
    actor_id: t.link('users', 'set null').orNull(),
    at: t.instant,
  }),
  t.index('registration_steps_of_registration', 'registration_steps', ['registration_id', 'id']),

  t.table('hall_checks', {
    id: t.id,
    registration_id: t.link('registrations', 'cascade'),
    sitting_id: t.link('sittings', 'cascade'),
    // Made by the device: what was sent twice is one mark.
    key: t.text.unique(),
    is_first: t.flag(true),
    how: t.text.oneOf(['camera', 'number', 'address', 'list']),
    at: t.instant,
    received_at: t.instant,
    by_id: t.link('users', 'set null').orNull(),
    undone_at: t.instant.orNull(),
  }),
  // Two phones at two doors: one mark of a candidate counts, however many come.
  t.index('hall_checks_first_unique', 'hall_checks', ['registration_id', 'sitting_id'], {
    unique: true,
    where: t.engine === 'sqlite' ? 'is_first = 1 and undone_at is null' : 'is_first and undone_at is null',
  }),
  t.index('hall_checks_of_sitting', 'hall_checks', ['sitting_id']),

  t.table('offers', {
    id: t.id,
    registration_id: t.link('registrations', 'cascade'),
    course_branch_id: t.link('course_branches', 'set null').orNull(),
    // As it was offered, whatever becomes of the course.
    title: t.text,
    fee_paise: t.paise,
    waiver_percent: t.int,
    waived_paise: t.paise,
    until: t.day,
    band_label: t.text.orNull(),
    note: t.text.orNull(),
    by_id: t.link('users', 'set null').orNull(),
    replaced_at: t.instant.orNull(),
    created_at: t.instant,
  }),
  // A family has one offer at a time; a longer or better one takes its place.
  t.index('offers_live_unique', 'offers', ['registration_id'], { unique: true, where: 'replaced_at is null' }),
])
