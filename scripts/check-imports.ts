import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import { checkManifests, checkSources, type Manifest } from './import-rules.ts'

const root = new URL('../', import.meta.url).pathname
const skipped = ['node_modules', '.react-router', 'test-results', 'playwright-report']
/** What an app is built into; a folder of sources may have that name too. */
const built = /^apps\/[^/]+\/build$/

const list = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: (path) => built.test(path.split(sep).join('/')) || skipped.includes(basename(path)),
  })
    .map((path) => path.split(sep).join('/'))
    .sort()

const read = (path: string) => readFileSync(root + path, 'utf8')

/** Reads the whole tree; returns one line per broken rule. */
export function checkImports() {
  const manifests = new Map(
    list('package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json').map((path) => [
      dirname(path),
      JSON.parse(read(path)) as Manifest,
    ]),
  )
  const files = list('*.{ts,js,mjs}', '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,cts,mts,js,jsx,cjs,mjs,css}')
  const violations = [
    ...checkManifests(manifests),
    ...checkSources(
      files.map((path) => ({ path, source: read(path) })),
      manifests,
    ),
  ]
  return { files: files.length, problems: violations.map(({ file, line, rule }) => `${file}:${line}  ${rule}`) }
}

if (import.meta.main) {
  const { files, problems } = checkImports()
  for (const problem of problems) console.error(problem)
  console.log(`Import directions: ${files} files read, ${problems.length} broken rules.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
