import { rm } from 'node:fs/promises'
import { factories } from '@northlight/api/testing/factories'
import { testServices } from '@northlight/api/testing/services'
import { speaker } from '@northlight/api/testing/test'
import { openDatabase } from '@northlight/db/open-database'
import { emptyPostgres, makeTemplate } from '@northlight/db/testing/postgres'
import { freePort } from '../../../scripts/free-port.ts'
import { startS3 } from '../../../scripts/s3.ts'
import { type ServerProcess, startServer, temporaryFolder, untilReady } from './server-process.ts'

export type Host = ServerProcess & { origin: string; folder: string; vars: Record<string, string> }

const startHost = async (vars: Record<string, string>, DATA_DIR: string): Promise<Host> => {
  const server = await startServer({ ...vars, DATA_DIR })
  return { ...server, origin: `http://127.0.0.1:${server.port}`, folder: DATA_DIR, vars }
}

const end = async ({ child, ended }: Host) => {
  child.kill('SIGKILL')
  await ended
}

/** Dies as with a power cut, and another machine takes its place under the same address: with an empty disk. */
export const replace = async (host: Host, meanwhile: () => Promise<unknown>): Promise<Host> => {
  await end(host)
  await meanwhile()
  const fresh = await startHost({ ...host.vars, PORT: String(host.port) }, await temporaryFolder())
  await untilReady(fresh)
  return fresh
}

/** Two web processes and a worker, as on three machines: they share a PostgreSQL and a bucket and nothing else. */
export const startCluster = async () => {
  await using undo = new AsyncDisposableStack()
  const { url, remove } = await emptyPostgres(await makeTemplate())
  undo.defer(remove)
  const s3 = await startS3()
  undo.defer(s3.stop)
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const sessionSecret = 'one secret for all processes of this test'
  const common = {
    DATABASE_URL: url,
    SESSION_SECRET: sessionSecret,
    SITE_URL: siteUrl,
    KEEPS_PAGES: 'yes',
    DRAIN_SECONDS: '1',
    ...s3.variables,
  }
  const hosts: Host[] = []
  undo.defer(async () => {
    await Promise.all(hosts.map(end))
    await Promise.all(hosts.map(({ folder }) => rm(folder, { recursive: true, force: true })))
  })
  const host = async (vars: Record<string, string>) => {
    const made = await startHost({ ...common, ...vars }, await temporaryFolder())
    hosts.push(made)
    return made
  }
  // The worker fills the tables, so it comes first.
  const worker = await host({ ROLE: 'worker' })
  await untilReady(worker)
  const [one, two] = await Promise.all([host({ ROLE: 'web', PORT: String(port) }), host({ ROLE: 'web' })])
  await Promise.all([one, two].map(untilReady))

  const database = await openDatabase(url)
  undo.defer(() => database.close())
  const world = await testServices(database)
  undo.defer(world.cleanUp)
  const now = () => new Date().toISOString()
  const services = { ...world.services, siteUrl, apiUrl: siteUrl, clock: now }
  const make = factories({
    db: database.db,
    actor: { kind: 'visitor' },
    now,
    requestId: 'test',
    address: '203.0.113.7',
    device: 'Test browser',
    services,
  })
  const everything = undo.move()
  let second = two
  return {
    db: database.db,
    make,
    s3,
    worker,
    one,
    /** The second one, or the one that stands in its place. */
    get two() {
      return second
    },
    replaceTwo: async (meanwhile: () => Promise<unknown>) => {
      second = await replace(second, meanwhile)
      hosts.push(second)
    },
    stop: () => everything.disposeAsync(),
  }
}

export const speakTo = ({ origin }: Pick<Host, 'origin'>) => speaker((request) => fetch(request), origin)

/** In turn to one and the other; what one did not answer is sent again to the other, as a browser behind a balancer does. */
export const speakToEither = (hosts: [Pick<Host, 'origin'>, Pick<Host, 'origin'>], onResend: () => void) => {
  let isFirst = false
  const send = async ({ origin }: Pick<Host, 'origin'>, request: Request) => {
    const { pathname, search } = new URL(request.url)
    const reply = await fetch(new Request(`${origin}${pathname}${search}`, request.clone()))
    // Read here: a process can also die in the middle of an answer.
    return new Response(await reply.arrayBuffer(), { status: reply.status, headers: reply.headers })
  }
  return speaker(async (request) => {
    isFirst = !isFirst
    const [host, other] = isFirst ? hosts : [hosts[1], hosts[0]]
    return send(host, request).catch(() => {
      onResend()
      return send(other, request)
    })
  }, 'http://balancer')
}
