import { later } from '@northlight/contract/dates'
import { hours, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { test as base } from '../../../testing/test.ts'
import { inTransaction } from '../context.ts'
import { defineJob, enqueue, maxAttempts } from './define-job.ts'
import { claimDue, deadJobs, reviveDead } from './queries.ts'
import { leases } from './run-job.ts'
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

describe('lanes', () => {
  test('a mail host that answers nobody does not hold up closing and marking', async ({ ctx, ran, world }) => {
    const host = Promise.withResolvers<void>()
    const begun: number[] = []
    const mail = defineJob('test.mail', payload, async (_, { n }) => {
      begun.push(n)
      await host.promise
    })
    const mark = defineJob('test.mark', payload, async (_, { n }) => void ran.push(n), 'exams')
    const runner = createRunner(world.services, [mail, mark], [])
    for (let n = 1; n <= 40; n++) await enqueue(ctx, mail, { n })
    await enqueue(ctx, mark, { n: 100 })
    runner.start()
    await expect.poll(() => ran).toEqual([100])
    // Also what comes while every place for mails is taken.
    await expect.poll(() => begun).toHaveLength(4)
    await inTransaction(ctx, (ctx) => enqueue(ctx, mark, { n: 101 }))
    await expect.poll(() => ran).toEqual([100, 101])
    host.resolve()
    await expect.poll(() => begun).toHaveLength(40)
    await runner.stop()
  })

  test('one slow job keeps its own place alone; its lane goes on', async ({ ctx, ran, world }) => {
    const slow = Promise.withResolvers<void>()
    const job = defineJob('test.slow-first', payload, async (_, { n }) => {
      if (n === 1) await slow.promise
      ran.push(n)
    })
    const runner = createRunner(world.services, [job], [])
    for (let n = 1; n <= 12; n++) await enqueue(ctx, job, { n })
    runner.start()
    await expect.poll(() => ran).toHaveLength(11)
    slow.resolve()
    await runner.stop()
    expect(ran.at(-1)).toBe(1)
  })
})

describe('a lease', () => {
  test('is renewed while its job runs, so that no other process takes it', async ({ ctx, ran, world }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>()
    const long = defineJob('test.long', payload, async (_, { n }) => {
      ran.push(n)
      await hold
    })
    const first = createRunner(world.services, [long], [], { held: { ...leases, renewEvery: 5 } })
    const second = createRunner(world.services, [long], [])
    await enqueue(ctx, long, { n: 1 })
    const running = first.drain()
    await expect.poll(() => ran).toEqual([1])
    world.clock.advance(leases.length - seconds(1))
    const leaseOf = async () => (await ctx.db.selectFrom('jobs').select('lease_until').executeTakeFirst())?.lease_until
    await expect.poll(leaseOf).toBe(later(ctx.now(), leases.length))
    world.clock.advance(minutes(1))
    expect(await second.drain()).toBe(0)
    release()
    await running
    expect(ran).toEqual([1])
  })

  test('that went to another run is not ended by the first one', async ({ ctx, ran, world }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const stalled = defineJob('test.stalled', payload, async (_, { n }) => {
      ran.push(n)
      await (ran.length === 1 ? hold : second.promise)
    })
    const [one, two] = [1, 2].map(() => createRunner(world.services, [stalled], []))
    await enqueue(ctx, stalled, { n: 1 })
    const first = one?.drain()
    await expect.poll(() => ran).toHaveLength(1)
    // Not renewed: the first process was stopped for longer than its lease.
    world.clock.advance(leases.length + 1)
    const taken = two?.drain()
    await expect.poll(() => ran).toHaveLength(2)
    const rowNow = () => ctx.db.selectFrom('jobs').select(['state', 'attempts']).executeTakeFirst()
    release()
    await first
    expect(await rowNow()).toEqual({ state: 'running', attempts: 2 })
    expect(world.logger.lines.map((line) => line.message)).toContain('a job ended after another run had taken it over')
    second.resolve()
    await taken
    expect(await rowNow()).toEqual({ state: 'done', attempts: 2 })
  })

  test('of a job that this process is running is never taken twice by a clock that leaps', async ({
    ctx,
    ran,
    world,
  }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>()
    const long = defineJob('test.long', payload, async (_, { n }) => {
      ran.push(n)
      await hold
    })
    const runner = createRunner(world.services, [long], [])
    await enqueue(ctx, long, { n: 1 })
    const running = runner.drain()
    await expect.poll(() => ran).toEqual([1])
    world.clock.advance(hours(24))
    expect(await runner.drain()).toBe(0)
    release()
    await running
    expect(ran).toEqual([1])
  })
})

test('a job that ends its process every time is given up after its tries', async ({ ctx, note, ran, world }) => {
  await enqueue(ctx, note, { n: 1 })
  const claim = (holder: string) =>
    claimDue(world.services.database, {
      lane: 'mails',
      now: ctx.now(),
      leaseUntil: later(ctx.now(), leases.length),
      holder,
      except: [],
      count: 1,
    })
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    expect(await claim(`process ${attempt}`)).toHaveLength(1)
    world.clock.advance(leases.length)
  }
  expect(await claim('one process too many')).toEqual([])
  expect(await createRunner(world.services, [note], []).drain()).toBe(0)
  expect(ran).toEqual([])
  expect(await deadJobs(ctx.db)).toMatchObject([{ name: 'test.note', attempts: maxAttempts }])
})

test('a schedule is written once a slot, not at every look', async ({ ctx, ran, world }) => {
  const nightly = defineJob('test.nightly', z.object({}), async () => void ran.push(24), 'chores')
  const hourly = defineJob('test.hourly', z.object({}), async () => void ran.push(1), 'chores')
  const schedules = [
    { job: nightly, every: hours(24) },
    { job: hourly, every: hours(1) },
  ]
  const runner = createRunner(world.services, [nightly, hourly], schedules, { pollEvery: 5 })
  runner.start()
  await expect.poll(() => ran.toSorted((a, b) => a - b)).toEqual([1, 24])
  await expect.poll(() => ctx.db.selectFrom('jobs').select('id').where('state', '!=', 'done').execute()).toEqual([])
  // Without its row, a second insert of the same slot would succeed and run again.
  await ctx.db.deleteFrom('jobs').execute()
  world.clock.advance(hours(1))
  await expect.poll(() => ran.length).toBeGreaterThan(2)
  await runner.stop()
  expect(ran.filter((every) => every === 24)).toEqual([24])
})

test('a database that is down is told once, and once more when it answers again', async ({ note, world }) => {
  const said: string[] = []
  const keep = (_: object, message: string) => said.push(message)
  let isDown = true
  let asked = 0
  const { database } = world.services
  const db = new Proxy(database.db, {
    get: (one, name) => {
      asked += 1
      if (isDown) throw new Error('no connection')
      const value = Reflect.get(one, name)
      return typeof value === 'function' ? value.bind(one) : value
    },
  })
  const services = { ...world.services, database: { ...database, db }, logger: { info: keep, warn: keep, error: keep } }
  const runner = createRunner(services, [note], [], { pollEvery: 5 })
  runner.start()
  const soon = { timeout: seconds(20) }
  await expect.poll(() => asked, soon).toBeGreaterThan(20)
  isDown = false
  await expect.poll(() => said, soon).toContain('the job queue can be read again')
  await runner.stop()
  expect(said).toEqual(['the job queue could not be read', 'the job queue can be read again'])
})
