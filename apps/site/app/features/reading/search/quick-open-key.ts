type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Ctrl K, or ⌘ K on a Mac. */
export const isQuickOpenKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey

/** Where the mark goes with an arrow key: around the ends, and onto the first or last from nowhere. */
export const movedMark = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at < 0 ? 0 : (at + 1) % count
  if (key === 'ArrowUp') return at < 0 ? count - 1 : (at - 1 + count) % count
  if (key === 'Home' && at >= 0) return 0
  if (key === 'End' && at >= 0) return count - 1
  return undefined
}
