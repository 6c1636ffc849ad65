/** Chrome 114, Safari 17, Firefox 125. Where they are not known their selector is not either, and to ask for it throws. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

/** What is open now: menus and the drawer open before any script has come. */
export const openPopovers = (): HTMLElement[] =>
  hasPopovers() ? [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')] : []

/** Closes the drawer and the menus; messages stay. A browser without popovers has `hidePopover` from `without-popovers.ts`. */
export const closePopovers = (): void => {
  for (const one of document.querySelectorAll<HTMLElement>('[popover="auto"]')) one.hidePopover?.()
}
