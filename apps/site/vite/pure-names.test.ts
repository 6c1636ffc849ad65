import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { calledAsActs, keepLibraryCalls, noActsByPureNames, pureNames, withoutPureNames } from './pure-names.ts'

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
  expect(await bundled('/node_modules/plain/dist/plain.mjs')).toContain('isDrawn')
  expect(await bundled('/packages/contract/src/schema.ts')).not.toContain('isDrawn')
})

test.each([
  ['const f = () => { line() }', ['line']],
  ['if (a) { a && void text(b).trim() }', ['text']],
  ['const f = async () => { await upload(file), a ? z.x() : only() }', ['upload', 'z', 'only']],
  ['export const a = text(b).optional(); only.x = 1; say(line(b)); c.choice()', []],
  ['const f = () => line(a)', []],
])('%s calls %j for what they do', (code, names) => {
  expect(calledAsActs(code)).toEqual(names)
})

test('a function of ours that does something under one of the names stops the build', async () => {
  const code = 'const line = () => { globalThis.isDrawn = true }\nexport const draw = () => { line() }'
  const id = '/apps/site/app/draw.ts'
  const { name, transform } = noActsByPureNames()
  const plugins = [
    { name: 'source', resolveId: () => id, load: () => code },
    { name, transform },
  ]
  await expect(rolldown({ input: id, plugins }).then((bundle) => bundle.generate())).rejects.toThrow('calls line()')
})
