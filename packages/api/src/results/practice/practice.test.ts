import { mostBookmarks, mostTopics } from '@northlight/contract/results/practice'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'

type Practice = {
  uuid: string
  title: string
  items: { number: number; question: { version: number; topic: string }; feedback: unknown }[]
}

describe('topic practice', () => {
  test('tells at once, keeps key and solution back until then, and the first answer stands', async ({ make, http }) => {
    await make.practiceQuestion({ topic: 'Waves' })
    await make.practiceQuestion({ topic: 'Waves', type: 'numeric' })
    const token = await make.token(await make.user())
    const started = await http.postJson('/practice', { kind: 'topic', subject: 'Physics', topic: 'Waves' }, { token })
    expect(started.status).toBe(201)
    expect(JSON.stringify(started.body)).not.toMatch(/Because|"right":\s*\[/)
    const practice = started.body.practice as Practice
    expect(practice.items).toHaveLength(2)
    const single = practice.items.find((item) => (item.question as unknown as { type: string }).type === 'single')
    const numeric = practice.items.find((item) => (item.question as unknown as { type: string }).type === 'numeric')
    const answer = (number: number | undefined, text?: string) =>
      http.postJson(`/practice/${practice.uuid}/answers`, { number, answer: text, time_ms: 4000 }, { token })
    expect((await answer(single?.number, 'E')).status).toBe(422)
    expect((await answer(99, 'A')).status).toBe(422)
    const wrong = await answer(single?.number, 'B')
    expect(wrong.body).toMatchObject({
      feedback: { outcome: 'wrong', answer_text: 'B', key: { text: 'A' }, solution: { en: '<p>Because.</p>' } },
      practice: { answered: 1, right: 0, finished_at: null },
    })
    expect((await answer(single?.number, 'A')).body).toMatchObject({ feedback: { outcome: 'wrong' } })
    expect((await answer(numeric?.number, '7')).body).toMatchObject({
      feedback: { outcome: 'right' },
      practice: { answered: 2, right: 1, finished_at: expect.any(String) },
    })
    const list = await http.get('/practice', { token })
    expect(list.body).toMatchObject({ sessions: [{ title: 'Waves', questions: 2, answered: 2, right: 1 }] })
    const topics = await http.get('/practice/topics', { token })
    expect(topics.body).toMatchObject({
      subjects: [{ subject: 'Physics', questions: 2, topics: [{ topic: 'Waves', tried: 2, right: 1, easy: 2 }] }],
    })
  })

  test('never draws what is not meant for it, nor from a paper whose result is held, nor from one on the table', async ({
    ctx,
    make,
    http,
  }) => {
    await make.question({ topic: 'Heat' })
    const held = await make.onlineTest({ result_policy: 'by_hand' })
    const coming = await make.paper()
    const open = await make.onlineTest()
    await ctx.db.updateTable('questions').set({ is_practice: true }).execute()
    await ctx.db.updateTable('questions').set({ is_practice: false }).where('code', 'like', 'heat%').execute()
    const heat = await make.question({ topic: 'Optics' })
    const asha = await make.user()
    await make.attempt(open, asha)
    const token = await make.token(asha)
    const { body } = await http.postJson('/practice', { kind: 'topic', subject: 'Physics', count: 50 }, { token })
    const drawn = (body.practice as Practice).items.map(({ question }) => question.version)
    const versionsOf = async (paper: number | null) =>
      (
        await ctx.db
          .selectFrom('paper_slot_questions')
          .innerJoin('paper_slots', 'paper_slots.id', 'slot_id')
          .innerJoin('paper_sections', 'paper_sections.id', 'section_id')
          .select('question_version_id as id')
          .where('paper_version_id', '=', paper)
          .execute()
      ).map(({ id }) => id)
    const forbidden = [
      ...(await versionsOf(held.paper_version_id)),
      ...(await versionsOf(coming)),
      ...(await versionsOf(open.paper_version_id)),
      heat,
    ]
    expect(forbidden).toHaveLength(10)
    expect(drawn.filter((version) => forbidden.includes(version))).toEqual([])
    expect(drawn).toHaveLength(1)
    const none = await http.postJson('/practice', { kind: 'topic', subject: 'Astrology' }, { token })
    expect(none.status).toBe(422)
  })

  test('brings what was not seen before first', async ({ make, http }) => {
    for (let n = 0; n < 4; n += 1) await make.practiceQuestion()
    const token = await make.token(await make.user())
    const start = async () => {
      const { body } = await http.postJson('/practice', { kind: 'topic', subject: 'Physics', count: 2 }, { token })
      return (body.practice as Practice).items.map(({ question }) => question.version)
    }
    const [first, second] = [await start(), await start()]
    expect(new Set([...first, ...second]).size).toBe(4)
  })

  test('of another person does not exist', async ({ make, http }) => {
    await make.practiceQuestion()
    const { body } = await http.postJson(
      '/practice',
      { kind: 'topic', subject: 'Physics' },
      { token: await make.token(await make.user()) },
    )
    const path = `/practice/${(body.practice as Practice).uuid}`
    const token = await make.token(await make.user())
    const replies = [
      await http.get(path, { token }),
      await http.postJson(`${path}/answers`, { number: 1, answer: 'A' }, { token }),
      await http.send('POST', `${path}/finish`, undefined, { token }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

test('a retry holds only what was wrong or left out, in the order of the paper', async ({ make, http }) => {
  const paper = await make.onlineTest({ name: 'Mock 1' })
  const asha = await make.user()
  const own = await make.marked(paper, asha, ['A', 'B', null])
  const token = await make.token(asha)
  const start = (more: object = {}) =>
    http.postJson('/practice', { kind: 'retry', test: paper.slug, ...more }, { token })
  const all = (await start()).body.practice as Practice
  expect(all.title).toBe('Mock 1: what went wrong')
  expect(all.items.map(({ question }) => question.version)).toEqual(own.items.slice(1).map(({ version }) => version))
  const guessed = (await start({ mistake: 'guess' })).body.practice as Practice
  expect(guessed.items).toHaveLength(1)
  expect((await start({ mistake: 'careless' })).status).toBe(422)
  const other = await make.token(await make.user())
  const stolen = await http.postJson('/practice', { kind: 'retry', test: paper.slug }, { token: other })
  expect(stolen.status).toBe(404)
  const admission = await make.onlineTest({ name: 'Class 10', is_admission: true })
  await make.marked(admission, asha, ['A', 'B', null])
  const atHome = await http.postJson('/practice', { kind: 'retry', test: admission.slug }, { token })
  expect(atHome.body).toMatchObject({ practice: { title: 'Class 10: what went wrong' } })
  const ended = await http.send('POST', `/practice/${all.uuid}/finish`, undefined, { token })
  expect(ended.body).toMatchObject({ practice: { finished_at: expect.any(String), answered: 0 } })
})

test('a bookmark is kept once, only of what was shown, and can be practised and forgotten', async ({ make, http }) => {
  const paper = await make.onlineTest()
  const asha = await make.user()
  const own = await make.marked(paper, asha)
  const token = await make.token(asha)
  const version = own.items[0]?.version
  const keep = (question: number | undefined, note?: string) =>
    http.postJson('/bookmarks', { question, note }, { token })
  expect((await keep(await make.question())).status).toBe(422)
  const first = await keep(version, 'Mind the sign')
  expect((await keep(version, 'Mind the unit')).body.id).toBe(first.body.id)
  const list = await http.get('/bookmarks', { token })
  expect(list.body).toMatchObject({
    bookmarks: [
      { note: 'Mind the unit', question: { version }, key: { text: 'A' }, solution: { en: '<p>Because.</p>' } },
    ],
  })
  const practice = await http.postJson('/practice', { kind: 'bookmarks' }, { token })
  expect((practice.body.practice as Practice).items).toHaveLength(1)
  const stranger = await make.token(await make.user())
  expect((await http.send('DELETE', `/bookmarks/${first.body.id}`, undefined, { token: stranger })).status).toBe(404)
  expect((await http.send('DELETE', `/bookmarks/${first.body.id}`, undefined, { token })).status).toBe(200)
  expect((await http.get('/bookmarks', { token })).body).toEqual({ bookmarks: [] })
})

describe('a large bank', () => {
  /** The same question over and over, each under its own topic. */
  const copies = async (ctx: Ctx, version: number, count: number) => {
    const { id, ...row } = await ctx.db
      .selectFrom('question_versions')
      .selectAll()
      .where('id', '=', version)
      .executeTakeFirstOrThrow()
    const { id: _, ...topic } = await ctx.db
      .selectFrom('topics')
      .selectAll()
      .where('id', '=', row.topic_id)
      .executeTakeFirstOrThrow()
    const { id: __, ...question } = await ctx.db
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', row.question_id)
      .executeTakeFirstOrThrow()
    const numbers = Array.from({ length: count }, (_, at) => at)
    const topics = await ctx.db
      .insertInto('topics')
      .values(numbers.map((at) => ({ ...topic, name: `Topic ${String(at).padStart(4, '0')}` })))
      .returning('id')
      .execute()
    const questions = await ctx.db
      .insertInto('questions')
      .values(numbers.map((at) => ({ ...question, code: `copy-${at}` })))
      .returning('id')
      .execute()
    const versions = await ctx.db
      .insertInto('question_versions')
      .values(numbers.map((at) => ({ ...row, question_id: questions[at]?.id ?? id, topic_id: topics[at]?.id ?? id })))
      .returning('id')
      .execute()
    return versions.map((one) => one.id)
  }

  test('is counted by topic, as many topics as a page can show', async ({ ctx, make, http }) => {
    await copies(ctx, await make.practiceQuestion({ topic: 'Waves' }), mostTopics + 20)
    const token = await make.token(await make.user())
    const { body } = await http.get('/practice/topics', { token })
    const [physics] = body.subjects as { questions: number; topics: { topic: string; questions: number }[] }[]
    expect(physics?.topics).toHaveLength(mostTopics)
    expect(physics?.topics[0]).toMatchObject({ topic: 'Topic 0000', questions: 1, tried: 0, right: 0 })
  })

  test('is kept up to a number; then one must go before another comes, and a note can still change', async ({
    ctx,
    make,
    http,
  }) => {
    const user = await make.user()
    const token = await make.token(user)
    const version = await make.practiceQuestion({ topic: 'Waves' })
    const many = await copies(ctx, version, mostBookmarks + 5)
    const kept = (question_version_id: number) => ({
      ...{ user_id: user.id, question_version_id, note: null, created_at: ctx.now() },
    })
    // From before there was a limit.
    await ctx.db.insertInto('bookmarks').values(many.map(kept)).execute()
    const started = await http.postJson('/practice', { kind: 'topic', subject: 'Physics', topic: 'Waves' }, { token })
    const { uuid } = started.body.practice as Practice
    await http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'A' }, { token })
    const add = () => http.postJson('/bookmarks', { question: version, note: 'Again' }, { token })
    expect(await add()).toMatchObject({
      status: 422,
      body: { errors: { question: [expect.stringContaining('Remove')] } },
    })
    const list = async () => (await http.get('/bookmarks', { token })).body.bookmarks as { id: number }[]
    expect(await list()).toHaveLength(mostBookmarks)
    await ctx.db.deleteFrom('bookmarks').where('question_version_id', 'in', many.slice(0, 6)).execute()
    expect((await add()).status).toBe(201)
    expect((await add()).status).toBe(201)
    expect(await list()).toHaveLength(mostBookmarks)
  })
})
