import { pageSize } from '@northlight/contract/office/prefetch'
import type { GetListParams } from 'ra-core'

export type ListReply = { data: { id: number }[]; meta: { total: number; is_more?: boolean } }

/** A list in our API's own words: page size and page, a sort with its sign, filters by name. */
export const listQueryOf = ({ pagination, sort, filter }: GetListParams): Record<string, string> => ({
  total: String(pagination?.perPage ?? pageSize),
  page: String(pagination?.page ?? 1),
  ...(sort?.field && { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
  ...Object.fromEntries(
    Object.entries((filter ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .map(([name, value]) => [`filter[${name}]`, String(value)]),
  ),
})

/** The reply as ra-core takes it. */
export const resultOf = ({ data, meta }: ListReply) => ({ data, total: meta.total, meta })
