import { resourceNamed } from '@northlight/contract/office/resources/list'
import { calls } from '../api/client.ts'
import { type ListReply, listQueryOf } from './list-query.ts'

export const pageSize = 25

/** `-published_on` as ra-core says it. */
export const sortOf = (first: string) => ({
  field: first.replace(/^-/, ''),
  order: first.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
})

const waiting = new Map<string, Promise<ListReply>>()
const nameOf = (resource: string, query: Record<string, string>) => `${resource}?${new URLSearchParams(query)}`

/**
 * Asks for the list that the address leads to, before the screen is drawn that shows it: on a slow phone drawing takes
 * longer than the answer. Only lists as they first stand; filters and pages are read by the screen.
 */
export const readListAhead = ({ pathname, search }: { pathname: string; search: string }) => {
  const resource = resourceNamed(/^\/office\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '')
  if (!resource || search !== '') return
  const query = listQueryOf({
    pagination: { page: 1, perPage: pageSize },
    sort: sortOf(resource.list.first),
    filter: {},
  })
  const asked = calls.get<ListReply>(`/office/${resource.name}`, { query })
  // Whoever takes it hears of a failure; where nobody does, nobody has to.
  asked.catch(() => {})
  waiting.set(nameOf(resource.name, query), asked)
}

/** The answer that is on its way, once; the next time the list is read anew. */
export const takeListAhead = (resource: string, query: Record<string, string>): Promise<ListReply> | undefined => {
  const name = nameOf(resource, query)
  const asked = waiting.get(name)
  waiting.delete(name)
  return asked
}
