import { openPopovers } from '../../ui/controls/popovers.ts'

const hoverDelay = 90
const leaveDelay = 240

const panelOf = (button: HTMLButtonElement) => button.popoverTargetElement as HTMLElement | null
const isOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') ?? false
const linksIn = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button:not([disabled]):not([tabindex="-1"])'),
]

/** Says to screen readers, and to CSS, what the browser has opened or closed. */
const sayState = (panel: HTMLElement, open: boolean) => {
  for (const button of document.querySelectorAll(`[popovertarget="${panel.id}"]`))
    button.setAttribute('aria-expanded', String(open))
}
const onToggle = (event: Event) => {
  const panel = event.target
  if (panel instanceof HTMLElement && panel.popover) sayState(panel, (event as ToggleEvent).newState === 'open')
}

const moveAlong = (menu: Element, by: number) => {
  const items = [...menu.querySelectorAll<HTMLElement>('[data-top]')]
  const here = document.activeElement?.closest('li.menu-item, [data-top]')
  const at = items.findIndex((item) => item === here || here?.contains(item))
  if (at >= 0) items[(at + by + items.length) % items.length]?.focus()
  return at >= 0
}

/** The popovers of the header also open by resting on them, and arrow keys walk through and along them. */
export const startMenus = (): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('toggle', onToggle, { capture: true, signal })
  for (const panel of openPopovers()) sayState(panel, true)
  for (const item of document.querySelectorAll<HTMLElement>('.menu-item')) watchItem(item, signal)
  document.querySelector('[data-main-menu]')?.addEventListener(
    'keydown',
    (event) => {
      const { key, currentTarget, defaultPrevented } = event as KeyboardEvent
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (by && !defaultPrevented && moveAlong(currentTarget as Element, by)) event.preventDefault()
    },
    { signal },
  )
  // A click on a link of a page that changes in place.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      for (const panel of document.querySelectorAll<HTMLElement>('.menu-panel:popover-open')) panel.hidePopover()
    },
    { signal },
  )
  return () => listening.abort()
}

const watchItem = (item: HTMLElement, signal: AbortSignal) => {
  const button = item.querySelector<HTMLButtonElement>('button[popovertarget]')
  const panel = button && panelOf(button)
  if (!button || !panel) return
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Opened by a pointer that only rests there: it closes when the pointer leaves. */
  let isResting = false

  const open = () => {
    // A menu whose list turned out empty is gone. With its source the browser knows where the focus returns.
    if (panel.isConnected && !isOpen(panel)) panel.showPopover({ source: button } as never)
  }
  const onMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer)
    act()
  }
  item.addEventListener(
    'pointerenter',
    onMouse(() => {
      if (!isOpen(panel))
        timer = setTimeout(() => {
          isResting = true
          open()
        }, hoverDelay)
    }),
    { signal },
  )
  item.addEventListener(
    'pointerleave',
    onMouse(() => {
      if (isResting) timer = setTimeout(() => panel.hidePopover(), leaveDelay)
    }),
    { signal },
  )
  // The pointer that came to click has opened it by resting; the click then keeps it open.
  button.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      if (isResting && isOpen(panel)) event.preventDefault()
      isResting = false
    },
    { signal },
  )
  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isOpen(panel) && relatedTarget instanceof Node && !item.contains(relatedTarget)) panel.hidePopover()
    },
    { signal },
  )
  item.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented) return
      if (event.key === 'Escape' && isOpen(panel)) {
        event.preventDefault()
        panel.hidePopover()
        button.focus()
      }
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!by) return
      event.preventDefault()
      isResting = false
      open()
      const links = linksIn(panel)
      const at = links.indexOf(document.activeElement as HTMLElement)
      links[at < 0 ? (by === 1 ? 0 : links.length - 1) : (at + by + links.length) % links.length]?.focus()
    },
    { signal },
  )
}
