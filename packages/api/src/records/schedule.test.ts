import { describe, expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import { callsOf, createApi } from '../create-api.ts'

const later = '2026-11-16T04:30:00.000Z'

describe('a schedule', () => {
  test('publishes the version it was made for, and nothing that was written after', async ({ office, api, world }) => {
    const asha = office.as(office.editor)
    const { make, publish, save, read } = recordSteps(asha, 'articles')
    const id = await make({ name: 'As planned' })
    expect(await publish(id, { at: later })).toMatchObject({ status: 200 })
    expect((await asha.get('/office/articles?filter[state]=scheduled')).body).toMatchObject({
      data: [{ id, publish_at: later }],
    })
    await save(id, { name: 'Written after' })
    expect(await read(id)).toMatchObject({ schedule: { publish_at: later, is_behind: true } })
    await api.runner.drain()
    expect(await read(id)).toMatchObject({ state: 'draft' })
    world.clock.advance(86_400_000)
    await api.runner.drain()
    expect(await read(id)).toMatchObject({
      state: 'live',
      is_edited: true,
      schedule: null,
      live: { name: 'As planned' },
      values: { name: 'Written after' },
    })
  })

  test('is published once, however often its job runs and by however many processes', async ({
    office,
    api,
    world,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { make, publish, read } = recordSteps(asha, 'articles')
    const id = await make()
    await publish(id, { at: later })
    world.clock.advance(86_400_000)
    // A process that dies at the due second leaves its lease behind; another takes the job again.
    await Promise.all([api.runner.drain(), createApi(world.services, callsOf()).runner.drain()])
    const { version } = await read(id)
    await ctx.db
      .updateTable('jobs')
      .set({ state: 'ready', lease_until: null })
      .where('name', '=', 'records.publish-due')
      .execute()
    await api.runner.drain()
    expect((await read(id)).version).toBe(version)
    const lines = await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'records.publish').execute()
    expect(lines).toHaveLength(1)
  })

  test('that is called off or made anew does not come back', async ({ office, api, world }) => {
    const asha = office.as(office.editor)
    const { make, publish, read, at } = recordSteps(asha, 'articles')
    const id = await make()
    await publish(id, { at: later })
    expect(await asha.post(at(id, '/unschedule'), { version: (await read(id)).version })).toMatchObject({ status: 200 })
    world.clock.advance(86_400_000)
    await api.runner.drain()
    expect(await read(id)).toMatchObject({ state: 'draft', schedule: null })
  })

  test('hides at its moment, also when a colleague has published since, unless it was called off', async ({
    office,
    api,
    world,
  }) => {
    const asha = office.as(office.editor)
    const { make, publish, read, save, at } = recordSteps(asha, 'articles')
    const id = await make()
    expect(await publish(id, { until: '2026-11-14T00:00:00.000Z' })).toMatchObject({ status: 422 })
    await publish(id, { until: later })
    await save(id, { heading: 'A comma' })
    await publish(id)
    expect(await read(id)).toMatchObject({ state: 'live', hide_at: later })
    const kept = await make()
    await publish(kept, { until: later })
    await asha.post(at(kept, '/unschedule'), { version: (await read(kept)).version })
    world.clock.advance(86_400_000)
    await api.runner.drain()
    expect([(await read(id)).state, (await read(kept)).state]).toEqual(['hidden', 'live'])
  })

  test('whose beginning and end were both slept through ends hidden, in whichever order its jobs run', async ({
    office,
    api,
    world,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { make, publish, read } = recordSteps(asha, 'articles')
    const id = await make()
    await publish(id, { at: later, until: '2026-11-16T05:30:00.000Z' })
    world.clock.advance(3 * 86_400_000)
    // The end comes first.
    await ctx.db
      .updateTable('jobs')
      .set({ run_at: '2026-11-01T00:00:00.000Z' })
      .where('name', '=', 'records.hide-due')
      .execute()
    await api.runner.drain()
    expect(await read(id)).toMatchObject({ state: 'hidden', schedule: null, hide_at: null })
    expect((await asha.get('/office/articles?filter[state]=scheduled')).body).toMatchObject({ data: [] })
  })

  test('of an end alone leaves what is live and its draft as they are until then', async ({ office, api, world }) => {
    const asha = office.as(office.editor)
    const { live, read, save, at } = recordSteps(asha, 'articles')
    const id = await live({ heading: 'As it is' })
    await save(id, { heading: 'Not published by it' })
    const { version } = await read(id)
    expect(await asha.post(at(id, '/hide'), { version, at: later })).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ state: 'live', hide_at: later, live: { heading: 'As it is' } })
    world.clock.advance(86_400_000)
    await api.runner.drain()
    expect(await read(id)).toMatchObject({ state: 'hidden', values: { heading: 'Not published by it' } })
  })

  test('asks the gate again when its moment comes, and says why it did not happen', async ({
    office,
    api,
    world,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { make, publish, read } = recordSteps(asha, 'articles')
    const id = await make({ slug: 'wanted-address' })
    await publish(id, { at: later })
    const stamps = { status: 301, created_at: ctx.now(), updated_at: ctx.now(), updated_by: null }
    await ctx.db
      .insertInto('redirects')
      .values({ from_path: '/knowledge-desk/wanted-address', to_path: '/fees', ...stamps })
      .execute()
    world.clock.advance(86_400_000)
    await api.runner.drain()
    expect(await read(id)).toMatchObject({
      state: 'draft',
      schedule: null,
      refused: { reasons: [expect.stringContaining('/knowledge-desk/wanted-address leads visitors')] },
    })
  })
})
