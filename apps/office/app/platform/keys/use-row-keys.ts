import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../me/use-me.ts'
import { type Keys, useKeys } from './use-keys.ts'

/** Ids between two rows, both included. */
export const rangeOf = (ids: readonly number[], from: number, to: number): number[] =>
  ids.slice(Math.min(from, to), Math.max(from, to) + 1)

type Rows = {
  /** The row one came from is kept under this name: one comes back to it. */
  name: string
  ids: readonly number[]
  /** One row, or all from the last one chosen to this one. */
  onChoose?: (ids: number[], isRange: boolean) => void
}

const rowAt = (row: number) => document.querySelector<HTMLElement>(`[data-row="${row}"]`)
const focusRow = (row: number) => rowAt(row)?.querySelector<HTMLElement>(':is(a, button)')?.focus()

/**
 * `j` and `k` walk over the rows of a list, whose links then have the focus, so that Enter opens them; `x` chooses, `.`
 * opens the acts of a row. A row carries its place as `data-row`. Who comes back from one stands on it again.
 */
export const useRowKeys = ({ name, ids, onChoose }: Rows, more: (at: number) => Keys = () => ({})) => {
  const { keys_on } = useMe()
  const kept = `office:row:${name}`
  const [at, setAt] = useState(() => Number(sessionStorage.getItem(kept) ?? -1))
  const [anchor, setAnchor] = useState(-1)
  const order = ids.join()
  const from = (useLocation().state as { from?: number } | null)?.from
  useEffect(() => {
    const row = from === undefined ? -1 : order.split(',').indexOf(String(from))
    if (row === -1) return undefined
    setAt(row)
    // After the frame, which leads the focus to the top of every new screen.
    const timer = setTimeout(() => focusRow(row))
    return () => clearTimeout(timer)
  }, [order, from])
  const stand = (row: number) => {
    const next = Math.max(0, Math.min(ids.length - 1, row))
    setAt(next)
    sessionStorage.setItem(kept, String(next))
    focusRow(next)
  }
  const choose = (row: number, isRange: boolean) => {
    const id = ids[row]
    if (id === undefined) return
    const isFrom = isRange && anchor >= 0
    onChoose?.(isFrom ? rangeOf(ids, anchor, row) : [id], isFrom)
    setAnchor(row)
  }
  useKeys(
    {
      j: () => stand(at + 1),
      k: () => stand(at - 1),
      ...(onChoose && { x: () => choose(at, false), 'Shift+X': () => choose(at, true) }),
      '.': () => rowAt(at)?.querySelector<HTMLElement>('.above-row button')?.click(),
      ...more(at),
    },
    { letters: keys_on },
  )
  return { at, choose }
}
