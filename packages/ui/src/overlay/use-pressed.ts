import type { KeyboardEvent } from 'react'

/**
 * For a button that becomes a menu when it is pressed. The menu is made after this press is over: otherwise the press
 * would be taken for one beside it, and close it.
 */
export const usePressed = (open: () => void) => {
  const later = () => void setTimeout(open)
  return {
    onClick: later,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      later()
    },
  }
}
