import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Development } from '../apps/server/src/main.ts'
import type { SiteBuild } from '../apps/server/src/pages/site.ts'
import { loadEnvFile } from './env-file.ts'

const site = fileURLToPath(new URL('../apps/site', import.meta.url))

/** The site through Vite: changes in it reach the browser at once, without a restart. */
const development: Development = async () => {
  const { createServer } = await import('vite')
  const { siteRenderer } = await import('../apps/server/src/pages/site.ts')
  const vite = await createServer({
    root: site,
    configFile: `${site}/vite.config.ts`,
    server: { middlewareMode: true },
  })
  const render = await siteRenderer(() => vite.ssrLoadModule('./app/server-build.ts') as unknown as Promise<SiteBuild>)
  return {
    site: { isDevelopment: true, buildId: 'development', builtAt: new Date().toISOString(), render },
    before: vite.middlewares,
    close: () => vite.close(),
  }
}

/** Node's own watch mode restarts this process when code of the server, the API or the database changes. */
function watchAndRestart() {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
}

if (process.env.WATCH_REPORT_DEPENDENCIES === undefined) {
  watchAndRestart()
} else {
  loadEnvFile()
  process.env.NODE_ENV ??= 'development'
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const { main } = await import('../apps/server/src/main.ts')
  await main(process.env, development)
}
