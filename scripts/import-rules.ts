import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { domainRule, tableRule } from './api-domains.ts'
import { layerRule } from './app-layers.ts'
import { controlRule } from './control-rule.ts'
import { circlesIn, folderCirclesIn, type ImportGraph, importedFile } from './import-circles.ts'
import { readImports } from './read-imports.ts'

export type SourceFile = { path: string; source: string }
export type Manifest = Partial<Record<(typeof dependencyFields)[number], Record<string, string>>>
export type Violation = { file: string; line: number; rule: string }

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const

const packages = ['contract', 'exam', 'db', 'mail', 'documents', 'api']

/** Which of our workspaces each workspace may import. What is not listed here is forbidden. */
const mayImport: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/exam': [],
  'packages/db': ['contract', 'exam'],
  'packages/mail': ['contract'],
  'packages/documents': ['contract'],
  'packages/api': ['contract', 'exam', 'db', 'mail', 'documents'],
  // The demo institute marks its tests as the product does. Only what fills a database or tests it may import it.
  'packages/demo': ['contract', 'exam', 'db', 'api'],
  'packages/ui': ['contract', 'exam'],
  'apps/site': ['contract', 'exam', 'ui'],
  'apps/office': ['contract', 'exam', 'ui'],
  'apps/server': [...packages, 'demo'],
  e2e: [...packages, 'demo'],
  bench: [...packages, 'demo'],
  '.': [...packages, 'demo', 'server'],
}

/** Folders at the top that share the root's package.json. */
const workspaceOf = (path: string) => {
  const [top = '', second] = path.split('/')
  if (top === 'apps' || top === 'packages') return `${top}/${second}`
  return top === 'e2e' ? top : top === 'bench' ? top : '.'
}

const isApp = (path: string) => /^apps\/(site|office)\/app\//.test(path)

/** Where folders are layers too: imports between them run one way. */
const isLayered = (path: string) => isApp(path) || path.startsWith('packages/ui/src/')

const isTesting = (path: string) => /(^|\/)testing\/|\.test\.tsx?$|^(e2e|bench)\//.test(path)

/** Controls that stand on a library: the office loads them, the site never does. */
const overlay = 'packages/ui/src/overlay/'

const mayImportDemo = (path: string) =>
  isTesting(path) || path.startsWith('packages/demo/') || path === 'apps/server/src/fill-database.ts'

const mayOpenDatabase = (path: string) =>
  isTesting(path) || /^apps\/server\/src\/serve\.ts$|^apps\/server\/src\/commands\//.test(path)

/** Every import of every file against the directions of the architecture. */
export function checkSources(files: SourceFile[], manifests: Map<string, Manifest>): Violation[] {
  const read = files.map(({ path, source }) => ({ path, ...readImports(path, source) }))
  return [
    ...read.flatMap((file) => checkSource(file, manifests)),
    ...checkCircles(read),
    ...tableRule(files),
    ...controlRule(files),
  ]
}

type ReadFile = { path: string } & ReturnType<typeof readImports>

function checkCircles(files: ReadFile[]): Violation[] {
  const known = new Set(files.map(({ path }) => path))
  const graph = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier, isStarted }) =>
        isStarted ? [] : (importedFile(path, specifier, (file) => known.has(file)) ?? []),
      ),
    ]),
  )
  const layered = new Map([...graph].filter(([path]) => isLayered(path) && !isTesting(path)))
  return [...fileCircles(graph), ...folderCircles(layered)]
}

const fileCircles = (graph: ImportGraph): Violation[] =>
  circlesIn(graph).map((circle) => ({
    file: circle[0] ?? '',
    line: 1,
    rule: `imports in a circle: ${circle.join(' → ')}`,
  }))

const folderCircles = (graph: ImportGraph): Violation[] =>
  folderCirclesIn(graph).map((imports) => ({
    file: imports[0]?.[0] ?? '',
    line: 1,
    rule: `folders in a circle: ${imports.map((one) => one.join(' → ')).join(', ')}`,
  }))

function checkSource({ path, imports, databaseOpenings }: ReadFile, manifests: Map<string, Manifest>): Violation[] {
  const found = imports.flatMap(({ specifier, line }) => {
    const rule = brokenRule(path, specifier, manifests)
    return rule ? [{ file: path, line, rule }] : []
  })
  // The package that defines it must name it.
  if (mayOpenDatabase(path) || path === 'packages/db/src/open-database.ts') return found
  const rule = 'only apps/server/src/serve.ts, the command line and testing open a database; take it as an argument'
  return [...found, ...databaseOpenings.map((line) => ({ file: path, line, rule }))]
}

