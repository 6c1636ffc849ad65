import { seconds } from '@northlight/contract/durations'
import { defineConfig } from 'vitest/config'

const storageTests = ['packages/{db,api}/**/*.test.{ts,tsx}']
const elsewhere = ['**/node_modules/**', '**/build/**', 'e2e/**']

/** The same tests on both engines; what only one of them can do is tested in the folder of its name. */
const onEngine = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: engine,
    include: storageTests,
    exclude: [...elsewhere, `packages/db/src/${engine === 'sqlite' ? 'postgres' : 'sqlite'}/**`],
    env: { TEST_ENGINE: engine, TZ: 'UTC' },
    globalSetup: engine === 'postgres' ? ['packages/db/testing/global-setup.ts'] : [],
    // Password hashing and a database per file share two cores with each other.
    testTimeout: seconds(30),
    hookTimeout: seconds(60),
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...elsewhere, ...storageTests],
          env: { TZ: 'UTC' },
        },
      },
      onEngine('sqlite'),
      onEngine('postgres'),
    ],
  },
})
