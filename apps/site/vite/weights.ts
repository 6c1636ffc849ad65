import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { appPages, type Page } from './pages.ts'
import { readingMark } from './reading-files.ts'

/**
 * JavaScript that a page may carry, as it travels: to be read, with its form touched, as an application, and for a test
 * from its rules to its last question. The last two are 2 KB more than they were before the pages in three languages,
 * whose addresses stand in the router's table.
 */
export const limits = { reading: 15 * 1024, touched: 80 * 1024, app: 132 * 1024, sitting: 155 * 1024 }

export type Weight = { page: string; bytes: number; limit: number }
export type Build = {
  manifest: Manifest
  bytesOf: (file: string) => number
  /** The router's list of all routes, which every application page loads. */
  routeTable: string
}

/** As the manifest names it: the copy of reading pages bears their mark, a route one of the router's. */
const isNamed = (key: string, source: string) =>
  source.endsWith(readingMark) ? key === source : !key.endsWith(readingMark) && key.replace(/\?.*$/, '') === source

/** A part that a page also has at once has no entry by its source; it has the name of its file. */
const keyOf = (manifest: Manifest, source: string): string => {
  const name = basename(source).replace(/\.tsx?(?:\?.*)?$/, '')
  const keys = Object.keys(manifest)
  const key =
    keys.find((one) => isNamed(one, source)) ?? keys.find((one) => one.startsWith('_') && manifest[one]?.name === name)
  if (!key) throw new Error(`${source} has no file in the manifest of the build.`)
  return key
}

/** These entries and what they import at once. */
const withImports = (manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], found)
  }
  return found
}

/** A form fetches its schema when it is touched. */
const isSchema = (key: string) => key.startsWith('../../packages/contract/')
/** What calls the API: nearly every application page and some islands fetch it at once, so it counts for all. */
const calls = '../../packages/contract/src/client.ts'

/** Fetched while the rules of a test are read; a student meets one of them. */
const screens = ['features/tests/exam/free/begin-free.ts', 'features/tests/exam/sequential/begin-sequential.ts']
const isTest = ({ pathname }: Page) => pathname.endsWith('/ongoing')

export const weightsOf = (build: Build, pages: readonly Page[], islands: readonly string[]): Weight[] => {
  const { manifest, bytesOf, routeTable } = build
  const keysOf = (sources: readonly string[]) =>
    withImports(
      manifest,
      sources.map((source) => keyOf(manifest, `app/${source}`)),
    )
  const sum = (keys: Iterable<string>) => {
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? ''))
    return [...files].reduce((total, file) => total + bytesOf(file), 0)
  }
  const marked = (sources: readonly string[]) => keysOf(sources.map((source) => source + readingMark))
  const reading = marked(['entry.reading.ts'])
  const touched = (island: string) => {
    const keys = marked(['entry.reading.ts', 'platform/islands/mount-island.tsx', island])
    const own = [...keys].filter((key) => !reading.has(key))
    const schemas = own.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter(isSchema)
    return sum(withImports(manifest, [...schemas, calls + readingMark], keys))
  }
  const worked = (files: readonly string[]) =>
    sum(withImports(manifest, [calls], keysOf(['entry.client.tsx', ...files]))) + bytesOf(routeTable)
  return [
    { page: 'a page to read', bytes: sum(reading), limit: limits.reading },
    ...islands.map((island) => ({ page: island, bytes: touched(island), limit: limits.touched })),
    ...pages.map(({ pathname, files }) => ({
      page: pathname,
      bytes: worked(files),
      limit: limits.app,
    })),
    ...pages.filter(isTest).flatMap(({ pathname, files }) =>
      screens.map((screen) => ({
        page: `${pathname} with ${screen}`,
        bytes: worked([...files, screen]),
        limit: limits.sitting,
      })),
    ),
  ]
}

const app = fileURLToPath(new URL('../app/', import.meta.url))

/** The files of the islands, below `app/`, as the lists of them name them. */
export const islandFiles = (): string[] =>
  ['', 'shell/'].flatMap((folder) => {
    const list = readFileSync(join(app, folder, folder ? 'shell-islands.ts' : 'islands.ts'), 'utf8')
    return [...list.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file = '']) => folder + file)
  })

/** What the pages and islands of a finished and compressed build weigh. */
export const weightsIn = (served: string): Weight[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(served, '.vite/manifest.json'), 'utf8'))
  const bytesOf = (file: string) => {
    const path = join(served, file)
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }
  const routeTable = readdirSync(join(served, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name))
  if (!routeTable) throw new Error('The build has no table of routes.')
  // The page of all components is for those who build the site; no build for visitors has it.
  const built = appPages.filter(({ pathname }) => pathname !== '/design')
  return weightsOf({ manifest, bytesOf, routeTable: `assets/${routeTable}` }, built, islandFiles())
}

/** What is too heavy, a line each. */
export const tooHeavy = (served: string): string[] =>
  weightsIn(served)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, bytes, limit }) => `${page} loads ${bytes} bytes of JavaScript, and ${limit} are allowed.`)