function brokenRule(path: string, specifier: string, manifests: Map<string, Manifest>) {
  if (specifier.startsWith('.')) return relativeRule(path, specifier)
  // A build tool takes the second for a path of the workspace, so it would pass every layer.
  if (/^(file:|\/)/.test(specifier)) return `a file of ours is imported by a relative path, not as ${specifier}`
  // Modules that a build tool makes up and addresses are not packages.
  if (/^(node:|virtual:|https?:|data:)/.test(specifier) || builtinModules.includes(specifier)) return null
  const name = packageName(specifier)
  return (
    directionRule(workspaceOf(path), name) ??
    demoRule(path, name) ??
    overlayRule(path, specifier) ??
    testingRule(path, specifier) ??
    declaredRule(path, name, manifests)
  )
}

/** What builds an app may import all its layers: through it each layer could. */
const outsideRule = (path: string, target: string) =>
  isApp(path) && !isApp(target) ? `an app imports nothing that lies beside its folder app (${target})` : null

/** Helpers of tests open databases, stop clocks and know the demo: what they may, the product may not through them. */
const testingRule = (path: string, target: string) =>
  isTesting(target) && !isTesting(path) && workspaceOf(path) !== '.'
    ? `only tests import ${target}; the product does without their helpers`
    : null

function relativeRule(path: string, specifier: string) {
  const target = posix.normalize(posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, '')))
  if (target.startsWith(overlay) && path.startsWith('packages/ui/') && !path.startsWith(overlay))
    return `${target} is for the office alone; what the site uses too (packages/ui/src/kit) does without it`
  const [from, to] = [workspaceOf(path), workspaceOf(target)]
  if (from === to && !target.startsWith('..')) {
    const rule = layerRule(path, target) ?? testingRule(path, target)
    return rule ?? (isTesting(path) ? null : (outsideRule(path, target) ?? domainRule(path, target)))
  }
  // The root's scripts put the whole together; test code may use what scripts start for it.
  if (from === '.' && !target.startsWith('..')) return null
  if (isTesting(path) && target.startsWith('scripts/')) return null
  return `a relative import may not leave ${from} (it reaches ${target}); import the package by its name`
}

function directionRule(workspace: string, name: string) {
  if (!name.startsWith('@northlight/')) return null
  const short = name.slice('@northlight/'.length)
  if (workspace.endsWith(`/${short}`)) return `inside ${workspace} import by a relative path, not as ${name}`
  const allowed = mayImport[workspace] ?? []
  if (allowed.includes(short)) return null
  return `${workspace} may not import ${name}; it may import ${allowed.join(', ') || 'none of our packages'}`
}

function demoRule(path: string, name: string) {
  if (name !== '@northlight/demo' || mayImportDemo(path)) return null
  return 'only apps/server/src/fill-database.ts and tests import @northlight/demo; a real institute never loads it'
}

/** Menus and pop-ups of a library would add half of what a page of the site may carry. */
function overlayRule(path: string, specifier: string) {
  const isOverlay = specifier.startsWith('@northlight/ui/overlay/') || specifier.startsWith('@base-ui/')
  if (!isOverlay || workspaceOf(path) !== 'apps/site') return null
  return 'the site uses what the browser has (packages/ui/src/kit); packages/ui/src/overlay is for the office'
}

function declaredRule(path: string, name: string, manifests: Map<string, Manifest>) {
  // The root's scripts put the whole together, so they may use what any part brings along.
  const isRoot = workspaceOf(path) === '.'
  const declaring = isRoot ? [...manifests.values()] : [manifests.get(workspaceOf(path)), manifests.get('.')]
  if (declaring.flatMap((manifest) => dependenciesOf(manifest)).includes(name)) return null
  return `${name} is imported but not named in ${posix.join(workspaceOf(path), 'package.json')}`
}

/** The same directions for what the package.json files name. */
export function checkManifests(manifests: Map<string, Manifest>): Violation[] {
  return [...manifests].flatMap(([workspace, manifest]) =>
    dependenciesOf(manifest).flatMap((name) => {
      const rule = directionRule(workspace, name)
      return rule ? [{ file: posix.join(workspace, 'package.json'), line: 1, rule }] : []
    }),
  )
}

const dependenciesOf = (manifest: Manifest = {}) =>
  dependencyFields.flatMap((field) => Object.keys(manifest[field] ?? {}))

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
