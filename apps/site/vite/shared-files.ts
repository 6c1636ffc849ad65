import type { Plugin } from 'vite'

type Graph = {
  getModuleIds(): Iterable<string>
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const readingEntry = /\/app\/entry\.reading\.ts$/
/** What nearly every form is made of. */
const formParts =
  /\/app\/(?:platform\/(?:forms\/(?:use-api-form|form-core|send-form|person-fields|sent-panel)|islands\/island(?:-frame)?)|ui\/(?:fields\/(?:field-frame|text-field|text-area|select-field|radio-group|error-summary)|controls\/(?:button|button-look|link|text-button)))\.tsx?$/
/** What the schemas of most forms are made of. */
const fieldSchemas =
  /\/(?:app\/platform\/forms\/light-zod|contract\/src\/(?:fields|enquiries\/(?:person|typed-text)))\.ts$/
/** Making a schema does nothing else: one that no form asks for is left out. */
const treeshake = {
  propertyReadSideEffects: false as const,
  // Ours do nothing by being loaded, except the entries: what is not used is not fetched either.
  moduleSideEffects: [{ test: /\/(?:apps\/site\/app|packages\/[^/]+\/src)\/[^?]+\.tsx?$/, sideEffects: false }],
  manualPureFunctions: [
    ...['z', 'endpoint', 'text', 'line', 'paragraphs', 'choice', 'oneOf', 'upload', 'emailOf', 'mobileOf'],
    ...['only', 'shaped', 'LeadView', 'island', 'lazyPart'],
  ],
}

/** Everything that these modules import at once, and what that imports in turn. */
const importsOf = (graph: Graph, ids: Iterable<string>, found = new Set<string>()): Set<string> => {
  for (const id of ids)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      importsOf(graph, [imported], found)
    }
  return found
}

/**
 * The libraries outlive our own changes, so they have files of their own; React without the router, which islands do
 * not need. What a reading page runs is one file, and so is what forms share: two dozen small ones compress worse, and
 * each is a request.
 */
export const sharedFiles = (): Plugin => {
  let reading = new Set<string>()
  const groups = [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
    { name: 'page', test: (id: string) => reading.has(id), priority: 2 },
    { name: 'forms', test: formParts, priority: 1 },
    { name: 'fields', test: fieldSchemas, priority: 1 },
  ]
  return {
    name: 'site:shared-files',
    enforce: 'post',
    buildEnd() {
      if (this.environment.name !== 'client') return
      reading = importsOf(
        this,
        [...this.getModuleIds()].filter((id) => readingEntry.test(id)),
      )
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              // Each list of preloads repeats the names of a dozen files; the router has its own for a whole page.
              modulePreload: false,
              rollupOptions: {
                treeshake,
                output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
              },
            },
          }
        : undefined,
  }
}
