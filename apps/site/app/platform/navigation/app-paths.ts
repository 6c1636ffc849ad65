import { withoutLanguage } from '@northlight/contract/words/language-paths'

/**
 * The pages that React Router runs in the browser: what somebody works with rather than reads. Their route modules
 * export `handle = appPage`; a test compares the two. Between them a click changes the page in place.
 */
const patterns = [
  /^\/(?:auth|profile|course-enrolled|test-enrolled|payments|practice|parent-consent|keep-account|undo-address|search)(?:\/|$)/,
  /^\/admission\/(?:register|application|hall-ticket)(?:\/|$)/,
  /^\/admission\/online-tests\/[^/]+(?!\/ongoing)(?:\/|$)/,
  /^\/online-tests\/[^/]+\/report(?:\/|$)/,
]

export const isAppPath = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(withoutLanguage(pathname)))

/** Exported as `handle` by the route of an application page. */
export const appPage = { app: true } as const

export const isAppHandle = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'app' in handle && handle.app === true
