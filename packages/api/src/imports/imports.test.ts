import { minutes } from '@northlight/contract/durations'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { aCsv, anXlsx, aZip } from '../../testing/lists.ts'
import { recordSteps } from '../../testing/record-steps.ts'
import { noticeTest as base } from '../../testing/records.ts'
import { sitter } from '../../testing/sitter.ts'
import { closeAbandoned } from '../exams/jobs.ts'

type View = {
  id: number
  state: string
  counts: Record<string, number>
  mapping: (string | null)[]
  errors_file: string
}
type Row = { number: number; state: string; title: string; problems: { message: string }[]; record_id: number | null }

const test = base.extend<{
  lists: {
    send: (resource: string, file: File) => Promise<View>
    rows: (id: number, filter?: string) => Promise<Row[]>
  }
}>({
  lists: async ({ office, http, api }, use) => {
    const asha = office.as(office.editor)
    await use({
      send: async (resource, file) => {
        const reply = await http.postForm('/office/imports', { resource, file }, { token: office.editor.token })
        expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201, body: { import: { state: 'reading' } } })
        await api.runner.drain()
        const { id } = reply.body.import as View
        return (await asha.get(`/office/imports/${id}`)).body.import as View
      },
      rows: async (id, filter = '') => (await asha.get(`/office/imports/${id}/rows?${filter}`)).body.data as Row[],
    })
  },
})

const questions =
  'question,category,answer\nWhen does it begin?,Admission,On 1 June.\nWhere?,Place,"Two lines\n\nof text"\n'

