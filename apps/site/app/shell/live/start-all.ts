import { attempt } from '../../platform/document/in-turns.ts'

/** Starts each of them even if another one throws. Returns how to end them. */
export const startAll = (starts: readonly (() => () => void)[]): (() => void) => {
  const stops = starts.map(attempt)
  return () => {
    for (const stop of stops) stop?.()
  }
}
