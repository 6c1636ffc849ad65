import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts'

let running: RunningPostgres | undefined

/** Once per test run: the server in which every test file makes its own databases. */
export const setup = async () => {
  running = await startPostgres()
  process.env.TEST_DATABASE_URL = running.url
}

export const teardown = async () => {
  await running?.stop()
}
