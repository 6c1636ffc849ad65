import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { keepLibraryCalls, pureNames, withoutPureNames } from './pure-names.ts'

test('what a library calls by a name of ours has another name, and its keys and exports keep theirs', () => {
  const library = `import { z as a, text } from 'x'
function z(line) { return text(line), a.z(), { z, line: line.only } }
const { choice = 1, island: { upload } } = z(2)
export { z, upload as only }`
  expect(withoutPureNames(library)).toBe(`import { z as a, text as text$own } from 'x'
function z$own(line$own) { return text$own(line$own), a.z(), { z: z$own, line: line$own.only } }
const { choice: choice$own = 1, island: { upload: upload$own } } = z$own(2)
export { z$own as z, upload$own as only }`)
})

/** What the bundler makes of a file at this address. */
const bundled = async (id: string) => {
  const code = 'const z = () => { globalThis.isDrawn = true }\nexport const draw = () => { z() }'
  const { transform } = keepLibraryCalls()
  const source = { name: 'source', resolveId: () => id, load: () => code, transform }
  const bundle = await rolldown({ input: id, plugins: [source], treeshake: { manualPureFunctions: pureNames } })
  const { output } = await bundle.generate()
  return output[0].code
}

test('a call of a library is never left out, a schema of ours that nobody uses is', async () => {
  expect(await bundled('/node_modules/preact/dist/preact.mjs')).toContain('isDrawn')
  expect(await bundled('/packages/contract/src/schema.ts')).not.toContain('isDrawn')
})
