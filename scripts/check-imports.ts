import { globSync, readFileSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { checkManifests, checkSources, type Manifest } from './import-rules.ts'

const root = new URL('../', import.meta.url).pathname
const skipped = ['node_modules', 'build', '.react-router', 'test-results', 'playwright-report']

const list = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => skipped.includes(name.split(sep).at(-1) ?? '') })
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
  const files = list('*.{ts,js,mjs}', '{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mts,js,jsx,mjs}')
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
