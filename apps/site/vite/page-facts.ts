import * as facts from '@northlight/contract/pages/for-browser'
import type { Plugin } from 'vite'

const written = Object.entries(facts)
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  .join('\n')

/** Writes into the browser's files what they need of the table of pages, so that they do not carry the table. */
export const pageFacts = (): Plugin => ({
  name: 'site:page-facts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/contract\/src\/pages\/for-browser\.ts(?:\?reading)?$/ },
    handler() {
      if (this.environment.name === 'client') return { code: written, moduleType: 'js' }
    },
  },
})
