import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { order } from './api-domains.ts'
import { checkManifests, checkSources, type Manifest } from './import-rules.ts'

const every = Object.fromEntries(
  ['contract', 'exam', 'ui', 'db', 'mail', 'documents', 'api', 'demo', 'server', 'site'].map((name) => [
    `@northlight/${name}`,
    '*',
  ]),
)
const manifests = new Map<string, Manifest>(
  [
    '.',
    'e2e',
    ...['contract', 'exam', 'ui', 'db', 'mail', 'documents', 'api', 'demo'].map((name) => `packages/${name}`),
  ]
    .concat('apps/site', 'apps/office', 'apps/server')
    .map((workspace) => [workspace, { dependencies: { ...every, zod: '4' }, devDependencies: { vitest: '5' } }]),
)

const check = (path: string, source: string) => checkSources([{ path, source }], manifests)

describe('a direction that is allowed', () => {
  test.each([
    ['apps/site/app/root.tsx', "import { allBranches } from '@northlight/contract/content'"],
    ['apps/site/app/root.tsx', "import type { Route } from './+types/root'"],
    ['apps/site/app/entry.server.tsx', "import * as build from 'virtual:react-router/server-build'"],
    ['apps/site/app/root.tsx', "import { Icon } from '@northlight/ui/kit/icon.tsx'"],
    ['apps/office/app/routes.tsx', "import { Menu } from '@northlight/ui/overlay/menu.tsx'"],
    ['packages/ui/src/overlay/a.tsx', "import { Icon } from '../kit/icon.tsx'"],
    ['packages/ui/src/question/a.tsx', "import type { Answer } from '@northlight/exam/answers'"],
    ['apps/office/src/list.tsx', "import { next } from '@northlight/exam/attempt'"],
    ['packages/api/src/enquiries/service.ts', "import type { Db } from '@northlight/db/database'"],
    ['packages/api/src/enquiries/service.ts', "import { z } from 'zod'; import { join } from 'node:path'"],
    ['packages/demo/src/exams/exams.ts', "import { rankTest } from '@northlight/api/marking/rank-test'"],
    ['apps/server/src/fill-database.ts', "await import('@northlight/demo/seed-demo')"],
    ['apps/server/src/syllabus.test.ts', "import { readProgrammes } from '@northlight/demo/content/programmes'"],
    ['packages/mail/src/transports.ts', "import { seconds } from '@northlight/contract/durations'"],
    ['apps/server/src/app.ts', "const api = await import('@northlight/api/create-api')"],
    ['apps/server/src/serve.ts', "import { openDatabase } from '@northlight/db/database'; openDatabase('x')"],
    ['apps/server/src/commands/migrate.ts', "import { openDatabase } from '@northlight/db/database'"],
    ['packages/api/testing/context.ts', "import { openDatabase } from '@northlight/db/database'"],
    ['packages/db/testing/global-setup-postgres.ts', "import { startPostgres } from '../../../scripts/postgres.ts'"],
    ['e2e/playwright.config.ts', "import { findChromium } from '../scripts/chromium.ts'"],
    ['scripts/start.ts', "await import('../apps/server/src/main.ts')"],
    ['packages/contract/src/dates.ts', 'const name = "x"; await import(name)'],
    [
      'packages/exam/src/a.ts',
      "// import { x } from '@northlight/db/database'\nconst text = \"import '@northlight/api/x'\"",
    ],
    ['packages/db/src/errors.ts', 'const openDatabase = 1; export const text = `openDatabase() `'],
  ])('%s: %s', (path, source) => {
    expect(check(path, source)).toEqual([])
  })
})

