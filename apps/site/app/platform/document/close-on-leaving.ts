/**
 * Coming back must not find the drawer, or a menu, as it was left: not even where the page was left before its script
 * had come. Runs in the head; its text stands in the document: no imports, no closure.
 */
export const closeOnLeaving = (): void => {
  addEventListener('pagehide', () => {
    for (const one of document.querySelectorAll<HTMLElement>('[popover="auto"]')) one.hidePopover?.()
  })
}
