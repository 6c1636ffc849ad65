import { defineMigration } from './define.ts'

/** A waiver beyond the band of the test has a reason, and above a sum of the settings a second signature. */
export const waivers = defineMigration('0026-waivers', (t) => [
  t.addColumn('offers', 'reason', t.text.orNull()),
  t.addColumn('offers', 'signed_by', t.link('users', 'set null').orNull()),

  t.table('waiver_proposals', {
    id: t.id,
    registration_id: t.link('registrations', 'cascade'),
    course_branch_id: t.link('course_branches', 'set null').orNull(),
    title: t.text,
    // As it was proposed: who signs it signs these figures.
    fee_paise: t.paise,
    waiver_percent: t.int,
    band_percent: t.int,
    waived_paise: t.paise,
    beyond_paise: t.paise,
    until: t.day,
    note: t.text.orNull(),
    reason: t.text,
    state: t.text.oneOf(['waiting', 'signed', 'refused', 'replaced']),
    proposed_by: t.link('users', 'set null').orNull(),
    proposed_at: t.instant,
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant.orNull(),
    decided_note: t.text.orNull(),
  }),
  // An application has one that waits; the next one takes its place.
  t.index('waiver_proposals_waiting_unique', 'waiver_proposals', ['registration_id'], {
    unique: true,
    where: "state = 'waiting'",
  }),
  t.index('waiver_proposals_of_application', 'waiver_proposals', ['registration_id', 'id']),
])
