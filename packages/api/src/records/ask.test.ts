import { yearResults } from '@northlight/contract/office/resources/year-results'
import { expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

test('an editor asks, administrators hear of it once and publish, and then nothing is asked any more', async ({
  office,
  api,
  ctx,
  make,
}) => {
  await make.institute()
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const drafting = recordSteps(asha, 'year-results', yearResults.example)
  const id = await drafting.make()
  const { version } = await drafting.read(id)
  expect(await drafting.read(id)).toMatchObject({ may: expect.arrayContaining(['ask']), asked: null })
  expect(await drafting.publish(id)).toMatchObject({ status: 403 })
  expect(await asha.post(drafting.at(id, '/ask'), { version: version + 5 })).toMatchObject({ status: 409 })
  for (let time = 0; time < 2; time += 1)
    expect(await asha.post(drafting.at(id, '/ask'), { version })).toMatchObject({ status: 200 })
  await api.runner.drain()
  const mails = await ctx.db.selectFrom('mails').select(['template', 'to_address', 'user_id']).execute()
  expect(mails.filter(({ template }) => template === 'office-asked-publication')).toEqual([
    expect.objectContaining({ user_id: office.editor.id }),
  ])
  expect((await ravi.get('/office/today')).body).toMatchObject({
    only_yours: [{ by: 'Asha Rao', to: drafting.at(id).replace('/office', ''), verb: 'Read' }],
  })
  expect((await asha.get('/office/today')).body).toMatchObject({ only_yours: [] })
  // A later change is not what was asked for, and says so.
  await drafting.save(id, { [yearResults.title]: 'Another name' })
  expect(await drafting.read(id)).toMatchObject({ asked: { by: 'Asha Rao', is_behind: true } })
  const publishing = recordSteps(ravi, 'year-results', yearResults.example)
  expect((await publishing.read(id)) as object).not.toMatchObject({ may: expect.arrayContaining(['ask']) })
  expect(await publishing.publish(id)).toMatchObject({ status: 200 })
  expect(await publishing.read(id)).toMatchObject({ asked: null })
})

test('what the gate would refuse cannot be asked for, and nobody is asked for what an editor publishes', async ({
  office,
}) => {
  const asha = office.as(office.editor)
  const drafting = recordSteps(asha, 'year-results', {})
  const id = await drafting.make({ year: 2032, heading: 'Empty' })
  const { version } = await drafting.read(id)
  expect(await asha.post(drafting.at(id, '/ask'), { version })).toMatchObject({ status: 422, body: { code: 'gate' } })
  expect(await asha.post('/office/articles/1/ask', { version: 1 })).toMatchObject({ status: 404 })
})

test('whoever asked is told what became of it: published, scheduled, turned down with the reason, or discarded', async ({
  office,
  api,
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const drafting = recordSteps(asha, 'year-results', yearResults.example)
  const publishing = recordSteps(ravi, 'year-results', yearResults.example)
  const told = async () => {
    await api.runner.drain()
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['subject', 'text', 'user_id'])
      .where('template', '=', 'office-publication-decided')
      .orderBy('id')
      .execute()
    return mails.map(({ subject, text, user_id }) => ({ said: `${subject}\n${text}`, user_id }))
  }
  const askFor = async (id: number) => {
    world.clock.advance(1000)
    const { version } = await drafting.read(id)
    expect(await asha.post(drafting.at(id, '/ask'), { version })).toMatchObject({ status: 200 })
    return version
  }
  const id = await drafting.make()
  const refuse = async (version: number, reason: string) =>
    ravi.post(publishing.at(id, '/turn-down'), { version, reason })

  // Turned down: the draft stays, and the same text can be asked for again.
  let version = await askFor(id)
  expect(await publishing.read(id)).toMatchObject({ may: expect.arrayContaining(['turn-down']) })
  expect(await asha.post(drafting.at(id, '/turn-down'), { version, reason: 'No' })).toMatchObject({ status: 403 })
  expect(await refuse(version, ' ')).toMatchObject({ status: 422 })
  expect(await refuse(version, 'The sum of the merits is wrong.')).toMatchObject({ status: 200 })
  expect(await refuse(version, 'Again')).toMatchObject({ status: 409 })
  expect(await drafting.read(id)).toMatchObject({ asked: null, state: 'draft', may: expect.arrayContaining(['ask']) })
  expect(await told()).toEqual([
    { said: expect.stringContaining('The sum of the merits is wrong.'), user_id: office.editor.id },
  ])

  version = await askFor(id)
  const at = '2030-01-05T01:30:00.000Z'
  expect(await publishing.publish(id, { at })).toMatchObject({ status: 200 })
  expect((await told()).at(-1)?.said).toMatch(/Scheduled[\s\S]*5 Jan 2030, 7:00 am/)

  await drafting.save(id, { [yearResults.title]: 'Asked once more' })
  await askFor(id)
  expect(await publishing.publish(id)).toMatchObject({ status: 200 })
  expect((await told()).at(-1)?.said).toMatch(/Published[\s\S]*Asked once more/)

  await drafting.save(id, { [yearResults.title]: 'Let go of' })
  version = await askFor(id)
  expect(await ravi.post(publishing.at(id, '/discard'), { version })).toMatchObject({ status: 200 })
  expect((await told()).at(-1)?.said).toMatch(/discarded the\s+draft[\s\S]*Let go of/)

  // A plan that comes to nothing: called off by a colleague, or stopped by the gate when its moment has come.
  await drafting.save(id, { [yearResults.title]: 'Planned, then not' })
  await askFor(id)
  await publishing.publish(id, { at })
  expect((await told()).at(-1)?.said).toMatch(/Scheduled/)
  const { version: planned } = await publishing.read(id)
  expect(await ravi.post(publishing.at(id, '/unschedule'), { version: planned })).toMatchObject({ status: 200 })
  expect((await told()).at(-1)?.said).toMatch(/No longer scheduled[\s\S]*called off[\s\S]*5 Jan 2030, 7:00 am/)
  await askFor(id)
  await publishing.publish(id, { at: '2026-11-16T04:30:00.000Z' })
  expect((await told()).at(-1)?.said).toMatch(/Scheduled/)
  // What only the moment itself knows: the pinned version no longer passes.
  const pinned = await ctx.db
    .selectFrom('record_versions')
    .select(['id', 'content'])
    .where('kind', '=', 'scheduled')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const content = { ...pinned.content, [yearResults.title]: null }
  await ctx.db.updateTable('record_versions').set({ content }).where('id', '=', pinned.id).execute()
  world.clock.advance(3 * 86_400_000)
  expect((await told()).at(-1)?.said).toMatch(/Not published[\s\S]*does not go live[\s\S]*missing/)

  // What nobody asked for is told to nobody, and nobody is told of what they did themselves.
  await publishing.save(id, { [yearResults.title]: 'By the administrator' })
  expect(await publishing.publish(id)).toMatchObject({ status: 200 })
  expect(await told()).toHaveLength(8)
})
