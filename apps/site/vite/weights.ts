import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { allIslands } from './found-islands.ts'
import { appPages, type Page } from './pages.ts'
import { readingMark } from './reading-files.ts'

/**
 * JavaScript that a page may carry, as it travels: to be read, with its form touched, as an application, and as a
 * running test, from its rules to its last question.
 */
export const limits = { reading: 15 * 1024, touched: 116 * 1024, app: 130 * 1024, test: 133 * 1024 }

export type Weight = { page: string; bytes: number; limit: number }
export type Build = {
  manifest: Manifest
  bytesOf: (file: string) => number
  /** What the router adds to the files of the bundler, its list of all routes: every application page loads it. */
  added: readonly string[]
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

const texts = '../../packages/contract/src/words/'
/** A form fetches its schema when it is touched. */
const isSchema = (key: string) => key.startsWith('../../packages/contract/') && !key.startsWith(texts)
/** The texts of a language come in a file for each part; a person reads one language, so the heavier one counts. */
const inLanguages = ['kn', 'hi'].map((language) => [
  'app/platform/words/other-words.ts',
  ...['forms', 'exam'].map((part) => `${texts}${language}/${part}.ts`),
])
/** What calls the API: nearly every application page and some islands fetch it at once, so it counts for all. */
const calls = '../../packages/contract/src/client.ts'

const runningTest = 'features/online-tests/exam/start/exam-page.tsx'
/** Fetched while the rules of a test are read; a student meets one of them. */
const screens = [
  'features/online-tests/exam/free/begin-free.ts',
  'features/online-tests/exam/sequential/begin-sequential.ts',
]

export const weightsOf = (build: Build, pages: readonly Page[], islands: readonly string[]): Weight[] => {
  const { manifest, bytesOf, added } = build
  const keysOf = (sources: readonly string[]) =>
    withImports(
      manifest,
      sources.map((source) => keyOf(manifest, `app/${source}`)),
    )
  const sumOf = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytesOf(file), 0)
  const sum = (keys: Iterable<string>) => sumOf(new Set([...keys].map((key) => manifest[key]?.file ?? '')))
  const marked = (sources: readonly string[]) => keysOf(sources.map((source) => source + readingMark))
  const reading = marked(['entry.reading.ts'])
  const touched = (...parts: string[]) => {
    const keys = marked(['entry.reading.ts', 'platform/islands/mount-island.tsx', ...parts])
    const own = [...keys].filter((key) => !reading.has(key))
    const schemas = own.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter(isSchema)
    const whole = sum(withImports(manifest, [...schemas, calls + readingMark], keys))
    if (!parts.includes(runningTest)) return whole
    const named = (file: string) =>
      Object.keys(manifest)
        .filter((key) => key.replace(/\?.*$/, '') === file)
        .slice(0, 1)
    return whole + Math.max(...inLanguages.map((files) => sum(files.flatMap(named))))
  }
  const worked = (files: readonly string[]) =>
    sum(withImports(manifest, [calls], keysOf(['entry.client.tsx', ...files]))) + sumOf(added)
  return [
    { page: 'a page to read', bytes: sum(reading), limit: limits.reading },
    ...islands.map((island) => ({ page: island, bytes: touched(island), limit: limits.touched })),
    ...pages.map(({ pathname, files }) => ({
      page: pathname,
      bytes: worked(files),
      limit: limits.app,
    })),
    ...(islands.includes(runningTest) ? screens : []).map((screen) => ({
      page: `${runningTest} with ${screen}`,
      bytes: touched(runningTest, screen),
      limit: limits.test,
    })),
  ]
}

/** The files of the islands, below `app/`. */
export const islandFiles = (): string[] => allIslands().map(({ file }) => file)

/**
 * The scripts among these names of `assets/` that the bundler does not name, whatever they are called: today the router
 * writes its list of all routes there.
 */
export const addedIn = (manifest: Manifest, names: readonly string[]): string[] => {
  const bundled = new Set(Object.values(manifest).map(({ file }) => file))
  return names.map((name) => `assets/${name}`).filter((file) => file.endsWith('.js') && !bundled.has(file))
}

/** What the pages and islands of a finished and compressed build weigh. */
export const weightsIn = (served: string): Weight[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(served, '.vite/manifest.json'), 'utf8'))
  const bytesOf = (file: string) => {
    const path = join(served, file)
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }
  const added = addedIn(manifest, readdirSync(join(served, 'assets')))
  return weightsOf({ manifest, bytesOf, added }, appPages, islandFiles())
}

/** What is too heavy, a line each. */
export const tooHeavy = (served: string): string[] =>
  weightsIn(served)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ page, bytes, limit }) => `${page} loads ${bytes} bytes of JavaScript, and ${limit} are allowed.`)
