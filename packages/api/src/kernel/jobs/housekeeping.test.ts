import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { limiterFor } from '../limits.ts'
import { forgetOldLimits } from './housekeeping.ts'

describe('counts whose time is over', () => {
  test('are removed, however many, and those that still hold stay', async ({ ctx }) => {
    const now = Date.parse(ctx.now())
    const rows = Array.from({ length: 6000 }, (_, n) => ({ key: `old-${n}`, points: 1, expire: now - 1 - n }))
    for (let at = 0; at < rows.length; at += 1000)
      await ctx.db
        .insertInto('rate_limits')
        .values(rows.slice(at, at + 1000))
        .execute()
    await ctx.db
      .insertInto('rate_limits')
      .values([
        { key: 'holds', points: 3, expire: now + 1 },
        { key: 'for ever', points: 1, expire: null },
      ])
      .execute()
    await forgetOldLimits.run(ctx, {})
    const left = await ctx.db.selectFrom('rate_limits').select('key').orderBy('key').execute()
    expect(left.map(({ key }) => key)).toEqual(['for ever', 'holds'])
  })

  test('begin again when somebody comes back', async ({ ctx }) => {
    const limiter = limiterFor(ctx.services.database, 'test', { points: 1, seconds: 60 })
    await limiter.consume('a')
    await ctx.db.updateTable('rate_limits').set({ expire: 1 }).execute()
    await forgetOldLimits.run(ctx, {})
    await limiter.delete('a')
    expect((await limiter.consume('a')).remainingPoints).toBe(0)
  })
})
