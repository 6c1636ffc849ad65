import { withoutLanguage } from '@northlight/contract/words/language-paths'

/**
 * Pages that say how many seats are left: a course, the fee tables, the comparison, the programme, and an event.
 */
const paths = [
  /^\/[\w-]+\/courses\/[\w-]+$/,
  /^\/fees$/,
  /^\/compare$/,
  /^\/2-year-integrated-[\w-]+$/,
  /^\/events\/[\w-]+$/,
]

/** Whether a kept page, or the data of one, goes out of date when a seat is sold. */
export const showsSeats = (key: string): boolean => {
  const path = withoutLanguage(key.replace(/\?.*$/, '').replace(/\.data$/, ''))
  return paths.some((one) => one.test(path))
}
