import { fileURLToPath } from 'node:url'
import { modulesIn } from '@northlight/db/modules-in'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { folderModules } from './folder-modules.ts'

const source = fileURLToPath(new URL('./asks.ts', import.meta.url))
const bundled = async (code: string) => {
  const bundle = await rolldown({
    input: source,
    external: /^@northlight\//,
    plugins: [
      {
        name: 'given',
        load: (id) => (id === source ? code : undefined),
        resolveId: (id) => (id === source ? id : undefined),
      },
      folderModules(),
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  return output[0].code
}

test('the bundle has the files of a folder built in, in the order in which the sources find them', async () => {
  const folder = '../../../packages/contract/src/pages/{page-at,fixed-paths}.ts'
  const code = await bundled(
    `export const names = (await modulesIn<object>(import.meta.url, '${folder}')).flatMap((module) => Object.keys(module).toSorted())`,
  )
  const found = await modulesIn(import.meta.url, folder)
  const { names } = await import(
    `data:text/javascript,${encodeURIComponent(code.replaceAll(/import .*northlight.*\n/g, ''))}`
  )
  expect(names).toEqual(found.flatMap((module) => Object.keys(module).toSorted()))
})

test('a pattern that is not written out is refused with the file that has it', async () => {
  await expect(bundled('export const found = await modulesIn(import.meta.url, pattern)')).rejects.toThrow(
    /asks\.ts calls/,
  )
})
