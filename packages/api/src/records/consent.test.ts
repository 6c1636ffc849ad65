import { achievers } from '@northlight/contract/office/resources/achievers'
import { describe, expect } from 'vitest'
import { newKey, recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'
import { insert } from '../../testing/rows.ts'
import type { Ctx } from '../kernel/context.ts'
import { endConsents } from './life/chores.ts'
import { previewHeader } from './preview.ts'

const good = {
  by: 'student',
  name: 'Nikhil Deshmukh',
  relation: null,
  on: '2026-05-02',
  scan_id: 1,
  scope: ['site'],
  until: null,
  withdrawn_on: null,
}

const scan = async (ctx: Ctx) => {
  const file = { path: `consent/${newKey()}.pdf`, kind: 'consent' as const, original_name: 'consent.pdf' }
  return (await insert(ctx.db, 'private_files', { ...file, mime: 'application/pdf', bytes: 9, created_at: ctx.now() }))
    .id
}

const whole = async (
  ctx: Ctx,
  make: { course: () => Promise<{ id: number }>; achieverCategory: () => Promise<{ id: number }> },
) => ({
  ...achievers.example,
  course_id: (await make.course()).id,
  duration: '2 years',
  image: { path: 'drawn/nikhil.svg', alt: 'Drawn portrait', title: null },
  categories: [(await make.achieverCategory()).id],
  consent: { ...good, scan_id: await scan(ctx) },
})

type Change = Record<string, unknown>
/** What is wrong with an achiever, and the field the gate names for it; nothing where it may be shown. */
const table: [string, Change | ((values: { consent: typeof good }) => Change), string | null][] = [
  ['everything is there', {}, null],
  ['the consent was given on the day of the result', { result_on: '2026-05-02' }, null],
  ['nobody agreed', ({ consent }) => ({ consent: { ...consent, by: null } }), 'consent'],
  ['the consent has no day', ({ consent }) => ({ consent: { ...consent, on: null } }), 'consent'],
  ['the consent is older than the result', { result_on: '2026-05-03' }, 'consent'],
  ['the consent is dated in the future', ({ consent }) => ({ consent: { ...consent, on: '2027-01-01' } }), 'consent'],
  ['the paper is missing', ({ consent }) => ({ consent: { ...consent, scan_id: null } }), 'consent'],
  ['it speaks of print alone', ({ consent }) => ({ consent: { ...consent, scope: ['print'] } }), 'consent'],
  ['it has run out', ({ consent }) => ({ consent: { ...consent, until: '2026-11-14' } }), 'consent'],
  ['it was withdrawn', ({ consent }) => ({ consent: { ...consent, withdrawn_on: '2026-11-01' } }), 'consent'],
  ['the day of the result is not known', { result_on: null }, 'result_on'],
  ['the course is missing', { course_id: null }, 'course_id'],
  ['the duration is missing', { duration: null }, 'duration'],
  ['the picture has no description', { image: { path: 'drawn/n.svg', alt: null, title: null } }, 'image'],
]

describe('the gate of an achiever', () => {
  test.for(table)('%s', async ([, change, field], { office, ctx, make }) => {
    const asha = office.as(office.editor)
    const base = await whole(ctx, make)
    const values = { ...base, ...(typeof change === 'function' ? change(base as never) : change) }
    const { make: makeOne, publish, read } = recordSteps(asha, 'achievers', {})
    const id = await makeOne(values)
    const reply = await publish(id)
    if (field === null) expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
    else {
      expect(reply).toMatchObject({ status: 422, body: { code: 'gate', errors: { [field]: expect.any(Array) } } })
      expect((await read(id)).state).toBe('draft')
    }
  })

  test('no other way leads round it: bulk, schedule, restored version, duplicate, the database itself', async ({
    office,
    ctx,
    make,
    api,
    world,
  }) => {
    const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
    const { make: makeOne, publish, read, at, save } = recordSteps(asha, 'achievers', {})
    const values = await whole(ctx, make)
    const bare = await makeOne({ ...values, consent: null })
    const bulk = await ravi.post('/office/achievers/bulk', { act: 'publish', ids: [bare] })
    expect(bulk.body).toMatchObject({
      result: { done: 0, refused: [{ id: bare, reason: expect.stringContaining('consent') }] },
    })
    expect(await publish(bare, { at: '2026-11-16T00:00:00.000Z' })).toMatchObject({ status: 422 })
    await expect(
      ctx.db.updateTable('achievers').set({ is_active: true }).where('id', '=', bare).execute(),
    ).rejects.toThrow()

    // Shown with consent, withdrawn, and nothing brings the old consent back.
    const id = await makeOne(values)
    await publish(id)
    await publish(id, { at: '2026-11-17T00:00:00.000Z' })
    const { version } = await read(id)
    expect(await asha.post(at(id, '/withdraw-consent'), { version })).toMatchObject({ status: 200 })
    world.clock.advance(3 * 86_400_000)
    await api.runner.drain()
    expect(await read(id)).toMatchObject({ state: 'hidden', schedule: null })
    const older = (
      (await asha.get(at(id, '/versions?filter[kind]=published'))).body as { data: { number: number }[] }
    ).data.at(-1)
    await asha.post(at(id, '/restore'), { version: (await read(id)).version, number: older?.number })
    expect(await publish(id)).toMatchObject({ status: 422, body: { errors: { consent: expect.any(Array) } } })
    await save(id, { consent: values.consent })
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: { errors: { consent: [expect.stringContaining('withdrawn')] } },
    })
    const copy = await asha.post(at(id, '/duplicate'), { key: newKey() })
    expect(copy.body).toMatchObject({ record: { values: { consent: { on: null, scan_id: null } } } })
    // A new day on the old paper is no new consent. A new paper, signed after the withdrawal, opens it again.
    await save(id, { consent: { ...values.consent, on: '2026-11-18' } })
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: { errors: { consent: [expect.stringContaining('older')] } },
    })
    await save(id, { consent: { ...values.consent, on: '2026-11-18', scan_id: await scan(ctx) } })
    expect(await publish(id)).toMatchObject({ status: 200 })
  })

  test('a paper or a course that is not there is refused with its field, at the making and at the gate', async ({
    office,
    ctx,
    make,
  }) => {
    const asha = office.as(office.editor)
    const { make: makeOne, save, publish } = recordSteps(asha, 'achievers', {})
    const values = await whole(ctx, make)
    const gone = { ...values.consent, scan_id: 999_999 }
    for (const wrong of [{ consent: gone }, { course_id: 999_999 }]) {
      const reply = await asha.post('/office/achievers', { key: newKey(), values: { ...values, ...wrong } })
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(wrong)[0] ?? '']: expect.any(Array) } },
      })
    }
    const id = await makeOne(values)
    await save(id, { consent: gone })
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: { errors: { consent: ['The signed paper of the consent is missing.'] } },
    })
    // Somebody's mark sheet is a private file too, and no consent.
    const sheet = { path: `marks/${newKey()}.pdf`, kind: 'marks' as const, original_name: 'marks.pdf' }
    const { id: marks } = await insert(ctx.db, 'private_files', {
      ...{ ...sheet, mime: 'application/pdf', bytes: 9, created_at: ctx.now() },
    })
    await save(id, { consent: { ...values.consent, scan_id: marks } })
    expect(await publish(id)).toMatchObject({ status: 422, body: { errors: { consent: expect.any(Array) } } })
  })

  test('whoever withdraws in the form is gone at once from every public call, without a publication', async ({
    office,
    ctx,
    make,
    http,
  }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { make: makeOne, publish, save, read } = recordSteps(asha, 'achievers', {})
    const values = await whole(ctx, make)
    const id = await makeOne({ ...values, name: 'Marker Person' })
    await publish(id)
    const seen = async () => JSON.stringify((await http.get('/achiever/student')).body).includes('Marker Person')
    expect(await seen()).toBe(true)
    let told = 0
    const off = ctx.services.database.changes.on('content', () => {
      told += 1
    })
    await save(id, { consent: { ...values.consent, withdrawn_on: '2026-11-15' } })
    off()
    expect(await seen()).toBe(false)
    expect(told).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'hidden', live: null })
  })

  test('a withdrawal ends every link to a look at the page, and nobody makes another', async ({
    office,
    ctx,
    make,
    http,
  }) => {
    await make.institute()
    const asha = office.as(office.editor)
    const { make: makeOne, publish, save, read, at } = recordSteps(asha, 'achievers', {})
    const values = await whole(ctx, make)
    const id = await makeOne({ ...values, name: 'Marker Person' })
    await publish(id)
    await save(id, { quote: 'Another word' })
    const { version } = await read(id)
    const made = await asha.post(at(id, '/preview'), { version })
    expect(made).toMatchObject({ status: 200 })
    const token = new URLSearchParams(String(made.body.path).split('?')[1]).get('preview') ?? ''
    const isSeen = async () => {
      const reply = await http.get('/achiever/student', { headers: { [previewHeader]: token } })
      return JSON.stringify(reply.body).includes('Marker Person')
    }
    expect(await isSeen()).toBe(true)
    await asha.post(at(id, '/withdraw-consent'), { version })
    expect(await isSeen()).toBe(false)
    const now = (await read(id)).version
    for (const older of [now, version])
      expect(await asha.post(at(id, '/preview'), { version: older })).toMatchObject({ status: 409 })
    // Links whose round is right, too: anyone who clears the day of the withdrawal in the draft gets no further.
    await save(id, { consent: { ...values.consent, withdrawn_on: null } })
    expect(await asha.post(at(id, '/preview'), { version: (await read(id)).version })).toMatchObject({ status: 409 })
  })

  test('a consent that ends with a day takes the person off after it', async ({ office, ctx, make, world }) => {
    const asha = office.as(office.editor)
    const { make: makeOne, publish, read } = recordSteps(asha, 'achievers', {})
    const values = await whole(ctx, make)
    const id = await makeOne({ ...values, consent: { ...values.consent, until: '2026-11-15' } })
    await publish(id)
    const system = { ...ctx, actor: { kind: 'system', job: 'test' } as const }
    await endConsents.run(system, {})
    expect((await read(id)).state).toBe('live')
    world.clock.advance(86_400_000)
    await endConsents.run(system, {})
    expect((await read(id)).state).toBe('hidden')
  })
})
