import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createRequestTimes } from './request-times.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Own registry: two servers in one test process must not share, or fight over, the global one. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = createRequestTimes()
  const pageCacheAnswers = { hit: 0, stale: 0, miss: 0, clear: 0 }
  return {
    contentType: registry.contentType,
    /** Everything, as Prometheus reads it. */
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
    requests,
    /** Counted at every visit, so in plain numbers; they are put into words when somebody asks. */
    pageCacheAnswers,
    pageCache: new Counter({
      name: 'northlight_page_cache_total',
      help: 'Answers of the page cache',
      labelNames: ['result'] as const,
      registers,
      collect() {
        this.reset()
        for (const [result, times] of Object.entries(pageCacheAnswers)) this.inc({ result }, times)
      },
    }),
    islandMismatches: new Counter({
      name: 'northlight_island_mismatches_total',
      help: 'Islands that a browser had to draw anew because it drew something else than the server',
      registers,
    }),
    pageCacheEntries: new Gauge({ name: 'northlight_page_cache_entries', help: 'Pages kept', registers }),
    pageCacheBytes: new Gauge({ name: 'northlight_page_cache_bytes', help: 'Memory used by kept pages', registers }),
    jobs: new Gauge({
      name: 'northlight_jobs',
      help: 'Jobs in the queue by state',
      labelNames: ['state'] as const,
      registers,
    }),
    lastBackup: new Gauge({
      name: 'northlight_last_backup_timestamp_seconds',
      help: 'When the last backup of the night was made and proved; 0 where there was none. Alarm after 26 hours',
      registers,
    }),
    jobsDue: new Gauge({
      name: 'northlight_jobs_due',
      help: 'Jobs that could run now and wait for a worker, by lane',
      labelNames: ['lane'] as const,
      registers,
    }),
    oldestJob: new Gauge({
      name: 'northlight_jobs_oldest_seconds',
      help: 'For how long the oldest job that could run now has waited, by lane',
      labelNames: ['lane'] as const,
      registers,
    }),
    mails: new Gauge({
      name: 'northlight_mails',
      help: 'Mails and messages that wait to be sent, and those that were given up',
      labelNames: ['state'] as const,
      registers,
    }),
    workers: new Gauge({ name: 'northlight_workers', help: 'Workers that were alive in the last minute', registers }),
    databaseUp: new Gauge({
      name: 'northlight_database_up',
      help: 'Whether the database took a row when it was last asked (1) or not (0)',
      registers,
    }),
    pool: new Gauge({
      name: 'northlight_database_pool',
      help: 'Connections to PostgreSQL in use and idle, and statements that wait for one',
      labelNames: ['state'] as const,
      registers,
    }),
    diskFree: new Gauge({ name: 'northlight_disk_free_bytes', help: 'Room left on the disk of DATA_DIR', registers }),
    about: new Gauge({
      name: 'northlight_info',
      help: 'Always 1; its labels say which release runs, under which Node, on which database, in which role',
      labelNames: ['version', 'node', 'engine', 'role'] as const,
      registers,
    }),
    databaseWait: new Gauge({
      name: 'northlight_database_wait_seconds',
      help: 'Time the database took to answer the last probe',
      registers,
    }),
  }
}
