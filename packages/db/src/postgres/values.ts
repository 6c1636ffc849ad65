import pg from 'pg'

const int8 = 20
const numeric = 1700
const timestamptz = 1184
const textual = [1082, 1114]

const toNumber = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`${text} is too large to be read exactly.`)
  return value
}

/** In the form of nearly every one, where the session's zone is UTC: only the places of its letters are changed. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/

/**
 * `2026-11-15 02:11:10.123+00` (or another offset, whatever the session's zone) as an ISO string in UTC, to the
 * millisecond. A list of 100,000 has 300,000 of them, which is why the usual form goes without a date object.
 */
export const toInstant = (text: string): string => {
  if (inUtc.test(text))
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  const [, day, time, hours, rest] = /^(\S+) ([\d:.]+)([+-]\d\d)(.*)$/.exec(text) ?? []
  if (!day) throw new RangeError(`${text} is not an instant.`)
  return new Date(`${day}T${time}${hours}${rest || ':00'}`).toISOString()
}

type Parser = (text: string) => unknown

const parsers = new Map<number, Parser>([
  [int8, toNumber],
  // Sums and averages of whole numbers come as numeric.
  [numeric, toNumber],
  [timestamptz, toInstant],
  ...textual.map((oid): [number, Parser] => [oid, (text) => text]),
])

export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
}
