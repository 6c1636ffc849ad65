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
    databaseWait: new Gauge({
      name: 'northlight_database_wait_seconds',
      help: 'Time the database took to answer the last probe',
      registers,
    }),
  }
}
