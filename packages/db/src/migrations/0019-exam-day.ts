import { defineMigration } from './define.ts'

export const examDay = defineMigration('0019-exam-day', (t) => [
  t.table(
    'extra_time_grants',
    {
      id: t.id,
      test_id: t.link('tests', 'restrict'),
      scope: t.text.oneOf(['student', 'students', 'branch', 'all']),
      user_id: t.link('users', 'cascade').orNull(),
      branch_id: t.link('branches', 'set null').orNull(),
      extra_ms: t.int,
      reason: t.text,
      given_by: t.link('users', 'set null').orNull(),
      given_at: t.instant,
      kind: t.text.oneOf(['planned', 'incident', 'fair']).startsAt('incident'),
      // Time for an outage: which one, so that it is given once.
      outage_from: t.instant.orNull(),
      outage_to: t.instant.orNull(),
      outage: t.text.orNull(),
    },
    ['check (extra_ms > 0)'],
  ),
  t.index('extra_time_of_test', 'extra_time_grants', ['test_id']),
  t.index('extra_time_grants_outage_unique', 'extra_time_grants', ['test_id', 'outage'], {
    unique: true,
    where: 'outage is not null',
  }),

  t.table(
    'attempt_grants',
    { attempt_id: t.link('attempts', 'cascade'), grant_id: t.link('extra_time_grants', 'cascade'), at: t.instant },
    ['primary key (attempt_id, grant_id)'],
  ),

  // The last question for the clock, written some seconds later and for many students at once.
  t.table('attempt_contacts', { attempt_id: t.link('attempts', 'cascade').primary(), heard_at: t.int }),
  t.index('attempt_contacts_by_time', 'attempt_contacts', ['heard_at']),

  t.table('test_messages', {
    id: t.id,
    // Made by the screen, so that a message sent twice is one message.
    key: t.text.unique(),
    test_id: t.link('tests', 'cascade'),
    scope: t.text.oneOf(['students', 'branch', 'all']),
    branch_id: t.link('branches', 'set null').orNull(),
    text: t.text,
    sent_by: t.link('users', 'set null').orNull(),
    sent_at: t.instant,
  }),
  t.index('test_messages_of_test', 'test_messages', ['test_id']),

  t.table(
    'attempt_messages',
    {
      message_id: t.link('test_messages', 'cascade'),
      attempt_id: t.link('attempts', 'cascade'),
      read_at: t.instant.orNull(),
    },
    ['primary key (message_id, attempt_id)'],
  ),
  t.index('attempt_messages_of_attempt', 'attempt_messages', ['attempt_id']),

  t.table('test_incidents', {
    id: t.id,
    test_id: t.link('tests', 'cascade'),
    // Null: it touched nobody alone.
    attempt_id: t.link('attempts', 'cascade').orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    kind: t.text.oneOf(['power', 'line', 'device', 'paper', 'health', 'conduct', 'other']),
    text: t.text,
    noted_by: t.link('users', 'set null').orNull(),
    noted_at: t.instant,
    decision: t.text.orNull(),
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant.orNull(),
  }),
  t.index('test_incidents_of_test', 'test_incidents', ['test_id']),

  t.table('late_step_decisions', {
    id: t.id,
    attempt_id: t.link('attempts', 'cascade'),
    device: t.int,
    number: t.int,
    is_accepted: t.flag(false),
    reason: t.text,
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant,
  }),
  t.index('late_decisions_of_attempt', 'late_step_decisions', ['attempt_id']),

  t.table(
    'answer_file_imports',
    {
      id: t.id,
      attempt_id: t.link('attempts', 'cascade'),
      sha256: t.text,
      steps: t.int,
      fresh_steps: t.int,
      imported_by: t.link('users', 'set null').orNull(),
      imported_at: t.instant,
    },
    ['unique (attempt_id, sha256)'],
  ),

  t.table(
    'student_time',
    {
      user_id: t.int.references('users', 'cascade').primary(),
      compensatory_per_hour: t.int,
      reason: t.text,
      set_by: t.link('users', 'set null').orNull(),
      updated_at: t.instant,
    },
    ['check (compensatory_per_hour between 0 and 60)'],
  ),
])
