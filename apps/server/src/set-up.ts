import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Environment, isLoopbackSite } from './environment.ts'
import { StartError } from './failures.ts'

const isFilled = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0

/**
 * What only a server that has been running leaves behind. Pictures do not count: they may be laid out before the first
 * start, and an interrupted first start leaves some as well.
 */
const tracesIn = async ({ dataDir }: Environment): Promise<string[]> => {
  const files = ['session-secret', 'keys.json'].filter((name) => existsSync(join(dataDir, name)))
  return (await isFilled(join(dataDir, 'private'))) ? [...files, 'private'] : files
}

const lost = ({ engine, databaseUrl }: Environment) =>
  engine === 'sqlite'
    ? `The database ${databaseUrl.slice('sqlite:'.length)} is missing or empty`
    : 'The database is empty'

/**
 * An empty database beside the files of an institute is a lost one, or a disk that was not mounted. Taking it for a
 * new institute would open the site with nobody in it.
 */
export async function refuseLostDatabase(environment: Environment): Promise<void> {
  const traces = await tracesIn(environment)
  if (traces.length === 0) return
  throw new StartError(
    `${lost(environment)}, but ${environment.dataDir} was in use before (${traces.join(', ')}). Mount the right disk or restore a backup; to begin with a new institute on purpose, run "npm run northlight -- seed" first.`,
  )
}

/** The same, before anything is opened: a missing file must not be made where the right one may yet be put back. */
export async function refuseMissingFile(environment: Environment): Promise<void> {
  if (environment.engine !== 'sqlite') return
  const file = environment.databaseUrl.slice('sqlite:'.length)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size === 0) await refuseLostDatabase(environment)
}

/** Demo accounts have a published password: anyone who reaches the site is its administrator. */
export function refusePublicDemo({ siteUrl }: Pick<Environment, 'siteUrl'>): void {
  if (isLoopbackSite(siteUrl)) return
  throw new StartError(
    `The demo institute and its accounts have a published password and are never served at ${siteUrl}. Set DEMO=off and use a database without demo accounts, or leave SITE_URL empty to look at the demo on this machine.`,
  )
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

type RouteGuard = { host: string; warnings: string[] }

/** Where to listen. With demo accounts only this machine gets in, unless somebody asked for both by hand. */
export function doorFor(
  { host, demo, port, trustProxy }: Pick<Environment, 'host' | 'demo' | 'port' | 'trustProxy'>,
  hasDemoAccounts: boolean,
): RouteGuard {
  const chosen = host ?? (hasDemoAccounts ? '127.0.0.1' : '0.0.0.0')
  if (isLoopback(chosen)) return { host: chosen, warnings: [] }
  if (hasDemoAccounts && demo !== 'on')
    throw new StartError(
      `This database has demo accounts with a published password, so HOST=${chosen} is refused. Leave HOST empty to listen on this machine alone, or set DEMO=on as well to open the demo to the whole network.`,
    )
  return {
    host: chosen,
    warnings: [
      ...(hasDemoAccounts
        ? ['everybody who reaches this machine can sign in as the demo administrator; the password is published']
        : []),
      ...(trustProxy > 0
        ? [
            `TRUST_PROXY is set and port ${port} is open to other machines: whoever reaches it past the proxy can forge an address, and no limit holds. Set HOST=127.0.0.1, or close the port to all but the proxy`,
          ]
        : []),
    ],
  }
}
