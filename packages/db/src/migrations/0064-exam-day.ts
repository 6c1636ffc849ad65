import { defineMigration } from './define.ts'

export const examDay = defineMigration('0064-exam-day', (t) => [
  // What the console reads each moment is what is new: by when it came, and not by looking at every attempt.
  t.index('attempt_steps_by_arrival', 'attempt_steps', ['received_at']),
  t.index('attempt_events_by_arrival', 'attempt_events', ['received_at']),
  t.index('attempts_by_change', 'attempts', ['updated_at']),
  // How many messages of the office the student has not read yet. In the row, so that every save can say so.
  t.addColumn('attempts', 'unread_messages', t.int.startsAt(0)),

  // The last question for the clock, written some seconds later and for many students at once.
  t.table('attempt_contacts', {
    attempt_id: t.link('attempts', 'cascade').primary(),
    heard_at: t.int,
  }),
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

  // Extra time to some students, and time for an outage: which one, so that it is given once.
  ...t.changeOneOf('extra_time_grants', 'scope', ['student', 'students', 'branch', 'all']),
  t.addColumn('extra_time_grants', 'kind', t.text.oneOf(['planned', 'incident', 'fair']).startsAt('incident')),
  t.addColumn('extra_time_grants', 'outage_from', t.instant.orNull()),
  t.addColumn('extra_time_grants', 'outage_to', t.instant.orNull()),
  t.addColumn('extra_time_grants', 'outage', t.text.orNull()),
  t.index('extra_time_grants_outage_unique', 'extra_time_grants', ['test_id', 'outage'], {
    unique: true,
    where: 'outage is not null',
  }),
])
