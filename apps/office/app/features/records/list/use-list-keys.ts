import type { RecordRow } from '@northlight/contract/office/record-views'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRowKeys } from '../../../platform/keys/use-row-keys.ts'
import { rememberList } from '../neighbours.ts'
import type { RecordList } from './use-record-list.ts'

type Keys = {
  onCreate: (() => void) | undefined
  /** Only where records are shown or not, as comments are. */
  onDecide: ((row: RecordRow, isShown: boolean) => void) | undefined
}

/** The keys of any list, and those of a list of records: `c` makes one, `y` and `n` decide. */
export const useListKeys = (resource: string, list: RecordList, { onCreate, onDecide }: Keys) => {
  const navigate = useNavigate()
  const rows = list.data ?? []
  const ids = rows.map(({ id }) => id)
  const { search } = useLocation()
  const order = ids.join()
  useEffect(() => {
    if (order) rememberList(resource, order, search)
  }, [resource, order, search])
  const onChoose = (chosen: number[], isRange: boolean) => {
    const [id] = chosen
    if (isRange) list.onSelect([...new Set([...list.selectedIds, ...chosen])])
    else if (id !== undefined) list.onToggleItem(id)
  }
  return useRowKeys({ name: resource, ids, onChoose }, (at) => ({
    c: () => onCreate?.(),
    Enter: () => ids[at] !== undefined && void navigate(`/${resource}/${ids[at]}`),
    Escape: () => list.onUnselectItems(),
    ...(onDecide && {
      y: () => rows[at] && onDecide(rows[at], true),
      n: () => rows[at] && onDecide(rows[at], false),
    }),
  }))
}
