import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { foundIslands } from './apps/site/vite/found-islands.ts'

const storageTests = ['packages/{db,api,demo}/**/*.test.{ts,tsx}']
/** What needs no database; on each engine it would only be done again. */
const withoutStorage = [
  'packages/demo/src/{content,exams}/**/*.test.ts',
  'packages/demo/src/{days,markdown,opening-hours,pictures,refund-examples,translations}.test.ts',
  'packages/db/src/{drawing,lower-priority}.test.ts',
  'packages/api/src/media/{storage,write-locked}.test.ts',
  'packages/api/src/imports/list-format.test.ts',
  'packages/api/src/question-bank/formats/*.test.ts',
  'packages/api/src/question-bank/import/question-file.test.ts',
  'packages/api/src/checks/disclosure-meter.test.ts',
  'packages/api/src/accounts/password/password-cost.test.ts',
  'packages/api/src/records/findings/find.test.ts',
]
/**
 * Who may call is decided before anything is stored, alike on both engines: 12,000 calls are walked on one of them. What a
 * role changes is walked on both (role-changes.test.ts).
 */
const beforeStorage = ['packages/api/src/kernel/role-walk.test.ts']
/** Whole servers and commands on a PostgreSQL: they go where one is running. */
const onPostgres = ['apps/server/src/{several-processes,backup/of-postgres,move/move-to}.test.ts']
/** Servers that are killed: on each engine. */
const onBoth = ['apps/server/src/killed.test.ts']
/** A file from outside, a command and a server are read in processes of their own; compiled code is kept for them. */
const kept = { NODE_COMPILE_CACHE: fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url)) }
/** Stands in for what a password costs, which took a twelfth of the time of these tests. */
const cheapPasswords = {
  find: /^\.\/password-cost\.ts$/,
  replacement: fileURLToPath(new URL('./packages/api/testing/password-cost.ts', import.meta.url)),
}
/** What tests start is what is built. */
const builtServer = 'apps/server/testing/global-setup.ts'
/** These need a document, or put something in the place of a module or of a global: each has a context of its own. */
const apart = [
  'apps/site/app/{shell/live,platform/{islands,build-check,api,words,document,session}}/*.test.{ts,tsx}',
  'apps/site/app/shell/page-change.test.tsx',
  'apps/site/app/platform/forms/person-fields.test.tsx',
  'apps/site/app/features/online-tests/exam/ask-before-back.test.ts',
  'apps/site/app/features/online-tests/exam/sequential/sequential.test.ts',
  'apps/site/app/features/online-tests/exam/start/exam.test.ts',
  'apps/site/app/features/online-tests/exam/finish/after-the-clock.test.tsx',
  'apps/site/app/features/account/sign-in/sign-in-form.test.tsx',
  'apps/site/app/features/courses/programmes/scholar-form.test.tsx',
  'apps/site/app/features/payments/checkout/{razorpay-window.test.ts,use-payment.test.tsx}',
  'apps/site/app/platform/loading/part.test.tsx',
  'apps/site/app/features/online-tests/report/use-report.test.tsx',
  'apps/site/app/features/admission/{registration,enquiry}/draft.test.ts',
  'apps/site/app/features/admission/{enquiry/use-steps,enquiry/use-enquiry,registration/use-registration}.test.tsx',
  'apps/site/app/features/admission/application/no-application.test.tsx',
  'apps/site/app/*.test.{ts,tsx}',
  'apps/office/app/forms.test.ts',
  'packages/ui/src/overlay/first-field.test.ts',
  'apps/office/app/platform/{me,session,offline}/*.test.ts',
  'apps/office/app/features/records/edit/{create,use}-editor.test.ts',
  'apps/server/src/published.test.ts',
  'packages/contract/src/queue.test.ts',
  'packages/ui/src/session/*.test.ts',
  'scripts/import-rules.test.ts',
]
/**
 * The one changes how Node finds modules, which a context cannot; the other draws every kind of field, which takes minutes
 * to load in a context: each has a process of its own.
 */
const alone = ['apps/office/app/four-states.test.tsx', 'apps/office/app/features/records/edit/unread.test.tsx']
/** A noisy machine may spoil a test once. What passes only at the second try is named at the end of `npm test`. */
const retry = 1
const elsewhere = ['**/node_modules/**', '**/build/**', 'e2e/**']

/** The same tests on both engines; what only one of them can do is tested in the folder of its name. */
const onEngine = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: engine,
    include: [...storageTests, ...onBoth, ...(engine === 'postgres' ? onPostgres : [])],
    exclude: [
      ...elsewhere,
      ...withoutStorage,
      ...(engine === 'postgres' ? ['packages/db/src/sqlite/**', ...beforeStorage] : ['packages/db/src/postgres/**']),
    ],
    env: { ...kept, TEST_ENGINE: engine, TZ: 'UTC' },
    alias: [cheapPasswords],
    // One after the other in the same process: loading the API anew for every file took a third of the time. Each
    // test has a database of its own, and nothing else outlives a test.
    isolate: false,
    globalSetup: [builtServer, `packages/db/testing/global-setup-${engine}.ts`],
    // Password hashing and a database per file share two cores with each other.
    retry,
    testTimeout: seconds(30),
    hookTimeout: seconds(60),
  },
})

/** These start whole servers, or walk the whole contract, and take longest. Begun first, nobody waits for one alone. */
const long = /(?:apps\/server\/src\/(?:main|cli|killed|set-up|several-processes)|contract-walk)\.test\.ts$/

/** Those that are not shared come before: a process that is shared ends when the next file is none of its own. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const turnOf = ({ moduleId, project }: TestSpecification) => {
      if (project.config.isolate) return 0
      return long.test(moduleId) ? 1 : 2
    }
    // The order within a turn stays.
    return (await super.sort(files)).toSorted((a, b) => turnOf(a) - turnOf(b))
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores where tests run: a test that starts a server, or asks PostgreSQL, waits for it.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{contract,exam,mail,documents,ui}/**/*.test.{ts,tsx}',
            ...withoutStorage,
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...elsewhere, ...onBoth, ...onPostgres, ...apart, ...alone],
          env: { ...kept, TZ: 'UTC' },
          // A process for each file took longer to start than most of them take to run.
          isolate: false,
          globalSetup: [builtServer],
          // Starting a server or setting a document takes seconds where others share the cores.
          retry,
          testTimeout: seconds(30),
        },
      },
      {
        plugins: [foundIslands()],
        test: { name: 'apart', include: apart, exclude: elsewhere, env: { TZ: 'UTC' }, retry, pool: 'vmForks' },
      },
      { test: { name: 'alone', include: alone, env: { TZ: 'UTC' }, retry } },
      onEngine('sqlite'),
      onEngine('postgres'),
    ],
  },
})
