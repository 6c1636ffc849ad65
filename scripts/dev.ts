import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOffice } from '../apps/server/src/office.ts'
import type { SiteBuild } from '../apps/server/src/pages/site.ts'
import type { Development } from '../apps/server/src/serve.ts'
import '../apps/server/src/tsx.ts'
import { seconds } from '../packages/contract/src/durations.ts'
import { loadEnvFile } from './env-file.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const site = join(root, 'apps/site')
const office = join(root, 'apps/office')
const watched = [
  'apps/server/src',
  ...['api', 'contract', 'db', 'documents', 'exam', 'mail'].map((name) => `packages/${name}/src`),
]
const serveOnly = '--serve-only'

/** Site and office through Vite: changes in them reach the browser at once, without a restart. */
const development: Development = async () => {
  const { createServer } = await import('vite')
  const { siteRenderer } = await import('../apps/server/src/pages/site.ts')
  const vite = await createServer({
    root: site,
    configFile: `${site}/vite.config.ts`,
    server: { middlewareMode: true },
  })
  const officeVite = await createServer({
    root: office,
    configFile: `${office}/vite.config.ts`,
    appType: 'spa',
    // The site's server has the usual port for its news of changes.
    server: { middlewareMode: true, ws: { port: 24679 } },
  })
  const render = await siteRenderer(() => vite.ssrLoadModule('./app/server-build.ts') as unknown as Promise<SiteBuild>)
  return {
    site: { isDevelopment: true, buildId: 'development', builtAt: new Date().toISOString(), render },
    before: (request, response, next) =>
      isOffice(request.url ?? '/')
        ? officeVite.middlewares(request, response, next)
        : vite.middlewares(request, response, next),
    close: async () => {
      await Promise.all([vite.close(), officeVite.close()])
    },
  }
}

/**
 * Starts the server again when code outside the site changes. Node's own watch mode cannot be used: it takes the
 * temporary files of Vite for changes and never comes to rest.
 */
function watchAndRestart() {
  let child: ChildProcess | undefined
  let pending: NodeJS.Timeout | undefined
  const start = () => {
    child = spawn(process.execPath, [fileURLToPath(import.meta.url), serveOnly], { stdio: 'inherit' })
  }
  const restart = () => {
    const old = child
    if (!old || old.exitCode !== null) return start()
    old.once('exit', start)
    old.kill('SIGTERM')
  }
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) return
      clearTimeout(pending)
      pending = setTimeout(restart, seconds(0.2))
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!child || child.exitCode !== null) process.exit(0)
      child.removeAllListeners('exit').once('exit', () => process.exit(0))
      child.kill(signal)
    })
  }
  start()
}

if (process.argv.includes(serveOnly)) {
  loadEnvFile()
  process.env.NODE_ENV ??= 'development'
  const { main } = await import('../apps/server/src/main.ts')
  await main(process.env, development)
} else {
  watchAndRestart()
}
