import type { RecordRow } from '@northlight/contract/office/record-views'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '../../../platform/keys/use-keys.ts'
import { useMe } from '../../../platform/me/use-me.ts'
import { rememberOrder } from '../neighbours.ts'
import type { RecordList } from './use-record-list.ts'

/** Ids between two rows, both included. */
export const rangeOf = (ids: readonly number[], from: number, to: number): number[] =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1)

/** `j` and `k` walk, Enter opens, `x` chooses. The row one came from is the row one comes back to. */
type Keys = {
  onCreate: (() => void) | undefined
  /** Only where records are shown or not, as comments are. */
  onDecide: ((row: RecordRow, isShown: boolean) => void) | undefined
}

export const useListKeys = (resource: string, list: RecordList, { onCreate, onDecide }: Keys) => {
  const navigate = useNavigate()
  const { keys_on } = useMe()
  const rows = list.data ?? []
  const ids = rows.map(({ id }) => id)
  const [at, setAt] = useState(() => Number(sessionStorage.getItem(`office:row:${resource}`) ?? -1))
  const [anchor, setAnchor] = useState(-1)
  const order = ids.join()
  useEffect(() => {
    if (order) rememberOrder(resource, order)
  }, [resource, order])

  const stand = (row: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, row))
    setAt(next)
    sessionStorage.setItem(`office:row:${resource}`, String(next))
    document.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus()
  }
  const choose = (row: number, isRange: boolean) => {
    const id = ids[row]
    if (id === undefined) return
    if (isRange && anchor >= 0) list.onSelect([...new Set([...list.selectedIds, ...rangeOf(ids, anchor, row)])])
    else list.onToggleItem(id)
    setAnchor(row)
  }
  useKeys(
    {
      j: () => stand(at + 1),
      k: () => stand(at - 1),
      x: () => choose(at, false),
      'Shift+X': () => choose(at, true),
      c: () => onCreate?.(),
      Enter: () => ids[at] !== undefined && void navigate(`/${resource}/${ids[at]}`),
      Escape: () => list.onUnselectItems(),
      ...(onDecide && {
        y: () => rows[at] && onDecide(rows[at], true),
        n: () => rows[at] && onDecide(rows[at], false),
      }),
    },
    { letters: keys_on },
  )
  return { at, choose }
}
