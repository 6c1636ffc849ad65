import { defineMigration } from './define.ts'

export const progress = defineMigration('0044-progress', (t) => [
  // How the class did in each subject; null until the test is ranked the next time.
  t.addColumn('test_standings', 'subjects', t.json.orNull()),
  // One goal for one examination: a percentile, in hundredths of a percent, and the day of the examination.
  t.table(
    'goals',
    {
      user_id: t.link('users', 'cascade'),
      exam: t.text,
      percentile: t.int,
      by_day: t.day.orNull(),
      updated_at: t.instant,
    },
    ['primary key (user_id, exam)'],
  ),
])
