import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Marks a module as the copy of it that reading pages load. */
export const readingMark = '?reading'

const entry = fileURLToPath(new URL('../app/entry.reading.ts', import.meta.url))
const ours = /\/(?:apps\/site\/app|packages\/[^/]+\/src)\/[^?]+\.tsx?$/

/** 7 KB for 58: Preact's own stand-ins, by the names under which our components ask for React. */
const inPlace: Record<string, string> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

const withoutMark = (id: string) => id.slice(0, -readingMark.length)

/**
 * A document is a reading page or an application page, never both, so each kind has its own copy of our modules: in
 * those of reading pages Preact stands in React's place. Everything that `app/entry.reading.ts` imports carries the
 * mark; libraries that know nothing of React do not.
 */
export const readingFiles = (): Plugin => ({
  name: 'site:reading-files',
  enforce: 'pre',
  async resolveId(wanted, importer, options) {
    if (!importer?.endsWith(readingMark)) return
    const standIn = inPlace[wanted]
    if (standIn) return this.resolve(standIn, entry, { ...options, skipSelf: true })
    const found = await this.resolve(wanted, withoutMark(importer), { ...options, skipSelf: true })
    return found && ours.test(found.id) ? { ...found, id: found.id + readingMark } : found
  },
  load: {
    filter: { id: /\.tsx?\?reading$/ },
    async handler(id) {
      const path = withoutMark(id)
      return { code: await readFile(path, 'utf8'), moduleType: extname(path) === '.tsx' ? 'tsx' : 'ts' }
    },
  },
})
