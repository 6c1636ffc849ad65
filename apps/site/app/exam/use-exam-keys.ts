import { useEffect } from 'react'
import { deedOf, focusOf, type KeyDeed } from './keys.ts'

/** Keys of the whole screen. While a dialog is open they belong to the dialog. */
export const useExamKeys = (isOn: boolean, onDeed: (deed: KeyDeed) => void) => {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const deed = deedOf(event, focusOf(document.activeElement))
      if (!deed) return
      event.preventDefault()
      // Holding a key down must not run through the paper.
      if (!event.repeat || deed.do === 'previous' || deed.do === 'next') onDeed(deed)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, onDeed])
}
