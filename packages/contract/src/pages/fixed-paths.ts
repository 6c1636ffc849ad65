import { comparedPath } from '../redirects.ts'
import { withoutLanguage } from '../words/language-paths.ts'
import { besidePages, topNames } from './for-browser.ts'
import { pageAt } from './page-at.ts'
import { allPages, hasOneAddress } from './pages.ts'

const fixed = new Set<string>(allPages.filter(([, page]) => hasOneAddress(page)).map(([, { path }]) => path))

const firstOf = (path: string) => path.split('/')[1] ?? ''

/** An address as it is compared, without its language: `/KN/%66ees/` as `/fees`. */
const plainPath = (address: string) => withoutLanguage(comparedPath(address))

const isFixed = (path: string) => fixed.has(path) || (path.lastIndexOf('/') === 0 && topNames.includes(firstOf(path)))

/** Whether an address, however it is spelt, belongs to the site itself, so that nothing staff write may cover it. */
export const isFixedPath = (address: string): boolean => isFixed(plainPath(address))

/** Below these, older sites and campaigns may well have had pages that an institute wants to lead on. */
const maybeOlder = ['courses', 'preview']
/** Where people work or are led by a mail; and where rules stand, whose addresses only their publication moves. */
const closedRoots: ReadonlySet<string> = new Set([
  ...besidePages.filter((name) => !maybeOlder.includes(name)),
  ...allPages.filter(([, { kind, kept }]) => kind === 'application' || kept).map(([, { path }]) => firstOf(path)),
  'legal',
])

/**
 * Whether an address may never be led away by hand, whatever stands there today: a page of the site, and everything
 * below the roots of sign-in, profile, admission, tests, practice, rules, files and calls.
 */
export const isClosedPath = (address: string): boolean => {
  const path = plainPath(address)
  return isFixed(path) || closedRoots.has(firstOf(path))
}

/** Whether the site answers at an address whatever the institute has written: a redirect from there is never used. */
export const isAnswered = (address: string): boolean => {
  const page = pageAt(comparedPath(address))
  return hasOneAddress(page) || page.kind === 'application' || page.kept !== undefined
}
