import { defineMigration } from './define.ts'

export const exams = defineMigration('0018-exams', (t) => [
  t.table('test_enrolments', {
    id: t.id,
    uuid: t.text.unique(),
    test_id: t.link('tests', 'restrict'),
    user_id: t.link('users', 'cascade'),
    is_enrolled: t.flag(false),
    enrollment_type: t.text.oneOf(['Purchased', 'Free']),
    test_status: t.text.oneOf(['Pending', 'Ongoing', 'Completed', 'Eliminated']),
    reason: t.text.orNull(),
    amount_paise: t.paise.orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    // The application with which somebody was let into an admission test.
    registration_id: t.link('registrations', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('test_enrolments_of_test', 'test_enrolments', ['test_id', 'test_status']),
  // Anyone who applies again sits an admission test again: once for each application, and once for every other test.
  t.index('test_enrolments_one', 'test_enrolments', ['user_id', 'test_id', 'coalesce(registration_id, 0)'], {
    unique: true,
  }),
  t.index('test_enrolments_of_registration', 'test_enrolments', ['registration_id']),

  t.table('attempts', {
    id: t.id,
    uuid: t.text.unique(),
    enrolment_id: t.link('test_enrolments', 'cascade').unique(),
    test_id: t.link('tests', 'restrict'),
    user_id: t.link('users', 'cascade'),
    paper_version_id: t.link('paper_versions', 'restrict'),
    items: t.json,
    terms: t.json,
    policy: t.json,
    state: t.text.oneOf(['not_started', 'in_progress', 'overdue', 'submitted', 'abandoned', 'graded', 'eliminated']),
    device: t.int.startsAt(0),
    revision: t.int.startsAt(0),
    started_at: t.instant.orNull(),
    served_at: t.instant.orNull(),
    deadline_at: t.instant.orNull(),
    check_at: t.instant.orNull(),
    ended_at: t.instant.orNull(),
    closed_at: t.instant.orNull(),
    ended_by: t.text.orNull().oneOf(['student', 'clock', 'sweep', 'staff', 'policy']),
    reason: t.text.orNull(),
    // Which process stored the last steps. It alone knows all their numbers without reading them again.
    saved_by: t.text.orNull(),
    // From when on no further step of this attempt can count: before that nothing of its key is shown.
    settles_at: t.instant.orNull(),
    // { device, number, at }: what the student's screen named as its last step when it handed in.
    handed_in: t.json.orNull(),
    // When each earlier screen was locked by a takeover, by its number.
    locked_at: t.json.orNull(),
    // How the attempt was begun, whatever its paper says; null: as the paper says.
    delivery: t.text.oneOf(['free', 'sequential']).orNull(),
    // How many messages of the office the student has not read yet. In the row, so that every save can say so.
    unread_messages: t.int.startsAt(0),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('attempts_of_test', 'attempts', ['test_id', 'state']),
  t.index('attempts_of_user', 'attempts', ['user_id']),
  t.index('attempts_to_close', 'attempts', ['check_at'], { where: 'check_at is not null' }),
  t.index('attempts_to_settle', 'attempts', ['test_id', 'settles_at']),
  t.index('attempts_by_change', 'attempts', ['updated_at']),
  // Whether anybody has sat a version of a paper is asked for every question that may be practised.
  t.index('attempts_of_paper', 'attempts', ['paper_version_id']),

  t.table(
    'attempt_devices',
    {
      attempt_id: t.link('attempts', 'cascade'),
      device: t.int,
      tab: t.text,
      user_agent: t.text,
      taken_at: t.instant,
    },
    ['primary key (attempt_id, device)'],
  ),

  // The record of a sitting. Rows are only ever added; the key makes a step that comes twice one step.
  t.table(
    'attempt_steps',
    {
      attempt_id: t.link('attempts', 'cascade'),
      device: t.int,
      number: t.int,
      action: t.json,
      given_at: t.int,
      received_at: t.int,
    },
    ['primary key (attempt_id, device, number)'],
  ) + (t.engine === 'sqlite' ? ' without rowid' : ''),
  // What the console reads each moment is what is new: by when it came, and not by looking at every attempt.
  t.index('attempt_steps_by_arrival', 'attempt_steps', ['received_at']),

  t.table(
    'attempt_events',
    {
      attempt_id: t.link('attempts', 'cascade'),
      event_id: t.text,
      kind: t.text,
      at: t.int,
      away_ms: t.int.orNull(),
      is_own_dialog: t.flag(false),
      can_full_screen: t.flag(true),
      received_at: t.int,
    },
    ['primary key (attempt_id, event_id)'],
  ),
  t.index('attempt_events_by_arrival', 'attempt_events', ['received_at']),

  // A later one stands beside the first when steps were added after the end; the first is never changed.
  t.table(
    'attempt_receipts',
    {
      id: t.id,
      attempt_id: t.link('attempts', 'cascade'),
      number: t.int,
      counts: t.json,
      digest: t.text,
      ended_at: t.instant,
      created_at: t.instant,
    },
    ['unique (attempt_id, number)'],
  ),
])
