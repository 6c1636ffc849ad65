import { withoutLanguage } from '@northlight/contract/words/language-paths'

const list = ['page']

/**
 * What each page reads of its query, on the server or while it is drawn for the first time. Whatever else stands in
 * an address changes nothing and is left away, so that the kept page answers it: a link from a mail or an
 * advertisement carries queries of its own, and anybody can invent some. What only the browser looks at
 * (`/?verified=`) is not named here. Held against what the routes read by scripts/page-queries.test.ts.
 */
const read: [pattern: RegExp, names: readonly string[]][] = [
  [/^\/(?:knowledge-desk|expert-tips)$/, [...list, 'subject', 'q']],
  [/^\/knowledge-desk\/[^/]+$/, ['commentPage']],
  [/^\/online-tests$/, [...list, 'q']],
  [/^\/events$/, [...list, 'when']],
  [/^\/leadership-team$/, [...list, 'campus']],
  [/^\/gallery$/, [...list, 'album', 'photo']],
  [/^\/careers$/, [...list, 'job']],
  [/^\/(?:testimonial|achievers\/[^/]+|course-enrolled|test-enrolled)$/, list],
  [/^\/faq$/, ['q']],
  [/^\/search$/, ['q', 'kind']],
  [/^\/compare$/, ['c']],
  [/^\/fees$/, ['campus', 'course', 'day']],
  [/^\/$/, ['class', 'goal']],
  [/^\/admission$/, ['category']],
  [/^\/admission\/register$/, ['sitting']],
  [/^\/2-year-integrated-day-scholar-and-residential-program$/, ['mode']],
  [/^\/contact-us$/, ['request_type', 'campus', 'course']],
  [/^\/auth\/(?:sign-in|sign-up|forgot-password)$/, ['redirect', 'error', 'code']],
  [/^\/auth\/reset-password\/[^/]+$/, ['email']],
  [/^\/confirm-address\/[^/]+\/[^/]+$/, ['return_to']],
  [/^\/profile\/complete$/, ['redirect']],
  [/\/report\/questions$/, ['show', 'mistake']],
]

const nothing: readonly string[] = []

export const queriesOf = (path: string): readonly string[] => {
  const page = withoutLanguage(path)
  return read.find(([pattern]) => pattern.test(page))?.[1] ?? nothing
}