describe('a direction that is forbidden', () => {
  test.each([
    [
      'static',
      'apps/site/app/root.tsx',
      "import { createApi } from '@northlight/api/create-api'",
      'apps/site may not import',
    ],
    ['for its side effect', 'apps/site/app/root.tsx', "import '@northlight/db/database'", 'apps/site may not import'],
    [
      'of a type',
      'apps/office/src/a.ts',
      "import type { Db } from '@northlight/db/database'",
      'apps/office may not import',
    ],
    ['of a type in place', 'apps/site/app/a.ts', "type A = import('@northlight/api/x').A", 'apps/site may not import'],
    ['dynamic', 'apps/site/app/a.ts', "const a = () => import('@northlight/db/x')", 'apps/site may not import'],
    ['dynamic in a template', 'apps/site/app/a.ts', 'void import(`@northlight/db/x`)', 'apps/site may not import'],
    ['a re-export', 'packages/contract/src/a.ts', "export { x } from '@northlight/exam/x'", 'none of our packages'],
    ['a re-export of all', 'packages/exam/src/a.ts', "export * from '@northlight/contract/x'", 'none of our packages'],
    [
      'a re-export of a type',
      'packages/exam/src/a.ts',
      "export type { X } from '@northlight/contract/x'",
      'none of our',
    ],
    ['required', 'packages/db/src/a.ts', "require('@northlight/api/x')", 'packages/db may not import'],
    ['resolved', 'packages/db/src/a.ts', "import.meta.resolve('@northlight/api/x')", 'packages/db may not import'],
    ['mocked', 'packages/db/src/a.test.ts', "vi.mock('@northlight/api/x')", 'packages/db may not import'],
    ['of the API by shared parts', 'packages/ui/src/a.ts', "import '@northlight/api/x'", 'packages/ui may not import'],
    ['upwards', 'packages/api/src/a.ts', "import { app } from '@northlight/server/app'", 'packages/api may not import'],
    ['of the demo', 'packages/api/src/a.ts', "import '@northlight/demo/options'", 'packages/api may not import'],
    [
      'of the demo in tests',
      'packages/api/src/a.test.ts',
      "import '@northlight/demo/a'",
      'packages/api may not import',
    ],
    ['of the demo below it', 'packages/db/src/a.ts', "import '@northlight/demo/a'", 'packages/db may not import'],
    ['of the demo elsewhere', 'apps/server/src/main.ts', "import '@northlight/demo/a'", 'only apps/server/src/fill'],
    [
      'of the office’s overlays',
      'apps/site/app/a.tsx',
      "import '@northlight/ui/overlay/menu.tsx'",
      'is for the office',
    ],
    [
      'of a library of overlays',
      'apps/site/app/a.tsx',
      "const a = () => import('@base-ui/react/menu')",
      'for the office',
    ],
    ['of overlays by the kit', 'packages/ui/src/kit/a.tsx', "import '../overlay/menu.tsx'", 'is for the office alone'],
    [
      'between templates and data',
      'packages/mail/src/a.tsx',
      "import '@northlight/db/x'\nexport const A = () => <p />",
      'packages/mail',
    ],
    ['of itself by name', 'packages/api/src/a.ts', "import { b } from '@northlight/api/b'", 'by a relative path'],
    [
      'relative',
      'apps/site/app/a.ts',
      "import { x } from '../../../packages/contract/src/x.ts'",
      'may not leave apps/site',
    ],
    ['relative among packages', 'packages/db/src/a.ts', "import '../../api/src/x.ts'", 'may not leave packages/db'],
    [
      'relative with a query',
      'apps/site/app/a.ts',
      "import url from '../../office/a.css?url'",
      'may not leave apps/site',
    ],
    ['into scripts from the product', 'packages/db/src/a.ts', "import '../../../scripts/postgres.ts'", 'may not leave'],
    ['out of the project', 'scripts/a.ts', "import '../../elsewhere/a.ts'", 'may not leave'],
    [
      'undeclared',
      'packages/api/src/a.ts',
      "import _ from 'lodash/fp'",
      'lodash is imported but not named in packages/api',
    ],
    ['by an absolute path', 'apps/site/app/ui/a.ts', "import '/app/features/account/a.ts'", 'by a relative path'],
    ['by the address of a file', 'packages/db/src/a.ts', "import 'file:///api/a.ts'", 'by a relative path'],
    ['of a helper of tests', 'packages/api/src/exams/a.ts', "import '../../testing/context.ts'", 'only tests import'],
    ['of the helpers of another package', 'apps/server/src/a.ts', "import '@northlight/db/testing/a'", 'only tests'],
    ['of a test', 'packages/exam/src/a.ts', "import { a } from './b.test.ts'", 'only tests import'],
    ['around the layers', 'apps/site/app/ui/a.ts', "import '../../vite/pages.ts'", 'beside its folder app'],
    ['undeclared with a scope', 'e2e/a.ts', "import x from '@scope/x/y'", '@scope/x is imported but not named in e2e'],
  ])('%s', (_kind, path, source, words) => {
    expect(check(path, source)).toEqual([{ file: path, line: 1, rule: expect.stringContaining(words) }])
  })

  test('names the line', () => {
    const source = "import { z } from 'zod'\n\nexport const a = z\nexport * from '@northlight/db/x'\n"
    expect(check('packages/contract/src/a.ts', source)).toMatchObject([{ line: 4 }])
  })
})

