import type { Plugin } from 'vite'

/**
 * The libraries outlive our own changes, so they have files of their own; React without the router, which islands do
 * not need.
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 1 },
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
              output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
            },
          },
        }
      : undefined,
})
