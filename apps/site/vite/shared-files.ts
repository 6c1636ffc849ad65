import type { Plugin } from 'vite'

const app = '/apps/site/app'

/**
 * A few files for what pages have in common: they compress better than fifty small ones, and the libraries' outlives
 * our own changes. What opens on a click keeps its own file.
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|site:jsx-runtime/, priority: 3 },
  {
    name: 'shell',
    test: new RegExp(`${app}/(?:shell|platform/(?:session|state|navigation|api|build-check|loading|institute|paths))/`),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: new RegExp(`(?:${app}/(?:ui|platform/(?:head|lists|forms))|/packages/ui/src)/`),
    minShareCount: 20,
    priority: 1,
  },
  // Without what they are made of, which half of the pages with cards would not need.
  {
    name: 'cards',
    test: new RegExp(`${app}/(?:ui/cards|features/(?:results|institute/people|courses/list))/`),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]

export const sharedFiles = (): Plugin => ({
  name: 'site:shared-files',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            // Each list of preloads repeats the names of a dozen files; the router has its own for a whole page.
            modulePreload: false,
            rollupOptions: {
              // Asked for by the group that leaves its dependencies alone: a page's file may export more than the page.
              preserveEntrySignatures: 'allow-extension',
              output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
            },
          },
        }
      : undefined,
})