describe('the layers of the site', () => {
  test.each([
    ['apps/site/app/root.tsx', './shell/shell-frame.tsx'],
    ['apps/site/app/routes/joining/course.tsx', '../../features/payments/checkout/use-payment.ts'],
    ['apps/site/app/routes/joining/course.tsx', '../../shell/menu/menu-tree.ts'],
    ['apps/site/app/features/courses/fees/price.tsx', '../course/course-data.ts'],
    ['apps/site/app/features/courses/enrol/enrol-pay.tsx', '../../payments/checkout/use-payment.ts'],
    ['apps/site/app/shell/header/header.tsx', '../../features/reading/search/quick-open.tsx'],
    ['apps/site/app/platform/forms/file-field.tsx', '../../ui/fields/file-check.ts'],
    ['apps/site/vite.config.ts', './vite/exam-worker.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import '${specifier}'`)).toEqual([])
  })

  test.each([
    ['ui/controls/chips.tsx', '../../platform/navigation/redirect.ts', "the site's ui may not import its platform"],
    ['platform/api/browser.ts', '../../features/account/a.ts', "the site's platform may not import its features"],
    ['features/courses/a.tsx', '../../shell/menu/menu-tree.ts', "the site's features may not import its shell"],
    ['platform/head/meta.ts', '../../shell/shell.tsx', "the site's platform may not import its shell"],
    ['features/home/a.tsx', '../../routes/joining/course.tsx', "the site's features may not import its routes"],
    ['routes/joining/course.tsx', '../../root.tsx', "the site's routes may not import its app"],
    ['features/payments/a.ts', '../courses/fees/price.tsx', 'payments may not use the feature courses'],
    ['shell/footer/footer.tsx', '../../features/home/hero.tsx', 'shell may not use the feature home'],
    ['utils/a.ts', '../ui/controls/chips.tsx', 'is no layer of the site'],
  ])('%s may not import %s', (path, specifier, words) => {
    const file = `apps/site/app/${path}`
    expect(check(file, `import type { A } from '${specifier}'`)).toEqual([
      { file, line: 1, rule: expect.stringContaining(words) },
    ])
  })

  test.each([
    ['ui/a.ts', "new Worker(new URL('../features/tests/a.ts', import.meta.url))"],
    ['ui/a.ts', "import.meta.glob('../features/*/a.ts')"],
    ['ui/a.ts', `import(\`../features/\${name}.ts\`)`],
    ['ui/a.css', '@import "../features/tests/a.css";'],
  ])('in %s nothing passes them by another word: %s', (path, source) => {
    expect(check(`apps/site/app/${path}`, source)).toMatchObject([{ rule: expect.stringContaining('may not import') }])
  })
})

describe('the domains of the API', () => {
  test.each([
    ['packages/api/src/create-api.ts', './payments/routes.ts'],
    ['packages/api/src/enrolments/enrol.ts', '../payments/orders/orders.ts'],
    ['packages/api/src/enrolments/enrol.ts', '../kernel/context.ts'],
    ['packages/api/src/mails/service.ts', '../settings/service.ts'],
    ['packages/api/src/payments/orders/orders.test.ts', '../../enrolments/enrol.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import '${specifier}'`)).toEqual([])
  })

  test.each([
    [
      'payments/routes.ts',
      '../enrolments/queries.ts',
      'let packages/api/src/enrolments/domain.ts bring what is needed',
    ],
    ['exams/staff/staff.ts', '../../results/queries.ts', 'exams may not import results, which stands above it'],
    ['kernel/implement.ts', '../accounts/queries.ts', 'Declare a port in packages/api/src/kernel'],
    ['content/courses/views.ts', '../../enrolments/queries.ts', 'content may not import enrolments'],
    ['shop/a.ts', '../payments/queries.ts', 'packages/api/src/shop is no domain that scripts/api-domains.ts knows'],
  ])('%s may not import %s', (path, specifier, words) => {
    const file = `packages/api/src/${path}`
    expect(check(file, `import type { A } from '${specifier}'`)).toEqual([
      { file, line: 1, rule: expect.stringContaining(words) },
    ])
  })

  const writes = (path: string, table: string) => ({
    path: `packages/api/src/${path}`,
    source: `export const write = (db: Db) =>\n  db.updateTable('${table}').set({ a: 1 }).execute()`,
  })

  test('a table is written by one domain; a second one is named with its line', () => {
    const both = [writes('exams/queries.ts', 'tests'), writes('results/staff.ts', 'tests')]
    expect(checkSources(both, manifests)).toEqual([
      { file: both[0]?.path, line: 2, rule: expect.stringContaining('exams writes the table tests, as results does') },
      { file: both[1]?.path, line: 2, rule: expect.stringContaining('results writes the table tests, as exams does') },
    ])
    expect(checkSources(both.slice(1), manifests)).toEqual([])
  })

  test('of a table that others write for a reason only a file without one is refused', () => {
    const owner = writes('exams/attempt/queries.ts', 'attempts')
    expect(checkSources([owner, writes('marking/mark-attempts.ts', 'attempts')], manifests)).toEqual([])
    const other = writes('results/staff.ts', 'attempts')
    expect(checkSources([owner, other], manifests)).toMatchObject([
      { file: other.path, rule: expect.stringContaining('results writes the table attempts, as exams does') },
    ])
  })

  test('retention, erasure and tests write every table', () => {
    const files = ['retention/forget.ts', 'families/persons/rows.ts', 'admissions/persons.ts', 'results/a.test.ts']
    expect(
      checkSources(
        [...files, 'exams/queries.ts'].map((path) => writes(path, 'tests')),
        manifests,
      ),
    ).toEqual([])
  })

  test('stand in `domains.ts` in the order of the rule, and each folder is one of them', () => {
    const source = readFileSync(new URL('../packages/api/src/domains.ts', import.meta.url), 'utf8')
    const folderOf = new Map(
      [...source.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/domain\.ts'/g)].map(([, name, folder]) => [
        name,
        folder,
      ]),
    )
    const [, listed = ''] = /const domains[^=]*= \[([^\]]+)\]/.exec(source) ?? []
    const names = listed.split(',').flatMap((name) => name.trim() || [])
    expect(names.map((name) => folderOf.get(name))).toEqual(order)
    const folders = globSync('*/', { cwd: new URL('../packages/api/src/', import.meta.url).pathname })
    expect(folders.map((folder) => folder.replace(/\/$/, '')).toSorted()).toEqual(order.toSorted())
  })
})

