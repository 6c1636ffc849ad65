/**
 * `data-plain` on the document, or on the box of an island: no script runs there, so forms stand in one piece and
 * links stand where lists would come (the variant `noscript:`). The server sends every document with it. Both functions
 * are stringified into an inline script: no imports, no closure.
 */
export const endPlain = (): void => {
  delete document.documentElement.dataset.plain
}

/** For good, or until there is a connection again. A button that had the focus and is gone now hands it to what follows. */
export const showPlain = (part: HTMLElement): void => {
  part.dataset.plain = ''
  if (document.activeElement?.getClientRects().length === 0)
    part.querySelector<HTMLElement>('[data-plain-next]')?.focus()
}

/** Inline in the head: where scripts run, `data-plain` is gone before the first paint. */
export const endPlainScript = `(${endPlain.toString()})()`
