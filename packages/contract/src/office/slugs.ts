import { sitePages } from '../site-pages.ts'
import { languages } from '../words/languages.ts'

/** What stands at the top of the site besides the pages everybody can read. Nothing that staff write may cover it. */
const reservedNames = [
  ...['api', 'office', 'assets', 'storage', '_ipx', 'builds', 'email', 'v1', 'sandbox', 'metrics', 'healthz', 'readyz'],
  ...['robots.txt', 'sitemap.xml', 'feed.xml', 'manifest.webmanifest', 'favicon.ico', 'sw.js'],
  ...['achievers', 'legal', 'accessibility', 'practice', 'auth', 'profile', 'course-enrolled', 'test-enrolled'],
  ...[
    'payments',
    'parent-consent',
    'keep-account',
    'undo-address',
    'confirm-address',
    'stop-notices',
    'search',
    'sent',
  ],
  ...['staff-invites', 'preview', 'courses'],
  ...languages,
]

const fixedPaths = new Set(sitePages.map(({ path }) => path))
const reserved = new Set([
  ...reservedNames,
  ...sitePages.map(({ path }) => path.split('/')[1] ?? '').filter((name) => name !== ''),
])

/** Whether an address belongs to the site itself: a page that is always there, or anything below a reserved name's top. */
export const isFixedPath = (path: string): boolean => {
  const [, first = '', ...rest] = path.split('/')
  return fixedPaths.has(path) || (rest.length === 0 && reserved.has(first))
}

/** An address made of a title: ASCII letters and digits with dashes; empty where the title has none. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('_', '-')
    .replaceAll('@', ' at ')
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
