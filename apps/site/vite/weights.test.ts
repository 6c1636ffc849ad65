import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { appPages } from './pages.ts'
import { islandFiles, limits, weightsOf } from './weights.ts'

const bytes: Record<string, number> = {
  'page.js': 10_000,
  'reading.js': 100,
  'client.js': 200,
  'react.js': 58_000,
  'router.js': 35_000,
  'root.js': 1000,
  'form.js': 2000,
  'schema.js': 400,
  'fields.js': 3000,
  'later.js': 90_000,
  'profile.js': 5000,
  'table.js': 5000,
}
const manifest: Manifest = {
  'app/entry.reading.ts': { file: 'reading.js', imports: ['_page.js'] },
  '_page.js': { file: 'page.js', dynamicImports: ['../../packages/contract/src/client.ts'] },
  '../../packages/contract/src/client.ts': { file: 'later.js' },
  'app/entry.client.tsx': { file: 'client.js', imports: ['_react.js', '_router.js'] },
  'app/platform/islands/mount-island.tsx': { file: 'react.js' },
  '_react.js': { file: 'react.js' },
  '_router.js': { file: 'router.js', imports: ['_react.js'] },
  '_form.js': {
    file: 'form.js',
    name: 'contact-form',
    imports: ['_react.js', '_page.js'],
    dynamicImports: ['../../packages/contract/src/enquiries/contact.ts', 'app/features/map.tsx'],
  },
  'app/features/map.tsx': { file: 'later.js' },
  '../../packages/contract/src/enquiries/contact.ts': { file: 'schema.js', imports: ['_fields.js'] },
  '_fields.js': { file: 'fields.js' },
  'app/root.tsx?client-route': { file: 'root.js', imports: ['_page.js'] },
  'app/routes/profile.tsx?client-route': {
    file: 'profile.js',
    imports: ['_page.js'],
    dynamicImports: ['app/features/map.tsx'],
  },
}
const build = { manifest, bytesOf: (file: string) => bytes[file] ?? Number.NaN, routeTable: 'table.js' }
const pages = [{ pathname: '/profile', files: ['root.tsx', 'routes/profile.tsx'] }]

test('a page carries what it imports at once; a touched form its schema too', () => {
  expect(weightsOf(build, pages, ['features/contact/contact-form.tsx'])).toEqual([
    { page: 'a page to read', bytes: 10_100, limit: limits.reading },
    { page: 'features/contact/contact-form.tsx', bytes: 73_500, limit: limits.touched },
    { page: '/profile', bytes: 114_200, limit: limits.app },
  ])
})

test('a part that the build does not name is an error, not a page without weight', () => {
  expect(() => weightsOf(build, [], ['features/other.tsx'])).toThrow('features/other.tsx')
})

test('every application page and every island is weighed', () => {
  expect(appPages.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/auth/sign-in', '/profile', '/search', '/online-tests/x/ongoing', '/admission/register']),
  )
  expect(appPages.find(({ pathname }) => pathname === '/profile')?.files).toEqual([
    'root.tsx',
    'shell/shell.tsx',
    'shell/page-errors.tsx',
    'routes/account/profile.tsx',
  ])
  expect(islandFiles()).toEqual(
    expect.arrayContaining(['features/institute/contact/contact-form.tsx', 'shell/footer/newsletter.tsx']),
  )
})
