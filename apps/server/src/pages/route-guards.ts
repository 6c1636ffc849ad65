import { pageAt } from '@northlight/contract/pages/page-at'

export type RouteGuard = 'signed-in' | 'guest'

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/**
 * For whom a page is, by the session's cookie. It is the same for everybody and guards itself in the browser; this
 * redirects before, so that a visitor does not load the wrong one. Undefined for pages that are open to all, and for
 * what the router of the browser fetches.
 */
export const guardOf = (url: string): RouteGuard | undefined => {
  const path = pathOf(url)
  const who = path.endsWith('.data') ? 'everyone' : pageAt(path).for
  return who === 'everyone' ? undefined : who
}

/** Whether a page must not be answered from memory before somebody has looked who asks. */
export const isAskedFirst = (door: string | undefined, cookie: string | undefined): boolean =>
  door === 'signed-in' || (door === 'guest' && (cookie?.includes('session-token=') ?? false))

/** Where somebody at the wrong door is led; undefined for anyone who is right. */
export const ledFrom = (door: RouteGuard, url: string, isSignedIn: boolean): string | undefined => {
  if (door === 'signed-in') return isSignedIn ? undefined : `/auth/sign-in?redirect=${encodeURIComponent(url)}`
  // A wanted page in the address is judged in one place only: in the browser.
  return isSignedIn && !url.includes('redirect=') ? '/profile' : undefined
}
