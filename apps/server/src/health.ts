import { performance } from 'node:perf_hooks'
import { seconds } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { pendingMigrations } from '@northlight/db/migrate'
import { jsonReply } from './http/json-reply.ts'
import type { Metrics } from './http/metrics.ts'

const patience = seconds(3)

/** Whether the process lives, whether it can serve, and how it is doing. */
export function health({ database, metrics }: { database: Database; metrics: Metrics }) {
  let isClosing = false
  let isMigrated = false
  let beforeScrape = () => {}

  /** A database that never answers must not leave the question hanging. */
  const probe = async () => {
    const started = performance.now()
    const answer = database.db.selectFrom('settings').select('key').limit(1).execute()
    const limit = Promise.withResolvers<never>()
    const timer = setTimeout(() => limit.reject(new Error('the database did not answer in time')), patience)
    try {
      await Promise.race([answer, limit.promise])
    } finally {
      clearTimeout(timer)
      answer.catch(() => {})
    }
    metrics.databaseWait.set((performance.now() - started) / 1000)
    isMigrated ||= (await pendingMigrations(database)).length === 0
  }

  return {
    closing: () => {
      isClosing = true
    },
    /** Sets the figures that are only looked up when somebody asks. */
    onScrape: (set: () => void) => {
      beforeScrape = set
    },
    live: (): Response => jsonReply(200, { status: 'ok' }),
    async ready(): Promise<Response> {
      if (isClosing) return jsonReply(503, { status: 'closing' })
      try {
        await probe()
      } catch {
        return jsonReply(503, { status: 'database unavailable' })
      }
      return isMigrated ? jsonReply(200, { status: 'ready' }) : jsonReply(503, { status: 'migrations are missing' })
    },
    async metrics(): Promise<Response> {
      beforeScrape()
      await probe().catch(() => {})
      const rows = await database.db
        .selectFrom('jobs')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute()
        .catch(() => [])
      metrics.jobs.reset()
      for (const { state, count } of rows) metrics.jobs.set({ state }, Number(count))
      return new Response(await metrics.registry.metrics(), {
        headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
      })
    },
  }
}

export type Health = ReturnType<typeof health>
