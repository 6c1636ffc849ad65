import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readingFiles } from './reading-files.ts'
import { readingModule } from './reading-module.ts'
import { sharedFiles } from './shared-files.ts'
import { zodWithoutEval } from './zod-without-eval.ts'

/** What our plug-ins decide by: names of files and what imports what. Every function may do something, so it is kept. */
const sources = {
  'apps/site/app/entry.reading.ts': `import { greet } from './greet.ts'
    import { islands } from './islands.ts'
    globalThis.note?.(greet(), islands)`,
  'apps/site/app/greet.ts': `import { plain } from 'plain'\nexport const greet = () => globalThis.note?.(plain())`,
  'apps/site/app/islands.ts': `export const islands = {
    one: () => import('./one.tsx'), two: () => import('./two.tsx'), three: () => import('./three.tsx') }`,
  'apps/site/app/one.tsx': `import { both } from './both.ts'\nexport const One = () => <p>{both()}</p>`,
  'apps/site/app/two.tsx': `import { both } from './both.ts'\nexport const Two = () => <b>{both()}</b>`,
  'apps/site/app/three.tsx': `import { single } from './single.ts'\nexport const Three = () => <i>{single()}</i>`,
  'apps/site/app/both.ts': `export const both = () => globalThis.note?.('both')`,
  'apps/site/app/single.ts': `export const single = () => globalThis.note?.('single')`,
  'apps/site/app/entry.client.tsx': `import { go } from 'react-router'
    import { z } from 'zod'
    import { frame } from './frame.ts'
    import { greet } from './greet.ts'
    globalThis.note?.(go(), greet(), frame())
    export const settings = z.config()`,
  'apps/site/app/profile.tsx': `import { greet } from './greet.ts'\nglobalThis.note?.(greet(), () => import('./three.tsx'))`,
  'apps/site/app/frame.ts': `export const frame = () => globalThis.note?.('frame')`,
  'apps/site/app/server-build.ts': `import { z } from 'zod'
    export { reading } from 'virtual:reading-module'
    export const settings = z.config()`,
  'node_modules/react/index.js': 'export const useState = () => 1',
  'node_modules/react/jsx-runtime.js': 'export const jsx = (type) => type',
  'node_modules/react-router/index.js': `import { useState } from 'react'\nexport const go = () => globalThis.note?.(useState())`,
  'node_modules/zod/index.js': 'export const z = { config: () => ({ jitless: false }) }',
  'node_modules/plain/index.js': `export const plain = () => globalThis.note?.('plain')`,
}

let folder: string
let chunks: Rolldown.OutputChunk[]
let reading: { file: string; imports: string[] }
let onServer: object

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'small-site-')))
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const root = join(folder, 'apps/site')
  // As `npm run build` does it.
  vi.stubEnv('NODE_ENV', 'production')
  const environment = (name: 'client' | 'ssr', ...files: string[]) => ({
    build: { outDir: `build/${name}`, rolldownOptions: { input: files.map((file) => join(root, 'app', file)) } },
  })
  const { build, environments } = await createBuilder({
    ...{ root, configFile: false, logLevel: 'error' },
    plugins: [readingFiles(), zodWithoutEval(), sharedFiles(), readingModule()],
    build: { manifest: true, minify: false },
    environments: {
      client: environment('client', 'entry.client.tsx', 'profile.tsx'),
      ssr: { ...environment('ssr', 'server-build.ts'), resolve: { noExternal: true } },
    },
  })
  if (!environments.client || !environments.ssr) throw new Error('There is nothing to build.')
  const { output } = (await build(environments.client)) as Rolldown.RolldownOutput
  chunks = output.filter((file) => file.type === 'chunk')
  const server = (await build(environments.ssr)) as Rolldown.RolldownOutput
  ;({ reading, settings: onServer } = await import(
    pathToFileURL(join(root, 'build/ssr', server.output[0].fileName)).href
  ))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** The chunk that a module of this build went into. */
const chunkOf = (module: string) => {
  const found = chunks.filter(({ moduleIds }) => moduleIds.includes(join(folder, module)))
  expect(found, module).toHaveLength(1)
  return found[0] as Rolldown.OutputChunk
}
const app = (name: string) => chunkOf(`apps/site/app/${name}`)

/** A chunk and what it needs before it can run. */
const withImports = (chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const needed of chunks) if (chunk.imports.includes(needed.fileName)) withImports(needed, found)
  return found
}
const modulesOf = (entry: string) => [...withImports(app(entry))].flatMap(({ moduleIds }) => moduleIds).join('\n')

test('a reading page has its own copy of our modules, and React comes with its first island, without the router', () => {
  const read = modulesOf('entry.reading.ts?reading')
  expect(read).toContain('/greet.ts?reading')
  expect(read).not.toContain('node_modules/react')
  const island = modulesOf('one.tsx?reading')
  expect(island).toContain('node_modules/react/')
  expect(island).not.toContain('node_modules/react-router/')
  const program = modulesOf('entry.client.tsx')
  for (const library of ['react', 'react-router']) expect(program).toContain(`node_modules/${library}/`)
  expect(program).not.toContain('?reading')
})

test('a library is one file for both', () => {
  const plain = chunkOf('node_modules/plain/index.js')
  for (const entry of ['entry.reading.ts?reading', 'entry.client.tsx'])
    expect([...withImports(app(entry))]).toContain(plain)
})

test('the server is told the module of a reading page and every file that it needs, each of which is there', async () => {
  const entry = app('entry.reading.ts?reading')
  expect(entry.fileName).toMatch(/^assets\/reading-[\w-]+\.js$/)
  expect(reading.file).toBe(`/${entry.fileName}`)
  const needed = [...withImports(entry)].flatMap((one) => (one === entry ? [] : `/${one.fileName}`))
  expect(needed.length).toBeGreaterThan(1)
  expect(reading.imports.toSorted()).toEqual(needed.toSorted())
  const built = await readdir(join(folder, 'apps/site/build/client/assets'))
  for (const file of [reading.file, ...reading.imports]) expect(built).toContain(file.replace('/assets/', ''))
})

test('libraries have files of their own; so has what a reading page runs, what most islands share, and the frame', () => {
  const nameOf = (module: string) => app(module).name
  for (const [library, file] of [
    ['react', 'react'],
    ['react-router', 'router'],
    ['zod', 'zod'],
  ]) {
    const its = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`node_modules/${library}/`)))
    expect(its.map(({ name }) => name)).toEqual([file])
  }
  expect(['greet.ts?reading', 'islands.ts?reading'].map(nameOf)).toEqual(['page', 'page'])
  expect(nameOf('both.ts?reading')).toBe('islands')
  expect(nameOf('single.ts?reading')).toBe(nameOf('three.tsx?reading'))
  expect(app('frame.ts')).toBe(app('greet.ts'))
})

test('zod in the browser is told to write no functions as text, and on the server it is as it is', async () => {
  const file = join(folder, 'apps/site/build/client', app('entry.client.tsx').fileName)
  expect(await import(pathToFileURL(file).href)).toMatchObject({ settings: { jitless: true } })
  expect(onServer).toEqual({ jitless: false })
})
