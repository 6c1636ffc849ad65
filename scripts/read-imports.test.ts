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
])('%s is found', (source) => {
  expect(readImports('file.ts', source).imports).toMatchObject([{ specifier: './later.ts' }])
})
