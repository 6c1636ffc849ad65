import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/**
 * While developing the server runs from its sources. Node strips types but does not know JSX, and mail templates are
 * written in it. The compiler is only loaded with the first template, because most starts send no mail.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { transformSync } = require('oxc-transform') as typeof import('oxc-transform')
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
    })
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map((error) => error.message).join('; ')}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
