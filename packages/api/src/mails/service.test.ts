import { hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { test as base } from '../../testing/test.ts'
import { defineJob, enqueue, maxAttempts } from '../kernel/jobs/define-job.ts'
import { createRunner } from '../kernel/jobs/runner.ts'
import { tellOfficeOfGivenUp } from './given-up.ts'
import { sendMail } from './service.ts'

const test = base.extend<{ institute: undefined }>({
  institute: [
    async ({ make }, use) => {
      await make.institute()
      await use(undefined)
    },
    { auto: true },
  ],
})

const mail: Parameters<typeof sendMail<'office-given-up'>>[1] = {
  key: 'given-up:test',
  template: 'office-given-up',
  to: 'office@example.org',
  about: null,
  props: { kinds: [{ name: 'accounts.send-reset-link', times: 'once' }] },
}

describe('one mail per key', () => {
  test('also when two runs meet while the mail host takes its time', async ({ ctx, world }) => {
    const host = Promise.withResolvers<void>()
    const { promise: atTheHost, resolve: arrived } = Promise.withResolvers<void>()
    const slow = {
      ...world.mail,
      send: async (message: Parameters<typeof world.mail.send>[0]) => {
        arrived()
        await host.promise
        await world.mail.send(message)
      },
    }
    const own = { ...ctx, services: { ...ctx.services, mail: slow } }
    const first = sendMail(own, mail)
    await atTheHost
    await expect(sendMail(own, mail)).rejects.toThrow('Another run is just sending this mail.')
    host.resolve()
    await first
    await sendMail(own, mail)
    expect(world.mail.sent).toHaveLength(1)
  })

  test('and again only after the claim of a run that vanished has run out', async ({ ctx, world }) => {
    const vanished = { ...world.mail, send: () => new Promise<void>(() => {}) }
    void sendMail({ ...ctx, services: { ...ctx.services, mail: vanished } }, mail)
    const claimed = async () => (await ctx.db.selectFrom('mails').select('attempts').executeTakeFirst())?.attempts
    await expect.poll(claimed).toBe(1)
    world.clock.advance(minutes(9))
    await expect(sendMail(ctx, mail)).rejects.toThrow('Another run')
    world.clock.advance(minutes(1))
    await sendMail(ctx, mail)
    expect(world.mail.sent).toHaveLength(1)
  })

  test('and a mail the host did not take can be tried again at once', async ({ ctx, world }) => {
    world.mail.behave('down')
    await expect(sendMail(ctx, mail)).rejects.toThrow('could not be used')
    world.mail.behave('accept')
    await sendMail(ctx, mail)
    expect(await ctx.db.selectFrom('mails').select(['state', 'attempts']).execute()).toEqual([
      { state: 'sent', attempts: 2 },
    ])
  })
})

test('the office hears of jobs that were given up, once a day and without a word about whom they were for', async ({
  ctx,
  world,
}) => {
  const failing = defineJob('test.fail', z.object({ email: z.string() }), async () => {
    throw new Error('asha@example.org cannot be reached')
  })
  const runner = createRunner(world.services, [failing, tellOfficeOfGivenUp], [])
  const tellOffice = async () => {
    await enqueue(ctx, tellOfficeOfGivenUp, {})
    await runner.drain()
  }
  await tellOffice()
  expect(world.mail.sent).toEqual([])

  for (let n = 0; n < 3; n++) await enqueue(ctx, failing, { email: 'asha@example.org' })
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    await runner.drain()
    if (attempt < maxAttempts) world.clock.advance(hours(6))
  }
  await tellOffice()
  world.clock.advance(minutes(10))
  await tellOffice()
  expect(world.mail.sent).toHaveLength(1)
  expect(world.mail.sent[0]?.text).toContain('test.fail')
  expect(world.mail.sent[0]?.text).toContain('3 times')
  expect(world.mail.sent[0]?.text).not.toContain('asha')
  // Nothing new: the day after, nobody is written to.
  world.clock.advance(hours(25))
  await tellOffice()
  expect(world.mail.sent).toHaveLength(1)
})

test('mails wait three days for a mail server that is down, and go out with the oldest first', async ({
  ctx,
  world,
}) => {
  // In a lane of one: several places send at once, and in any order.
  const send = defineJob(
    'test.send',
    z.object({ to: z.string() }),
    (ctx, { to }) => sendMail(ctx, { ...mail, key: to, to }),
    'chores',
  )
  const runner = createRunner(world.services, [send], [])
  const names = ['first@example.org', 'second@example.org', 'third@example.org']
  world.mail.behave('down')
  for (const to of names) {
    await enqueue(ctx, send, { to })
    await runner.drain()
    world.clock.advance(minutes(7))
  }
  for (let hour = 0; hour < 71; hour += 1) {
    await runner.drain()
    world.clock.advance(hours(1))
  }
  const states = async () => (await ctx.db.selectFrom('jobs').select('state').execute()).map(({ state }) => state)
  expect(await states()).toEqual(['ready', 'ready', 'ready'])
  world.mail.behave('accept')
  world.clock.advance(minutes(30))
  await runner.drain()
  expect(world.mail.sent.map(({ to }) => to)).toEqual(names)
  world.mail.behave('down')
  await enqueue(ctx, send, { to: 'lost@example.org' })
  for (let hour = 0; hour < 75; hour += 1) {
    await runner.drain()
    world.clock.advance(hours(1))
  }
  expect((await states()).filter((state) => state === 'dead')).toHaveLength(1)
})
