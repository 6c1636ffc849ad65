const nameOf = (resource: string) => `office:order:${resource}`

/** The order in which a list was seen last, so that a record knows which one comes before and after it. */
export const rememberOrder = (resource: string, ids: string): void => {
  try {
    sessionStorage.setItem(nameOf(resource), ids)
  } catch {
    // Storage may be forbidden; then there are no neighbours.
  }
}

/** The neighbour of a record in a list of ids; undefined at its ends. */
export const neighbourIn = (ids: readonly number[], id: number, by: 1 | -1): number | undefined => {
  const at = ids.indexOf(id)
  return at === -1 ? undefined : ids[at + by]
}

export const neighbourOf = (resource: string, id: number, by: 1 | -1): number | undefined => {
  try {
    const ids = (sessionStorage.getItem(nameOf(resource)) ?? '').split(',').filter(Boolean).map(Number)
    return neighbourIn(ids, id, by)
  } catch {
    return undefined
  }
}
