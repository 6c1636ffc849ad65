import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readingRoutes } from './pages.ts'

const app = fileURLToPath(new URL('../app/', import.meta.url))
const files = new Set(readingRoutes.map((file) => join(app, file)))

/** The exports of a route module that the router uses in the browser, besides the component. */
const taken =
  /^export (?:const|function) (meta|handle|links|ErrorBoundary|HydrateFallback|shouldRevalidate|clientLoader|clientAction|clientMiddleware)\b/gm

/** Should the router ever go to a reading page, the document is loaded instead. */
const loadDocument = 'export default () => (location.reload(), null)'

/**
 * The stub of a reading page's route module in the browser: the same exports, all of them empty. It imports nothing,
 * because the router's table, which every application page carries, names the files that each route needs.
 */
export const stubModule = (source: string): string =>
  [loadDocument, ...[...source.matchAll(taken)].map(([, name]) => `export const ${name} = undefined`)].join('\n')

/**
 * The router builds every route module for the browser, and no browser needs that of a reading page: it is rendered by
 * the server only. As a stub it imports nothing, so the chunks that application pages share hold nothing for it (tree
 * shaking).
 */
export const serverOnlyRoutes = (): Plugin => ({
  name: 'site:drawn-routes',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/app\/routes\/[^?]+\.tsx$/ },
    async handler(id) {
      if (this.environment.name === 'client' && files.has(id)) return stubModule(await readFile(id, 'utf8'))
    },
  },
})
