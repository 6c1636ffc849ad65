import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Plugin } from 'vite'

/** Marks a module as the copy of it that reading pages load. */
export const readingMark = '?reading'

const ours = /\/(?:apps\/site\/app|packages\/[^/]+\/src)\/[^?]+\.tsx?$/

const withoutMark = (id: string) => id.slice(0, -readingMark.length)

/**
 * A document is a reading page or an application page, never both, so each kind has its own copy of our modules: cut
 * for both, every application page would be 3 to 5 KB heavier. Everything of ours that `app/entry.reading.ts` imports
 * carries the mark; libraries do not.
 */
export const readingFiles = (): Plugin => ({
  name: 'site:reading-files',
  enforce: 'pre',
  async resolveId(wanted, importer, options) {
    if (!importer?.endsWith(readingMark)) return
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
