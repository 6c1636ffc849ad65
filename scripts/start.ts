import { buildSite, isSiteStale } from './build-site.ts'
import { loadEnvFile } from './env-file.ts'

loadEnvFile()
process.env.NODE_ENV ??= 'production'

try {
  if (process.env.ROLE !== 'worker' && (await isSiteStale())) {
    console.log('The site is new or has changed since it was last built. Building it …')
    await buildSite()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const { main } = await import('../apps/server/src/main.ts')
await main(process.env)
