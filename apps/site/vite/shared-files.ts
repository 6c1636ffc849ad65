import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const entry = fileURLToPath(new URL('../app/entry.reading.ts', import.meta.url))

type Context = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** What the script of a reading page imports at once. Every piece of a page of its own would be a request more. */
const ofReading = () => {
  let found: Set<string> | undefined
  return (id: string, context: Context) => {
    if (!found) {
      found = new Set()
      follow(entry, context, found)
      found.delete(entry)
    }
    return found.has(id)
  }
}

const follow = (id: string, context: Context, found: Set<string>) => {
  if (found.has(id)) return
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported, context, found)
}

/**
 * The libraries outlive our own changes, so they have files of their own; React without the router, which islands do
 * not need. What reading pages run is one file, which application pages share.
 */
const groups = () => {
  const isOfReading = ofReading()
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
    { name: (id: string, context: Context) => (isOfReading(id, context) ? 'document' : null), priority: 1 },
  ]
}

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
              output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: groups() } },
            },
          },
        }
      : undefined,
})
