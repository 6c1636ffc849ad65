import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { cacheOfPapers, loadPaper } from './papers.ts'

test('papers in memory never take more than their share, whatever their number, and can be read again', async ({
  ctx,
  make,
}) => {
  for (const slug of ['one', 'two', 'three']) await make.onlineTest({ slug })
  await ctx.db.updateTable('paper_versions').set({ frozen_at: ctx.now() }).execute()
  const ids = (await ctx.db.selectFrom('paper_versions').select('id').orderBy('id').execute()).map(({ id }) => id)
  const roomy = cacheOfPapers()
  const [first = 0, second = 0, third = 0] = ids
  const whole = await loadPaper(ctx, first, roomy)
  expect(await loadPaper(ctx, first, roomy)).toBe(whole)
  // Room for one and a half of them.
  const narrow = cacheOfPapers(Math.ceil(roomy.calculatedSize * 1.5))
  for (const id of [first, second, third]) {
    await loadPaper(ctx, id, narrow)
    expect(narrow.calculatedSize).toBeLessThanOrEqual(narrow.maxSize)
  }
  expect([...narrow.keys()]).toEqual([third])
  expect((await loadPaper(ctx, first, narrow)).view).toEqual(whole.view)
})

test('a paper that may still be edited is not kept', async ({ ctx, make }) => {
  await make.onlineTest({ slug: 'draft' })
  await ctx.db.updateTable('paper_versions').set({ frozen_at: null }).execute()
  const { id } = await ctx.db.selectFrom('paper_versions').select('id').executeTakeFirstOrThrow()
  const cache = cacheOfPapers()
  await loadPaper(ctx, id, cache)
  expect(cache.size).toBe(0)
})
