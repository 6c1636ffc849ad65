import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import type { QuestionRow } from '@northlight/contract/office/questions'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'

const heads = 'code,subject,topic,difficulty,question,option A,option B,key\r\n'
const csv = (...rows: string[]) => new File([heads + rows.join('\r\n')], 'questions.csv', { type: 'text/csv' })
const text = (content: string, name: string) => new File([content], name)

const desk = async ({ http, make, api }: Pick<Fixtures, 'http' | 'make' | 'api'>) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const one = ({ body }: { body: Record<string, unknown> }) => body.import as QuestionImportView
  const get = (path: string) => http.get(path, { token })
  const post = (path: string, body: object = {}) => http.postJson(path, body, { token })
  return {
    token,
    get,
    post,
    send: async (file: File) => {
      const started = await http.postForm('/office/question-imports', { file }, { token })
      expect(started.status, JSON.stringify(started.body)).toBe(201)
      await api.runner.drain()
      return one(await get(`/office/question-imports/${one(started).id}`))
    },
    rows: async (id: number, query = '') =>
      (await get(`/office/question-imports/${id}/rows?total=100${query}`)).body.data as QuestionImportRow[],
    act: async (id: number, name: string, body: object = {}) => {
      const reply = await post(`/office/question-imports/${id}/${name}`, body)
      if (name !== 'apply' || reply.status !== 200) return { ...reply, import: one(reply) }
      await api.runner.drain()
      return { ...reply, import: one(await get(`/office/question-imports/${id}`)) }
    },
    bank: async () =>
      ((await get('/office/questions?total=100')).body.data as QuestionRow[]).map(
        ({ code, version }) => `${code} v${version}`,
      ),
    file: async (url: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const reply = await api.download(new Request(url, { headers }), { address: '203.0.113.9', requestId: 'file' })
      return (await reply.text()).replace('\ufeff', '')
    },
    take: async (query: string) => {
      const request = new Request(`http://northlight.test/api/v1/office/questions-file?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return api.fetch(request, { address: '203.0.113.9', requestId: 'file' })
    },
  }
}

describe('a file of questions', () => {
  test('is previewed row by row, mended, taken whole and taken back', async ({ http, make, api }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(
      csv(
        'PH-1,Physics,Motion,Easy,What is $v$?,speed,mass,A',
        'PH-2,Physics,Motion,Hard,Which gas?,CO,CO,B',
        'PH-3,Physics,Motion,,What now?,this,that,E',
        ',Physics,Motion,Easy,No code here,yes,no,B',
      ),
    )
    expect(read).toMatchObject({ state: 'ready', kind: 'template', counts: { ready: 0, guess: 2, wrong: 2, left: 0 } })
    const rows = await vivek.rows(read.id)
    expect(rows.map(({ number, state }) => [number, state])).toEqual([
      [2, 'guess'],
      [3, 'wrong'],
      [4, 'wrong'],
      [5, 'guess'],
    ])
    // As the student will see it: the formula is set.
    expect(rows[0]?.view?.texts.en.text).toContain('<math')
    expect(rows[1]?.problems.map(({ message }) => message).join(' ')).toContain('A and B say the same.')
    expect(rows[2]?.problems).toContainEqual({
      where: 'H4',
      level: 'wrong',
      message: 'The key names option "E", which does not exist.',
    })
    // Nothing red may be left.
    expect(await vivek.act(read.id, 'apply')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('2 of 4') },
    })
    expect(await vivek.file(String(read.errors_file))).toContain('reason\r\nPH-2')
    expect(await vivek.bank()).toEqual([])

    const mended = await vivek.post(`/office/question-imports/${read.id}/rows/3`, {
      cells: ['PH-2', 'Physics', 'Motion', 'Hard', 'Which gas?', 'CO', 'CO₂', 'B'],
    })
    expect(mended.body.import).toMatchObject({ counts: { wrong: 1 } })
    await vivek.act(read.id, 'decide', { state: 'wrong', is_left: true })
    const applied = await vivek.act(read.id, 'apply')
    expect(applied.import).toMatchObject({ state: 'applied', counts: { left: 1 } })
    expect(await vivek.bank()).toEqual(['PH-0003 v1', 'PH-1 v1', 'PH-2 v1'])
    // Sent twice it happens once.
    expect((await vivek.act(read.id, 'apply')).status).toBe(200)
    expect(await vivek.bank()).toHaveLength(3)

    expect((await vivek.act(read.id, 'undo')).import.state).toBe('undone')
    expect(await vivek.bank()).toEqual([])
  })

  test('matches codes that exist: a version, a question of its own, or nothing; undo leaves what was before', async ({
    http,
    make,
    api,
  }) => {
    const vivek = await desk({ http, make, api })
    for (const code of ['PH-1', 'PH-2', 'PH-3'])
      await make.question({
        code,
        texts: { en: { text: `<p>Old ${code}</p>`, options: { A: 'a', B: 'b', C: 'c', D: 'd' } } },
      })
    const row = (code: string) => `${code},Physics,Motion,Easy,New ${code},yes,no,B`
    const read = await vivek.send(csv(row('PH-1'), row('PH-2'), row('PH-3')))
    expect((await vivek.rows(read.id))[0]).toMatchObject({
      choice: 'version',
      known: { code: 'PH-1', version: 1 },
      problems: expect.arrayContaining([
        expect.objectContaining({ message: 'Code PH-1 exists. Becomes its version 2.' }),
      ]),
    })
    await vivek.act(read.id, 'decide', { numbers: [3], choice: 'new' })
    await vivek.act(read.id, 'decide', { numbers: [4], choice: 'skip' })
    await vivek.act(read.id, 'apply')
    expect(await vivek.bank()).toEqual(['PH-0004 v1', 'PH-1 v2', 'PH-2 v1', 'PH-3 v1'])
    await vivek.act(read.id, 'undo')
    expect(await vivek.bank()).toEqual(['PH-1 v1', 'PH-2 v1', 'PH-3 v1'])
  })

  test('that fails at its last row leaves nothing of the others', async ({ http, make, api, ctx }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(
      csv('PH-1,Physics,Motion,Easy,One?,yes,no,B', 'PH-2,Physics,Motion,Easy,Two?,yes,no,B'),
    )
    const stored = await ctx.db
      .selectFrom('question_import_rows')
      .selectAll()
      .where('number', '=', 3)
      .executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('question_import_rows')
      .set({ question: { ...(stored.question as object), key: { type: 'single', right: ['Z'] } } })
      .where('id', '=', stored.id)
      .execute()
    expect((await vivek.act(read.id, 'apply')).import).toMatchObject({
      state: 'ready',
      reason: expect.stringMatching(/^Row 3 cannot be taken/),
    })
    expect(await vivek.bank()).toEqual([])
    expect(await ctx.db.selectFrom('questions').select('id').execute()).toEqual([])
  })

  test('tells how far it is, cannot be changed meanwhile, and waits while a test that counts is written', async ({
    http,
    make,
    api,
    ctx,
    world,
  }) => {
    const vivek = await desk({ http, make, api })
    const rows = Array.from({ length: 120 }, (_, at) => `,Physics,Motion,Easy,How fast is train ${at}?,yes,no,B`)
    const read = await vivek.send(csv(...rows, 'PH-0007,Physics,Motion,Easy,One with a code?,yes,no,B'))
    const paper = await make.onlineTest({
      opens_at: ctx.now(),
      closes_at: later(ctx.now(), hours(1)),
    })
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const codes = async () => {
      const rows = await ctx.db
        .selectFrom('question_import_rows')
        .innerJoin('question_versions', 'question_versions.id', 'version_id')
        .innerJoin('questions', 'questions.id', 'question_versions.question_id')
        .select('code')
        .where('import_id', '=', read.id)
        .execute()
      return rows.map(({ code }) => code)
    }
    // Reading the file anew would take what those who write need.
    expect(await vivek.act(read.id, 'mapping', { mapping: read.mapping })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/A test is being written/) },
    })
    const asked = await vivek.post(`/office/question-imports/${read.id}/apply`)
    expect(asked.body.import).toMatchObject({ state: 'applying', progress: { done: 0, total: 121 } })
    // While she writes nothing heavy is done, and nobody can change what was asked for.
    await api.runner.drain()
    const { import: waiting } = (await vivek.get(`/office/question-imports/${read.id}`)).body
    expect(waiting).toMatchObject({ state: 'applying', waits_until: expect.any(String) })
    expect((await vivek.act(read.id, 'decide', { numbers: [2], is_left: true })).status).toBe(409)
    expect((await vivek.take('as=csv')).status).toBe(409)
    expect((await vivek.take('as=csv&only=heads')).status).toBe(200)
    expect(await codes()).toEqual([])
    await asha.submit(0)
    world.clock.advance(hours(2))
    await api.runner.drain()
    const { import: done } = (await vivek.get(`/office/question-imports/${read.id}`)).body
    expect(done).toMatchObject({ state: 'applied', progress: null, waits_until: null })
    expect(await ctx.db.selectFrom('question_imports').select(['done', 'total']).execute()).toEqual([
      { done: 121, total: 121 },
    ])
    // A code that was made for a row is never one that the file brings itself.
    expect(new Set(await codes()).size).toBe(121)
    expect(await codes()).toContain('PH-0007')
  })

  test('stays once a paper has it or somebody has edited it', async ({ http, make, api }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(csv('PH-1,Physics,Motion,Easy,One?,yes,no,B'))
    await vivek.act(read.id, 'apply')
    const [one] = (await vivek.get('/office/questions')).body.data as QuestionRow[]
    await make.paper({
      types: [],
      sections: [
        {
          name: 'P',
          subject: 'Physics',
          slots: [{ questions: [one?.version_id ?? 0], scheme: { right: 400, wrong: 0, blank: 0 } }],
        },
      ],
    })
    expect(await vivek.act(read.id, 'undo')).toMatchObject({ status: 409, body: { code: 'in-use', codes: ['PH-1'] } })
    expect((await vivek.get(`/office/question-imports/${read.id}`)).body.import).toMatchObject({ state: 'applied' })
  })

  test('of other heads is mapped, and what they meant is remembered', async ({ http, make, api }) => {
    const vivek = await desk({ http, make, api })
    const strange = () => text('Nr,question,first,second,Lösung,by\r\nPH-7,Which?,this,that,B,', 'a.csv')
    const read = await vivek.send(strange())
    expect(read).toMatchObject({ mapping: [null, 'text.en', null, null, null, null], counts: { wrong: 1 } })
    const mapped = await vivek.act(read.id, 'mapping', {
      mapping: ['code', 'text.en', 'option.A.en', 'option.B.en', 'key', null],
      defaults: { subject: 'Physics', topic: 'Motion', difficulty: 'Easy' },
    })
    expect(mapped.import).toMatchObject({ counts: { wrong: 0 } })
    expect((await vivek.send(strange())).mapping).toEqual([
      'code',
      'text.en',
      'option.A.en',
      'option.B.en',
      'key',
      null,
    ])
    // A cell that stays empty is a cell.
    const mended = await vivek.post(`/office/question-imports/${read.id}/rows/2`, {
      cells: ['PH-7', 'Which one?', 'this', 'that', 'A', ''],
    })
    expect(mended.body.import).toMatchObject({ counts: { wrong: 0 } })
    expect(await vivek.act(read.id, 'mapping', { mapping: ['key', 'text.en', null, null, 'key', null] })).toMatchObject(
      {
        status: 422,
      },
    )
  })

  // Four files, each read in a process of its own.
  test('of Moodle, GIFT and XML with a picture inside, comes in; what leaves comes in again the same', {
    timeout: minutes(2),
  }, async ({ http, make, api, ctx }) => {
    const vivek = await desk({ http, make, api })
    const gift = await vivek.send(
      text(
        '$CATEGORY: $course$/top/Physics/Waves\n\n::GI-1:: Sound? {=longitudinal ~transverse}\n\n::GI-2:: Speed? {#340:5}\n\nBroken {=a ~b\n',
        'waves.gift',
      ),
    )
    expect(gift).toMatchObject({ kind: 'gift', counts: { wrong: 1 } })
    await vivek.post(`/office/question-imports/${gift.id}/rows/7`, { cells: ['::GI-3:: Mended? {=a ~b}'] })
    await vivek.act(gift.id, 'mapping', { mapping: [], defaults: { subject: 'Physics', topic: 'Waves' } })
    await vivek.act(gift.id, 'decide', { state: 'wrong', is_left: true })
    await vivek.act(gift.id, 'apply')
    const drawn = async (background: string) =>
      (
        await sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer()
      ).toString('base64')
    const [picture, option] = [await drawn('#246'), await drawn('#642')]
    const xml = await vivek.send(
      text(
        `<?xml version="1.0"?><quiz><question type="category"><category><text>Physics/Optics</text></category></question><question type="multichoice"><name><text>XM-1</text></name><questiontext format="html"><text><![CDATA[<p>Look</p><img src="@@PLUGINFILE@@/a.png" alt="A lens">]]></text><file name="a.png" encoding="base64">${picture}</file></questiontext><single>true</single><answer fraction="100" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png" alt="A ray">]]></text><file name="a.png" encoding="base64">${option}</file></answer><answer fraction="0"><text>no</text></answer></question></quiz>`,
        'moodle.xml',
      ),
    )
    expect(xml, JSON.stringify(await vivek.rows(xml.id))).toMatchObject({ kind: 'xml', counts: { wrong: 0 } })
    // Before anything is published, the preview holds the pictures itself.
    const [shown] = await vivek.rows(xml.id)
    expect(shown?.view?.figure).toMatch(/^data:image\/png;base64,/)
    expect(shown?.view?.texts.en.options.A).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="A ray" \/>/)
    expect((await vivek.act(xml.id, 'apply')).import.state).toBe('applied')
    const { figure } = await ctx.db
      .selectFrom('question_versions')
      .select('figure')
      .where('figure', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(await ctx.services.storage.public.read(String(figure))).toBeTruthy()

    const before = await ctx.db
      .selectFrom('question_versions')
      .innerJoin('questions', 'questions.id', 'question_id')
      .select(['code', 'texts', 'key', 'solution', 'options'])
      .orderBy('code')
      .orderBy('version')
      .execute()
    for (const as of ['gift', 'xml', 'csv', 'xlsx', 'zip']) {
      const reply = await vivek.take(`as=${as}`)
      expect(reply.status, as).toBe(200)
      const back = await vivek.send(new File([await reply.arrayBuffer()], `bank.${as}`))
      expect(
        back,
        `${as} ${back.reason} ${JSON.stringify(await vivek.rows(back.id, '&filter[state]=wrong'))}`,
      ).toMatchObject({ state: 'ready', counts: { wrong: 0 } })
      await vivek.act(back.id, 'apply')
      const newest = await ctx.db
        .selectFrom('question_index')
        .innerJoin('question_versions', 'question_versions.id', 'version_id')
        .innerJoin('questions', 'questions.id', 'question_index.question_id')
        .select(['code', 'texts', 'key', 'solution', 'options'])
        .orderBy('code')
        .execute()
      expect(newest, as).toEqual(before)
      await vivek.act(back.id, 'undo')
    }
  })

  test('that somebody stopped, changed or read anew meanwhile is never taken twice, nor over a mend', async ({
    http,
    make,
    api,
    ctx,
  }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(
      csv('PH-1,Physics,Motion,Easy,One?,yes,no,B', 'PH-2,Physics,Motion,Easy,Two?,yes,no,B'),
    )
    const path = `/office/question-imports/${read.id}`
    const mapping = { mapping: read.mapping, defaults: {} }
    // While the file is read anew for one window, the other one has the rows taken.
    const mapped = vivek.post(`${path}/mapping`, mapping)
    const taken = await vivek.act(read.id, 'apply')
    const late = await mapped
    const { import: now } = (await vivek.get(path)).body as { import: QuestionImportView }
    const versions = await ctx.db.selectFrom('question_import_rows').select('version_id').execute()
    // Whichever came first: what is in the bank is known to the import, so it can be taken back.
    if (late.status === 200) expect(taken.status).toBe(200)
    else expect(late.status).toBe(409)
    expect([now.state, versions.every(({ version_id }) => version_id !== null)]).toEqual(
      now.state === 'applied' ? ['applied', true] : ['ready', false],
    )
    if (now.state === 'ready') await vivek.act(read.id, 'apply')
    expect(await vivek.bank()).toEqual(['PH-1 v1', 'PH-2 v1'])
    for (const late of [`${path}/mapping`, `${path}/decide`, `${path}/rows/2`, `${path}/stop`])
      expect((await vivek.post(late, { ...mapping, numbers: [2], is_left: true, cells: ['x'] })).status, late).toBe(409)
    await vivek.act(read.id, 'undo')

    // Stopped before the job came: the rows are given back, mended, and taken as they are then.
    const again = await vivek.send(csv('PH-1,Physics,Motion,Easy,One?,yes,no,B'))
    const own = `/office/question-imports/${again.id}`
    await vivek.post(`${own}/apply`)
    expect((await vivek.post(`${own}/stop`)).body.import).toMatchObject({ state: 'ready' })
    await vivek.post(`${own}/rows/2`, { cells: ['PH-1', 'Physics', 'Motion', 'Easy', 'Mended?', 'yes', 'no', 'A'] })
    await api.runner.drain()
    expect(await vivek.bank()).toEqual([])
    await vivek.act(again.id, 'apply')
    const [one] = await ctx.db.selectFrom('question_versions').select('texts').execute()
    expect(one?.texts.en.text).toContain('Mended?')
  })

  test('becomes what its rows said, or nothing: a code that somebody wrote meanwhile is told', async ({
    http,
    make,
    api,
  }) => {
    const vivek = await desk({ http, make, api })
    await make.question({ code: 'PH-2' })
    const read = await vivek.send(
      csv('PH-1,Physics,Motion,Easy,One?,yes,no,B', 'PH-2,Physics,Motion,Easy,Two?,yes,no,B'),
    )
    // A colleague makes the first and edits the second while the preview stands on the screen.
    await make.question({ code: 'PH-1' })
    await make.question({ code: 'PH-2' })
    const before = await vivek.bank()
    const refused = await vivek.act(read.id, 'apply')
    expect(refused.import).toMatchObject({
      state: 'ready',
      reason: expect.stringMatching(/^Row 2: somebody has written PH-1/),
    })
    expect(await vivek.bank()).toEqual(before)
    expect(await vivek.rows(read.id)).toMatchObject([
      { choice: 'version', known: { code: 'PH-1', version: 1 } },
      { choice: 'version', known: { code: 'PH-2', version: 2 } },
    ])
    expect((await vivek.rows(read.id)).map(({ problems }) => problems.map(({ message }) => message).join(' '))).toEqual(
      [expect.stringContaining('Becomes its version 2.'), expect.stringContaining('Becomes its version 3.')],
    )
    await vivek.act(read.id, 'decide', { numbers: [2], choice: 'skip' })
    expect((await vivek.act(read.id, 'apply')).import.state).toBe('applied')
    expect(await vivek.bank()).toEqual(['PH-1 v1', 'PH-2 v3'])
    // Two who write at the same moment get two codes.
    const question = {
      ...{ subject: 'Physics', topic: 'Motion', type: 'single', difficulty: 'Easy', levels: [], key: 'A' },
      wordings: [
        {
          ...{ language: 'en', text: '<p>Which?</p>', matches: [], solution: '' },
          options: [
            { name: 'A', text: 'this' },
            { name: 'B', text: 'that' },
          ],
        },
      ],
    }
    const made = await Promise.all(Array.from({ length: 6 }, () => vivek.post('/office/questions', question)))
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(made.map(({ body }) => body.code)).size).toBe(6)
  })

  test('brings passages with their figures, and takes them back with the pictures and topics it made', async ({
    http,
    make,
    api,
    ctx,
  }) => {
    const vivek = await desk({ http, make, api })
    const counts = async () => {
      const count = async (table: 'passages' | 'passage_versions' | 'topics' | 'subjects' | 'media') =>
        (
          await ctx.db
            .selectFrom(table as 'topics')
            .select('id')
            .execute()
        ).length
      return {
        passages: await count('passages'),
        versions: await count('passage_versions'),
        topics: await count('topics'),
        subjects: await count('subjects'),
        media: await count('media'),
      }
    }
    const before = await counts()
    const lens = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#264' } })
      .png()
      .toBuffer()
    const line =
      'PH-1,Physics,Optics,Easy,Where is the picture?,behind,before,B,,,light-1,lens.png,A lens,A ray meets a lens.'
    const archive = zipSync({
      'q.csv': strToU8(
        `${heads.trim()},picture,what the picture shows,passage code,passage picture,what the passage picture shows,passage\r\n${line}`,
      ),
      'lens.png': new Uint8Array(lens),
    })
    const send = () => vivek.send(new File([archive], 'q.zip'))
    const read = await send()
    expect((await vivek.rows(read.id))[0]).toMatchObject({
      passage: { code: 'light-1', figure: expect.stringMatching(/^data:image/), figure_alt: 'A lens' },
    })
    expect((await vivek.act(read.id, 'apply')).import.state).toBe('applied')
    expect(await counts()).toMatchObject({ passages: before.passages + 1, versions: before.versions + 1 })
    // What leaves comes back the same; a passage that says the same makes no other version.
    for (const as of ['zip', 'xml', 'gift', 'csv']) {
      const reply = await vivek.take(`as=${as}`)
      const back = await vivek.send(new File([await reply.arrayBuffer()], `bank.${as}`))
      const rows = await vivek.rows(back.id)
      expect(rows[0], `${as} ${back.reason} ${JSON.stringify(rows[0]?.problems)}`).toMatchObject({
        state: 'guess',
        passage: { code: 'light-1', figure: expect.any(String), figure_alt: 'A lens' },
      })
      await vivek.act(back.id, 'apply')
      const [newest] = await ctx.db
        .selectFrom('passage_versions')
        .select(['figure', 'figure_alt'])
        .orderBy('id', 'desc')
        .execute()
      expect(newest, as).toMatchObject({ figure: expect.stringMatching(/^uploads\//), figure_alt: 'A lens' })
      expect((await vivek.act(back.id, 'undo')).import.state, as).toBe('undone')
      expect(await counts(), as).toMatchObject({ versions: before.versions + 1, media: before.media + 1 })
    }
    // Somebody has put another question under the passage: then it stays, and says why.
    const [passage] = await ctx.db.selectFrom('passage_versions').select('id').execute()
    const other = await make.question({ code: 'PH-9', passage_version_id: passage?.id ?? 0 })
    expect(await vivek.act(read.id, 'undo')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The passage light-1') },
    })
    await ctx.db.updateTable('question_versions').set({ passage_version_id: null }).where('id', '=', other).execute()
    // A visitor has begun five questions with this one among them.
    const [version] = await ctx.db
      .selectFrom('question_import_rows')
      .select('version_id')
      .where('import_id', '=', read.id)
      .execute()
    const items = [{ slot: 1, version: version?.version_id ?? 0, options: ['A', 'B'] }]
    await ctx.db.insertInto('trials').values({ token_hash: 'visitor', items, created_at: ctx.now() }).execute()
    expect((await vivek.act(read.id, 'undo')).status).toBe(409)
    await ctx.db.deleteFrom('trials').execute()
    await make.question({ code: 'PH-9' })
    expect((await vivek.act(read.id, 'undo')).import.state).toBe('undone')
    expect(await counts()).toMatchObject({ passages: before.passages, versions: before.versions, media: before.media })
    expect(await ctx.db.selectFrom('topics').select('name').where('name', '=', 'Optics').execute()).toEqual([])
  })

  test('takes a passage that is only named from any row of the file or from the bank, and never empties one', async ({
    http,
    make,
    api,
    ctx,
  }) => {
    const vivek = await desk({ http, make, api })
    const written = await vivek.post('/office/passages', {
      code: 'old-1',
      texts: [{ language: 'en', text: '<p>Of the bank.</p>' }],
    })
    const line = (code: string, passage: string) => `${code},Physics,Optics,Easy,Which is ${code}?,yes,no,B,${passage}`
    const read = await vivek.send(
      text(
        `${heads.trim()},passage code,passage\r\n${[
          line('PH-1', 'new-1,'),
          line('PH-2', 'new-1,A ray meets a lens.'),
          line('PH-3', 'old-1,'),
          line('PH-4', 'gone-1,'),
          line('PH-5', 'two-1,One text.'),
          line('PH-6', 'two-1,Another text.'),
        ].join('\r\n')}`,
        'q.csv',
      ),
    )
    const shown = async () =>
      (await vivek.rows(read.id)).map(({ number, state, passage }) => [
        number,
        state,
        passage?.texts.en.replaceAll(/<[^>]+>/g, ''),
      ])
    expect(await shown()).toEqual([
      [2, 'guess', 'A ray meets a lens.'],
      [3, 'guess', 'A ray meets a lens.'],
      [4, 'guess', 'Of the bank.'],
      [5, 'wrong', ''],
      [6, 'wrong', 'One text.'],
      [7, 'wrong', 'Another text.'],
    ])
    expect((await vivek.rows(read.id, '&filter[state]=wrong')).map(({ problems }) => problems.at(-1)?.message)).toEqual(
      [
        'Passage gone-1: neither another row nor the bank has its text.',
        'Passage two-1: rows 6 and 7 say different things.',
        'Passage two-1: rows 6 and 7 say different things.',
      ],
    )
    // Mended in one row it is mended in all; a row that was taken off is in nobody's way, and its words stay.
    const mend = (number: number, cells: string) =>
      vivek.post(`/office/question-imports/${read.id}/rows/${number}`, { cells: cells.split(',') })
    await mend(3, line('PH-2', 'new-1,A ray leaves a lens.'))
    await vivek.act(read.id, 'decide', { numbers: [3, 7], is_left: true })
    await mend(5, line('PH-4', 'old-1,'))
    expect(await shown()).toEqual([
      [2, 'guess', 'A ray leaves a lens.'],
      [3, 'guess', 'A ray leaves a lens.'],
      [4, 'guess', 'Of the bank.'],
      [5, 'guess', 'Of the bank.'],
      [6, 'guess', 'One text.'],
      [7, 'wrong', 'Another text.'],
    ])
    // Written meanwhile: the rows stand under the version they were shown.
    await vivek.post('/office/passages', {
      code: 'old-1',
      seen_version: 1,
      texts: [{ language: 'en', text: '<p>Newer.</p>' }],
    })
    expect((await vivek.act(read.id, 'apply')).import.state).toBe('applied')
    const taken = await ctx.db
      .selectFrom('question_versions')
      .innerJoin('questions', 'questions.id', 'question_id')
      .innerJoin('passage_versions', 'passage_versions.id', 'passage_version_id')
      .select(['questions.code', 'passage_versions.id', 'passage_versions.texts', 'passage_versions.version'])
      .orderBy('questions.code')
      .execute()
    expect(taken.map(({ code, texts, version }) => [code, texts.en, version])).toEqual([
      ['PH-1', '<p>A ray leaves a lens.</p>', 1],
      ['PH-3', '<p>Of the bank.</p>', 1],
      ['PH-4', '<p>Of the bank.</p>', 1],
      ['PH-5', '<p>One text.</p>', 1],
    ])
    expect(taken[1]?.id).toBe(written.body.version_id)
  })

  test('that cannot be kept for a moment is read again by itself, and says so', async ({
    http,
    make,
    api,
    ctx,
    world,
  }) => {
    const vivek = await desk({ http, make, api })
    const started = await http.postForm(
      '/office/question-imports',
      { file: csv('PH-1,Physics,Motion,Easy,One?,yes,no,B') },
      { token: vivek.token },
    )
    const { id } = started.body.import as QuestionImportView
    const look = async () =>
      ((await vivek.get(`/office/question-imports/${id}`)).body as { import: QuestionImportView }).import
    // The place where rows are kept is away for a moment.
    await sql`alter table question_import_rows rename to away`.execute(ctx.db)
    await api.runner.drain()
    await sql`alter table away rename to question_import_rows`.execute(ctx.db)
    expect(await look()).toMatchObject({ state: 'reading', reason: expect.stringContaining('tried again') })
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect(await look()).toMatchObject({ state: 'ready', reason: null, counts: { ready: 0, guess: 1 } })
  })

  test('that met an error here is tried again and says so; refused rows name no words of the database', async ({
    http,
    make,
    api,
    ctx,
    world,
  }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(csv('PH-1,Physics,Motion,Easy,One?,yes,no,B'))
    // The database says no for a moment: a level that no row may have.
    const stored = await ctx.db.selectFrom('question_import_rows').selectAll().executeTakeFirstOrThrow()
    const question = stored.question as object
    const setLevel = (difficulty: string) =>
      ctx.db
        .updateTable('question_import_rows')
        .set({ question: { ...question, difficulty } })
        .where('id', '=', stored.id)
        .execute()
    await vivek.post(`/office/question-imports/${read.id}/apply`)
    await setLevel('Nowhere')
    await api.runner.drain()
    const look = async () =>
      ((await vivek.get(`/office/question-imports/${read.id}`)).body as { import: QuestionImportView }).import
    expect(await look()).toMatchObject({ state: 'applying', reason: expect.stringContaining('tried again') })
    await setLevel('Easy')
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect(await look()).toMatchObject({ state: 'applied' })
  })

  test('that is hostile is refused with its reason, and nothing of it is stored', async ({ http, make, api }) => {
    const vivek = await desk({ http, make, api })
    // The directory promises more than may be unpacked, whatever is in it.
    const bomb = Buffer.from(zipSync({ 'a.csv': strToU8(heads) }))
    bomb.writeUInt32LE(120 * 1024 * 1024, bomb.indexOf(Buffer.from('504b0102', 'hex')) + 24)
    const many = Array.from({ length: 5001 }, (_, at) => `Q${at}? {=a ~b}`).join('\n\n')
    const cases: [File, RegExp][] = [
      [new File([bomb], 'bomb.zip'), /larger than 100 MB/],
      [new File([zipSync({ 'a.png': strToU8('x') })], 'a.zip'), /holds no list/],
      [text('<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>', 'a.xml'), /DOCTYPE/],
      [new File([Buffer.from('code,question,key\na,caf\xe9,A', 'latin1')], 'a.csv'), /not written in UTF-8/],
      [new File([Buffer.from('<quiz><question>\xe9</question></quiz>', 'latin1')], 'a.xml'), /not written in UTF-8/],
      [text('<quiz><question type="multichoice"></quiz>', 'torn.xml'), /^Line 1: /],
      [text(many, 'a.gift'), /more than 5000/],
      [text('name,price\na,1', 'a.csv'), /template/],
    ]
    for (const [file, reason] of cases) {
      const read = await vivek.send(file)
      expect(read, file.name).toMatchObject({ state: 'failed', reason: expect.stringMatching(reason) })
      expect(await vivek.rows(read.id)).toEqual([])
    }
    expect(await vivek.bank()).toEqual([])
    // What is wrong with one row is told there: a formula that cannot be set, a brace too few, a picture that is none.
    const line = (code: string, question: string, picture = '') =>
      `${code},Physics,Motion,Easy,${question},yes,no,B,${picture}`
    const svg = (inside: string) => strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
    const rows = [
      line('PH-1', 'Look?', 'a.png'),
      line('PH-2', 'Look?', 'b.svg'),
      line('PH-3', 'Is $\\frac{1}{$ much?'),
      line('PH-4', 'Is $\\nosuch{1}$ much?'),
      line('PH-5', 'Is \\(x much?'),
    ]
    const archive = zipSync({
      'q.csv': strToU8([`${heads.trim()},picture`, ...rows].join('\r\n')),
      'a.png': strToU8('<svg onload="x">'),
      'b.svg': svg('<script>alert(1)</script>'),
    })
    const read = await vivek.send(new File([archive], 'q.zip'))
    const told = (await vivek.rows(read.id)).map(({ state, number, problems }) => [
      number,
      state,
      problems.find(({ level }) => level === 'wrong')?.message,
    ])
    expect(told).toEqual([
      [2, 'wrong', expect.stringContaining('Picture a.png')],
      [3, 'wrong', expect.stringMatching(/^Picture b\.svg: .*more than shapes/)],
      [4, 'wrong', expect.stringMatching(/formula .*cannot be read/)],
      [5, 'wrong', expect.stringMatching(/formula .*cannot be read/)],
      [6, 'wrong', expect.stringContaining('never closed')],
    ])
    expect((await vivek.act(read.id, 'apply')).status).toBe(409)
    expect(await vivek.bank()).toEqual([])
  })

  test('brings drawings of shapes and the GIFs of older banks, in an archive and inside Moodle’s XML', async ({
    http,
    make,
    api,
    ctx,
  }) => {
    const vivek = await desk({ http, make, api })
    const lens =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0L60 40" stroke="#222"/></svg>'
    const gif = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#264' } })
      .gif()
      .toBuffer()
    const file = (name: string, bytes: Buffer) =>
      `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`
    const look = (code: string, name: string, bytes: Buffer) =>
      `<question type="truefalse"><name><text>${code}</text></name><questiontext format="html"><text><![CDATA[<p>Look <img src="@@PLUGINFILE@@/${name}" alt="A ray"></p>]]></text>${file(name, bytes)}</questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`
    const xml = `<quiz><question type="category"><category><text>Physics/Optics</text></category></question>${look('PH-1', 'lens.svg', Buffer.from(lens))}${look('PH-2', 'old.gif', gif)}</quiz>`
    const archive = zipSync({
      'q.csv': strToU8(
        [
          `${heads.trim()},picture,what the picture shows`,
          'PH-1,Physics,Optics,Easy,Look?,yes,no,B,lens.svg,A ray',
          'PH-2,Physics,Optics,Easy,Look again?,yes,no,B,old.gif,A ray',
        ].join('\r\n'),
      ),
      'lens.svg': strToU8(lens),
      'old.gif': new Uint8Array(gif),
    })
    for (const sent of [new File([archive], 'q.zip'), text(xml, 'q.xml')]) {
      const read = await vivek.send(sent)
      const rows = await vivek.rows(read.id)
      expect(
        rows.flatMap(({ problems }) => problems.filter(({ level }) => level === 'wrong')),
        sent.name,
      ).toEqual([])
      expect(
        rows.map(({ view }) => view?.figure?.slice(0, 19)),
        sent.name,
      ).toEqual(['data:image/svg+xml;', 'data:image/png;base'])
      expect((await vivek.act(read.id, 'apply')).import.state).toBe('applied')
      const stored = await ctx.db
        .selectFrom('question_index')
        .innerJoin('question_versions', 'question_versions.id', 'version_id')
        .select('figure')
        .orderBy('question_versions.id')
        .execute()
      expect(stored.map(({ figure }) => figure?.split('.').at(-1))).toEqual(['svg', 'png'])
      const drawn = await ctx.services.storage.public.read(String(stored[0]?.figure))
      expect(new TextDecoder().decode(drawn?.bytes)).toContain('<path d="M0 0L60 40"')
      expect((await vivek.act(read.id, 'undo')).import.state).toBe('undone')
    }
  })

  test('is no business of others', async ({ http, make, api }) => {
    const vivek = await desk({ http, make, api })
    const read = await vivek.send(csv('PH-1,Physics,Motion,Easy,One?,yes,no,B'))
    const editor = await make.token(await make.user({ role: 'editor' }))
    for (const path of ['', `/${read.id}`, `/${read.id}/rows`])
      expect((await http.get(`/office/question-imports${path}`, { token: editor })).status).toBe(403)
    expect((await http.get('/office/questions-file?as=gift', { token: editor })).status).toBe(403)
  })
})
