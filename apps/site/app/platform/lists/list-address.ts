export type ListFilters = Record<string, string | undefined>

/**
 * The address of one page of a list: filters in the order given, empty ones left out, and no `page` for the first
 * page, so that each list has one address only.
 */
export const listAddress = (path: string, filters: ListFilters = {}, page = 1): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
