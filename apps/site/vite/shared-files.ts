import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { appPages } from './pages.ts'
import { pureNames } from './pure-names.ts'
import { readingMark } from './reading-files.ts'

const app = fileURLToPath(new URL('../app/', import.meta.url))

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleIds(): Iterable<string>; getModuleInfo(id: string): Info | null }

const readingEntry = /\/app\/entry\.reading\.ts\?reading$/
const readingIslands = /\/app\/(?:(?:found-)?islands|shell\/shell-islands)\.ts\?reading$/
const shellIslands = /\/app\/shell\/shell-islands\.ts$/
const clientEntry = /\/app\/entry\.client\.tsx$/

/** Making a schema does nothing else: one that no form asks for is left out. */
const treeshake = {
  propertyReadSideEffects: false as const,
  // Ours do nothing by being loaded, except the entries: what is not used is not fetched either.
  moduleSideEffects: [
    { test: /\/(?:apps\/site\/app|packages\/[^/]+\/src)\/[^?]+\.tsx?(?:\?reading)?$/, sideEffects: false },
  ],
  manualPureFunctions: pureNames,
}

const atOnce = ({ importedIds }: Info) => importedIds
const everOf = ({ importedIds, dynamicallyImportedIds }: Info) => [...importedIds, ...dynamicallyImportedIds]

/** These modules and everything they import at once (or `everOf`: at once and later), and what that imports in turn. */
const withImports = (graph: Graph, ids: Iterable<string>, next = atOnce, found = new Set<string>()): Set<string> => {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    const info = graph.getModuleInfo(id)
    if (info) withImports(graph, next(info), next, found)
  }
  return found
}

const idsOf = (graph: Graph, test: RegExp) => [...graph.getModuleIds()].filter((id) => test.test(id))
const inApp = (files: Iterable<string>) => [...files].map((file) => join(app, file))

/** Ours that at least half of these import: two dozen small files fewer for each. */
const importedByHalf = (graph: Graph, starts: readonly string[]): Set<string> => {
  const counts = new Map<string, number>()
  for (const start of starts) for (const id of withImports(graph, [start])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count * 2 >= starts.length).map(([id]) => id))
}

/** What these lists of islands fetch. */
const viewsIn = (graph: Graph, lists: RegExp): string[] =>
  idsOf(graph, lists).flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

/** Every module that a reading page ever loads. Some are not marked: libraries, addresses of pictures. */
const everRead = (graph: Graph) => withImports(graph, idsOf(graph, readingEntry), everOf)

/** What the root, the frame around application pages and most of these pages import. */
const inMostApps = (graph: Graph): Set<string> => {
  const root = join(app, 'root.tsx')
  const frames = inApp(new Set(appPages.flatMap(({ files }) => files.slice(1, -1))))
  const routes = inApp(new Set(appPages.map(({ files }) => files.at(-1) ?? '')))
  // Drawn by the server, and fetched once somebody touches them.
  const islands = viewsIn(graph, shellIslands)
  // Each of these keeps a file of its own name, and what reading pages load too goes with neither kind.
  const elsewhere = new Set([root, ...frames, ...routes, ...islands]).union(everRead(graph))
  const shared = withImports(graph, [root, ...frames, ...idsOf(graph, clientEntry)])
  return shared.union(importedByHalf(graph, routes)).difference(elsewhere)
}

const inMostIslands = (graph: Graph): Set<string> => importedByHalf(graph, viewsIn(graph, readingIslands))

/**
 * The libraries outlive our own changes, so they have files of their own. What a reading page runs is one file, and so
 * is what most islands share, and what most application pages share with the frame around them: small files compress
 * worse, and each is a request.
 */
export const sharedFiles = (): Plugin => {
  const none: ReadonlySet<string> = new Set()
  let [reading, islands, apps] = [none, none, none]
  const alone = { includeDependenciesRecursively: false }
  const groups = [
    // An island that is touched must not bring the router along.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
    { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
    { name: 'page', test: (id: string) => id.endsWith(readingMark) && reading.has(id), priority: 2, ...alone },
    { name: 'islands', test: (id: string) => id.endsWith(readingMark) && islands.has(id), priority: 1, ...alone },
    { name: 'app', test: (id: string) => apps.has(id), priority: 1, ...alone },
  ]
  return {
    name: 'site:shared-files',
    enforce: 'post',
    buildEnd() {
      if (this.environment.name !== 'client') return
      const entries = idsOf(this, readingEntry)
      reading = withImports(this, entries).difference(new Set(entries))
      islands = inMostIslands(this)
      apps = inMostApps(this)
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              // Each list of preloads repeats the names of a dozen files; the router has its own for a whole page.
              modulePreload: false,
              rollupOptions: {
                treeshake,
                // The path of an icon is written where the icon stands; the file with all of them is never fetched.
                optimization: { inlineConst: true },
                preserveEntrySignatures: 'allow-extension' as const,
                output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } },
              },
            },
          }
        : undefined,
  }
}
