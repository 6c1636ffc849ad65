import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Ctx } from '../src/kernel/context.ts'

/**
 * Until another connection waits for a lock of ours, or is over without one. SQLite has one writer, who waits for the
 * whole transaction.
 */
export const untilSomebodyWaits = async ({ db, services }: Ctx, isOver = () => false): Promise<void> => {
  if (services.database.engine === 'sqlite') return
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const isWaiting = async () => (await waiting.execute(db)).rows.length === 1
  await vi.waitFor(async () => expect(isOver() || (await isWaiting())).toBe(true), { interval: 5 })
}
