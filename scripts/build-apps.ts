import { StartError } from '../apps/server/src/failures.ts'
import { type AppBuild, build, isBuilt, isStale } from './app-build.ts'

const sourcesOf = (...packages: string[]) => packages.map((name) => `packages/${name}/src`)
const shared = sourcesOf('contract', 'exam', 'ui')

const site: AppBuild = {
  name: 'site',
  folder: 'apps/site',
  sources: ['apps/site', ...shared],
  command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  served: 'client',
  check: async (served) => (await import('../apps/site/vite/weights.ts')).tooHeavy(served),
}

const office: AppBuild = {
  name: 'office',
  folder: 'apps/office',
  sources: ['apps/office', ...shared],
  command: ['node_modules/vite/bin/vite.js', 'build'],
  served: '.',
}

const server: AppBuild = {
  name: 'server',
  folder: 'apps/server',
  sources: ['apps/server', ...sourcesOf('api', 'contract', 'db', 'demo', 'documents', 'exam', 'mail')],
  command: ['apps/server/bundle/bundle.ts'],
}

const all = [server, site, office]

/** What a worker and the command line need; neither shows pages. */
export const serverAlone = [server]

/** Builds what has changed since it was last built, one after the other: each wants a core to itself. */
export async function buildStale(say: (sentence: string) => void, apps = all): Promise<void> {
  for (const app of apps) {
    if (!(await isStale(app))) continue
    say(`The ${app.name} is new or has changed since it was last built. Building it …`)
    await build(app)
  }
}

/** Looks only whether a build was finished, not whether the sources have changed since. */
export function refuseUnbuilt(apps = all): void {
  const missing = apps.filter((app) => !isBuilt(app)).map(({ name }) => name)
  if (missing.length > 0)
    throw new StartError(
      `Not built yet: the ${missing.join(' and the ')}. Run "npm run build" first, or install a release; with NODE_ENV=production nothing is built at a start.`,
    )
}

export async function buildAll(): Promise<void> {
  for (const app of all) await build(app)
}