describe('the layers of the office', () => {
  test.each([
    ['apps/office/app/routes.tsx', './screens/list.tsx'],
    ['apps/office/app/screens/record.tsx', '../features/records/verbs.ts'],
    ['apps/office/app/features/records/edit/form-pane.tsx', '../../fields/field-for.tsx'],
    ['apps/office/app/features/fields/rich-field.tsx', '../rich/rich-editor.tsx'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, `import '${specifier}'`)).toEqual([])
  })

  test.each([
    ['ui/pager.tsx', '../platform/api/client.ts', "the office's ui may not import its platform"],
    ['platform/me/guard.tsx', '../../features/frame/frame.tsx', "the office's platform may not import its features"],
    ['features/frame/frame.tsx', '../../screens/list.tsx', "the office's features may not import its screens"],
    ['features/frame/frame.tsx', '../records/verbs.ts', 'frame may not use the feature records'],
  ])('%s may not import %s', (path, specifier, words) => {
    const file = `apps/office/app/${path}`
    expect(check(file, `import type { A } from '${specifier}'`)).toEqual([
      { file, line: 1, rule: expect.stringContaining(words) },
    ])
  })
})

describe('circles', () => {
  const files = (folder: string) => [
    { path: `${folder}/a.ts`, source: "import type { B } from './b.ts'\nexport type A = B" },
    { path: `${folder}/b.ts`, source: "export const load = () => import('./a.ts')" },
  ]

  test('of types and of later imports are refused', () => {
    expect(checkSources(files('packages/exam/src'), manifests)).toEqual([
      {
        file: 'packages/exam/src/a.ts',
        line: 1,
        rule: 'imports in a circle: packages/exam/src/a.ts → packages/exam/src/b.ts → packages/exam/src/a.ts',
      },
    ])
  })

  test('of a thread and who starts it by its address are none', () => {
    const path = 'packages/db/src/'
    const starter = { path: `${path}a.ts`, source: "new Worker(new URL('./b.ts', import.meta.url))" }
    const thread = { path: `${path}b.ts`, source: "import type { A } from './a.ts'" }
    expect(checkSources([starter, thread], manifests)).toEqual([])
  })

  const folders = (root: string, testing = '') => [
    { path: `${root}/controls/button.tsx`, source: "import { Spinner } from '../layout/spinner.tsx'" },
    { path: `${root}/controls/link.tsx`, source: '' },
    { path: `${root}/layout/spinner.tsx`, source: '' },
    { path: `${root}/layout/table${testing}.tsx`, source: "import type { Link } from '../controls/link.tsx'" },
  ]

  test.each(['apps/site/app/ui', 'apps/office/app/ui', 'packages/ui/src'])('of folders are refused in %s', (root) => {
    expect(checkSources(folders(root), manifests)).toEqual([
      {
        file: `${root}/controls/button.tsx`,
        line: 1,
        rule: `folders in a circle: ${root}/controls/button.tsx → ${root}/layout/spinner.tsx, ${root}/layout/table.tsx → ${root}/controls/link.tsx`,
      },
    ])
  })

  test('of folders are allowed where only a test closes them, and in packages whose folders are domains', () => {
    expect(checkSources(folders('apps/site/app/ui', '.test'), manifests)).toEqual([])
    expect(checkSources(folders('packages/contract/src'), manifests)).toEqual([])
  })
})

