import { expect, test } from 'vitest'
import { readImports } from './read-imports.ts'

const statements = [
  "import './only-run.ts'",
  "import one, { two, type Three } from './one.ts'",
  "import * as all from './all.ts'",
  "import type { Four } from './types.ts'",
  "import {\n  five,\n  six,\n} from './long.ts'",
  "export { seven, eight as nine } from './again.ts'",
  "export type { Ten } from './again-types.ts'",
  "export * from './everything.ts'",
  "export * as named from './named.ts'",
  'export { one, two }',
  "const text = `import eleven from './no-import.ts'`",
  "// import twelve from './no-import-either.ts'",
  'export const thirteen = 13',
]

test('the list of the parser names what its tree names, with the same lines', () => {
  const source = statements.join('\n')
  const listed = readImports('file.ts', source)
  // The word makes it read the tree.
  const fromTree = readImports('file.ts', `${source}\n// require`)
  expect(listed).toEqual(fromTree)
  expect(listed.imports.map(({ specifier }) => specifier)).toHaveLength(9)
})

test.each([
  "await import('./later.ts')",
  "await import /* when it is wanted */ ('./later.ts')",
  "await import// when it is wanted\n('./later.ts')",
  "type Later = import('./later.ts').Later",
  "const later = require('./later.ts')",
  "import.meta.resolve('./later.ts')",
  "vi.mock('./later.ts')",
  "import later = require('./later.ts')",
  "createRequire('/')('./later.ts')",
  "import.meta['resolve']('./later.ts')",
  "import(('./later.ts' as string))",
  "new Worker(new URL('./later.ts', import.meta.url))",
  "import.meta.glob(['./later.ts', '!./never.ts'])",
])('%s is found', (source) => {
  expect(readImports('file.ts', source).imports).toMatchObject([{ specifier: './later.ts' }])
})

test.each([
  [`import(\`../tests/\${name}.ts\`)`, ['../tests/']],
  ["import('../tests/' + name)", ['../tests/']],
  [`import(\`@northlight/db/\${name}\`)`, ['@northlight/db/']],
  ["import.meta.glob('../tests/*/start.ts', { eager: true })", ['../tests/']],
  ["import(isLate ? './late.ts' : './early.ts')", ['./late.ts', './early.ts']],
  ['import(name + ending)', []],
  ["new URL('./picture.svg', import.meta.url)", []],
  ["new URL('../build/main.mjs', import.meta.url)", []],
  ["new URL('./later.ts', address)", []],
])('%s names %o', (source, named) => {
  expect(readImports('file.ts', source).imports.map(({ specifier }) => specifier)).toEqual(named)
})

test('a style sheet is read too, without its comments', () => {
  const source = `/* @import "./no.css";\n */@import "./one.css" layer(base);\n@import url('./two.css');\n@plugin "./three.ts";`
  expect(readImports('file.css', source).imports).toEqual([
    { specifier: './one.css', line: 2 },
    { specifier: './two.css', line: 3 },
    { specifier: './three.ts', line: 4 },
  ])
})
