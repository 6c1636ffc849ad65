import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { folderModules } from './folder-modules.ts'
import { madeAt, removeOlderThan } from './older-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const output = here('../build')

/** Not taken in: what is not all JavaScript or looks for files beside itself, and what the built site shares. */
const outside = /^(?:sharp|ipx|pino|react|react-dom|react-router)(?:\/|$)/

/** All files of the bundle lie in one folder, so the way from them to the source of a module is always the same. */
const placeOf = (source: string) => {
  const way = relative(output, source).split(sep).join('/')
  return `new URL(${JSON.stringify(way)}, import.meta.url).href`
}

/**
 * The server and its command line in some files instead of the more than thousand they are written in: to find and
 * read those took Node half of every start (decision 78). A module still finds what lies beside its source: worker
 * threads, and the processes that read files from outside, are loaded from there.
 */
const bundle = await rolldown({
  input: { main: here('../src/main.ts'), cli: here('../src/cli.ts') },
  platform: 'node',
  external: outside,
  plugins: [
    folderModules(),
    {
      name: 'modules-know-their-place',
      transform: {
        filter: { code: 'import.meta.url' },
        handler: (code, source) => code.replaceAll('import.meta.url', placeOf(source)),
      },
    },
  ],
})
const before = await madeAt(output)
await bundle.write({ dir: output, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
await bundle.close()
await removeOlderThan(before, output)
