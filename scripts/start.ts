import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { type Environment, readEnvironment } from '../apps/server/src/environment.ts'
import { describeFailure } from '../apps/server/src/failures.ts'
import { listen, stopListening } from '../apps/server/src/http/listen.ts'
import { refuseMissingFile } from '../apps/server/src/set-up.ts'
import { buildStale, buildStaleServer, refuseUnbuilt, serverAlone } from './build-apps.ts'
import { loadEnvFile } from './env-file.ts'
import { succeeds } from './run-step.ts'

loadEnvFile()
// Set for a real institute: then nothing is built, and no source is read to see whether something should be.
const isProduction = process.env.NODE_ENV === 'production'
process.env.NODE_ENV ??= 'production'

try {
  const environment = readEnvironment(process.env)
  await tryPort(environment)
  await refuseMissingFile(environment)
  const [isWithPages, fill] = [environment.role !== 'worker', () => fillNewFile(environment)]
  if (isProduction) {
    refuseUnbuilt(isWithPages ? undefined : serverAlone)
    await fill()
  } else if (isWithPages) await buildStale(console.log, fill)
  else await buildStaleServer(console.log).then(fill)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}

/** A port that is taken is said at once, not after everything has been built and filled. */
async function tryPort({ port, host }: Environment) {
  const server = createServer()
  await listen(server, port, host ?? '127.0.0.1')
  await stopListening(server)
}

/** Filling a new file takes memory that a server would never give back, so it has a process of its own. */
async function fillNewFile({ databaseUrl, engine, role }: Environment) {
  if (engine !== 'sqlite' || role === 'web') return
  const file = databaseUrl.replace(/^sqlite:/, '')
  if (file === ':memory:' || existsSync(file)) return
  // What went wrong has been said there.
  if (!(await succeeds({ script: 'scripts/run.mjs', args: ['northlight', 'seed'] }))) process.exit(1)
}

const built = new URL('../apps/server/build/main.mjs', import.meta.url).href
const { main } = (await import(built)) as typeof import('../apps/server/src/main.ts')
await main(process.env)
