import { defineMigration } from './define.ts'

export const hallAndOffers = defineMigration('0057-hall-and-offers', (t) => [
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
    enrolment_id: t.link('course_enrolments', 'set null').orNull(),
    by_id: t.link('users', 'set null').orNull(),
    replaced_at: t.instant.orNull(),
    created_at: t.instant,
  }),
  // A family has one offer at a time; a longer or better one takes its place.
  t.index('offers_live_unique', 'offers', ['registration_id'], { unique: true, where: 'replaced_at is null' }),
])
