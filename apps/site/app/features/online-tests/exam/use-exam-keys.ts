import { useLayoutEffect } from 'react'
import { focusOf, isPartOfNumber, type KeyCommand, keyCommandOf } from './keys.ts'

/** A number is typed without a click: the field takes the focus, and the key lands in it. */
const enterAnswerField = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('[data-answer-field]:enabled')
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
  return field !== null
}

const focusQuestion = () =>
  document.querySelector<HTMLElement>('main h2[tabindex="-1"]')?.focus({ preventScroll: true })

/**
 * Keys of the whole screen. While a dialog is open they belong to the dialog. A layout effect: the next key must find the
 * question that is shown, and an ordinary effect may run a frame later.
 */
export const useExamKeys = (isOn: boolean, onDeed: (command: KeyCommand) => void) => {
  useLayoutEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const focus = focusOf(document.activeElement)
      if (focus !== 'number' && focus !== 'own' && isPartOfNumber(event) && enterAnswerField()) return
      const command = keyCommandOf(event, focus)
      if (!command) return
      event.preventDefault()
      // Holding a key down must not run through the paper.
      if (!event.repeat || command.do === 'previous' || command.do === 'next') onDeed(command)
      // Anyone who chooses by key has left the button that still had the focus: Enter saves then, and does not press
      // it.
      if (command.do === 'choose' && focus === 'control') focusQuestion()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, onDeed])
}
