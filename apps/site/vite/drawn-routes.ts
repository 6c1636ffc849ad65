import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readingRoutes } from './pages.ts'

const app = fileURLToPath(new URL('../app/', import.meta.url))
const files = new Set(readingRoutes.map((file) => join(app, file)))
const standIn = join(app, 'platform/navigation/load-document.tsx')

/** What the router takes of a route module in the browser, besides the page itself. */
const taken =
  /^export (?:const|function) (meta|handle|links|ErrorBoundary|HydrateFallback|shouldRevalidate|clientLoader|clientAction|clientMiddleware)\b/gm

/** The module of a reading page in the browser: the same exports, and nothing behind them. */
export const emptied = (source: string, page: string): string => {
  const names = [...source.matchAll(taken)].map(([, name]) => `export const ${name} = undefined`)
  return [`export { LoadDocument as default } from ${JSON.stringify(page)}`, ...names].join('\n')
}

/**
 * The router builds every route for the browser, and no browser asks for a reading page: it is drawn by the server. Left
 * out, it keeps nothing alive in the files that application pages share.
 */
export const drawnRoutes = (): Plugin => ({
  name: 'site:drawn-routes',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/app\/routes\/[^?]+\.tsx$/ },
    async handler(id) {
      if (this.environment.name === 'client' && files.has(id)) return emptied(await readFile(id, 'utf8'), standIn)
    },
  },
})
