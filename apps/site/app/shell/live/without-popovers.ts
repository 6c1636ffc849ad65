const partOf = (button: Element) => document.getElementById(button.getAttribute('popovertarget') ?? '')
const buttonOf = ({ id }: Element) => document.querySelector<HTMLElement>(`button[popovertarget="${id}"]`)

const show = (part: Element) => {
  if (part instanceof HTMLDialogElement) part.showModal()
  else part.setAttribute('open', '')
  buttonOf(part)?.setAttribute('aria-expanded', 'true')
}
const hide = (part: Element) => {
  if (part instanceof HTMLDialogElement) part.close()
  else part.removeAttribute('open')
  buttonOf(part)?.setAttribute('aria-expanded', 'false')
}
const shown = () => [...document.querySelectorAll('[popover="auto"][open]')]

/**
 * For browsers that are older than popovers and know dialogs: the same buttons open and close the drawer and the menus,
 * and a press beside them, a link in them, Escape, leaving the page and its change in place close them. `shell.css` hides
 * what is not open.
 */
export const openWithoutPopovers = (signal: AbortSignal) => {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const button = target.closest('button[popovertarget]')
      const part = button && partOf(button)
      const wasOpen = part?.hasAttribute('open')
      // Beside an open dialog there is only the dialog itself.
      for (const one of shown()) if (target === one || !one.contains(target) || target.closest('a[href]')) hide(one)
      if (!part) return
      if (button.getAttribute('popovertargetaction') === 'hide') hide(part)
      else if (!wasOpen) show(part)
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      for (const one of shown()) {
        hide(one)
        buttonOf(one)?.focus()
      }
    },
    { signal },
  )
  // Anyone who closes them as popovers, as the script in the head does when the page is left, closes them here too.
  HTMLElement.prototype.hidePopover ??= function () {
    if (this.matches('[popover="auto"][open]')) hide(this)
  }
}
