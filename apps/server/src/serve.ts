import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApi } from '@northlight/api/create-api'
import { parts } from '@northlight/api/domains'
import type { Services } from '@northlight/api/kernel/context'
import type { Storage } from '@northlight/api/kernel/services'
import { createSteadyClock } from '@northlight/api/kernel/steady-clock'
import { productColours } from '@northlight/contract/colours'
import { seconds } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { isEmpty } from '@northlight/db/is-empty'
import { migrate, pendingMigrations } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { twilioTransport } from '@northlight/mail/messages'
import { warmUpMails } from '@northlight/mail/render'
import { smtpTransport } from '@northlight/mail/transports'
import { pushTransport } from '@northlight/mail/web-push'
import type { Logger } from 'pino'
import { createApp, createOperations } from './app.ts'
import { readAssets, serveAssets } from './assets.ts'
import { openBackups } from './backups.ts'
import { banner, demoAccounts } from './banner.ts'
import { createContentCalls } from './calls/content-calls.ts'
import { demoFactors } from './demo-factor.ts'
import { type Environment, wantsDemo } from './environment.ts'
import { StartError } from './failures.ts'
import { openGateway } from './gateway.ts'
import { freeRoomIn, health, roomIn } from './health.ts'
import { listen, stopListening } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { createHttpServer } from './http/server.ts'
import { createConverter } from './images/converter-pool.ts'
import { createImages } from './images/images.ts'
import { cropsFrom, drawUsualSizes } from './images/usual-sizes.ts'
import { openKeys } from './keys.ts'
import { serveMedia } from './media.ts'
import { serveOffice } from './office.ts'
import { isOwnReading, signReading } from './pages/own-reading.ts'
import { showsSeats } from './pages/page-address.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPages } from './pages/pages.ts'
import { previewClient } from './pages/preview.ts'
import { loadSite, type Site } from './pages/site.ts'
import { type Caller, siteClient } from './pages/site-client.ts'
import { createPublications } from './publications.ts'
import { doorFor, refuseLostDatabase, refuseMissingFile, refusePublicDemo } from './set-up.ts'
import { openStorage } from './storage.ts'
import { about } from './version.ts'
import { createVisits } from './visits/visits.ts'
import { beatAsWorker } from './worker-heartbeat.ts'

const siteBuild = fileURLToPath(new URL('../../site/build', import.meta.url))
const officeBuild = fileURLToPath(new URL('../../office/build', import.meta.url))

type Before = NonNullable<Parameters<typeof createHttpServer>[0]['before']>
/** Stands in for the built site while developing. Its pages are kept only where it says so: they change with the code. */
export type Development = () => Promise<{ site: Site; before: Before; keepsPages?: boolean; close(): Promise<void> }>

/** `greeting` is what the person who started it reads. */
export type Running = { greeting: string; close(): Promise<void> }

