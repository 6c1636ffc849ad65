import type { Plugin } from 'vite'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const readingEntry = /\/app\/entry\.reading\.ts$/
/** What nearly every form is made of. */
const formParts =
  /\/app\/(?:platform\/(?:forms\/(?:use-api-form|form-core|send-form|person-fields|sent-panel)|islands\/island(?:-frame)?)|ui\/(?:fields\/(?:field-frame|text-field|text-area|select-field|radio-group|error-summary)|controls\/(?:button|button-look|link|text-button)))\.tsx?$/

/** The module of a reading page, and everything that it imports at once. */
const readingModules = () => {
  const found = new Set<string>()
  const walk = (id: string, graph: Graph) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      walk(imported, graph)
    }
  }
  return { found, walk }
}

/**
 * The libraries outlive our own changes, so they have files of their own; React without the router, which islands do
 * not need. What a reading page runs is one file, and so is what forms share: two dozen small ones compress worse, and
 * each is a request.
 */
export const sharedFiles = (): Plugin => {
  const reading = readingModules()
  const groups = [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
    { name: 'page', test: (id: string) => reading.found.has(id), priority: 2 },
    { name: 'forms', test: formParts, priority: 1 },
  ]
  return {
    name: 'site:shared-files',
    enforce: 'post',
    buildEnd() {
      if (this.environment.name !== 'client') return
      for (const id of this.getModuleIds()) if (readingEntry.test(id)) reading.walk(id, this)
    },
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
  }
}
