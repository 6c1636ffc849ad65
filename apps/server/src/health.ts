import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { lastNightlyBackup } from '@northlight/api/staff/institute/nightly-backup'
import { seconds } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { DatabaseReadOnly, DiskFull } from '@northlight/db/errors'
import { pendingMigrations } from '@northlight/db/migrate'
import { proveWrite } from '@northlight/db/prove-write'
import { forgetFigures, readFigures } from './figures.ts'
import { jsonReply } from './http/json-reply.ts'
import type { Metrics } from './http/metrics.ts'

const patience = seconds(3)
/** Anybody may ask whether we are ready; the disk hears of it this often at most. */
const goodFor = seconds(1)
/** Less than this, and the next upload or the next page of the database no longer fits. */
const leastRoom = 16 * 1024 * 1024

/** Whether the disk of a folder has room. SQLite rewrites its side file in place, so a small write alone proves little. */
export const roomIn = (folder: string) => async (): Promise<boolean> => (await freeRoomIn(folder)()) >= leastRoom

/** Bytes left on the disk of a folder. */
export const freeRoomIn = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

type Parts = {
  database: Database
  metrics: Metrics
  hasRoom?: () => Promise<boolean>
  /** Bytes left on the disk of the data. */
  freeRoom?: () => Promise<number>
}
type Verdict = { status: number; body: { status: string; given_up?: number } }

/** Whether the process lives, whether it can serve, and how it is doing. */
export function health({ database, metrics, hasRoom = async () => true, freeRoom }: Parts) {
  let isClosing = false
  let isMigrated = false
  let beforeScrape = () => {}

  /** A database that never answers must not leave the question hanging. */
  const inTime = async <T>(answer: Promise<T>): Promise<T> => {
    const limit = Promise.withResolvers<never>()
    const timer = setTimeout(() => limit.reject(new Error('the database did not answer in time')), patience)
    try {
      return await Promise.race([answer, limit.promise])
    } finally {
      clearTimeout(timer)
      answer.catch(() => {})
    }
  }

  const lacksRoom = () =>
    hasRoom().then(
      (has) => !has,
      () => false,
    )

  const look = async (): Promise<Verdict> => {
    const started = performance.now()
    try {
      isMigrated ||= (await inTime(pendingMigrations(database))).length === 0
      if (!isMigrated) return { status: 503, body: { status: 'migrations are missing' } }
      await inTime(proveWrite(database.db, new Date().toISOString()))
      metrics.databaseWait.set((performance.now() - started) / 1000)
      const given_up = await inTime(readFigures(database.db, metrics))
      metrics.databaseUp.set(1)
      if (!(await hasRoom())) return { status: 503, body: { status: 'disk full' } }
      return { status: 200, body: { status: 'ready', given_up } }
    } catch (error) {
      metrics.databaseUp.set(error instanceof DatabaseReadOnly ? 1 : 0)
      forgetFigures(metrics)
      // Pages are read and tests go on in the browser: the balancer must not turn away.
      if (error instanceof DatabaseReadOnly) return { status: 200, body: { status: 'read-only' } }
      const isFull = error instanceof DiskFull || (database.engine === 'sqlite' && (await lacksRoom()))
      return { status: 503, body: { status: isFull ? 'disk full' : 'database unavailable' } }
    }
  }

  let last: { at: number; verdict: Promise<Verdict> } | undefined
  const verdict = (): Promise<Verdict> => {
    const now = performance.now()
    if (!last || now - last.at >= goodFor) last = { at: now, verdict: look() }
    return last.verdict
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
    /**
     * What a balancer asks. It says nothing of the database: that is the same one for all processes, and a stopped one
     * must not take away the pages that each of them keeps.
     */
    serving: (): Response =>
      isClosing ? jsonReply(503, { status: 'closing' }) : jsonReply(200, { status: 'serving' }),
    async ready(): Promise<Response> {
      if (isClosing) return jsonReply(503, { status: 'closing' })
      const { status, body } = await verdict()
      return jsonReply(status, body)
    },
    /** A browser tells that it drew an island anew. */
    mismatch: (): Response => {
      metrics.islandMismatches.inc()
      return new Response(null, { status: 204 })
    },
    async metrics(): Promise<Response> {
      beforeScrape()
      await verdict()
      metrics.diskFree.set((await freeRoom?.().catch(() => Number.NaN)) ?? Number.NaN)
      for (const [state, count] of Object.entries(database.pool?.() ?? {})) metrics.pool.set({ state }, count)
      // What is not known keeps its last value, which only grows older: the alarm comes all the same.
      await inTime(lastNightlyBackup(database.db)).then(
        (at) => metrics.lastBackup.set(at === null ? 0 : Date.parse(at) / 1000),
        () => {},
      )
      return new Response(await metrics.text(), {
        headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
      })
    },
  }
}

export type Health = ReturnType<typeof health>