/** Opens everything once and passes it down. What was opened is closed in the opposite order. */
export async function serve(environment: Environment, log: Logger, development?: Development): Promise<Running> {
  const open = new AsyncDisposableStack()
  try {
    await refuseMissingFile(environment)
    const database = await openDatabase(environment.databaseUrl, {
      log: (message, error) => log.warn({ err: error }, message),
      isTraced: environment.tracesTo !== undefined,
    })
    const traces = await openTraces(environment, log)
    open.defer(() => traces?.close())
    open.defer(() => database.close())
    const storage = await openStorage(environment, (message, error) => log.warn({ err: error }, message))
    open.defer(() => storage.close())
    if (environment.role !== 'all' && !environment.bucket)
      log.warn(
        'files lie in folders of this machine, where processes on other machines do not find them: set STORAGE_URL to a bucket',
      )
    await prepare(database, environment, { log, files: storage })
    const accounts = await demoAccounts(database)
    const hasDemoAccounts = accounts.length > 0
    if (hasDemoAccounts) refusePublicDemo(environment)
    const door = doorFor(environment, hasDemoAccounts)
    for (const warning of door.warnings) log.warn(warning)

    const mail = environment.smtpUrl ? smtpTransport(environment.smtpUrl, environment.mailFrom) : null
    open.defer(() => mail?.close())
    const { siteUrl, apiUrl, frontEnds, trustProxy, metricsToken } = environment
    const clock = createSteadyClock({
      onLeap: (by) =>
        log.error(
          { seconds: Math.round(by / 1000) },
          'the clock of this machine leapt; going on with the time before it',
        ),
    })
    const keys = await openKeys(environment)
    const gateway = openGateway(environment, { database, clock, keys, hasDemoAccounts })
    if (gateway.checkout.kind === 'closed')
      log.warn('no Razorpay keys are set: families cannot pay online and are asked to ring the office')
    const services: Services = {
      database,
      parts,
      mail,
      messages: environment.twilio ? twilioTransport(environment.twilio) : null,
      push: pushTransport({ secret: keys.push[0].secret, contact: siteUrl, now: () => Date.parse(clock()) }),
      storage,
      gateway,
      clock,
      siteUrl,
      apiUrl: apiUrl || siteUrl,
      frontEnds,
      keys,
      officeEmail: environment.officeEmail ?? '',
      google: environment.google,
      logger: log,
      isDemo: hasDemoAccounts,
      backups: openBackups(environment, log, openDatabase),
      freeRoom: freeRoomIn(environment.dataDir),
    }
    const factors = hasDemoAccounts ? await demoFactors(services) : []
    const api = createApi(services)
    open.defer(() => api.runner.stop())

    const metrics = createMetrics()
    metrics.about.set(
      { version: about().version, node: process.version, engine: environment.engine, role: environment.role },
      1,
    )
    const { dataDir } = environment
    const watch = health({ database, metrics, hasRoom: roomIn(dataDir), freeRoom: freeRoomIn(dataDir) })
    let isClosing = false
    const common = {
      siteUrl,
      apiUrl,
      frontEnds,
      trustProxy,
      metricsToken,
      log,
      metrics,
      health: watch,
      isClosing: () => isClosing,
      traces,
    }
    let server: ReturnType<typeof createHttpServer>
    let warmUp = async () => {}
    if (environment.role === 'worker') {
      server = createHttpServer({ ...common, app: createOperations(common) })
    } else {
      const developing = await development?.()
      open.defer(() => developing?.close())
      const site = developing?.site ?? (await loadSite(siteBuild))
      const count = (result: keyof typeof metrics.pageCacheAnswers) => {
        metrics.pageCacheAnswers[result] += 1
      }
      const isKeeping = !developing || developing.keepsPages === true
      const cache = isKeeping ? createPageCache({ count }) : undefined
      const calls = isKeeping ? createContentCalls({ api: api.fetch, siteUrl }) : undefined
      const apiFetch = calls?.fetch ?? api.fetch
      const toApi = { siteUrl, apiUrl, apiFetch, known: calls?.known, sign: (url: URL) => signReading(keys, url) }
      const clientFor = (caller: Caller) => siteClient(toApi, caller)
      const own = clientFor({ address: 'internal', requestId: 'colours' })
      // Where the database cannot answer, pages and office still open, in the colours of the product.
      const coloursNow = () =>
        own.get('/website-detail').then(
          ({ general }) => general.colours,
          () => productColours,
        )
      const publications = createPublications({
        ...common,
        client: clientFor({ address: 'internal', requestId: 'publications' }),
        cacheFolder: join(environment.dataDir, 'cache', 'share'),
      })
      for (const topic of ['content', 'settings']) {
        // Before the pages, which are made of them.
        open.defer(database.changes.on(topic, () => calls?.clear('content')))
        open.defer(database.changes.on(topic, () => cache?.clear()))
        open.defer(database.changes.on(topic, publications.clear))
      }
      // A seat was sold or given back: only what counts seats is out of date.
      open.defer(database.changes.on('seats', () => calls?.clear('seats')))
      open.defer(database.changes.on('seats', () => cache?.clear(showsSeats)))
      watch.onScrape(() => {
        const size = cache?.size()
        metrics.pageCacheEntries.set(size?.entries ?? 0)
        metrics.pageCacheBytes.set(size?.bytes ?? 0)
      })
      const pages = createPages({
        ...common,
        takesRazorpay: environment.razorpay !== undefined,
        site,
        cache,
        clientFor,
        preview: {
          isGood: api.isPreview,
          clientFor: (token, caller) => previewClient(api.fetch, siteUrl, token, caller),
        },
      })
      const assets = developing ? undefined : serveAssets(await readAssets(join(siteBuild, 'client')))
      // A server whose office was never built still serves its visitors.
      const officeAssets = developing ? undefined : await readAssets(officeBuild).then(serveAssets, () => undefined)
      const converter = createConverter()
      open.defer(() => converter.close())
      const cropsOf = cropsFrom(database.db)
      const images = createImages({
        storage: storage.public,
        assets,
        converter,
        cacheFolder: join(environment.dataDir, 'cache', 'ipx'),
        ownOrigins: [siteUrl, apiUrl].filter(Boolean),
        cropsOf,
      })
      services.makeSizes = drawUsualSizes(images, cropsOf)
      const app = createApp({
        ...common,
        security: environment.security,
        build: site,
        assets,
        images,
        media: serveMedia(storage.public),
        api: apiFetch,
        isOwnReading: (request) => isOwnReading(keys, request),
        auth: api.session,
        isSignedIn: api.isSignedIn,
        confirmEmail: api.confirmEmail,
        sandbox: api.sandbox,
        download: api.download,
        previews: developing && (async (path) => (await import('./mail-previews.ts')).mailPreviews(path)),
        coloursNow,
        office: serveOffice({ assets: officeAssets, siteUrl, apiUrl, auth: api.session, api: apiFetch, coloursNow }),
        pages,
        publications,
      })
      warmUp = async () => {
        await pages.warmUp()
        // Jobs write their mails in this process, beside visitors who would wait for the first of them.
        if (environment.role === 'all' && !developing) await warmUpMails()
      }
      const visits = createVisits(services)
      open.defer(() => visits.close())
      const before = developing?.before
      server = createHttpServer({ ...common, app, pages, calls, files: publications, before, onReply: visits.note })
    }

    await listen(server, environment.port, door.host)
    open.defer(() => stopListening(server))
    if (environment.role !== 'web') {
      api.runner.start()
      open.defer(beatAsWorker(database.db))
    }
    void warmUp().catch(() => {})
    return {
      greeting: banner(environment, accounts, factors),
      async close() {
        isClosing = true
        watch.closing()
        // Jobs are not begun any more; those that run have the whole drain to end in.
        const jobsEnded = api.runner.stop()
        // A balancer that has not asked yet still sends visitors here, and they are served.
        await sleep(seconds(environment.drainSeconds))
        await open.disposeAsync()
        await jobsEnded
      },
    }
  } catch (error) {
    await open.disposeAsync()
    throw error
  }
}

