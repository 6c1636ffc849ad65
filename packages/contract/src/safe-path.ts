import { readUrl } from './read-url.ts'

/**
 * An address inside this site, or null. Browsers read more than they show: backslashes are slashes, tabs and
 * line breaks vanish, `//host` and `https:host` leave the site. So the address is resolved the way a browser
 * does, against a host that cannot exist, and only what stays on it is let through, rebuilt from its parts.
 */
export const safePath = (address: unknown): string | null => {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  const base = 'http://site.invalid'
  const url = readUrl(address, base)
  if (url?.origin !== base || url.username || url.password) return null
  const path = url.pathname + url.search + url.hash
  // `/.//host` stays on the host, but its path begins with two slashes and would leave when used again.
  return path.startsWith('//') ? null : path
}

const home = '/profile'

/** Where a person goes once signed in: the page they wanted, if it is one of ours, or their profile. */
export const afterSignIn = (wanted: unknown): string => {
  const path = safePath(wanted)
  return path === null || path.startsWith('/auth/') ? home : path
}
