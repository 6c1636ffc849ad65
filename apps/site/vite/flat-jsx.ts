import type { Plugin } from 'vite'

const ours = '\0site:jsx-runtime'

/**
 * React's own file is CommonJS: each element would be `(0, runtime.jsx)(…)`, and each of our files would unwrap it
 * first. Behind a module that names the functions it is a short call. Outside development both functions are one.
 */
export const flatJsx = (): Plugin => ({
  name: 'site:flat-jsx',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === 'react/jsx-runtime' && importer !== ours && !importer?.includes('/node_modules/') ? ours : undefined,
  load: (id) =>
    id === ours
      ? `import * as runtime from 'react/jsx-runtime'
         export const { jsx, Fragment } = runtime
         export { jsx as jsxs }`
      : undefined,
})
