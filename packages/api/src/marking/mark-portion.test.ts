import { minutes } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { migrate } from '@northlight/db/migrate'
import { describe, expect } from 'vitest'
import { factories } from '../../testing/factories.ts'
import { emptyUrl, killInTheMiddle, on } from '../../testing/kills/killed.ts'
import { test } from '../../testing/test.ts'
import { markPortion } from './mark-portion.ts'
import { queueRanking } from './queue-marking.ts'
import { rankTest } from './rank-test.ts'

const now = '2026-11-15T06:00:00.000Z'

/** A test that so many have handed in, in a database that other processes can open. */
const hall = async (count: number) => {
  const url = await emptyUrl()
  const id = await on(url, async (as, database) => {
    await migrate(database)
    const make = factories(as(1, 'admin'))
    const paper = await make.onlineTest()
    for (let n = 0; n < count; n += 1) await make.finished(paper, await make.user())
    return paper.id
  })
  return { url, id }
}

const markedIn = (database: Database) => database.db.selectFrom('mark_history').select('attempt_id').execute()

const workUntilNothingIsLeft = async (database: Database, testId: number) => {
  const ids: number[] = []
  for (;;) {
    const marked = await markPortion(database, testId, { now })
    if (marked.length === 0) return ids
    ids.push(...marked.map(({ attempt_id }) => attempt_id))
  }
}

describe('a test that is marked in portions', () => {
  test('two workers share it: each marks some, and no attempt is marked twice or forgotten', async () => {
    const { url, id } = await hall(120)
    await on(url, async (_, one) => {
      const both = (two: Database) => Promise.all([workUntilNothingIsLeft(one, id), workUntilNothingIsLeft(two, id)])
      const shares = one.engine === 'postgres' ? await on(url, (_, two) => both(two)) : await both(one)
      expect(Math.min(...shares.map((ids) => ids.length))).toBeGreaterThan(0)
      expect(new Set(shares.flat()).size).toBe(120)
      expect(shares.flat()).toHaveLength(120)
      expect(await markedIn(one)).toHaveLength(120)
    })
  })

  test('a worker that is killed while it writes a portion leaves it to the next one', async () => {
    const { url, id } = await hall(60)
    await killInTheMiddle('mark-test.ts', url, id)
    await on(url, async (_, database) => {
      expect(await markedIn(database)).toHaveLength(25)
      expect(await workUntilNothingIsLeft(database, id)).toHaveLength(35)
      expect(await markedIn(database)).toHaveLength(60)
      const left = await database.db.selectFrom('attempts').select('id').where('state', '<>', 'graded').execute()
      expect(left).toEqual([])
    })
  })
})

describe('ranking', () => {
  test('a class in which nothing changed is not written again', async ({ ctx, make, world }) => {
    const paper = await make.onlineTest()
    for (const given of [
      ['A', 'A', 'A'],
      ['A', 'B', 'B'],
      ['B', 'B', 'B'],
    ])
      await make.marked(paper, await make.user(), given)
    const rows = () => ctx.db.selectFrom('test_results').selectAll().orderBy('attempt_id').execute()
    const standing = () => ctx.db.selectFrom('test_standings').selectAll().execute()
    world.clock.advance(minutes(5))
    await rankTest(ctx.db, paper.id, ctx.now())
    const before = [await rows(), await standing()]
    world.clock.advance(minutes(5))
    await rankTest(ctx.db, paper.id, ctx.now())
    expect([await rows(), await standing()]).toEqual(before)
    // The last one is marked anew and now shares the place of the second: only these two are written.
    const [, second, last] = await rows()
    await ctx.db
      .updateTable('test_results')
      .set({ marks: second?.marks, totals: second?.totals, subjects: second?.subjects, marked_at: ctx.now() })
      .where('attempt_id', '=', last?.attempt_id ?? 0)
      .execute()
    await rankTest(ctx.db, paper.id, ctx.now())
    expect((await rows()).map(({ rank, ranked_at }) => [rank, ranked_at === ctx.now()])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ])
  })

  test('a large class that stays open is ranked once in ten minutes, and at once where it is asked for', async ({
    ctx,
    make,
    world,
  }) => {
    const paper = await make.onlineTest()
    await make.marked(paper, await make.user())
    await ctx.db.updateTable('test_standings').set({ takers: 100_000 }).execute()
    const queued = () => ctx.db.selectFrom('jobs').select('id').where('name', '=', 'results.rank-test').execute()
    for (let n = 0; n < 6; n += 1) {
      await queueRanking(ctx, paper.id)
      world.clock.advance(minutes(1))
    }
    expect((await queued()).length).toBeLessThanOrEqual(2)
    const before = (await queued()).length
    await queueRanking(ctx, paper.id, 'soon')
    expect(await queued()).toHaveLength(before + 1)
  })
})
