const nameOf = (resource: string) => `office:order:${resource}`
const addressName = (resource: string) => `office:list:${resource}`

/** How a list was seen last: a record knows which one comes before and after it, and leads back to the same view. */
export const rememberList = (resource: string, ids: string, search: string): void => {
  try {
    sessionStorage.setItem(nameOf(resource), ids)
    sessionStorage.setItem(addressName(resource), search)
  } catch {
    // Storage may be forbidden; then there are no neighbours, and the way back leads to the whole list.
  }
}

/** The list as it was seen last, with its filters, sort and page. */
export const listSeen = (resource: string): string => {
  try {
    return `/${resource}${sessionStorage.getItem(addressName(resource)) ?? ''}`
  } catch {
    return `/${resource}`
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
