import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { appPages } from './pages.ts'

const app = fileURLToPath(new URL('../app/', import.meta.url))

type Graph = {
  getModuleIds(): Iterable<string>
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const readingEntry = /\/app\/entry\.reading\.ts$/
const islandList = /\/app\/(?:islands|shell\/shell-islands)\.ts$/
/** What nearly every page and island has, a form or none. */
const controls =
  /\/(?:app\/(?:platform\/(?:islands\/island(?:-frame)?|state\/use-store|session\/use-session)|ui\/(?:controls\/(?:button|button-look|link|text-button)|fields\/field-frame|layout\/card))|ui\/src\/icons\/(?:circle-check|warning|chevron-down))\.tsx?$/
/** What nearly every form is made of. */
const formParts = /\/app\/(?:platform\/forms\/(?:use-api-form|form-core|send-form)|ui\/fields\/text-field)\.tsx?$/
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
 * What every application page has around it, and what at least half of them import: two dozen small files fewer. Not
 * what an island imports, which would then load all of it.
 */
const importedByMost = (graph: Graph): Set<string> => {
  const ids = [...graph.getModuleIds()]
  const routes = appPages.map(({ files }) => join(app, files.at(-1) ?? ''))
  const frames = new Set(appPages.flatMap(({ files }) => files.slice(0, -1)).map((file) => join(app, file)))
  const islands = ids.filter((id) => islandList.test(id))
  const views = islands.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const inIslands = importsOf(graph, views, new Set(views))
  const everywhere = importsOf(graph, frames)
  const counts = new Map<string, number>()
  for (const route of routes) for (const id of importsOf(graph, [route])) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isShared = (id: string) => everywhere.has(id) || (counts.get(id) ?? 0) * 2 >= routes.length
  return new Set(ids.filter((id) => id.startsWith(app) && isShared(id) && !inIslands.has(id) && !frames.has(id)))
}

/**
 * The libraries outlive our own changes, so they have files of their own; React without the router, which islands do
 * not need. What a reading page runs is one file, and so is what forms share: two dozen small ones compress worse, and
 * each is a request.
 */
export const sharedFiles = (): Plugin => {
  let reading = new Set<string>()
  let mostApps = new Set<string>()
  const groups = [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 4 },
    { name: 'page', test: (id: string) => reading.has(id), priority: 3 },
    { name: 'controls', test: controls, priority: 2 },
    { name: 'forms', test: formParts, priority: 1 },
    // The form shows them while somebody types, before there is a schema.
    { name: 'password-rules', test: /\/contract\/src\/password-rules\.ts$/, priority: 2 },
    { name: 'fields', test: fieldSchemas, priority: 1 },
    { name: 'app', test: (id: string) => mostApps.has(id), includeDependenciesRecursively: false },
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
      mostApps = importedByMost(this)
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              // Each list of preloads repeats the names of a dozen files; the router has its own for a whole page.
              modulePreload: false,
              rollupOptions: {
                treeshake,
                preserveEntrySignatures: 'allow-extension' as const,
                output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
              },
            },
          }
        : undefined,
  }
}
