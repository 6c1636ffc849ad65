import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts'
import { makeTemplate } from './postgres.ts'

let running: RunningPostgres | undefined

/**
 * Once per test run: the server in which every test file makes its own databases, and the migrated one they copy.
 * Migrating may take longer than a test may.
 */
export const setup = async () => {
  running = await startPostgres()
  process.env.TEST_DATABASE_URL = running.url
  await makeTemplate()
}

export const teardown = async () => {
  await running?.stop()
}
