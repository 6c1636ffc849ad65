import type { PaperBuildView, PaperRow } from '@northlight/contract/office/papers'
import { describe, expect } from 'vitest'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'

const pack = {
  code: 'weekly',
  seen_version: 0,
  name: 'Weekly test',
  minutes: 45,
  sections: [
    { name: 'Part A', subject: 'Physics', type: 'single', count: 3, right: 400, wrong: -100 },
    { name: 'Part B', subject: 'Physics', type: 'numeric', count: 1, right: 400, wrong: 0, decimals: 0 },
  ],
}

const desk = async ({ http, make }: Pick<Fixtures, 'http' | 'make'>) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  const other = await make.token(await make.user({ role: 'examiner', name: 'Anjali Varghese' }))
  const get = async (path: string) => (await http.get(path, { token })).body
  const post = (path: string, body: object = {}) => http.postJson(path, body, { token })
  return {
    get,
    post,
    asOther: (path: string, body: object = {}) => http.postJson(path, body, { token: other }),
    paper: async (id: unknown) => (await get(`/office/papers/${id}`)).paper as PaperBuildView,
    start: async () => {
      await post('/office/packs', pack)
      const { body } = await post('/office/papers', { name: 'Weekly 1', pack: 'weekly' })
      return Number(body.id)
    },
  }
}
type Desk = Awaited<ReturnType<typeof desk>>

const fill = async (vivek: Desk, id: number, versions: number[][]) => {
  const paper = await vivek.paper(id)
  const places = paper.sections.flatMap(({ slots }) => slots)
  return vivek.post(`/office/papers/${id}/save`, {
    revision: paper.revision,
    slots: versions.map((questions, at) => ({ slot: places[at]?.id, questions })),
  })
}

describe('packs', () => {
  test('are read back as sentences, and an edit is a new version', async ({ http, make }) => {
    const vivek = await desk({ http, make })
    expect(await vivek.post('/office/packs', pack)).toMatchObject({ status: 201, body: { version: 1 } })
    expect((await vivek.get('/office/packs/weekly')).pack).toMatchObject({
      version: 1,
      sentences: expect.arrayContaining([
        '4 questions in 45 minutes, 16 marks.',
        'Part A: 3 questions with one right option (+4 right, −1 wrong).',
      ]),
    })
    // Somebody who has not seen version 1 does not write over it.
    expect(await vivek.post('/office/packs', pack)).toMatchObject({ status: 409 })
    expect(await vivek.post('/office/packs', { ...pack, seen_version: 1, minutes: 60 })).toMatchObject({
      body: { version: 2 },
    })
    // What tells equal marks apart is kept by a version that says nothing of it, and can be changed.
    const ties = [{ by: 'subject_marks', subject: 'Physics' }, { by: 'older' }]
    expect(await vivek.post('/office/packs', { ...pack, seen_version: 2, ties })).toMatchObject({
      body: { version: 3 },
    })
    expect(await vivek.post('/office/packs', { ...pack, seen_version: 3 })).toMatchObject({ body: { version: 4 } })
    expect((await vivek.get('/office/packs/weekly')).pack).toMatchObject({
      ties: [
        { by: 'subject_marks', subject: 'Physics' },
        { by: 'older', subject: null },
      ],
      sentences: expect.arrayContaining(['Equal marks are told apart by marks in Physics and age, the older first.']),
    })
    expect(
      await vivek.post('/office/packs', { ...pack, seen_version: 4, ties: [{ by: 'subject_marks' }] }),
    ).toMatchObject({ status: 422, body: { errors: { 'ties.0.subject': [expect.stringContaining('subject')] } } })
    const wrong = { ...pack, seen_version: 4, sections: [{ ...pack.sections[0], right: 0, wrong: 100 }] }
    expect(await vivek.post('/office/packs', wrong)).toMatchObject({
      status: 422,
      body: { errors: { sections: expect.arrayContaining(['Part A: A right answer must earn marks.']) } },
    })
  })
})

