import { attempt } from '../../platform/document/in-turns.ts'

/** Begins each of them, whatever becomes of the others. Gives back how to end them. */
export const startAll = (starts: readonly (() => () => void)[]): (() => void) => {
  const stops = starts.map(attempt)
  return () => {
    for (const stop of stops) stop?.()
  }
}
