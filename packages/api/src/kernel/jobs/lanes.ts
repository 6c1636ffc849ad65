/**
 * Groups of workers that never wait for each other, and how many jobs of each run at once in one process.
 * Together they stay at about the size of PostgreSQL's connection pool, which requests need as well.
 */
export const lanes = {
  /** Closing, marking and ranking attempts: a student waits for the result. */
  exams: 2,
  /** Asking the gateway and giving money back: as slow as the bank. */
  money: 2,
  /** Mails with a code or a link for which somebody waits at the screen. */
  codes: 2,
  /** All other mails: as slow as the mail host, and up to thousands at a time. */
  mails: 4,
  /** Cleaning up, exports, whatever may come an hour later. */
  chores: 1,
} as const

export type Lane = keyof typeof lanes

export const laneNames = Object.keys(lanes) as Lane[]
