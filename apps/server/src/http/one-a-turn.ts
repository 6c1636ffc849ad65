/**
 * Begins one piece of work in each turn of the event loop. 300 forms that arrive together would otherwise be taken up
 * in one go, and anyone who asks for a page meanwhile would wait for all of them.
 */
export const oneATurn = () => {
  const waiting: (() => void)[] = []
  const next = () => {
    const begin = waiting.shift()
    if (waiting.length > 0) setImmediate(next)
    begin?.()
  }
  return (begin: () => void): void => {
    waiting.push(begin)
    if (waiting.length === 1) setImmediate(next)
  }
}
