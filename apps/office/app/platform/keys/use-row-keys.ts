import { useState } from 'react'
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

/**
 * `j` and `k` walk over the rows of a list, whose links then have the focus, so that Enter opens them; `x` chooses.
 * A row carries its place as `data-row`.
 */
export const useRowKeys = ({ name, ids, onChoose }: Rows, more: (at: number) => Keys = () => ({})) => {
  const { keys_on } = useMe()
  const kept = `office:row:${name}`
  const [at, setAt] = useState(() => Number(sessionStorage.getItem(kept) ?? -1))
  const [anchor, setAnchor] = useState(-1)
  const stand = (row: number) => {
    const next = Math.max(0, Math.min(ids.length - 1, row))
    setAt(next)
    sessionStorage.setItem(kept, String(next))
    document.querySelector<HTMLElement>(`[data-row="${next}"] :is(a, button)`)?.focus()
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
      ...more(at),
    },
    { letters: keys_on },
  )
  return { at, choose }
}
