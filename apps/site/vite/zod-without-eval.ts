import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inBrowser = fileURLToPath(new URL('./zod-in-browser.ts', import.meta.url))

/** The contract's schemas in the browser: zod as it is, told first what it may not do there. */
export const zodWithoutEval = (): Plugin => ({
  name: 'site:zod-without-eval',
  enforce: 'pre',
  resolveId(wanted, importer) {
    if (wanted === 'zod' && importer !== inBrowser && this.environment.name === 'client') return inBrowser
  },
})
