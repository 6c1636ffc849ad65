import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const light = fileURLToPath(new URL('../app/platform/forms/light-zod.ts', import.meta.url))

/** In the browser schemas check forms and nothing else: 2 KB do for that what zod does in 24 KB. */
export const lightZod = (): Plugin => ({
  name: 'site:light-zod',
  enforce: 'pre',
  resolveId(wanted) {
    if (wanted === 'zod' && this.environment.name === 'client') return light
  },
})
