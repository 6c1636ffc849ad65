import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { createStore, useStore } from '../../platform/state/create-store.ts'

const hoverDelay = 90
const leaveDelay = 240

const focusable = 'a[href], button:not([disabled]):not([tabindex="-1"])'

/** One panel of the header at a time, and none on the next page. */
const opened = createStore<{ id: string; page: string; pinned: boolean } | null>(null)

/** A panel may still have to be fetched or shown: its first link takes the focus as soon as it can, for about a second. */
const focusSoon = (find: () => HTMLElement | undefined, tries = 60) => {
  const target = find()
  target?.focus()
  // What is still hidden does not take the focus.
  if (target && document.activeElement === target) return
  if (tries > 0) requestAnimationFrame(() => focusSoon(find, tries - 1))
}

/**
 * A button that opens a list or panel of the header: by click, by resting the pointer, by keys. Escape closes and
 * gives the focus back; leaving with pointer or focus closes; a change of page closes.
 */
export const useDisclosure = () => {
  const id = useId()
  const { key: page } = useLocation()
  const current = useStore(opened, null)
  const open = current?.id === id && current.page === page
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (pinned: boolean) => {
    clearTimeout(timer.current)
    opened.set({ id, page, pinned })
  }
  const hide = () => {
    clearTimeout(timer.current)
    opened.set((state) => (state?.id === id ? null : state))
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // Forgotten with the page: coming back to it must not open the panel again.
  useEffect(() => () => opened.set((state) => (state?.page === page ? null : state)), [page])

  const links = () => [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const step = (by: 1 | -1) => {
    const list = links()
    const at = list.indexOf(document.activeElement as HTMLElement)
    list[at < 0 ? (by === 1 ? 0 : list.length - 1) : (at + by + list.length) % list.length]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      hide()
      button.current?.focus()
    }
    // Lists inside that use the arrow keys themselves (the campus tabs) have answered already.
    if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    if (open && links().length > 0) return step(event.key === 'ArrowDown' ? 1 : -1)
    show(true)
    focusSoon(() => (panel.current?.querySelector('[aria-busy="true"]') ? undefined : links()[0]))
  }

  return {
    open,
    item: {
      onKeyDown,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) hide()
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (!open) timer.current = setTimeout(() => show(false), hoverDelay)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        if (open && !current.pinned) timer.current = setTimeout(hide, leaveDelay)
      },
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': id,
      // The pointer that came to click has opened it by resting; the click then keeps it open.
      onClick: () => (open && current.pinned ? hide() : show(true)),
    },
    // A click on the ground of the panel must not count as leaving it, so it can hold the focus.
    panel: { ref: panel, id, tabIndex: -1, 'data-open': open },
  }
}
