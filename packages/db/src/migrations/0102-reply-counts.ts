import { defineMigration } from './define.ts'

export const replyCounts = defineMigration('0102-reply-counts', (t) => [
  // How the server has answered on a day: how often, how often not, and how soon saves of a test. Numbers alone.
  t.table(
    'reply_counts',
    {
      day: t.day,
      what: t.text.oneOf(['answered', 'failed', 'save']),
      // The longest time of this step, in milliseconds; 0 where the time is not counted.
      within_ms: t.int,
      replies: t.int.startsAt(0),
    },
    ['primary key (day, what, within_ms)'],
  ),
])
