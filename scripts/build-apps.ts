import { availableParallelism, totalmem } from 'node:os'
import { StartError } from '../apps/server/src/failures.ts'
import { type AppBuild, build, buildIfStale, isBuilt } from './app-build.ts'

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

const pages = [site, office]

/** Two bundlers at once take three gigabytes. */
const roomForTwo = 4 * 1024 ** 3

/** Side by side where the machine has the cores and the memory, in turn elsewhere. All have ended when this has. */
async function sideBySide(works: (() => Promise<void>)[]): Promise<void> {
  if (availableParallelism() < 2 || totalmem() < roomForTwo) {
    for (const work of works) await work()
    return
  }
  const ended = await Promise.allSettled(works.map((work) => work()))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

type Say = (sentence: string) => void

const sayOf =
  (say: Say, { name }: AppBuild) =>
  () =>
    say(`The ${name} is new or has changed since it was last built. Building it …`)

export const buildStaleServer = (say: Say): Promise<void> => buildIfStale(server, sayOf(say, server))

/** Builds what has changed since it was last built; what needs the server alone runs as soon as that is there. */
export const buildStale = (say: Say, needsServer?: () => Promise<void>): Promise<void> =>
  sideBySide([
    () => buildStaleServer(say).then(needsServer),
    ...pages.map((app) => () => buildIfStale(app, sayOf(say, app))),
  ])

const all = [server, ...pages]

/** What a worker and the command line need; neither shows pages. */
export const serverAlone = [server]

/** Looks only whether a build was finished, not whether the sources have changed since. */
export function refuseUnbuilt(apps = all): void {
  const missing = apps.filter((app) => !isBuilt(app)).map(({ name }) => name)
  if (missing.length > 0)
    throw new StartError(
      `Not built yet: the ${missing.join(' and the ')}. Run "npm run build" first, or install a release; with NODE_ENV=production nothing is built at a start.`,
    )
}

export const buildAll = (): Promise<void> => sideBySide(all.map((app) => () => build(app)))
