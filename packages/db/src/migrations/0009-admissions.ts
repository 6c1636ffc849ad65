import { defineMigration } from './define.ts'

const states = [
  ...(['registered', 'paid', 'hall-ticket-issued', 'appeared'] as const),
  ...(['offered', 'admitted', 'declined', 'withdrawn'] as const),
]

export const admissions = defineMigration('0009-admissions', (t) => [
  // Seats of families who registered here: held while they pay, then theirs. `seats_held` are those given away elsewhere.
  t.addColumn('sittings', 'seats_taken', t.int.startsAt(0)),
  // The hours of an online window, `09:00` to `21:00` in India; null means the whole day.
  t.addColumn('sittings', 'opens_from', t.text.orNull()),
  t.addColumn('sittings', 'opens_until', t.text.orNull()),

  // To which words the sender of an admission form agreed; null for those of before and of other clients.
  t.addColumn('admission_enquiries', 'consent_version', t.text.orNull()),

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
      created_at: t.instant,
      updated_at: t.instant,
    },
    ['check (fee_paise >= 0)', "check ((seat = 'held') = (held_until is not null))"],
  ),
  // One live application for a candidate's address and for an account; whoever withdrew may begin again.
  t.index('registrations_email_unique', 'registrations', ['lower(email)'], {
    unique: true,
    where: "state <> 'withdrawn'",
  }),
  t.index('registrations_user_unique', 'registrations', ['user_id'], { unique: true, where: "state <> 'withdrawn'" }),
  t.index('registrations_of_user', 'registrations', ['user_id', 'id']),
  t.index('registrations_of_sitting', 'registrations', ['sitting_id', 'seat']),
  t.index('registrations_held', 'registrations', ['held_until'], { where: "seat = 'held'" }),
  t.index('registrations_waiting_for_staff', 'registrations', ['attention'], { where: 'attention is not null' }),

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
])
