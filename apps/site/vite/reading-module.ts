import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin, ResolvedConfig } from 'vite'
import { readingMark } from './reading-files.ts'

const source = 'app/entry.reading.ts'
const built = source + readingMark
const id = 'virtual:reading-module'

/**
 * The one script of a reading page: built with the rest of the client, and named to the server by Vite's own manifest,
 * which is written before the server is built.
 */
export const readingModule = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'site:reading-module',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: join(config.root, built), name: 'reading' })
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      const { name, mode } = this.environment
      // In the browser nobody draws a reading page.
      if (name === 'client') return given('', [])
      if (mode !== 'build') return given(`/${source}`, [])
      const path = join(config.root, 'build/client/.vite/manifest.json')
      const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'))
      const entry = manifest[built]
      if (!entry) return this.error(`${built} is not in ${path}`)
      return given(
        `/${entry.file}`,
        [...importsOf(manifest, built)].map((file) => `/${file}`),
      )
    },
  }
}

const given = (file: string, imports: string[]) => `export const reading = ${JSON.stringify({ file, imports })}`

/** The files that a file needs before it can run. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const needed of manifest[key]?.imports ?? []) {
    const file = manifest[needed]?.file
    if (!file || found.has(file)) continue
    found.add(file)
    importsOf(manifest, needed, found)
  }
  return found
}
