import { type Plugin, parseAst } from 'vite'

/** Calls by these names only make a schema or a part: one whose result nobody uses is left out of the build. */
export const pureNames = [
  ...['z', 'endpoint', 'text', 'line', 'paragraphs', 'choice', 'oneOf', 'upload', 'emailOf', 'mobileOf'],
  ...['only', 'shaped', 'LeadView', 'island', 'lazyPart'],
]

type Node = { type: string; start: number; end: number; name: string; computed?: boolean; [part: string]: unknown }
type Edit = { at: number; until: number; text: string }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const own = (name: string) => `${name}$own`

/** The name of a member, a key, an export is not the module's own, whatever it is. */
const outerName: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
}

/** `{ z }`, `import { z }` and `export { z }` name two things at once: the outer name is written out beside the own. */
const writtenOut = (node: Node, outer: Node): Edit | undefined => {
  const { start: at, end: until, name } = outer
  const inner = node.type === 'Property' ? (node.shorthand ? outer : undefined) : (node.local as Node | undefined)
  if (inner?.start !== at || !pureNames.includes(name)) return
  if (node.type === 'ExportSpecifier') return { at: until, until, text: ` as ${name}` }
  return { at, until: at, text: node.type === 'Property' ? `${name}: ` : `${name} as ` }
}

const editsIn = (node: Node): Edit[] => {
  if (node.type === 'Identifier' && pureNames.includes(node.name))
    return [{ at: node.start, until: node.end, text: own(node.name) }]
  return Object.entries(node).flatMap(([part, value]) => {
    if (part !== outerName[node.type] || node.computed) return [value].flat().filter(isNode).flatMap(editsIn)
    return (isNode(value) && writtenOut(node, value)) || []
  })
}

/** The same module, in which nothing of its own has one of the names. */
export const withoutPureNames = (code: string): string => {
  let [written, last] = ['', 0]
  const edits = editsIn(parseAst(code) as unknown as Node)
  for (const { at, until, text } of edits.sort((a, b) => a.at - b.at || a.until - b.until)) {
    written += code.slice(last, at) + text
    last = until
  }
  return written + code.slice(last)
}

/** The name that a call begins with: `z` of `z.string().min(2)`. */
const rootOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  const inner =
    node.type === 'CallExpression' ? node.callee : node.type === 'MemberExpression' ? node.object : undefined
  return isNode(inner) ? rootOf(inner) : undefined
}

/** What is worked out in a statement of its own: of `isOpen && line()` both sides. */
const workedOut = (node: Node): Node[] => {
  const parts = [node.expression, node.argument, node.left, node.right, node.consequent, node.alternate]
  const inner = [...parts, ...[node.expressions].flat()].filter(isNode)
  return node.type === 'CallExpression' ? [node] : inner.flatMap(workedOut)
}

/** The names by which something is called here for what it does, and not for what it gives. */
export const calledAsActs = (code: string): string[] => {
  const found = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'ExpressionStatement')
      for (const call of workedOut(node)) {
        const name = rootOf(call)
        if (name !== undefined && pureNames.includes(name)) found.add(name)
      }
    for (const part of Object.values(node)) for (const child of [part].flat()) if (isNode(child)) visit(child)
  }
  visit(parseAst(code) as unknown as Node)
  return [...found]
}

const called = new RegExp(`(?<![\\w$.])(?:${pureNames.join('|')})\\s*[(.]`)

/** A function of ours that does something may not have one of the names: its calls would be left out without a word. */
export const noActsByPureNames = (): Plugin => ({
  name: 'site:no-acts-by-pure-names',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: { include: /\.tsx?(?:\?.*)?$/, exclude: /\/node_modules\// }, code: called },
    handler(code, id) {
      const [name] = calledAsActs(code)
      if (name !== undefined)
        this.error(`${id} calls ${name}() for what it does, and the build leaves such calls out: name it otherwise.`)
    },
  },
})

/**
 * A minified library has short names of its own, and its `z` may draw the page. Called for what it does, it would be left
 * out as a schema that nobody uses, without a word.
 */
export const keepLibraryCalls = (): Plugin => ({
  name: 'site:keep-library-calls',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: { include: /\/node_modules\/.*\.[cm]?js$/, exclude: /\/node_modules\/zod\// },
      code: called,
    },
    handler: (code) => ({ code: withoutPureNames(code), map: null }),
  },
})
