import { parseSync } from 'rolldown/utils'

/**
 * `isStarted`: named by its address, as what starts a thread of it does; it may know the types of anyone who starts it.
 */
export type Import = { specifier: string; line: number; isStarted?: true }

type Node = { type: string; start: number; [key: string]: unknown }

/**
 * Whatever names a module otherwise than by `import … from` and `export … from`, or opens a database, has one of these
 * words. Of the other files the parser's own list is enough; reading its tree takes more than twice as long.
 */
const needsTree = /\bimport\s*[(./]|\brequire\b|\bcreateRequire\b|\bvi\b|\bopenDatabase\b/

/**
 * Every file that a file names (static, dynamic, type, re-export, by address, by pattern), and the lines where it opens
 * a database.
 */
export function readImports(path: string, source: string): { imports: Import[]; databaseOpenings: number[] } {
  if (path.endsWith('.css')) return { imports: importsOfSheet(source), databaseOpenings: [] }
  const parsed = parseSync(path, source)
  const [error] = parsed.errors
  if (error) throw new Error(`${path} cannot be read: ${error.message}`)

  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  if (!needsTree.test(source)) {
    const { staticImports, staticExports } = parsed.module
    const places = new Map<number, Import>()
    const note = (start: number, from: { value: string; start: number } | null | undefined) => {
      // An imported name that is exported further down is listed there again, with the place of its import.
      if (from && !places.has(from.start)) places.set(from.start, { specifier: from.value, line: lineOf(start) })
    }
    for (const { start, moduleRequest } of staticImports) note(start, moduleRequest)
    for (const { start, entries } of staticExports) for (const { moduleRequest } of entries) note(start, moduleRequest)
    return { imports: [...places.values()], databaseOpenings: [] }
  }
  const imports: Import[] = []
  const openings = new Set<number>()
  visit(parsed.program as unknown as Node, (node) => {
    const isStarted = node.type === 'NewExpression'
    for (const specifier of specifiersOf(node))
      imports.push({ specifier, line: lineOf(node.start), ...(isStarted && { isStarted }) })
    if (opensDatabase(node)) openings.add(lineOf(node.start))
  })
  return { imports, databaseOpenings: [...openings] }
}

/** What a style sheet brings in; a comment keeps its lines and loses its words. */
function importsOfSheet(source: string): Import[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const lineOf = (offset: number) => bare.slice(0, offset).split('\n').length
  const named = bare.matchAll(/@(?:import|reference|plugin|config)\s*(?:url\(\s*)?["']?([^"'\s);]+)/g)
  return [...named].map(({ 1: specifier = '', index }) => ({ specifier, line: lineOf(index) }))
}

function specifiersOf(node: Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textsOf(node.source ?? node.argument)
    case 'TSExternalModuleReference':
      return textsOf(node.expression)
    case 'CallExpression':
      return specifiersOfCall(node.callee as Node, (node.arguments as Node[])[0])
    case 'NewExpression':
      return isOwnAddress(node) ? textsOf((node.arguments as Node[])[0]).filter(isSource) : []
    default:
      return []
  }
}

function specifiersOfCall(callee: Node, named: Node | undefined): string[] {
  if (isGlob(callee)) return patternsOf(named)
  return isLoader(callee) ? textsOf(named) : []
}

/** `require(x)`, `createRequire(…)(x)`, `require.resolve(x)`, `import.meta.resolve(x)`, and the mocks of Vitest. */
function isLoader(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require'
  if (callee.type === 'CallExpression') return (callee.callee as Node).name === 'createRequire'
  if (callee.type !== 'MemberExpression') return false
  const method = nameOf(callee.property as Node)
  const owner = callee.object as Node
  if (owner.type === 'MetaProperty') return method === 'resolve'
  if (owner.name === 'require') return method === 'resolve'
  return owner.name === 'vi' && ['mock', 'doMock', 'importActual', 'importMock'].includes(method)
}

const isGlob = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  (callee.object as Node).type === 'MetaProperty' &&
  nameOf(callee.property as Node) === 'glob'

/** Of a pattern the folder is enough: whatever matches lies in it. */
function patternsOf(named: Node | undefined): string[] {
  const listed = named?.type === 'ArrayExpression' ? (named.elements as Node[]) : [named]
  const patterns = listed.flatMap((one) => textsOf(one)).filter((pattern) => !pattern.startsWith('!'))
  return patterns.map((pattern) => pattern.replace(/(?<=^|\/)[^/]*[*?{[].*$/, ''))
}

/** `new URL('./worker.ts', import.meta.url)`: how threads, processes and the bundler name a file. */
const isOwnAddress = (node: Node): boolean => {
  const base = (node.arguments as Node[])[1]
  return (node.callee as Node).name === 'URL' && (base?.object as Node | undefined)?.type === 'MetaProperty'
}

/** Pictures, texts and what a build has made are data, not imports. */
const isSource = (specifier: string) =>
  /\.(?:[cm]?[jt]sx?|css)$/.test(specifier) && !/\/(?:build|node_modules)\//.test(specifier)

const nameOf = (property: Node): string => String(property.name ?? property.value)

/**
 * The text of a string. Of one that is put together the folder at its beginning, if that is one of ours or a package;
 * anything else is only known when it runs.
 */
function textsOf(value: unknown): string[] {
  const node = value as Node | null | undefined
  if (typeof node?.value === 'string') return [node.value]
  switch (node?.type) {
    case 'TSLiteralType':
      return textsOf(node.literal)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression)
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'BinaryExpression':
      return textsOf(node.left).flatMap(folderOf)
    case 'TemplateLiteral': {
      const [first, ...more] = (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
      if (first === undefined) return []
      return more.length === 0 ? [first] : folderOf(first)
    }
    default:
      return []
  }
}

const folderOf = (beginning: string): string[] => beginning.match(/^(?:\.|@[^/]+\/[^/]+).*\//) ?? []

/** Anyone who names it can open one, under whatever name it goes on. */
function opensDatabase(node: Node): boolean {
  const named = (property: unknown) => nameOf(property as Node) === 'openDatabase'
  switch (node.type) {
    case 'ImportSpecifier':
      return named(node.imported)
    case 'ExportSpecifier':
      return named(node.local)
    case 'MemberExpression':
      return named(node.property)
    case 'ObjectPattern':
      return (node.properties as Node[]).some(({ key }) => key !== undefined && named(key))
    case 'CallExpression':
      return named(node.callee)
    default:
      return false
  }
}

function visit(node: Node, see: (node: Node) => void) {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child as Node, see)
    }
  }
}
