import { hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { test as base } from '../../../testing/test.ts'
import { inTransaction } from '../context.ts'
import { defineJob, enqueue, maxAttempts } from './define-job.ts'
import { deadJobs, reviveDead } from './queries.ts'
import { createRunner } from './runner.ts'

const payload = z.object({ n: z.number() })

const test = base.extend<{ ran: number[]; note: ReturnType<typeof defineJob<{ n: number }>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  ran: async ({}, use) => use([]),
  note: async ({ ran }, use) =>
    use(
      defineJob('test.note', payload, async (_, { n }) => {
        ran.push(n)
        if (n < 0) throw new Error(`cannot note ${n}`)
      }),
    ),
})

describe('a job', () => {
  test('is queued with the change or not at all', async ({ ctx, note, ran, world }) => {
    const runner = createRunner(world.services, [note], [])
    await expect(
      inTransaction(ctx, async (ctx) => {
        await enqueue(ctx, note, { n: 1 })
        throw new Error('the change failed')
      }),
    ).rejects.toThrow('the change failed')
    await inTransaction(ctx, (ctx) => enqueue(ctx, note, { n: 2 }))
    expect(await runner.drain()).toBe(1)
    expect(ran).toEqual([2])
  })

  test('with the same key is queued once', async ({ ctx, note, ran, world }) => {
    const runner = createRunner(world.services, [note], [])
    for (let time = 0; time < 3; time++) await enqueue(ctx, note, { n: 1 }, { key: 'only-once' })
    await runner.drain()
    await enqueue(ctx, note, { n: 1 }, { key: 'only-once' })
    await runner.drain()
    expect(ran).toEqual([1])
  })

  test('that fails is tried again later, then put on the dead-letter list, and can be revived', async ({
    ctx,
    note,
    ran,
    world,
  }) => {
    const runner = createRunner(world.services, [note], [])
    await enqueue(ctx, note, { n: -1 })
    await runner.drain()
    expect(await runner.drain()).toBe(0) // not due yet
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      world.clock.advance(hours(6))
      await runner.drain()
    }
    expect(ran).toHaveLength(maxAttempts)
    const [dead] = await deadJobs(ctx.db)
    expect(dead).toMatchObject({ name: 'test.note', payload: { n: -1 }, last_error: 'cannot note -1', state: 'dead' })
    world.clock.advance(hours(24))
    expect(await runner.drain()).toBe(0)
    expect(await reviveDead(ctx.db, dead?.id ?? 0, ctx.now())).toBe(true)
    expect(await runner.drain()).toBe(1)
  })

  test('that nobody knows or whose payload is wrong does not stop the others', async ({ ctx, note, ran, world }) => {
    const runner = createRunner(world.services, [note], [])
    await enqueue(
      ctx,
      defineJob('test.unknown', payload, async () => {}),
      { n: 1 },
    )
    await enqueue(
      ctx,
      defineJob(note.name, z.object({ n: z.string() }), async () => {}),
      { n: 'not a number' },
    )
    await enqueue(ctx, note, { n: 3 })
    await runner.drain()
    expect(ran).toEqual([3])
  })

  test('whose worker vanished is taken over when its lease ends', async ({ ctx, note, ran, world }) => {
    const runner = createRunner(world.services, [note], [])
    await enqueue(ctx, note, { n: 4 })
    await ctx.db.updateTable('jobs').set({ state: 'running', attempts: 1, lease_until: ctx.now() }).execute()
    world.clock.advance(minutes(1))
    await runner.drain()
    expect(ran).toEqual([4])
  })

  test('is taken by one of several runners', async ({ ctx, note, ran, world }) => {
    const runners = [1, 2, 3].map(() => createRunner(world.services, [note], []))
    for (let n = 1; n <= 20; n++) await enqueue(ctx, note, { n })
    await Promise.all(runners.map((runner) => runner.drain()))
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})

test('a started runner wakes on a new job, queues its schedules once per slot, and stops when its work is done', async ({
  ctx,
  note,
  ran,
  world,
}) => {
  const nightly = defineJob('test.nightly', z.object({}), async () => void ran.push(100))
  const runners = [1, 2].map(() => createRunner(world.services, [note, nightly], [{ job: nightly, every: hours(24) }]))
  for (const runner of runners) runner.start()
  await inTransaction(ctx, (ctx) => enqueue(ctx, note, { n: 5 }))
  await expect.poll(() => ran.toSorted((a, b) => a - b)).toEqual([5, 100])
  await Promise.all(runners.map((runner) => runner.stop()))
  await enqueue(ctx, note, { n: 6 })
  expect(await ctx.db.selectFrom('jobs').selectAll().where('state', '=', 'ready').execute()).toHaveLength(1)
})