describe('opening a database', () => {
  test.each([
    ['packages/api/src/kernel/a.ts', "import { openDatabase } from '@northlight/db/database'"],
    ['packages/api/src/kernel/a.ts', "import { openDatabase as open } from '@northlight/db/database'"],
    ['packages/api/src/kernel/a.ts', "import * as db from '@northlight/db/database'\ndb.openDatabase('x')"],
    ['packages/db/src/seed/run.ts', "import { openDatabase } from '../database.ts'"],
    ['packages/api/src/kernel/a.ts', "const { openDatabase: open } = await import('@northlight/db/database')"],
    ['packages/api/src/kernel/a.ts', "import * as db from '@northlight/db/database'\nconst open = db['openDatabase']"],
    ['apps/server/src/app.ts', "const { openDatabase } = await import('@northlight/db/database'); openDatabase('x')"],
  ])('is refused in %s: %s', (path, source) => {
    expect(check(path, source).map(({ rule }) => rule)).toEqual([expect.stringContaining('take it as an argument')])
  })
})

describe('package.json files', () => {
  test('are held to the same directions', () => {
    const bad = new Map<string, Manifest>([
      ['packages/contract', { devDependencies: { '@northlight/db': '*' } }],
      ['apps/site', { dependencies: { '@northlight/contract': '*', react: '19' } }],
      ['apps/office', { peerDependencies: { '@northlight/api': '*' } }],
    ])
    expect(checkManifests(bad)).toEqual([
      {
        file: 'packages/contract/package.json',
        line: 1,
        rule: expect.stringContaining('may not import @northlight/db'),
      },
      { file: 'apps/office/package.json', line: 1, rule: expect.stringContaining('may not import @northlight/api') },
    ])
  })
})
