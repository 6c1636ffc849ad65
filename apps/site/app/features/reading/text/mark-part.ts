/** Marks, in a list of the page's parts, the last one whose heading has passed the upper third of the window. */
export const markPart = (list: HTMLElement) => {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const parts = links.map((link) => document.getElementById(link.hash.slice(1))).filter((part) => part !== null)
  const look = () => {
    const line = innerHeight / 3
    const current = parts.filter((part) => part.getBoundingClientRect().top < line).at(-1)?.id ?? parts[0]?.id
    for (const link of links) link.ariaCurrent = link.hash === `#${current}` ? 'true' : null
  }
  // Told when a heading crosses the line, not on every movement of the page. What lies above the window still
  // counts as inside, so that a jump past several headings is noticed too.
  const watcher = new IntersectionObserver(look, { rootMargin: '1000000px 0px -66% 0px' })
  for (const part of parts) watcher.observe(part)
}
