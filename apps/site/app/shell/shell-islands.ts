import type { Islands } from '../platform/islands/hydrate-islands.ts'

/** The islands that header and footer have on every page. */
export const shellIslands: Islands = {
  newsletter: () => import('./footer/newsletter.tsx').then((part) => part.Newsletter.View),
}
