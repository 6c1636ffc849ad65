import { languages } from '../words/languages.ts'
import { allPages } from './pages.ts'

/**
 * What a browser has to know of other pages than the one it shows. The build writes these values out in its files
 * (apps/site/vite/page-facts.ts): the whole table would be a sixth of what a page to read may weigh.
 */

/** Pages in every language. All others are English only, and links to them lead to the English page. */
export const translatedPaths: readonly string[] = allPages
  .filter(([, { languages }]) => languages === 'all')
  .map(([, { path }]) => path)

/** The pages that React Router runs, each with its style sheet. */
export const applicationSheets: readonly (readonly [path: string, sheet: string])[] = allPages
  .filter(([, { kind }]) => kind === 'application')
  .map(([, { path, sheet }]) => [path, sheet])

/** What stands at the top of the site besides its pages. */
export const besidePages: readonly string[] = [
  ...[
    'api',
    'office',
    'assets',
    'storage',
    '_ipx',
    'builds',
    'email',
    'v1',
    'sandbox',
    'metrics',
    'healthz',
    'readyz',
    'servingz',
  ],
  ...['robots.txt', 'sitemap.xml', 'feed.xml', 'manifest.webmanifest', 'favicon.ico', 'sw.js'],
  ...['staff-invites', 'preview', 'courses'],
  ...languages,
]

/** The first words of addresses that are the site's own. Every other address of one word can be a campaign's. */
export const topNames: readonly string[] = [
  ...new Set([
    ...besidePages,
    ...allPages.map(([, { path }]) => path.split('/')[1] ?? '').filter((name) => /^[^:*]/.test(name)),
  ]),
]
