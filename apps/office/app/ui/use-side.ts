import { useSyncExternalStore } from 'react'

const listenTo = (queries: readonly string[]) => (changed: () => void) => {
  const lists = queries.map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

/** As in the style sheet of phones: above it the side is shown, below it the bar at the foot. */
const wide = '(width > 991px)'
const listenToWide = listenTo([wide])

/** Whether there is room for the side; where there is none, its fifty links are not made. */
export const useSide = (): boolean => useSyncExternalStore(listenToWide, () => matchMedia(wide).matches)

const narrow = '(width <= 767px)'
const listenToNarrow = listenTo([narrow, 'print'])

/** Whether the rows of a table stand as two lines each, as on a phone. On paper they are a table whatever the screen. */
export const useStacked = (): boolean =>
  useSyncExternalStore(listenToNarrow, () => matchMedia(narrow).matches && !matchMedia('print').matches)
