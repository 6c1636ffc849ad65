/** Pages that say how many seats of a course are left: the course itself, the fee tables, the comparison, the programme. */
const paths = [/^\/[\w-]+\/courses\/[\w-]+$/, /^\/fees$/, /^\/compare$/, /^\/2-year-integrated-[\w-]+$/]

/** Whether a kept page, or the data of one, goes out of date when a seat is sold. */
export const showsSeats = (key: string): boolean => {
  const path = key.replace(/\?.*$/, '').replace(/\.data$/, '')
  return paths.some((one) => one.test(path))
}
