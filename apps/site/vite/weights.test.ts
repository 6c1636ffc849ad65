import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { appPages } from './pages.ts'
import { addedIn, islandFiles, limits, weightsOf } from './weights.ts'

const bytes: Record<string, number> = {
  'page.js': 10_000,
  'reading.js': 100,
  'client.js': 200,
  'react.js': 58_000,
  'mount.js': 300,
  'calls.js': 700,
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
  'app/entry.reading.ts?reading': { file: 'reading.js', imports: ['_page.js'] },
  '_page.js': { file: 'page.js', dynamicImports: ['../../packages/contract/src/client.ts?reading'] },
  '../../packages/contract/src/client.ts': { file: 'calls.js' },
  '../../packages/contract/src/client.ts?reading': { file: 'calls.js' },
  'app/entry.client.tsx': { file: 'client.js', imports: ['_react.js', '_router.js'] },
  'app/platform/islands/mount-island.tsx': { file: 'later.js' },
  'app/platform/islands/mount-island.tsx?reading': { file: 'mount.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_router.js': { file: 'router.js', imports: ['_react.js'] },
  'app/features/contact/contact-form.tsx?reading': {
    file: 'form.js',
    imports: ['_react.js', '_page.js'],
    dynamicImports: ['../../packages/contract/src/enquiries/contact.ts?reading', 'app/features/map.tsx?reading'],
  },
  'app/features/contact/contact-form.tsx': { file: 'later.js' },
  'app/features/map.tsx?reading': { file: 'later.js' },
  'app/features/map.tsx': { file: 'later.js' },
  '../../packages/contract/src/enquiries/contact.ts?reading': { file: 'schema.js', imports: ['_fields.js'] },
  '_fields.js': { file: 'fields.js' },
  'app/root.tsx?client-route': { file: 'root.js', imports: ['_page.js'] },
  'app/routes/profile.tsx?client-route': {
    file: 'profile.js',
    imports: ['_page.js'],
    dynamicImports: ['app/features/map.tsx'],
  },
}
const build = { manifest, bytesOf: (file: string) => bytes[file] ?? Number.NaN, added: ['table.js'] }
const pages = [
  { pathname: '/profile', sheet: 'account' as const, isApp: true, files: ['root.tsx', 'routes/profile.tsx'] },
]

test('a page carries what it imports at once; a touched form its schema too', () => {
  expect(weightsOf(build, pages, ['features/contact/contact-form.tsx'])).toEqual([
    { page: 'a page to read', bytes: 10_100, limit: limits.reading },
    { page: 'features/contact/contact-form.tsx', bytes: 74_500, limit: limits.touched },
    { page: '/profile', bytes: 114_900, limit: limits.app },
  ])
})

test('a test is weighed as it opens and with the screen that follows its rules', () => {
  const withScreens: Manifest = {
    ...manifest,
    'app/features/online-tests/exam/start/exam-page.tsx?reading': { file: 'test.js', imports: ['_react.js'] },
    'app/features/online-tests/exam/free/begin-free.ts?reading': { file: 'free.js', imports: ['_react.js'] },
    'app/features/online-tests/exam/sequential/begin-sequential.ts?reading': { file: 'sequential.js' },
  }
  const more: Record<string, number> = { 'test.js': 7000, 'free.js': 20_000, 'sequential.js': 15_000 }
  const weighed = weightsOf(
    { ...build, manifest: withScreens, bytesOf: (file) => more[file] ?? build.bytesOf(file) },
    [],
    ['features/online-tests/exam/start/exam-page.tsx'],
  )
  expect(weighed.slice(1).map(({ bytes, limit }) => [bytes, limit])).toEqual([
    [76_100, limits.touched],
    [96_100, limits.test],
    [91_100, limits.test],
  ])
})

test('a part that the build does not name is an error, not a page without weight', () => {
  expect(() => weightsOf(build, [], ['features/other.tsx'])).toThrow('features/other.tsx')
})

test('what the router adds to the files of the bundler counts, where it adds any', () => {
  const bundled: Manifest = { 'app/root.tsx': { file: 'assets/root.js' } }
  expect(addedIn(bundled, ['root.js', 'root.js.br', 'sheet.css', 'table.js', 'table.js.br'])).toEqual([
    'assets/table.js',
  ])
  expect(addedIn(bundled, ['root.js', 'sheet.css'])).toEqual([])
})

test('every application page and every island is weighed', () => {
  expect(appPages.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/auth/sign-in', '/profile', '/search', '/admission/register']),
  )
  expect(appPages.find(({ pathname }) => pathname === '/profile')?.files).toEqual([
    'root.tsx',
    'shell/shell.tsx',
    'shell/page-errors.tsx',
    'routes/account/profile.tsx',
  ])
  expect(islandFiles()).toEqual(
    expect.arrayContaining([
      'features/institute/contact/contact-form.tsx',
      'shell/footer/newsletter.tsx',
      'features/online-tests/exam/start/exam-page.tsx',
    ]),
  )
})