describe('a paper', () => {
  test('has the empty places of its pack, is filled by hand and by rule, and says what the bank lacks', async ({
    http,
    make,
  }) => {
    const vivek = await desk({ http, make })
    const id = await vivek.start()
    const before = await vivek.paper(id)
    expect(before).toMatchObject({
      marks: 1600,
      minutes: 45,
      faults: [{ level: 'wrong', message: '4 places are empty.' }],
    })
    const easy = await make.question({
      texts: { en: { text: '<p>One</p>', options: { A: 'a', B: 'b', C: 'c', D: 'd' } } },
    })
    const hard = await make.question({ difficulty: 'Hard', topic: 'Waves' })
    const number = await make.question({ type: 'numeric' })
    const rule = { section: 1, easy: 1, hard: 2, languages: ['en'] }
    const outcome = await vivek.post(`/office/papers/${id}/by-rule`, rule)
    expect(outcome.body).toMatchObject({
      stock: expect.arrayContaining([{ topic: 'Waves', Easy: 0, Moderate: 0, Hard: 1 }]),
      lacks: ['1 hard question is lacking.'],
    })
    expect((outcome.body.take as { version_id: number }[]).map((one) => one.version_id)).toEqual([easy, hard])
    // Nothing of it is stored yet, and one that is not wanted is not offered again.
    expect((await vivek.paper(id)).revision).toBe(1)
    const another = await vivek.post(`/office/papers/${id}/by-rule`, { ...rule, without: [hard] })
    expect(another.body.lacks).toEqual(['2 hard questions are lacking.'])

    expect(await fill(vivek, id, [[easy], [hard], [], [number]])).toMatchObject({ body: { revision: 2 } })
    expect((await vivek.paper(id)).faults).toEqual([{ level: 'wrong', message: 'One place is empty.' }])
    expect(await vivek.post(`/office/papers/${id}/freeze`)).toMatchObject({
      status: 409,
      body: { message: 'One place is empty.' },
    })
    // What stands in the paper is not offered a second time.
    expect((await vivek.post(`/office/papers/${id}/by-rule`, { section: 1, easy: 1 })).body.take).toEqual([])
    const stale = await vivek.post(`/office/papers/${id}/save`, { revision: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('with alternates is frozen whole; a frozen one offers a new version, and prints with its key', async ({
    http,
    make,
    ctx,
  }) => {
    const vivek = await desk({ http, make })
    const id = await vivek.start()
    const versions = [
      await make.question(),
      await make.question(),
      await make.question(),
      await make.question(),
      await make.question({ type: 'numeric' }),
    ]
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = versions
    await fill(vivek, id, [[a, b], [c], [d], [e]])
    expect((await vivek.paper(id)).sections[0]?.slots[0]?.questions).toHaveLength(2)
    const { version, revision, last_key_change } = await vivek.get(`/office/papers/${id}/print`)
    const read = { version, revision, last_key_change }
    expect(read).toEqual({ version: 1, revision: 2, last_key_change: 0 })
    const confirm = `/office/papers/${id}/confirm-keys`
    expect(await vivek.post(confirm, read)).toMatchObject({ status: 409 })
    expect(await vivek.asOther(confirm)).toMatchObject({ status: 422 })
    expect(await vivek.asOther(confirm, { ...read, revision: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This paper was changed after you opened it. Read its keys once more.' },
    })
    expect(await vivek.asOther(confirm, { ...read, version: 2 })).toMatchObject({ status: 409 })
    expect((await vivek.paper(id)).confirmed).toBeNull()
    expect(await vivek.asOther(confirm, read)).toMatchObject({ status: 200 })
    expect((await vivek.paper(id)).confirmed).toMatchObject({ by: 'Anjali Varghese', is_current: true })
    expect(await vivek.post(`/office/papers/${id}/freeze`)).toMatchObject({ status: 200 })
    expect(await fill(vivek, id, [[a], [c], [d], [e]])).toMatchObject({ status: 409, body: { code: 'frozen' } })
    expect((await vivek.get(`/office/papers/${id}/print`)).sections).toMatchObject([
      {
        name: 'Part A',
        marking: 'Right answer +4, wrong answer −1, no answer 0.',
        questions: [
          { number: 1, alternate: 0, key: 'A' },
          // Some students get it in the place of the first: its key is read as well.
          { number: 1, alternate: 1, key: 'A' },
          { number: 2 },
          { number: 3 },
        ],
      },
      { questions: [{ number: 4, key: '7' }] },
    ])
    // What was decided since is what is printed, and a question that was withdrawn is found before anybody sits it.
    const decided = { reason: 'Two options are right.', decided_by: null, decided_at: ctx.now() }
    await ctx.db
      .insertInto('key_changes')
      .values([
        { ...decided, question_version_id: a, decision: 'replaced', key: { type: 'single', right: ['C'] } },
        { ...decided, question_version_id: e, decision: 'dropped', key: null },
      ])
      .execute()
    expect((await vivek.get(`/office/papers/${id}/print`)).sections).toMatchObject([
      { questions: [{ number: 1, key: 'C' }, { number: 1, alternate: 1 }, { number: 2, key: 'A' }, { number: 3 }] },
      { questions: [{ number: 4, key: 'withdrawn' }] },
    ])
    expect((await vivek.paper(id)).faults).toContainEqual({
      level: 'wrong',
      message: 'One question was withdrawn. Put another in its place.',
    })
    await vivek.post(`/office/papers/${id}/new-version`)
    const next = await vivek.paper(id)
    expect(next).toMatchObject({ version: 2, is_frozen: false, confirmed: null })
    expect(next.sections[0]?.slots[0]?.questions.map((one) => one.version_id)).toEqual([a, b])
    expect(await fill(vivek, id, [[a], [c], [d], [e]])).toMatchObject({ status: 200 })
    const rows = (await vivek.get('/office/papers')).data as PaperRow[]
    expect(rows[0]).toMatchObject({ name: 'Weekly 1', version: 2, filled: 4, slots: 4 })
  })

  test('takes no question of elsewhere, no place of another paper, and is no business of others', async ({
    http,
    make,
  }) => {
    const vivek = await desk({ http, make })
    const id = await vivek.start()
    expect(await fill(vivek, id, [[987_654]])).toMatchObject({ status: 422 })
    expect(
      await vivek.post(`/office/papers/${id}/save`, { revision: 1, slots: [{ slot: 987_654, questions: [] }] }),
    ).toMatchObject({ status: 422 })
    expect(await vivek.post('/office/papers', { name: 'X', pack: 'none' })).toMatchObject({ status: 422 })
    const editor = await make.token(await make.user({ role: 'editor' }))
    for (const path of ['/office/papers', `/office/papers/${id}`, `/office/papers/${id}/print`, '/office/packs'])
      expect((await http.get(path, { token: editor })).status, path).toBe(403)
  })
})
