import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { branches } from '@northlight/contract/office/resources/branches'
import { expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

const refused = {
  status: 403,
  body: {
    message: 'Your role may not open and close branches; administrators may. You may propose it.',
    needs: 'right',
    code: 'branches.write',
  },
}

test('an editor writes the texts of a branch, and opens or closes it by no door', async ({
  office,
  api,
  ctx,
  make,
}) => {
  await make.institute()
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const editing = recordSteps(asha, 'branches', branches.example)
  const opening = recordSteps(ravi, 'branches', branches.example)
  const at = (ms: number) => later(ctx.now(), ms)
  const isOpen = async (id: number) => (await opening.read(id)).state === 'live'

  // Never open yet: prepared and asked for, not published, at no moment and not in bulk.
  const fresh = await editing.make()
  expect(await editing.publish(fresh)).toMatchObject(refused)
  expect(await editing.publish(fresh, { at: at(hours(1)) })).toMatchObject(refused)
  const bulk = (who: typeof asha, act: string, more: object) => who.post('/office/branches/bulk', { act, ...more })
  expect((await bulk(asha, 'publish', { ids: [fresh] })).body.result).toMatchObject({
    done: 0,
    refused: [{ id: fresh, reason: refused.body.message }],
  })
  expect((await bulk(asha, 'publish', { filter: {} })).status).toBe(200)
  await api.runner.drain()
  expect(await isOpen(fresh)).toBe(false)
  expect(await editing.read(fresh)).toMatchObject({ may: expect.arrayContaining(['ask']) })
  expect((await editing.read(fresh)) as object).not.toMatchObject({ may: expect.arrayContaining(['publish']) })
  const { version } = await editing.read(fresh)
  expect(await asha.post(editing.at(fresh, '/ask'), { version })).toMatchObject({ status: 200 })
  expect(await opening.publish(fresh)).toMatchObject({ status: 200 })

  // Open: its texts go live, and nothing closes it, now or later.
  await editing.save(fresh, { area: 'Fort' })
  expect(await editing.publish(fresh)).toMatchObject({ status: 200 })
  expect(await editing.hide(fresh)).toMatchObject(refused)
  const seen = async () => ({ version: (await editing.read(fresh)).version })
  expect(await asha.post(editing.at(fresh, '/hide'), { ...(await seen()), at: at(hours(1)) })).toMatchObject(refused)
  expect(await bulk(asha, 'hide', { ids: [fresh] })).toMatchObject(refused)
  expect(await bulk(asha, 'hide', { filter: {} })).toMatchObject(refused)
  await editing.save(fresh, { area: 'Market' })
  expect(await editing.publish(fresh, { until: at(hours(1)) })).toMatchObject(refused)
  expect(await asha.delete(editing.at(fresh))).toMatchObject(refused)
  expect(await isOpen(fresh)).toBe(true)

  // Its end is planned by an administrator, and called off by one.
  expect(await ravi.post(opening.at(fresh, '/hide'), { ...(await seen()), at: at(hours(2)) })).toMatchObject({
    status: 200,
  })
  expect(await asha.post(editing.at(fresh, '/unschedule'), await seen())).toMatchObject(refused)
  expect(await ravi.post(opening.at(fresh, '/unschedule'), await seen())).toMatchObject({ status: 200 })
})

test('the plan of an editor for a text of a branch does not open it again after it was closed', async ({
  office,
  api,
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const editing = recordSteps(office.as(office.editor), 'branches', branches.example)
  const opening = recordSteps(office.as(office.admin), 'branches', branches.example)
  const id = await opening.live()
  await editing.save(id, { area: 'Fort' })
  expect(await editing.publish(id, { at: later(ctx.now(), hours(1)) })).toMatchObject({ status: 200 })
  expect(await opening.hide(id)).toMatchObject({ status: 200 })
  world.clock.advance(hours(2))
  await api.runner.drain()
  expect((await opening.read(id)).state).toBe('hidden')
  expect(await editing.publish(id)).toMatchObject(refused)
  expect(await opening.publish(id)).toMatchObject({ status: 200 })
})
