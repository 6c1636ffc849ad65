export type Door = 'signed-in' | 'guest'

/**
 * Route guards by cookie: pages for signed-in people, and pages for guests. The pages are the same for everybody and
 * guard themselves in the browser; this redirects before, so that a visitor does not load the wrong one. A running test
 * is not in the list: it must open offline too.
 */
const doors: [Door, RegExp][] = [
  ['signed-in', /^\/(?:profile|course-enrolled|test-enrolled|payments|admission\/application)(?:\/|$)/],
  // A visitor may look at practice and try five questions; sessions and bookmarks are somebody's own.
  ['signed-in', /^\/practice\/(?!try$)/],
  ['signed-in', /^\/admission\/online-tests\/[^/]+(?:\/report(?:\/|$)|$)/],
  ['signed-in', /^\/online-tests\/[^/]+\/report(?:\/|$)/],
  ['guest', /^\/auth\/(?:sign-in|sign-up|forgot-password)$/],
]

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Undefined for pages that are open to all, and for what the router of the browser fetches. */
export const doorOf = (url: string): Door | undefined => {
  const path = pathOf(url)
  return path.endsWith('.data') ? undefined : doors.find(([, pattern]) => pattern.test(path))?.[0]
}

/** Whether a page must not be answered from memory before somebody has looked who asks. */
export const isAskedFirst = (door: string | undefined, cookie: string | undefined): boolean =>
  door === 'signed-in' || (door === 'guest' && (cookie?.includes('session-token=') ?? false))

/** Where somebody at the wrong door is led; undefined for whoever is right. */
export const ledFrom = (door: Door, url: string, isSignedIn: boolean): string | undefined => {
  if (door === 'signed-in') return isSignedIn ? undefined : `/auth/sign-in?redirect=${encodeURIComponent(url)}`
  // A wanted page in the address is judged in one place only: in the browser.
  return isSignedIn && !url.includes('redirect=') ? '/profile' : undefined
}
