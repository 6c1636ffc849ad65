import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inBrowser = fileURLToPath(new URL('./zod-in-browser.ts', import.meta.url))

/** In the browser `zod` comes by way of `zod-in-browser.ts`, which switches off its eval: our CSP refuses that. */
export const zodWithoutEval = (): Plugin => ({
  name: 'site:zod-without-eval',
  enforce: 'pre',
  resolveId(wanted, importer) {
    if (wanted === 'zod' && importer !== inBrowser && this.environment.name === 'client') return inBrowser
  },
})
