import { pageSize } from '@northlight/contract/office/prefetch'
import type { RecordRow } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { useListController } from 'ra-core'
import { sortOf } from '../../../platform/admin/list-cache.ts'

/** A list whose filters, sort and page stand in the address and nowhere else: back works, and a colleague can be sent it. */
export const useRecordList = (resource: Pick<Resource, 'name' | 'list'>) =>
  useListController<RecordRow>({
    resource: resource.name,
    sort: sortOf(resource.list.first),
    perPage: pageSize,
    storeKey: false,
    disableAuthentication: true,
    queryOptions: { onError: () => {} },
  })

export type RecordList = ReturnType<typeof useRecordList>

/** The address of a list with these filters; sort and page begin anew. */
export const listAddress = (resource: string, filter: Record<string, string>, sort?: string): string => {
  const query = new URLSearchParams()
  if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter))
  if (sort) {
    query.set('sort', sort.replace(/^-/, ''))
    query.set('order', sort.startsWith('-') ? 'DESC' : 'ASC')
  }
  const text = query.toString()
  return `/${resource}${text ? `?${text}` : ''}`
}
