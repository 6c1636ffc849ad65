/** A row with its JSON columns, or an object inside one: where values are kept. */
export type Container = Record<string, unknown>

const isObject = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `content.hostel.room` of a row. */
export const valueAt = (container: Container, place: string): unknown => {
  let value: unknown = container
  for (const part of place.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, part)) return undefined
    value = value[part]
  }
  return value
}

/** Writes into the container itself; objects on the way are made. */
export const putAt = (container: Container, place: string, value: unknown): void => {
  const parts = place.split('.')
  const last = parts.pop() ?? place
  let at = container
  for (const part of parts) {
    if (!isObject(at[part])) at[part] = {}
    at = at[part] as Container
  }
  at[last] = value
}

export const columnOf = (place: string): string => place.split('.', 1)[0] ?? place
