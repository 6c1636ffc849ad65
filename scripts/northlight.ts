import { describeFailure } from '../apps/server/src/failures.ts'
import { buildStaleServer, refuseUnbuilt, serverAlone } from './build-apps.ts'

try {
  // What a command prints may be read by another one.
  if (process.env.NODE_ENV === 'production') refuseUnbuilt(serverAlone)
  else await buildStaleServer(console.error)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
await import(new URL('../apps/server/build/cli.mjs', import.meta.url).href)
