import { later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { QuestionRow, QuestionView } from '@northlight/contract/office/questions'
import { describe, expect } from 'vitest'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'
import { countStatistics } from './statistics.ts'

const tex = '\\sqrt{\\frac{4gh}{3}}'
const math = (source: string) => `<span class="math" data-tex="${source}">${source}</span>`

const disc = {
  subject: 'Physics',
  topic: 'Rotation',
  type: 'single',
  difficulty: 'Moderate',
  levels: ['jee-main'],
  key: 'B',
  wordings: [
    {
      language: 'en',
      text: `<p>A disc of mass ${math('M')} rolls down 3 m.</p>`,
      options: [
        { name: 'A', text: math('\\sqrt{gh}') },
        { name: 'B', text: math(tex) },
      ],
      solution: '<p>Energy.</p>',
    },
    {
      language: 'kn',
      text: '<p>ಒಂದು ತಟ್ಟೆ</p>',
      options: [
        { name: 'A', text: 'ಒಂದು' },
        { name: 'B', text: 'ಎರಡು' },
      ],
    },
  ],
}

const desk = async (
  { http, make }: Pick<Fixtures, 'http' | 'make'>,
  role: 'examiner' | 'editor' | 'counsellor' = 'examiner',
) => {
  const user = await make.user({ role, name: 'Vivek Shenoy' })
  const token = await make.token(user)
  return {
    user,
    get: (path: string) => http.get(path, { token }),
    post: (path: string, body: object) => http.postJson(path, body, { token }),
    codes: async (query = '') => {
      const { body, status } = await http.get(`/office/questions${query}`, { token })
      expect(status, JSON.stringify(body)).toBe(200)
      return (body.data as QuestionRow[]).map(({ code }) => code)
    },
    read: async (id: unknown) => (await http.get(`/office/questions/${id}`, { token })).body.question as QuestionView,
  }
}

describe('the question bank', () => {
  test('is written, read and found by words and by TeX; an edit is a new version', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    const made = await vivek.post('/office/questions', disc)
    expect(made).toMatchObject({ status: 201, body: { code: 'PH-0001' } })
    const question = await vivek.read(made.body.id)
    expect(question).toMatchObject({
      code: 'PH-0001',
      version: 1,
      key: 'B',
      wordings: [
        { language: 'en', solution: '<p>Energy.</p>' },
        { language: 'kn', text: '<p>ಒಂದು ತಟ್ಟೆ</p>' },
      ],
      versions: [{ version: 1, by: 'Vivek Shenoy', key: 'B' }],
    })
    for (const search of ['disc mass', 'frac{4gh}', 'ತಟ್ಟೆ', 'ph-0001'])
      expect(await vivek.codes(`?filter[search]=${encodeURIComponent(search)}`), search).toEqual(['PH-0001'])
    expect(await vivek.codes('?filter[search]=%25')).toEqual([])

    const edited = await vivek.post(`/office/questions/${made.body.id}/versions`, {
      ...disc,
      key: 'A',
      seen_version: 1,
    })
    expect(edited).toMatchObject({ status: 201, body: { version: 2 } })
    expect((await vivek.read(made.body.id)).versions.map(({ version, key }) => [version, key])).toEqual([
      [2, 'A'],
      [1, 'B'],
    ])
    // Somebody who has not seen it does not write over it.
    const late = await vivek.post(`/office/questions/${made.body.id}/versions`, { ...disc, seen_version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', version: 2 } })
  })

  test('says which language is behind the English words, and keeps what colleagues say of a question', async ({
    http,
    make,
    world,
  }) => {
    const vivek = await desk({ http, make })
    const { id } = (await vivek.post('/office/questions', disc)).body
    const first = world.clock.now()
    const [english, kannada] = disc.wordings
    const write = async (seen_version: number, wordings: object[], more: object = {}) => {
      world.clock.advance(minutes(1))
      const reply = await vivek.post(`/office/questions/${id}/versions`, { ...disc, ...more, wordings, seen_version })
      expect(reply.status, JSON.stringify(reply.body)).toBe(201)
      return (await vivek.read(id)).wordings.map(({ language, is_behind, changed_at }) => [
        language,
        is_behind,
        changed_at === first ? 'first' : 'later',
      ])
    }
    // Another key or solution is no other text.
    expect(await write(1, disc.wordings, { key: 'A' })).toEqual([
      ['en', false, 'first'],
      ['kn', false, 'first'],
    ])
    const clearer = { ...english, text: '<p>A uniform disc rolls down 3 m.</p>' }
    expect(await write(2, [clearer, kannada ?? {}])).toEqual([
      ['en', false, 'later'],
      ['kn', true, 'first'],
    ])
    expect(await write(3, [clearer, { ...kannada, text: '<p>ಏಕರೂಪದ ತಟ್ಟೆ</p>' }])).toEqual([
      ['en', false, 'later'],
      ['kn', false, 'later'],
    ])

    expect((await vivek.post(`/office/questions/${id}/remarks`, { text: ' ' })).status).toBe(422)
    expect((await vivek.post('/office/questions/999999/remarks', { text: 'Where?' })).status).toBe(404)
    const editor = await desk({ http, make }, 'editor')
    expect((await editor.post(`/office/questions/${id}/remarks`, { text: 'May I?' })).status).toBe(403)
    expect((await vivek.post(`/office/questions/${id}/remarks`, { text: 'C is a common slip.' })).status).toBe(201)
    await write(4, disc.wordings)
    expect((await vivek.read(id)).remarks).toMatchObject([{ text: 'C is a common slip.', by: 'Vivek Shenoy' }])
  })

  test('refuses what no student could answer, and names the place', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    const [english, kannada] = disc.wordings
    const wrong: [object, string, RegExp][] = [
      [{ ...disc, key: 'E' }, 'key', /"E"/],
      [{ ...disc, wordings: [kannada] }, 'wordings', /English/],
      [{ ...disc, wordings: [{ ...english, text: '<p> </p>' }] }, 'wordings.0.text', /Write/],
      [
        { ...disc, wordings: [{ ...english, text: `<p>${math('\\frac{1')}</p>` }] },
        'wordings.0.text',
        /cannot be read/,
      ],
      [
        { ...disc, wordings: [{ ...english, options: [{ name: 'A', text: 'x' }] }], key: 'A' },
        'wordings.0.options',
        /two/,
      ],
      [
        {
          ...disc,
          wordings: [
            {
              ...english,
              options: [
                { name: 'A', text: 'CO' },
                { name: 'B', text: '<p>CO</p>' },
              ],
            },
          ],
        },
        'wordings.0.options',
        /same/,
      ],
      [{ ...disc, figure: 'nowhere.png' }, 'figure', /library/],
      [{ ...disc, passage_version_id: 99 }, 'passage_version_id', /not there/],
    ]
    for (const [body, field, reason] of wrong) {
      const reply = await vivek.post('/office/questions', body)
      expect(reply.status, field).toBe(422)
      expect((reply.body.errors as Record<string, string[]>)[field]?.join(' '), field).toMatch(reason)
    }
    expect(await vivek.codes()).toEqual([])
  })

  test('has looks at what wants doing, and counts them', async ({ http, make, ctx }) => {
    const vivek = await desk({ http, make })
    await vivek.post('/office/questions', disc)
    const [english] = disc.wordings
    const twin = { ...english, text: english?.text.replace('3 m', '12.5 m') ?? '', solution: '' }
    await vivek.post('/office/questions', { ...disc, wordings: [twin], code: 'twin' })
    await vivek.post('/office/questions', {
      ...disc,
      wordings: [{ ...english, text: '<p>Another question.</p>' }],
      code: 'alone',
    })
    const [alone] = (await vivek.get('/office/questions?filter[search]=alone')).body.data as QuestionRow[]
    const version = alone?.version_id ?? 0
    const paper = await make.paper({
      types: [],
      sections: [
        {
          name: 'Physics',
          subject: 'Physics',
          slots: [{ questions: [version], scheme: { right: 400, wrong: -100, blank: 0 } }],
        },
      ],
    })
    const sat = await make.onlineTest({ paper_version_id: paper, name: 'Mock' })
    expect(await vivek.codes('?filter[look]=likely-twice')).toEqual(['PH-0001', 'twin'])
    expect(await vivek.codes('?filter[look]=no-kannada')).toContain('alone')
    expect(await vivek.codes('?filter[look]=no-solution')).toEqual(['twin'])
    expect(await vivek.codes('?filter[look]=never-used')).not.toContain('alone')
    expect(await vivek.codes('?filter[look]=never-used')).toContain('PH-0001')
    expect(await vivek.get('/office/questions?filter[look]=none')).toMatchObject({ status: 422 })
    // Its test opened four months ago: within half a year, not within three months.
    const opens_at = later(ctx.now(), -days(122))
    await ctx.db.updateTable('tests').set({ opens_at }).where('id', '=', sat.id).execute()
    expect(await vivek.codes('?filter[used]=6')).toEqual(['alone'])
    expect(await vivek.codes('?filter[used]=3')).toEqual([])
    expect(await vivek.codes('?filter[look]=never-used')).not.toContain('alone')
    expect(await vivek.get('/office/questions?filter[used]=7')).toMatchObject({ status: 422 })
    const user = await make.user()
    const attempt = await make.finished(sat, user, ['A'])
    await ctx.db
      .insertInto('key_challenges')
      .values({
        test_id: sat.id,
        attempt_id: attempt.id,
        user_id: user.id,
        question_version_id: version,
        slot: 1,
        text: 'No.',
        state: 'open',
        created_at: ctx.now(),
        decided_at: null,
        decided_by: null,
        decision: null,
        key_change_id: null,
      })
      .execute()
    expect(await vivek.codes('?filter[look]=disputed')).toEqual(['alone'])
    expect((await vivek.get('/office/questions/counts')).body).toMatchObject({
      looks: { disputed: 1, 'likely-twice': 2 },
    })
  })

  test('counts how a question did over all tests, and leaves trials out', async ({ http, make, ctx }) => {
    const vivek = await desk({ http, make })
    const test = await make.onlineTest({ name: 'Mock 4' })
    const trial = await make.onlineTest({
      paper_version_id: test.paper_version_id,
      trial_of: test.id,
      kind: 'trial',
      is_active: false,
    })
    for (const answers of [
      ['A', 'A', 'B'],
      ['A', 'B', 'B'],
      ['B', 'A', null],
    ])
      await make.marked(test, await make.user(), answers)
    await make.marked(trial, await make.user(), ['D', 'D', 'D'])
    await countStatistics.run(ctx, {})
    const rows = (await vivek.get('/office/questions?total=100')).body.data as QuestionRow[]
    const figures = rows.filter(({ facility }) => facility !== null).map(({ facility }) => facility)
    expect(figures.toSorted()).toEqual([0, 67, 67])
    const one = rows.find(({ facility }) => facility === 67)
    expect((await vivek.read(one?.id)).statistics).toMatchObject([
      { test: { name: 'Mock 4' }, takers: 3, facility: 67 },
    ])
    // Again changes nothing.
    await countStatistics.run(ctx, {})
    expect((await vivek.read(one?.id)).statistics).toHaveLength(1)
  })

  test('shows nobody a key who may not see one', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    const { body } = await vivek.post('/office/questions', disc)
    for (const role of ['editor', 'counsellor'] as const) {
      const other = await desk({ http, make }, role)
      for (const path of ['', '/counts', '/choices', `/${body.id}`])
        expect((await other.get(`/office/questions${path}`)).status, `${role} ${path}`).toBe(403)
      expect((await other.post('/office/questions/preview', disc)).status).toBe(403)
    }
  })

  test('shows a draft exactly as a student would see it, and says what is wrong', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    const shown = await vivek.post('/office/questions/preview', {
      ...disc,
      key: 'Z',
      wordings: [{ ...disc.wordings[0], text: '<p onclick="x">Hi <script>1</script></p>' }],
    })
    expect(shown).toMatchObject({
      status: 200,
      body: { view: { texts: { en: { text: '<p>Hi </p>' } } }, faults: [{ field: 'key' }] },
    })
    expect(JSON.stringify(shown.body)).toContain('<math')
    expect(await vivek.codes()).toEqual([])
  })

  test('keeps passages with their versions', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    const first = await vivek.post('/office/passages', {
      code: 'optics-1',
      texts: [{ language: 'en', text: '<p>Light.</p>' }],
    })
    const second = await vivek.post('/office/passages', {
      code: 'optics-1',
      texts: [{ language: 'en', text: '<p>Light bends.</p>' }],
    })
    expect(second.body.version_id).not.toBe(first.body.version_id)
    const { body } = await vivek.post('/office/questions', { ...disc, passage_version_id: second.body.version_id })
    expect((await vivek.read(body.id)).passage).toMatchObject({ code: 'optics-1', opening: 'Light bends.' })
    expect((await vivek.get('/office/questions/choices')).body).toMatchObject({
      passages: [{ version_id: second.body.version_id }],
    })
    expect((await vivek.get(`/office/passages/${second.body.version_id}`)).body.passage).toMatchObject({
      ...{ code: 'optics-1', version: 2, questions: 1, figure: null },
      texts: [{ language: 'en', text: '<p>Light bends.</p>' }],
    })
    // In two windows: the second one sees that there is another version, and a new passage takes no known code.
    const write = (seen_version: number, text = '<p>Light bends twice.</p>') =>
      vivek.post('/office/passages', { code: 'optics-1', seen_version, texts: [{ language: 'en', text }] })
    expect(await write(1)).toMatchObject({ status: 409, body: { version: 2 } })
    expect(await write(0)).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } })
    expect(await write(2, '<p><span class="math" data-tex="\\frac{1">x</span></p>')).toMatchObject({ status: 422 })
    expect(await write(2)).toMatchObject({ status: 201 })
    expect((await vivek.read(body.id)).passage).toMatchObject({ opening: 'Light bends.' })
    const editor = await desk({ http, make }, 'editor')
    expect((await editor.get(`/office/passages/${second.body.version_id}`)).status).toBe(403)
  })

  test('has pictures of the library inside its options, and no other ones', async ({ http, make, ctx }) => {
    const vivek = await desk({ http, make })
    const { path } = await ctx.db
      .insertInto('media')
      .values({
        path: 'uploads/lens.png',
        mime: 'image/png',
        alt: 'A lens',
        is_private: false,
        bytes: 1,
        created_at: ctx.now(),
      })
      .returning('path')
      .executeTakeFirstOrThrow()
    const picture = (src: string, alt = 'A lens') => ({
      ...disc,
      wordings: [
        {
          ...disc.wordings[0],
          options: [
            { name: 'A', text: `<img src="${src}" alt="${alt}" />` },
            { name: 'B', text: 'none' },
          ],
        },
      ],
    })
    const wrong: [object, RegExp][] = [
      [picture('https://elsewhere.test/lens.png'), /not in the library/],
      [picture('/storage/uploads/none.png'), /not in the library/],
      [picture(`/storage/${path}`, ''), /what the picture shows/],
    ]
    for (const [input, reason] of wrong)
      expect(await vivek.post('/office/questions', input)).toMatchObject({
        status: 422,
        body: { errors: { 'wordings.0.options': [expect.stringMatching(reason)] } },
      })
    const made = await vivek.post('/office/questions', picture(`/storage/${path}`))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect((await vivek.read(made.body.id)).wordings[0]?.options[0]?.text).toBe(
      `<img src="/storage/${path}" alt="A lens" />`,
    )
  })
})
