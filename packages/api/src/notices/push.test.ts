import { hours, minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { looked } from '../../testing/looked.ts'
import { pushService } from '../../testing/push-service.ts'
import { test as base } from '../../testing/test.ts'
import { createApi } from '../create-api.ts'
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

  expect((await add('phone')).body).toMatchObject({ notices: { push_devices: 1 } })
  expect((await add('laptop')).body).toMatchObject({ notices: { push_devices: 2 } })
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
