import type { Plugin } from 'vite'

const before = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const after = `
		if (!window.dispatchEvent(new CustomEvent('site:chunk-failed', { cancelable: true }))) return new Promise(() => {});
		const failure = new Error('A part of this page could not be fetched.', { cause: error });
		failure.name = 'ChunkError';
		return { default() { throw failure; } };`

/**
 * React Router reloads the page by itself when a route's file cannot be fetched: at once, without a guard, and over
 * a half-filled form or a running test. Here it asks the site first (app/platform/build-check/chunk-failure.ts); when the site
 * does not reload, the route stands there as a page that throws, so that the error screen is shown.
 * The build stops when a new version of the router no longer has that line.
 */
export const routeModuleFailures = (): Plugin => ({
  name: 'site:route-module-failures',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router\/dist\/.*\/routeModules\.js/.test(id)) return
    if (!before.test(code)) this.error('The router no longer reloads the page where this plugin expects it.')
    return { code: code.replace(before, after), map: null }
  },
})
