import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** 410 says that the page is gone for good and has no successor. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Old links are mistyped: addresses are compared decoded, without case, with single slashes and none at the end. What
 * guards an address and what leads it on compare alike, so no spelling passes the one and reaches the other.
 */
export const comparedPath = (path: string): string =>
  decoded(path)
    .normalize()
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/+$/, '')

/** The host that a target leads to; null for a path of this site, and for what no browser would follow. */
export const hostOf = (to: string): string | null =>
  !to.startsWith('/') && URL.canParse(to) ? new URL(to).host.toLowerCase() : null

/** Whether a target lies outside the site: a path or a whole address of its own host does not. */
export const leavesSite = (to: string, siteUrl: string): boolean => {
  const host = hostOf(to)
  return host !== null && host !== new URL(siteUrl).host
}

/** The path of a target on this site, as addresses are compared; null for another site. */
export const placeOf = (to: string, siteUrl: string): string | null => {
  if (to.startsWith('/')) return comparedPath(to.replace(/[?#].*$/s, ''))
  return hostOf(to) === new URL(siteUrl).host ? comparedPath(new URL(to).pathname) : null
}

export const RedirectView = z.object({
  from_path: z.string(),
  /** A path of this site or a whole address; empty for a page that is gone. */
  to_path: z.string(),
  status: z.number().int(),
})
export type RedirectView = z.output<typeof RedirectView>

export const allRedirects = endpoint({
  method: 'get',
  path: '/redirect/all',
  summary: 'Addresses that have moved or are gone',
  tag: 'Search',
  cachedUntil: 'content',
  reply: z.object({ message: z.string(), redirects: z.array(RedirectView) }),
})
