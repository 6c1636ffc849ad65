import { holdPageStill } from '@northlight/ui/kit/page-still.ts'
import { openPopovers } from '../../ui/controls/popovers.ts'
import { afterPicture } from './after-picture.ts'

const drawers = 'dialog[popover]'

const openDrawers = () => openPopovers().filter((one) => one.matches(drawers))
const close = (drawer: HTMLElement) => drawer.hidePopover()

/** Everything that is neither the element, nor in it, nor around it. */
const beside = (element: Element): Element[] => {
  const { parentElement } = element
  if (!parentElement) return []
  const others = [...parentElement.children].filter((one) => one !== element && !one.hasAttribute('popover'))
  return parentElement === document.body ? others : [...others, ...beside(parentElement)]
}

/** In pieces: all elements of a part that becomes inert are styled anew. One section fits into a frame, the page does not. */
const piecesOf = (part: Element): Element[] => (part.localName === 'main' ? [...part.children] : [part])

/** Makes the page behind an open drawer stand still and out of reach of the keys; returns how to take that back. */
const hold = (drawer: HTMLElement) => {
  const letGo = holdPageStill()
  drawer.setAttribute('aria-modal', 'true')
  if (!drawer.contains(document.activeElement)) drawer.querySelector('button')?.focus({ preventScroll: true })
  const waiting = beside(drawer).flatMap(piecesOf)
  const still: Element[] = []
  let frame = 0
  const next = () => {
    const piece = waiting.shift()
    if (!piece) return
    piece.toggleAttribute('inert', true)
    still.push(piece)
    frame = requestAnimationFrame(next)
  }
  next()
  return () => {
    cancelAnimationFrame(frame)
    for (const one of still) one.toggleAttribute('inert', false)
    letGo()
    drawer.removeAttribute('aria-modal')
  }
}

/**
 * The browser opens the drawer and closes it with Escape, its button or a tap beside it. What a modal dialog would do
 * to the page behind (inert, no scrolling) is done here after the drawer is painted: nobody waits for it.
 */
export const startDrawer = (): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  let letGo = () => {}
  const release = () => {
    letGo()
    letGo = () => {}
  }
  const take = (drawer: HTMLElement) => {
    letGo = afterPicture(() => {
      letGo = hold(drawer)
    })
  }
  const onToggle = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.matches(drawers)) return
    // Taken back before it closes: the focus returns to a button that must not be inert.
    release()
    if ((event as ToggleEvent).newState === 'open') take(target)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`${drawers} a[href]`)) openDrawers().forEach(close)
  }
  document.addEventListener('beforetoggle', onToggle, { signal, capture: true })
  document.addEventListener('click', onClick, { signal })
  // Opened before this script had come.
  openDrawers().forEach(take)
  return () => {
    release()
    listening.abort()
  }
}
