import { expect } from 'vitest'
import { test } from '../../testing/records.ts'
import { addReplies, type CountedReplies } from './count-replies.ts'

test('several processes add up, and health tells how the server has answered in thirty days', async ({
  ctx,
  office,
  world,
}) => {
  const day = world.services.clock().slice(0, 10)
  const health = async () => (await office.as(office.admin).get('/office/health')).body.month
  expect(await health()).toEqual({ replies: 0, failures: 0, save_p95_ms: null })
  const counted = (what: CountedReplies['what'], within_ms: number, replies: number, on = day) => ({
    ...{ day: on, what, within_ms, replies },
  })
  await Promise.all([
    addReplies(ctx, [counted('answered', 0, 900), counted('save', 20, 90), counted('save', 50, 4)]),
    addReplies(ctx, [counted('save', 50, 5), counted('save', 1000, 1), counted('answered', 0, 99)]),
    addReplies(ctx, [counted('failed', 0, 1), counted('failed', 0, 500, '2020-01-01')]),
  ])
  expect(await health()).toEqual({ replies: 1000, failures: 1, save_p95_ms: 50 })
})
