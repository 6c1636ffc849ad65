import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  license?: string
  link?: boolean
  dev?: boolean
  version?: string
}
export type Lock = Record<string, Locked>

export const readLock = (root: string): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages

/**
 * What the built server loads from node_modules while it runs: the packages that apps/server/bundle/bundle.ts leaves
 * outside, what the built site imports, and the two that a module looks up by itself. Everything else is in the bundles.
 */
export const loaded = [
  '@node-rs/argon2',
  'ipx',
  'katex',
  'pdfkit',
  'pino',
  'react',
  'react-dom',
  'react-router',
  'sax',
  'sharp',
  'zod',
]

/** Where Node finds a package that is asked for from a folder: the nearest one above it. */
const found = (lock: Lock, from: string, name: string): string | undefined => {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const path = `${base && `${base}/`}node_modules/${name}`
    if (lock[path]) return path
    if (!base) return undefined
  }
}

/** The folders of these packages and of all that they need, as far as they are installed on this platform. */
export function closureOf(lock: Lock, names: string[], root: string): string[] {
  const folders = new Set<string>()
  const take = (from: string, name: string) => {
    const path = found(lock, from, name)
    if (!path || folders.has(path) || !existsSync(join(root, path))) return
    folders.add(path)
    const { dependencies, optionalDependencies } = lock[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) take(path, needed)
  }
  for (const name of names) take('', name)
  return [...folders].sort()
}

/** Every package whose code is in the release, in the bundles or beside them: what is not only for developing. */
export const shipped = (lock: Lock, root: string): string[] =>
  Object.keys(lock)
    .filter((path) => path.includes('node_modules/') && !lock[path]?.dev && !lock[path]?.link)
    .filter((path) => existsSync(join(root, path)))
    .sort()

/** Nothing that runs: types, maps, guides, tests, and the forms of a library for other places than a server. */
const superfluous =
  /\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|tsbuildinfo)$|(?:^|\/)(?:test|tests|__tests__|bench|benchmark|benchmarks|docs|example|examples|\.github)\/|\.standalone\.js$|(?:^|\/)(?:AUTHORS|CHANGELOG|\.[\w.-]+rc|\.editorconfig)[^/]*$/i

/** Forms for browsers, style sheets and command lines that no part of the server opens. */
const unusedParts: Record<string, RegExp> = {
  katex: /^(?!package\.json|LICENSE|dist\/katex\.(?:js|mjs)$)/,
  'react-dom': /^(?:cjs\/.*(?:profiling|legacy\.browser|server\.browser|bun|edge|test-utils|react-server).*|umd\/)/,
  'react-router': /^dist\/development\//,
  pdfkit: /^js\/pdfkit\.(?:standalone|browser|.*old).*$/,
  sharp: /^src\//,
}

export const isNeeded = (name: string, path: string): boolean =>
  !superfluous.test(path) && !(unusedParts[name]?.test(path) ?? false)
