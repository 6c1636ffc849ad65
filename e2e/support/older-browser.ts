import type { Page } from '@playwright/test'

/** The browser of the journey forgets what came after Chrome 111 and Safari 16.4: popovers, and what throws without them. */
export const asOlderBrowser = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(Map, 'groupBy')
    for (const [kind, names] of [
      [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
      [Document.prototype, ['querySelector', 'querySelectorAll']],
    ] as const)
      for (const name of names) {
        const known = Reflect.get(kind, name) as (selector: string) => unknown
        Reflect.set(kind, name, function (this: unknown, selector: string) {
          // A list that forgives, `:is(…)`, leaves out what it does not know.
          if (selector.replaceAll(/:is\([^)]*\)/g, '').includes(':popover-open'))
            throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError')
          return known.call(this, selector)
        })
      }
    // Its own buttons open popovers without any script; a dialog is opened by ours before.
    const refuse = (event: Event) => event.target instanceof HTMLDialogElement || event.preventDefault()
    addEventListener('beforetoggle', refuse, true)
    // Its own rule hides popovers that were never shown as such; an older browser has no such rule.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[popover][open] { display: block !important }')
    document.adoptedStyleSheets = [sheet]
  })
