export type KeyCommand = { do: 'choose'; place: number } | { do: 'previous' } | { do: 'next' } | { do: 'save' }

type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing?: boolean
}

/** What has the focus, as far as keys are concerned. */
export type Focus = 'page' | 'option' | 'number' | 'control' | 'own'

/**
 * 1–4 or A–D choose, arrows move, Enter saves. A field for numbers keeps its digits and arrows; a button, a link or a
 * list keeps Enter. Combinations with Ctrl and the like belong to the browser.
 */
export const keyCommandOf = (press: Press, focus: Focus): KeyCommand | null => {
  if (focus === 'own' || press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null
  if (press.key === 'Enter') return focus === 'control' ? null : { do: 'save' }
  if (focus === 'number') return null
  if (press.key === 'ArrowLeft') return { do: 'previous' }
  if (press.key === 'ArrowRight') return { do: 'next' }
  const letter = /^[a-f]$/i.exec(press.key)
  if (letter) return { do: 'choose', place: press.key.toLowerCase().charCodeAt(0) - 97 }
  const digit = /^[1-6]$/.exec(press.key)
  return digit ? { do: 'choose', place: Number(press.key) - 1 } : null
}

/** What can stand in a number, and the key that takes it back. */
export const isPartOfNumber = ({ key, ctrlKey, metaKey, altKey }: Press): boolean =>
  !ctrlKey && !metaKey && !altKey && /^([\d.,−-]|Backspace)$/.test(key)

export const focusOf = (element: Element | null): Focus => {
  if (!element || element === document.body) return 'page'
  // A note or a calculator: what is typed there means nothing to the question.
  if (element.closest('[data-own-keys]')) return 'own'
  if (element.matches('[data-answer-field]')) return 'number'
  if (element.matches('input[type=radio], input[type=checkbox]')) return 'option'
  if (element.matches('select, textarea, input')) return 'number'
  return element.closest('button, a, summary, [role=button]') ? 'control' : 'page'
}
