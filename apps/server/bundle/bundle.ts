import { basename, dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { folderModules } from './folder-modules.ts'
import { madeAt, removeOlderThan } from './older-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const output = here('../build')

/**
 * Not taken in: what is not all JavaScript or looks for files beside itself, and what the built site shares. What is
 * named here must be in the release too (scripts/release/packages.ts).
 */
const outside = /^(?:sharp|ipx|pino|pdfkit|@node-rs\/argon2|react|react-dom|react-router)(?:\/|$)/

/** All files of the bundle lie in one folder, so the way from them to the source of a module is always the same. */
const placeOf = (source: string) => {
  const way = relative(output, source).split(sep).join('/')
  return `new URL(${JSON.stringify(way)}, import.meta.url).href`
}

/** `new URL('./password-worker.ts', import.meta.url)` is the code of a thread or of a process of its own. */
const place = /(?:new URL\('(\.\/[\w-]+)\.ts', )?import\.meta\.url/g
const apart = new Map<string, string>()

/** What runs apart is bundled too and lies beside this file; whatever else a module looks for stays where it is. */
const knowsItsPlace = {
  name: 'modules-know-their-place',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code: string, source: string) =>
      code.replaceAll(place, (_, path: string | undefined) => {
        if (path === undefined) return placeOf(source)
        apart.set(basename(path), resolve(dirname(source), `${path}.ts`))
        return `new URL('${path}.mjs', import.meta.url`
      }),
  },
}

const write = async (input: Record<string, string>) => {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: outside,
    plugins: [folderModules(), knowsItsPlace],
  })
  await bundle.write({ dir: output, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await bundle.close()
}

/**
 * The server and its command line in some files instead of the more than thousand they are written in: to find and
 * read those took Node half of every start (decision 78). What runs in a thread or a process of its own is bundled
 * apart, so that it loads only what it needs.
 */
const before = await madeAt(output)
await write({ main: here('../src/main.ts'), cli: here('../src/cli.ts') })
await write(Object.fromEntries(apart))
await removeOlderThan(before, output)
