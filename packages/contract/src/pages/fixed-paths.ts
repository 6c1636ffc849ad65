import { topNames } from './for-browser.ts'
import { allPages, hasOneAddress } from './pages.ts'

const fixed = new Set<string>(allPages.filter(([, page]) => hasOneAddress(page)).map(([, { path }]) => path))

/** Whether an address belongs to the site itself, so that nothing staff write may cover it. */
export const isFixedPath = (path: string): boolean => {
  const [, first = '', ...rest] = path.split('/')
  return fixed.has(path) || (rest.length === 0 && topNames.includes(first))
}
