import { useListController } from 'ra-core'
import type { ReactNode } from 'react'
import { useRowKeys } from '../../platform/keys/use-row-keys.ts'
import type { SignName } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, Failure, isLost, Skeleton } from '../../ui/states.tsx'

export type Row = { id: number }

/** A list of the institute: filters, page and sort stand in the address, like those of content. */
export const usePlainList = <One extends Row>(
  resource: string,
  sort: { field: string; order: 'ASC' | 'DESC' } = { field: '', order: 'DESC' },
  /** What is filtered by until the person chooses. */
  first: Record<string, string> = {},
) =>
  useListController<One>({
    resource,
    perPage: 25,
    sort,
    storeKey: false,
    filterDefaultValues: first,
    disableAuthentication: true,
    queryOptions: { onError: () => {} },
  })

type Props<One extends Row> = {
  list: ReturnType<typeof usePlainList<One>>
  words: readonly [string, string]
  empty: string
  /** For a list that is well when it is empty; a search that finds nothing keeps its glass. */
  emptyIcon?: SignName
  /** Where to look next. */
  emptyActs?: ReactNode
  children: (rows: One[]) => ReactNode
  /** Rows can be chosen, also with `x`. */
  canChoose?: boolean
}

/** The four states of such a list, its pages, and the keys of its rows. */
export function PlainList<One extends Row>({
  list,
  words,
  empty,
  emptyIcon = 'search',
  emptyActs,
  children,
  canChoose,
}: Props<One>) {
  const onChoose = (ids: number[], isRange: boolean) => {
    if (isRange) list.onSelect([...new Set([...list.selectedIds, ...ids])])
    else for (const id of ids) list.onToggleItem(id)
  }
  const ids = list.data?.map(({ id }) => id) ?? []
  useRowKeys({ name: list.resource, ids, ...(canChoose && { onChoose }) }, () => ({
    ...(canChoose && { Escape: () => list.onUnselectItems() }),
  }))
  if (isLost(list))
    return <Failure error={list.error} onRetry={() => void list.refetch()} title="The list could not be loaded" />
  if (list.isPending) return <Skeleton lines={10} />
  if ((list.total ?? 0) === 0) return <Empty icon={emptyIcon} title={empty} acts={emptyActs} />
  return (
    <>
      {children(list.data ?? [])}
      <Pager
        page={list.page}
        perPage={list.perPage}
        total={list.total ?? 0}
        words={words}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
      />
    </>
  )
}
