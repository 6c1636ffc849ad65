import type { ConsoleNews, ConsoleRow } from '@northlight/contract/exams/console'

/** The row with what has changed of it; a save is heard, too. */
export const withNews = (known: ConsoleRow | undefined, news: ConsoleNews['rows'][number]): ConsoleRow =>
  ({ ...known, ...(news.last_save_at && { heard_at: news.last_save_at }), ...news }) as ConsoleRow
