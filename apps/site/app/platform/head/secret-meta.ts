import { pageMeta } from './meta.ts'
import type { PageMeta } from './page-meta.ts'

/** For a page whose address holds a secret: `path` leaves it out of the head, and no other site is told of it. */
export const secretMeta = (page: Omit<PageMeta, 'noindex'>) => [
  ...pageMeta({ ...page, noindex: true }),
  { name: 'referrer', content: 'no-referrer' },
]
