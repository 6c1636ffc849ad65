import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { emptyPostgres } from '../../testing/postgres.ts'
import { announce } from '../changes.ts'
import { openDatabase } from '../open-database.ts'
import { transaction } from '../transaction.ts'

/** Two processes are two openings of the same database. */
const twoProcesses = async (work: (a: Opened, b: Opened) => Promise<void>) => {
  const { url, remove } = await emptyPostgres()
  const [a, b] = [await openDatabase(url), await openDatabase(url)]
  try {
    await work(a, b)
  } finally {
    await Promise.all([a.close(), b.close()])
    await remove()
  }
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

describe('several processes on one PostgreSQL', () => {
  test('hear of each other, after the commit', () =>
    twoProcesses(async (a, b) => {
      const [here, there, other] = [vi.fn(), vi.fn(), vi.fn()]
      a.changes.on('content', here)
      b.changes.on('content', there)
      b.changes.on('jobs', other)
      await transaction(a.db, async (trx) => {
        await announce(trx, 'content')
        // Long enough a way for a notice that was sent too early to arrive.
        await announce(b.db, 'settings')
        expect(there).not.toHaveBeenCalled()
      })
      await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(1))
      // A later notice has arrived, so an echo of the first one would have arrived as well.
      const late = vi.fn()
      a.changes.on('late', late)
      await announce(b.db, 'late')
      await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1))
      expect(here).toHaveBeenCalledTimes(1)
      expect(other).not.toHaveBeenCalled()
    }))

  test('assume the worst after their connection was cut, and hear again', () =>
    twoProcesses(async (a, b) => {
      const heard = vi.fn()
      b.changes.on('content', heard)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`.execute(a.db)
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 })
      const before = heard.mock.calls.length
      await announce(a.db, 'content')
      await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(before))
    }))

  test('a cut connection in the pool is replaced', () =>
    twoProcesses(async (a, b) => {
      await sql`select 1`.execute(b.db)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(a.db)
      const alive = () => sql<{ one: number }>`select 1 as one`.execute(b.db)
      await vi.waitFor(async () => expect((await alive()).rows).toEqual([{ one: 1 }]))
    }))
})
