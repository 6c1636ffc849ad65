import { type RefObject, useLayoutEffect, useRef } from 'react'
import { holdPageStill } from './page-still.ts'

type Options = {
  isOpen: boolean
  onClose: () => void
  /** Off for warnings that must be answered: neither Escape nor a click beside closes. */
  isDismissible?: boolean
}

/** Opens and closes a native `<dialog>`: the browser keeps focus inside, makes the rest inert and gives focus back. */
export const useModal = ({ isOpen, onClose, isDismissible = true }: Options): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    // React may tear the dialog down before the browser can return focus; so we remember where it was.
    const before = document.activeElement
    const letGo = holdPageStill()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      letGo()
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isOpen])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const onCancel = (event: Event) => {
      // The parent decides; it may keep the dialog open.
      event.preventDefault()
      if (isDismissible) latest.current()
    }
    // Chromium lets a second Escape pass over `cancel`; holding the key itself closes that way round.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isDismissible) event.preventDefault()
    }
    // Both ends of the click must lie outside: a drag that began in a field may end anywhere.
    let beganOutside = false
    const onPress = (event: PointerEvent) => {
      beganOutside = isOutside(dialog, event)
    }
    const onClick = (event: MouseEvent) => {
      if (isDismissible && beganOutside && isOutside(dialog, event)) latest.current()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('keydown', onKey)
    dialog.addEventListener('pointerdown', onPress)
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('keydown', onKey)
      dialog.removeEventListener('pointerdown', onPress)
      dialog.removeEventListener('click', onClick)
    }
  }, [isOpen, isDismissible])

  return ref
}

// A click on the backdrop names the dialog as its target, and so does one on its empty parts; only the place tells.
const isOutside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent) => {
  if (target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
