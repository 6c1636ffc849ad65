/** The main button and no key that asks for a new tab, a new window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The link a click would follow in this tab, or null: a new tab, a download and a foreign site are none of ours. */
export const plainLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  if (!isPlainClick(event) || event.defaultPrevented) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.download) return null
  return link.target === '' || link.target === '_self' ? link : null
}

/** A link to a place on the page that is already open. */
export const isAnchor = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search
