import { readUrl } from '@northlight/contract/read-url'

const place = 'came-from'
const words = ['source', 'medium', 'campaign'] as const

/** Where this visit began: the words of its first address, the page, and the host before it where it was another one. */
const landingOf = ({ search, pathname, host }: Location, referrer: string): string => {
  const query = new URLSearchParams(search)
  const from = new URLSearchParams()
  for (const word of words) {
    const value = query.get(`utm_${word}`)
    if (value) from.set(word, value.slice(0, 120))
  }
  // Most visits have none. Something thrown would have the browser read the file again to know the line.
  const before = referrer ? readUrl(referrer) : undefined
  if (before && before.host !== host) from.set('referrer', before.hostname)
  from.set('landing', pathname)
  return from.toString()
}

/**
 * Kept in this tab alone and sent with a form alone: no cookie, no id, nothing that follows anybody. An address with
 * words of a campaign begins a new visit.
 */
export const rememberLanding = () => {
  try {
    const before = sessionStorage.getItem(place)
    const isNew = before === null || location.search.includes('utm_')
    const from = new URLSearchParams(isNew ? landingOf(location, document.referrer) : before)
    // A page that is there in English only says nothing about what its reader likes to read.
    if (document.querySelector('link[hreflang=kn]')) from.set('language', document.documentElement.lang.slice(0, 2))
    sessionStorage.setItem(place, from.toString())
  } catch {
    // Storage may be forbidden; then nobody knows where the visit began.
  }
}

/** What goes with a form, in the words of the contract's `sourceHeader`. */
export const cameFrom = (): Record<string, string> => {
  try {
    const from = new URLSearchParams(sessionStorage.getItem(place) ?? '')
    from.set('page', location.pathname)
    return { 'x-came-from': from.toString() }
  } catch {
    return {}
  }
}
