import { parseSync } from 'rolldown/utils'

export type Import = { specifier: string; line: number }

type Node = { type: string; start: number; [key: string]: unknown }

/**
 * Whatever names a module otherwise than by `import … from` and `export … from`, or opens a database, has one of these
 * words. Of the other files the parser's own list is enough; reading its tree takes more than twice as long.
 */
const needsTree = /\bimport\s*[(./]|\brequire\b|\bvi\b|\bopenDatabase\b/

/** Every module a file names (static, dynamic, type, re-export), and the lines where it opens a database. */
export function readImports(path: string, source: string): { imports: Import[]; databaseOpenings: number[] } {
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
    const specifier = specifierOf(node)
    if (specifier !== null) imports.push({ specifier, line: lineOf(node.start) })
    if (opensDatabase(node)) openings.add(lineOf(node.start))
  })
  return { imports, databaseOpenings: [...openings] }
}

function specifierOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return literal(node.source ?? node.argument)
    case 'CallExpression':
      return isLoader(node.callee as Node) ? literal((node.arguments as Node[])[0]) : null
    default:
      return null
  }
}

/** `require(x)`, `require.resolve(x)`, `import.meta.resolve(x)`, and the mocks of Vitest. */
function isLoader(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require'
  if (callee.type !== 'MemberExpression') return false
  const method = String((callee.property as Node).name)
  const owner = callee.object as Node
  if (owner.type === 'MetaProperty') return method === 'resolve'
  if (owner.name === 'require') return method === 'resolve'
  return owner.name === 'vi' && ['mock', 'doMock', 'importActual', 'importMock'].includes(method)
}

/** The text of a string, or of a template without holes; anything else is only known when it runs. */
function literal(value: unknown): string | null {
  const node = value as Node | null | undefined
  if (node?.type === 'TSLiteralType') return literal(node.literal)
  if (typeof node?.value === 'string') return node.value
  const quasis = node?.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

function opensDatabase(node: Node): boolean {
  if (node.type === 'ImportSpecifier') return (node.imported as Node).name === 'openDatabase'
  if (node.type === 'ExportSpecifier') return (node.local as Node).name === 'openDatabase'
  if (node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  return callee.name === 'openDatabase' || (callee.property as Node | undefined)?.name === 'openDatabase'
}

function visit(node: Node, see: (node: Node) => void) {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child as Node, see)
    }
  }
}
