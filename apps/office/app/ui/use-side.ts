import { useSyncExternalStore } from 'react'

/** As in the style sheet of phones: above it the side is shown, below it the bar at the foot. */
const wide = '(width > 991px)'

const listen = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether there is room for the side; where there is none, its fifty links are not made. */
export const useSide = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches)
