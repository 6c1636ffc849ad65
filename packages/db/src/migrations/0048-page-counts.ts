import { defineMigration } from './define.ts'

export const pageCounts = defineMigration('0048-page-counts', (t) => [
  // How often a page was opened on a day. No cookie, no address, nobody: numbers alone.
  t.table(
    'page_counts',
    {
      day: t.day,
      path: t.text,
      // The host that led here; empty where none did, or our own.
      referrer: t.text,
      device: t.text.oneOf(['phone', 'tablet', 'computer']),
      views: t.int.startsAt(0),
    },
    // The day comes first: everything that is asked is asked of some days.
    ['primary key (day, path, referrer, device)'],
  ),
])
