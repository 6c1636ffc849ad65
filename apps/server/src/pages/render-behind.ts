import { seconds } from '@northlight/contract/durations'

/** Within this time a visitor's browser has asked for the pictures and files of the page it was given. */
const pause = seconds(5)

/**
 * Stale-while-revalidate: renders a page again after a visitor was given the old one, a little later. Rendering takes
 * the one thread that answers, and the pictures of that same visitor would wait for it: on a quiet site nearly every
 * visit is the first of its minute.
 */
export const createRenderBehind = (isClosing: () => boolean = () => false) => {
  const waiting = new Set<string>()
  return (key: string, render: () => Promise<unknown>): void => {
    if (waiting.has(key)) return
    waiting.add(key)
    const begin = () => {
      waiting.delete(key)
      // The database is closed when the last visitor has gone.
      if (isClosing()) return
      // What could not be rendered is tried again behind the next visitor.
      render().catch(() => {})
    }
    setTimeout(begin, pause).unref()
  }
}
