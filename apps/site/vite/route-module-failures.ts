import type { Plugin } from 'vite'

const before = 'window.location.reload();'
const after = `if (!window.dispatchEvent(new CustomEvent('site:chunk-failed', { cancelable: true, detail: error }))) return new Promise(() => {});
		throw error;`

/**
 * React Router reloads the page by itself when a route's file cannot be fetched: at once, without a guard,
 * and over a half-filled form or a running test. Here it asks the site instead (app/build-check/chunk-failure.ts).
 * The build stops when a new version of the router no longer has that line.
 */
export const routeModuleFailures = (): Plugin => ({
  name: 'site:route-module-failures',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/routeModules\.js/.test(id)) return
    const parts = code.split(before)
    if (parts.length !== 2) this.error('The router no longer reloads the page where this plugin expects it.')
    return { code: parts.join(after), map: null }
  },
})
