import { defineMigration } from './define.ts'

export const coursePapers = defineMigration('0043-course-papers', (t) => [
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
  t.addColumn('course_enrolments', 'track', t.text.orNull()),
  // A price that pays a tutor's note promises it within so many days of the result; null where none is promised.
  t.addColumn('tests', 'note_within_days', t.int.orNull()),
])