describe('an import', () => {
  test('shows every row first, makes drafts of all of them, and is taken back as one', async ({
    office,
    lists,
    ctx,
  }) => {
    const asha = office.as(office.editor)
    const { id, ...read } = await lists.send('faqs', aCsv(questions))
    expect(read).toMatchObject({
      state: 'ready',
      mapping: ['question', 'category', 'answer'],
      counts: { ready: 2, wrong: 0 },
    })
    expect(await ctx.db.selectFrom('faqs').selectAll().execute()).toEqual([])
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({
      status: 200,
      body: { import: { state: 'applied' } },
    })
    // Sent a second time it happens once.
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({ status: 200 })
    const rows = await ctx.db.selectFrom('faqs').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { question: 'When does it begin?', answer: '<p>On 1 June.</p>', is_active: false },
      { question: 'Where?', answer: '<p>Two lines</p><p>of text</p>', is_active: false },
    ])
    const kinds = await ctx.db.selectFrom('record_versions').select('kind').where('resource', '=', 'faqs').execute()
    expect(kinds).toEqual([{ kind: 'imported' }, { kind: 'imported' }])
    expect(await asha.post(`/office/imports/${id}/undo`, {})).toMatchObject({
      status: 200,
      body: { import: { state: 'undone' } },
    })
    for (const table of ['faqs', 'records', 'record_drafts', 'record_versions'] as const)
      expect(
        await ctx.db
          .selectFrom(table as 'faqs')
          .selectAll()
          .execute(),
        table,
      ).toEqual([])
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({ status: 409 })
  })

  test('of a type that is one file and one migration', async ({ office, lists, make }) => {
    const branch = await make.branch({ name: 'Mysuru' })
    const { id, counts } = await lists.send(
      'notices',
      await anXlsx([
        ['Title', 'Branch', 'text'],
        ['Holiday', 'mysuru', '<p>Closed.</p>'],
      ]),
    )
    expect(counts).toMatchObject({ ready: 1 })
    await office.as(office.editor).post(`/office/imports/${id}/apply`, {})
    const [row] = await lists.rows(id)
    const { read, publish } = recordSteps(office.as(office.editor), 'notices')
    expect(await read(row?.record_id ?? 0)).toMatchObject({
      state: 'draft',
      values: { title: 'Holiday', branch_id: branch.id },
    })
    expect(await publish(row?.record_id ?? 0)).toMatchObject({ status: 200 })
  })

  test('names what is wrong, gives it back as a file, and takes the rest when those rows are taken off', async ({
    office,
    lists,
    api,
    make,
  }) => {
    const asha = office.as(office.editor)
    await make.branch({ name: 'Mysuru' })
    const { id, counts } = await lists.send(
      'staff',
      aCsv(
        [
          'name,designation,years of experience,branch,teaches,comment',
          'Suma Bhat,Tutor,8,Mysuru,yes,x',
          ',Tutor,8,Mysuru,yes,x',
          'Ravi,Tutor,many,Mysuru,yes,x',
          'Asha,Tutor,3,Atlantis,yes,x',
          'Kiran,Tutor,=2+2,Mysuru,perhaps,x',
          'suma bhat,Tutor,2,Mysuru,no,x',
        ].join('\n'),
      ),
    )
    expect(counts).toEqual({ ready: 1, guess: 1, wrong: 4, left: 0 })
    const wrong = await lists.rows(id, 'filter[state]=wrong')
    expect(wrong.map(({ number, problems }) => [number, problems.map(({ message }) => message)])).toEqual([
      [3, ['The name is missing.']],
      [4, ['Enter a number.']],
      [5, ['There is no branch “Atlantis”.']],
      [6, ['This cell is a formula. Write what it comes to.', 'Enter a number.', 'Write yes or no.']],
    ])
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({ status: 409 })
    const { errors_file } = (await asha.get(`/office/imports/${id}`)).body.import as View
    const headers = { authorization: `Bearer ${office.editor.token}` }
    expect((await api.download(new Request(errors_file), { address: '203.0.113.7', requestId: 'test' })).status).toBe(
      404,
    )
    const file = await api.download(new Request(errors_file, { headers }), {
      address: '203.0.113.7',
      requestId: 'test',
    })
    const text = await file.text()
    expect(text).toContain('comment,reason')
    expect(text).toContain("'=2+2")
    expect(text).toContain('branch: There is no branch “Atlantis”.')
    const left = await asha.post(`/office/imports/${id}/leave`, { state: 'wrong', is_left: true })
    expect(left).toMatchObject({ status: 200, body: { import: { counts: { wrong: 0, left: 4 } } } })
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({ status: 200 })
    expect((await asha.get('/office/staff')).body).toMatchObject({ meta: { total: 2 } })
  })

  test('remembers for everybody what a column means', async ({ office, lists, http, api }) => {
    const asha = office.as(office.editor)
    const odd = 'Prashne,Uttara\nWhen?,In June.\n'
    const first = await lists.send('faqs', aCsv(odd))
    expect(first).toMatchObject({ mapping: [null, null], counts: { wrong: 1 } })
    const path = `/office/imports/${first.id}/mapping`
    expect(await asha.post(path, { mapping: ['question'] })).toMatchObject({ status: 422 })
    expect(await asha.post(path, { mapping: ['question', 'question'] })).toMatchObject({ status: 422 })
    expect(await asha.post(path, { mapping: ['question', 'id'] })).toMatchObject({ status: 422 })
    expect(await asha.post(path, { mapping: ['question', 'answer'] })).toMatchObject({
      body: { import: { counts: { ready: 1, wrong: 0 } } },
    })
    const token = office.admin.token
    const next = await http.postForm('/office/imports', { resource: 'faqs', file: aCsv(odd.toUpperCase()) }, { token })
    await api.runner.drain()
    const read = await http.get(`/office/imports/${(next.body.import as View).id}`, { token })
    expect(read.body).toMatchObject({ import: { mapping: ['question', 'answer'], counts: { ready: 1 } } })
  })

  test('stores nothing when one of its rows cannot be made', async ({ office, lists, ctx }) => {
    const { id } = await lists.send('notices', aCsv('title,text\nFirst,a\nSecond,b\nThird,c\n'))
    // What only the database knows: another process has put a rule on the table since the rows were looked at.
    await sql`create unique index notices_once on notices (kind, image_title, is_active)`.execute(ctx.db)
    await sql`update import_rows set content = ${JSON.stringify({ title: 'First', kind: 'a', image: { path: null, alt: null, title: 't' } })} where number = 2`.execute(
      ctx.db,
    )
    await sql`update import_rows set content = ${JSON.stringify({ title: 'Third', kind: 'a', image: { path: null, alt: null, title: 't' } })} where number = 4`.execute(
      ctx.db,
    )
    const reply = await office.as(office.editor).post(`/office/imports/${id}/apply`, {})
    expect(reply).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^Row 4: /) } })
    expect((await sql`select id from notices`.execute(ctx.db)).rows).toEqual([])
    expect(await ctx.db.selectFrom('records').selectAll().execute()).toEqual([])
    expect((await office.as(office.editor).get(`/office/imports/${id}`)).body).toMatchObject({
      import: { state: 'ready' },
    })
  })

  test('gets nobody round the gate: a person comes without a consent', async ({ office, lists, ctx }) => {
    const asha = office.as(office.editor)
    const { id, mapping } = await lists.send(
      'achievers',
      aCsv('name,examination,rank,consent,consent.on,state\nNikhil,JEE Main,AIR 1,yes,2026-05-01,live\n'),
    )
    expect(mapping).toEqual(['name', 'exam', 'rank', null, null, null])
    expect(
      await asha.post(`/office/imports/${id}/mapping`, { mapping: ['name', 'exam', 'rank', 'consent', null, null] }),
    ).toMatchObject({ status: 422 })
    await asha.post(`/office/imports/${id}/apply`, {})
    const [row] = await lists.rows(id)
    const { publish } = recordSteps(asha, 'achievers')
    expect(await publish(row?.record_id ?? 0)).toMatchObject({ status: 422, body: { code: 'gate' } })
    expect(await ctx.db.selectFrom('achievers').select('is_active').execute()).toEqual([{ is_active: false }])
  })

  test('of an archive puts its pictures into the library, and takes them out again', async ({
    office,
    lists,
    ctx,
    world,
  }) => {
    const asha = office.as(office.editor)
    const drawn = (colour: string) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
        .jpeg()
        .toBuffer()
    const good = await drawn('#336699')
    const zip = aZip({
      'gallery/library-at-eight.jpg': new Uint8Array(good),
      'gallery/torn.jpg': new Uint8Array(good.subarray(0, 60)),
      'gallery/two.jpg': new Uint8Array(
        Buffer.concat([await drawn('#993333'), Buffer.from('PK\x03\x04hidden', 'latin1')]),
      ),
    })
    const { id, counts } = await lists.send('gallery', zip)
    expect(counts).toMatchObject({ ready: 1, wrong: 2 })
    expect(await ctx.db.selectFrom('media').selectAll().execute()).toEqual([])
    await asha.post(`/office/imports/${id}/leave`, { state: 'wrong', is_left: true })
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({ status: 200 })
    const [media] = await ctx.db.selectFrom('media').selectAll().execute()
    expect(await ctx.db.selectFrom('gallery_items').selectAll().execute()).toMatchObject([
      { title: 'library at eight', image: media?.path, is_active: false },
    ])
    expect(await world.services.storage.public.head(media?.path ?? '')).toMatchObject({ type: 'image/jpeg' })
    const original = await world.services.storage.private.read(`originals/${media?.sha256}.jpg`)
    expect(Buffer.from(original?.bytes ?? []).equals(good)).toBe(true)
    await asha.post(`/office/imports/${id}/undo`, {})
    expect(await ctx.db.selectFrom('media').selectAll().execute()).toEqual([])
    expect(await world.services.storage.public.head(media?.path ?? '')).toBeNull()
  })

  test('of an archive brings back no picture whose consent was withdrawn', async ({
    office,
    lists,
    http,
    ctx,
    world,
  }) => {
    const asha = office.as(office.editor)
    const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const bytes = new Uint8Array(drawn)
    const sent = await http.postForm(
      '/office/media',
      { file: new File([bytes], 'girl.jpg', { type: 'image/jpeg' }) },
      { token: office.editor.token },
    )
    const { id: media } = sent.body.media as { id: number }
    await asha.post(`/office/media/${media}`, { shows: 'child', consent_withdrawn_on: '2026-11-15' })
    const { storage } = world.services
    expect(await storage.public.list('uploads')).toEqual([])
    const { id } = await lists.send('gallery', aZip({ 'gallery/another-name.jpg': bytes }))
    expect(await asha.post(`/office/imports/${id}/apply`, {})).toMatchObject({
      status: 409,
      body: { message: 'The consent for “another-name.jpg” was withdrawn on 2026-11-15.' },
    })
    expect(await storage.public.list('uploads')).toEqual([])
    expect(await ctx.db.selectFrom('gallery_items').selectAll().execute()).toEqual([])
  })

  test('is neither read nor taken in while a test is written', async ({
    office,
    lists,
    make,
    http,
    api,
    ctx,
    world,
  }) => {
    const asha = office.as(office.editor)
    const ready = await lists.send('faqs', aCsv(questions))
    const moment = (ms: number) => new Date(Date.parse(ctx.now()) + ms).toISOString()
    const paper = await make.onlineTest({ opens_at: moment(-minutes(1)), closes_at: moment(minutes(30)) })
    await (await sitter({ make, http }, paper)).start()
    expect(await asha.post(`/office/imports/${ready.id}/apply`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('A test is being written until') },
    })
    const file = aCsv('question,category,answer\nHow long?,Time,A year.\n')
    const sent = await http.postForm('/office/imports', { resource: 'faqs', file }, { token: office.editor.token })
    await api.runner.drain()
    const stateOf = async () => (await asha.get(`/office/imports/${(sent.body.import as View).id}`)).body.import
    expect(await stateOf()).toMatchObject({ state: 'reading' })
    expect(await ctx.db.selectFrom('faqs').selectAll().execute()).toEqual([])
    world.clock.advance(minutes(31))
    await closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    await api.runner.drain()
    expect(await stateOf()).toMatchObject({ state: 'ready' })
    expect(await asha.post(`/office/imports/${ready.id}/apply`, {})).toMatchObject({ status: 200 })
  })

  test('is not taken back when something of it was changed or published', async ({ office, lists, ctx }) => {
    const asha = office.as(office.editor)
    const { id } = await lists.send('faqs', aCsv(questions))
    await asha.post(`/office/imports/${id}/apply`, {})
    const [first] = await lists.rows(id)
    const { save } = recordSteps(asha, 'faqs')
    await save(first?.record_id ?? 0, { category: 'Other' })
    expect(await asha.post(`/office/imports/${id}/undo`, {})).toMatchObject({
      status: 409,
      body: { code: 'changed', titles: ['When does it begin?'] },
    })
    expect(await ctx.db.selectFrom('faqs').selectAll().execute()).toHaveLength(2)
    expect((await asha.get(`/office/imports/${id}`)).body).toMatchObject({ import: { state: 'applied' } })
  })

  test('refuses a file with its reason, what cannot be imported, and who may not', async ({
    office,
    lists,
    http,
    make,
  }) => {
    const refused = await lists.send('faqs', aCsv(Buffer.from('question\ncaf\xe9', 'latin1')))
    expect(refused).toMatchObject({ state: 'failed', reason: expect.stringContaining('Line 2') })
    const send = (resource: string, token: string) =>
      http.postForm('/office/imports', { resource, file: aCsv(questions) }, { token })
    expect(await send('legal-pages', office.editor.token)).toMatchObject({ status: 404 })
    const counsellor = await make.token(await make.user({ role: 'counsellor' }))
    expect(await send('faqs', counsellor)).toMatchObject({ status: 403 })
  })
})

test('a list of redirects is live when it is taken in, and one that leads in a circle stops all of it', async ({
  office,
  lists,
  ctx,
}) => {
  const asha = office.as(office.editor)
  const stored = () => ctx.db.selectFrom('redirects').select(['from_path', 'to_path', 'status']).orderBy('id').execute()
  const good = await lists.send('redirects', aCsv('old address,new address,status\n/old-a,/fees,301\n/old-b,,410\n'))
  expect(good).toMatchObject({ state: 'ready', counts: { ready: 2, wrong: 0 } })
  expect((await asha.post(`/office/imports/${good.id}/apply`, {})).status).toBe(200)
  expect(await stored()).toMatchObject([
    { from_path: '/old-a', to_path: '/fees' },
    { from_path: '/old-b', status: 410 },
  ])
  const circle = await lists.send('redirects', aCsv('old address,new address\n/one,/two\n/two,/one\n'))
  expect(await asha.post(`/office/imports/${circle.id}/apply`, {})).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('Row ') },
  })
  expect(await stored()).toHaveLength(2)
  expect((await asha.post(`/office/imports/${good.id}/undo`, {})).status).toBe(200)
  expect(await stored()).toEqual([])
})
