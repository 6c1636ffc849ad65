const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** JSON columns take objects and lists as they are; both engines store their JSON text. */
export const jsonOrSame = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value) || isPlain(value)) return JSON.stringify(value)
  if (value instanceof Date) throw new TypeError('Pass instants to the database as ISO strings, not as Date objects.')
  return value
}

export const checkedNumber = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be stored in the database.`)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is too large to be stored exactly.`)
  return value
}
