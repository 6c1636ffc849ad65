import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` of a part to fetch its style sheets first. No part brings one along (`style-sheets.ts`), and
 * the wrapping would be 0.7 KB of every page.
 */
export const noPreloads = (): Plugin => ({
  name: 'site:no-preloads',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
