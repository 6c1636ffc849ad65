import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Own registry: two servers in one test process must not share, or fight over, the global one. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const pageCacheAnswers = { hit: 0, stale: 0, miss: 0, clear: 0 }
  return {
    registry,
    requests: new Histogram({
      name: 'northlight_http_request_seconds',
      help: 'Time to answer, by group of addresses, method and class of status',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
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
    pageCacheEntries: new Gauge({ name: 'northlight_page_cache_entries', help: 'Pages kept', registers }),
    pageCacheBytes: new Gauge({ name: 'northlight_page_cache_bytes', help: 'Memory used by kept pages', registers }),
    jobs: new Gauge({
      name: 'northlight_jobs',
      help: 'Jobs in the queue by state',
      labelNames: ['state'] as const,
      registers,
    }),
    databaseWait: new Gauge({
      name: 'northlight_database_wait_seconds',
      help: 'Time the database took to answer the last probe',
      registers,
    }),
  }
}
