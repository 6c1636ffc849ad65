import { pageSize } from '@northlight/contract/office/prefetch'
import type { Resource } from '@northlight/contract/office/resource'
import { queryClient } from '../browser-storage/query-client.ts'
import { type ListReply, resultOf } from './list-query.ts'

/** `-published_on` as ra-core says it. */
export const sortOf = (first: string) => ({
  field: first.replace(/^-/, ''),
  order: first.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
})

/** A list as it first stands, read before its screen is drawn: kept where ra-core looks for it before it asks. */
export const keepFirstList = ({ name, list }: Pick<Resource, 'name' | 'list'>, reply: ListReply) =>
  queryClient.setQueryData(
    [name, 'getList', { pagination: { page: 1, perPage: pageSize }, sort: sortOf(list.first), filter: {} }],
    resultOf(reply),
  )

/** The list on the screen and what is counted beside its views, once something in it has changed. */
export const readListAgain = ({ name }: Pick<Resource, 'name'>) =>
  queryClient.invalidateQueries({ queryKey: [name, 'getList'] })
