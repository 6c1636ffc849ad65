import type { RecordRow } from '@northlight/contract/office/record-views'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '../../../platform/keys/use-keys.ts'
import { useMe } from '../../../platform/me/use-me.ts'
import { rememberList } from '../neighbours.ts'
import type { RecordList } from './use-record-list.ts'

/** Ids between two rows, both included. */
export const rangeOf = (ids: readonly number[], from: number, to: number): number[] =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1)

type Keys = {
  onCreate: (() => void) | undefined
  /** Only where records are shown or not, as comments are. */
  onDecide: ((row: RecordRow, isShown: boolean) => void) | undefined
}

const rowAt = (row: number) => document.querySelector<HTMLElement>(`[data-row="${row}"]`)
const linkOf = (row: number) => rowAt(row)?.querySelector('a')

/** `j` and `k` walk, Enter opens, `x` chooses, `.` opens the acts. The row one came from is the row one comes back to. */
export const useListKeys = (resource: string, list: RecordList, { onCreate, onDecide }: Keys) => {
  const navigate = useNavigate()
  const { keys_on } = useMe()
  const rows = list.data ?? []
  const ids = rows.map(({ id }) => id)
  const { search, state } = useLocation()
  const from = (state as { from?: number } | null)?.from
  const [at, setAt] = useState(-1)
  const [anchor, setAnchor] = useState(-1)
  const order = ids.join()
  useEffect(() => {
    if (order) rememberList(resource, order, search)
  }, [resource, order, search])
  useEffect(() => {
    const row = from === undefined ? -1 : order.split(',').indexOf(String(from))
    if (row === -1) return undefined
    setAt(row)
    // After the frame, which leads the focus to the top of every new screen.
    const timer = setTimeout(() => linkOf(row)?.focus())
    return () => clearTimeout(timer)
  }, [order, from])

  const stand = (row: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, row))
    setAt(next)
    linkOf(next)?.focus()
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
      '.': () => rowAt(at)?.querySelector<HTMLElement>('.above-row button')?.click(),
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
