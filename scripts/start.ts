import { existsSync } from 'node:fs'
import { readEnvironment } from '../apps/server/src/environment.ts'
import { buildSite, isSiteStale } from './build-site.ts'
import { loadEnvFile } from './env-file.ts'
import { succeeds } from './run-step.ts'

loadEnvFile()
process.env.NODE_ENV ??= 'production'

try {
  if (process.env.ROLE !== 'worker' && (await isSiteStale())) {
    console.log('The site is new or has changed since it was last built. Building it …')
    await buildSite()
  }
  await fillNewFile()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Filling a new file takes memory that a server would never give back, so it has a process of its own. */
async function fillNewFile() {
  const { databaseUrl, engine, role } = readEnvironment(process.env)
  if (engine !== 'sqlite' || role === 'web') return
  const file = databaseUrl.replace(/^sqlite:/, '')
  if (file === ':memory:' || existsSync(file)) return
  // What went wrong has been said there.
  if (!(await succeeds({ script: 'scripts/run.mjs', args: ['northlight', 'seed'] }))) process.exit(1)
}

const { main } = await import('../apps/server/src/main.ts')
await main(process.env)
