import { description, image, meta, shownInOrder, smallSlug, stamps } from './content-columns.ts'
import { defineMigration } from './define.ts'

export const tests = defineMigration('0014-tests', (t) => [
  t.table(
    'tests',
    {
      id: t.id,
      name: t.text,
      slug: t.text.unique(),
      short_description: t.text.orNull(),
      ...description(t),
      ...image(t),
      ...meta(t),
      is_admission: t.flag(false),
      is_paid: t.flag(false),
      is_timer_active: t.flag(true),
      amount_paise: t.paise.orNull(),
      total_duration: t.real.orNull(),
      total_marks: t.real.orNull(),
      // Without a paper a test is announced but cannot be sat yet.
      paper_version_id: t.link('paper_versions', 'restrict').orNull(),
      opens_at: t.instant.orNull(),
      closes_at: t.instant.orNull(),
      // Empty means: only count.
      integrity_policy: t.json.orNull(),
      grace_minutes: t.int.startsAt(15),
      // When the questions, keys and solutions may be read again, and when marks and ranks are shown.
      review_policy: t.text.orNull().oneOf(['never', 'after_submit', 'after_close', 'after_results']),
      result_policy: t.text.orNull().oneOf(['at_once', 'after_close', 'by_hand']),
      results_released_at: t.instant.orNull(),
      // How many days a key can be disputed after the result is shown; 0 means not at all.
      challenge_days: t.int.startsAt(7),
      // What may count of answers that arrive after the end: as the grace says, within one minute, or as staff decide.
      late_policy: t.text.orNull().oneOf(['grace', 'one_minute', 'staff']),
      // Anyone who begins shortly before the test closes either ends with it, or keeps the whole time.
      late_start: t.text.startsAt('ends_with_test').oneOf(['ends_with_test', 'keeps_time']),
      // A price that pays a tutor's note promises it within so many days of the result; null where none is promised.
      note_within_days: t.int.orNull(),
      // A test that staff sit to try another one: a row of its own, so that no figure of the real test can hold it.
      trial_of: t.int.references('tests', 'cascade').orNull(),
      kind: t.text.oneOf(['test', 'trial']).startsAt('test'),
      // A test that is made twice with the same key, because the first answer was lost, is one test.
      made_key: t.text.orNull(),
      ...shownInOrder(t),
      ...stamps(t),
    },
    [smallSlug, 'check (not is_paid or amount_paise > 0)'],
  ),
  t.index('tests_trials', 'tests', ['trial_of']),
  // Of two requests at once the second finds what the first made.
  t.index('tests_made_key_unique', 'tests', ['made_key'], { unique: true, where: 'made_key is not null' }),

  t.table(
    'sittings',
    {
      id: t.id,
      code: t.text.unique(),
      branch_id: t.link('branches', 'set null').orNull(),
      centre: t.text,
      mode: t.text.oneOf(['ONLINE', 'OFFLINE']),
      sits_on: t.day,
      // An online sitting is a window of days.
      closes_on: t.day.orNull(),
      register_by: t.day,
      slot: t.text,
      seats: t.int,
      seats_held: t.int.startsAt(0),
      fee_paise: t.paise,
      classes: t.json,
      // Seats of families who registered here: held while they pay, then theirs. `seats_held` are those given away elsewhere.
      seats_taken: t.int.startsAt(0),
      // The hours of an online window, `09:00` to `21:00` in India; null means the whole day.
      opens_from: t.text.orNull(),
      opens_until: t.text.orNull(),
      // The school year a sitting admits to. An application has the season of its sitting.
      season: t.text.orNull(),
      // Of a sitting on a campus: its rooms, and when its gate closes, such as `09:45` in India.
      rooms: t.json.startsAt('[]'),
      gate_closes: t.text.orNull(),
      is_active: t.flag(false),
      ...stamps(t),
    },
    ['check (seats >= 0)', 'check (fee_paise >= 0)'],
  ),
  t.index('sittings_by_date', 'sittings', ['sits_on']),

  // The tests that a course at a branch gives, in their order. `track` is the examination a student chooses when they
  // begin; empty where the course has one for all.
  t.table(
    'course_papers',
    {
      id: t.id,
      course_branch_id: t.link('course_branches', 'cascade'),
      track: t.text.startsAt(''),
      number: t.int,
      test_id: t.link('tests', 'restrict'),
      opens_at: t.instant.orNull(),
      days_after_joining: t.int.orNull(),
      papers_finished: t.int.orNull(),
    },
    ['unique (course_branch_id, track, number)', 'unique (course_branch_id, track, test_id)'],
  ),
])
