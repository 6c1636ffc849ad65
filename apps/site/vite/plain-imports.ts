import type { Plugin } from 'vite'

/** No part that is fetched later brings a style sheet along: `import()` needs nothing of what Vite wraps around it. */
export const plainImports = (): Plugin => ({
  name: 'site:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
