import { days, hours, minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { looked } from '../../testing/looked.ts'
import { pushService } from '../../testing/push-service.ts'
import { test as base } from '../../testing/test.ts'
import { revokeTokens } from '../accounts/queries.ts'
import { openSession } from '../accounts/session/sign-in.ts'
import { createApi } from '../create-api.ts'
import { sendAgain } from '../mails/service.ts'
import { tellOfShownResults } from '../results/tell/tell-of-result.ts'

const test = base.extend<{ service: Awaited<ReturnType<typeof pushService>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  service: async ({}, use) => {
    const service = await pushService()
    await use(service)
    await service.close()
  },
})

test('a browser whose person agreed is told once, signed and sealed; one that is gone is forgotten, one that is down is asked again', async ({
  ctx,
  make,
  http,
  api,
  world,
  service,
}) => {
  await make.institute()
  await looked(ctx)
  const asha = await make.user()
  const token = await make.token(asha)
  const add = (name: string) => http.postJson('/notices/devices', service.subscribe(name), { token })
  const shown = async () => {
    await make.marked(await make.onlineTest({ name: 'Mock 2' }), asha, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    await Promise.all([api.runner.drain(), createApi(world.services).runner.drain()])
  }
  await shown()
  expect(service.received).toEqual([])

  const at = (...names: string[]) => names.map((name) => `${service.origin}/${name}`)
  expect((await add('phone')).body).toMatchObject({ notices: { push_devices: at('phone') } })
  expect((await add('laptop')).body).toMatchObject({ notices: { push_devices: at('phone', 'laptop') } })
  await shown()
  expect(service.received.map(({ to }) => to).toSorted()).toEqual(['/laptop', '/phone'])
  expect(service.received[0]?.payload).toEqual({
    title: 'Your result in Mock 2 is out.',
    url: expect.stringMatching(/\/online-tests\/[\w-]+\/report$/),
  })

  service.unsubscribe('laptop')
  await shown()
  expect(service.received).toHaveLength(3)
  expect(await ctx.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(1)

  service.goDown(true)
  await shown()
  service.goDown(false)
  expect(service.received).toHaveLength(3)
  world.clock.advance(hours(1))
  await api.runner.drain()
  expect(service.received).toHaveLength(4)

  const off = { kind: 'result-out', channel: 'push', is_on: false }
  await http.postJson('/notices', off, { token })
  await shown()
  expect(service.received).toHaveLength(4)
  // Off and on again on the page: what was turned off stays off.
  await http.postJson('/notices/devices/forget', { endpoint: at('phone')[0] }, { token })
  const again = await http.postJson('/notices/devices', service.subscribe('phone'), { token, address: '203.0.113.8' })
  expect(again.body.message).toMatch(/What you turned off before stays off/)
  await shown()
  expect(service.received).toHaveLength(4)
})

test('a browser with keys that cannot be used is not taken; one of before is forgotten and keeps nothing from the parent', async ({
  ctx,
  make,
  http,
  api,
  world,
  service,
}) => {
  await make.institute()
  await looked(ctx)
  const asha = await make.minor({ email: 'asha@northlight.test' })
  await make.parent(asha, { email: 'ramesh@northlight.test' })
  await make.consent(asha, { by_contact: 'ramesh@northlight.test' })
  const token = await make.token(asha)
  const device = service.subscribe('phone')
  for (const bad of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }])
    expect((await http.postJson('/notices/devices', { ...device, ...bad }, { token })).status).toBe(422)
  expect((await http.postJson('/notices/devices', device, { token })).status).toBe(200)
  await ctx.db.updateTable('push_subscriptions').set({ p256dh: 'AAAA' }).execute()
  await make.marked(await make.onlineTest(), asha, ['A'])
  world.clock.advance(minutes(30))
  await tellOfShownResults.run(ctx, {})
  await api.runner.drain()
  expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual(['asha@northlight.test', 'ramesh@northlight.test'])
  expect(await ctx.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  const jobs = ctx.db.selectFrom('jobs').select('state').where('name', '=', 'results.tell-of-result')
  expect(await jobs.execute()).toEqual([{ state: 'done' }])
})

test('signing out ends the notices of that browser, and signing out everywhere those of all others', async ({
  ctx,
  make,
  http,
  service,
}) => {
  const asha = await make.user()
  const others = await make.token(await make.user())
  const [shared, phone, laptop] = [await make.token(asha), await make.token(asha), await make.token(asha)]
  const add = (name: string, token: string) => http.postJson('/notices/devices', service.subscribe(name), { token })
  for (const [name, token] of Object.entries({ shared, phone, laptop, others })) await add(name, token)
  const left = async () => {
    const rows = await ctx.db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()
    return rows.map(({ endpoint }) => endpoint.split('/').at(-1))
  }
  await http.get('/auth/logout', { token: shared })
  expect(await left()).toEqual(['phone', 'laptop', 'others'])
  await revokeTokens(ctx.db, asha.id, ctx.now(), { except: Number(phone.split('|')[0]) })
  expect(await left()).toEqual(['phone', 'others'])
})

test('a browser belongs to whoever agreed in it last, and only an address of a push service is taken', async ({
  ctx,
  make,
  http,
  service,
}) => {
  const [asha, kiran] = [await make.token(await make.user()), await make.user()]
  const device = service.subscribe('shared')
  await http.postJson('/notices/devices', device, { token: asha })
  await http.postJson('/notices/devices', device, { token: await make.token(kiran), address: '203.0.113.8' })
  expect(await ctx.db.selectFrom('push_subscriptions').select('user_id').execute()).toEqual([{ user_id: kiran.id }])
  for (const endpoint of ['http://169.254.169.254/latest', 'https://example.org/push'])
    expect(
      (await http.postJson('/notices/devices', { ...device, endpoint }, { token: asha, address: '203.0.113.9' }))
        .status,
    ).toBe(422)
  const { endpoint } = device
  await http.postJson('/notices/devices/forget', { endpoint }, { token: asha })
  expect(await ctx.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(1)
  await http.postJson('/notices/devices/forget', { endpoint }, { token: await make.token(kiran) })
  expect(await ctx.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  const on = { kind: 'result-out', channel: 'push', is_on: true }
  expect((await http.postJson('/notices', on, { token: asha })).status).toBe(422)
})

test('what waits for one person is never shown to the next one in the same browser', async ({
  ctx,
  make,
  http,
  api,
  world,
  service,
}) => {
  await make.institute()
  await looked(ctx)
  const [asha, kiran] = [await make.user(), await make.user()]
  const device = service.subscribe('shared')
  await http.postJson('/notices/devices', device, { token: await make.token(asha) })
  await make.marked(await make.onlineTest({ name: 'Mock 2' }), asha, ['A'])
  world.clock.advance(minutes(30))
  service.goDown(true)
  await tellOfShownResults.run(ctx, {})
  await api.runner.drain()
  await http.postJson('/notices/devices', device, { token: await make.token(kiran), address: '203.0.113.8' })
  service.goDown(false)
  world.clock.advance(hours(1))
  await api.runner.drain()
  // The office sends again what failed.
  const failed = await ctx.db.selectFrom('mails').select('id').where('channel', '=', 'push').executeTakeFirstOrThrow()
  await sendAgain(ctx, failed.id)
  expect(service.received).toEqual([])
})

test('notices end with the session in which they were turned on, and go on with the next one in that browser', async ({
  ctx,
  make,
  http,
  api,
  world,
  service,
}) => {
  await make.institute()
  await looked(ctx)
  const [asha, kiran] = [await make.user({ email: 'asha@northlight.test' }), await make.user()]
  const signInIn = async (user: typeof asha, browser: string) => (await openSession(ctx, user, browser)).token
  const shown = async () => {
    await make.marked(await make.onlineTest(), asha, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    await api.runner.drain()
    return service.received.splice(0).map(({ to }) => to)
  }
  const devices = async (token: string) =>
    ((await http.get('/notices', { token })).body.notices as { push_devices: string[] }).push_devices.length
  const [home, lab] = ['browser-at-home', 'browser-of-the-lab']
  for (const browser of [home, lab])
    await http.postJson('/notices/devices', service.subscribe(browser), { token: await signInIn(asha, browser) })
  expect((await shown()).toSorted()).toEqual([`/${home}`, `/${lab}`])

  // Nobody signs out in the lab; somebody else signs in there.
  await signInIn(kiran, lab)
  expect(await shown()).toEqual([`/${home}`])

  world.clock.advance(days(31))
  expect(await shown()).toEqual([])
  const elsewhere = await signInIn(asha, 'a-new-phone')
  expect(await devices(elsewhere)).toBe(0)
  expect(await shown()).toEqual([])
  expect(await devices(await signInIn(asha, home))).toBe(1)
  expect(await shown()).toEqual([`/${home}`])
})