/** Loaded only where somebody collects them. */
async function openTraces({ tracesTo, role }: Environment, log: Logger) {
  if (tracesTo === undefined) return undefined
  const { createTraces } = await import('./http/traces.ts')
  return createTraces({
    endpoint: tracesTo,
    about: { 'service.version': about().version, 'service.instance.id': `${hostname()}-${process.pid}`, role },
    warn: (error) => log.warn({ err: error }, 'traces could not be sent; they are left out until they can'),
  })
}

/** Schema first, then the content an empty database needs. */
async function prepare(
  database: Database,
  environment: Environment,
  { log, files }: { log: Logger; files: Storage },
): Promise<void> {
  if (environment.role === 'web') {
    const missing = await pendingMigrations(database)
    if (missing.length > 0) {
      throw new StartError(
        `The database lacks ${missing.length} migration(s): ${missing.join(', ')}. Run "npm run northlight -- migrate" first.`,
      )
    }
  } else {
    const made = await migrate(database)
    if (made.length > 0) log.info({ migrations: made }, 'database brought up to date')
  }
  if (!(await isEmpty(database.db))) return
  await refuseLostDatabase(environment)
  const demo = wantsDemo(environment, true)
  if (demo) refusePublicDemo(environment)
  // Needed once in the life of a database, and large.
  const { fillDatabase } = await import('./fill-database.ts')
  await fillDatabase(database, files, demo)
  log.info({ demo }, 'empty database filled')
}
