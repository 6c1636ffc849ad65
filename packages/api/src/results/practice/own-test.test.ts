import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const chapters = [
  { subject: 'Physics', topic: 'Waves' },
  { subject: 'Physics', topic: 'Heat' },
]

describe('an own test', () => {
  test('takes its chapters in turn and tells nothing before it is handed in', async ({ ctx, make, http }) => {
    for (const topic of ['Waves', 'Waves', 'Waves', 'Heat', 'Optics']) await make.practiceQuestion({ topic })
    const token = await make.token(await make.user())
    const started = await http.postJson('/practice', { kind: 'own', chapters, count: 3, minutes: 20 }, { token })
    expect(started.status).toBe(201)
    const own = (started.body as Body).practice
    expect(own).toMatchObject({ title: 'Own test: 2 chapters', tells: 'at_end', left_ms: minutes(20) })
    expect(Date.parse(own.ends_at) - Date.parse(ctx.now())).toBe(minutes(20))
    expect(own.items.map((item: Body) => item.question.topic).toSorted()).toEqual(['Heat', 'Waves', 'Waves'])
    const send = (answers: unknown[]) => http.postJson(`/practice/${own.uuid}/sheet`, { answers }, { token })
    await send([{ number: 1, answer: 'B' }])
    const changed = await send([
      { number: 1, answer: 'A' },
      { number: 2, answer: 'B' },
    ])
    expect(changed.body).toMatchObject({ practice: { answered: 2, right: 0, finished_at: null } })
    const running = await http.get(`/practice/${own.uuid}`, { token })
    expect(JSON.stringify(running.body)).not.toContain('Because')
    expect((running.body as Body).practice.items[0]).toMatchObject({ given: { option: 'A' }, feedback: null })
    const topics = await http.get('/practice/topics', { token })
    expect(JSON.stringify(topics.body)).not.toMatch(/"tried":[1-9]/)
    expect((await http.postJson(`/practice/${own.uuid}/answers`, { number: 3, answer: 'A' }, { token })).status).toBe(
      409,
    )

    const done = await http.postJson(`/practice/${own.uuid}/finish`, {}, { token })
    expect(done.body).toMatchObject({ practice: { answered: 2, right: 1, finished_at: ctx.now() } })
    expect((await send([{ number: 2, answer: 'A' }])).status).toBe(409)
    const told = (await http.get(`/practice/${own.uuid}`, { token })).body as Body
    expect(told.practice.items[1]).toMatchObject({ feedback: { outcome: 'wrong', key: { text: 'A' } } })
    expect(told.practice.items[2]).toMatchObject({ given: null, feedback: { outcome: 'blank', key: { text: 'A' } } })
    // The one that was left out comes again as well.
    expect(await ctx.db.selectFrom('recall_cards').select('question_id').execute()).toHaveLength(3)
  })

  test('ends with its minutes, and what came later does not count', async ({ make, http, world }) => {
    await make.practiceQuestion({ topic: 'Waves' })
    const token = await make.token(await make.user())
    const { body } = await http.postJson('/practice', { kind: 'own', chapters, minutes: 5 }, { token })
    const { uuid, ends_at } = (body as Body).practice
    world.clock.advance(minutes(6))
    const late = await http.postJson(`/practice/${uuid}/sheet`, { answers: [{ number: 1, answer: 'A' }] }, { token })
    expect(late.status).toBe(409)
    const done = await http.postJson(`/practice/${uuid}/finish`, {}, { token })
    expect(done.body).toMatchObject({ practice: { answered: 0, finished_at: ends_at } })
  })

  test('left in a closed window is handed in with its time, before the next questions are chosen', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    for (const topic of ['Waves', 'Waves', 'Heat']) await make.practiceQuestion({ topic })
    const token = await make.token(await make.user())
    const { body } = await http.postJson('/practice', { kind: 'own', chapters, count: 3, minutes: 5 }, { token })
    const { uuid, ends_at } = (body as Body).practice
    await http.postJson(`/practice/${uuid}/sheet`, { answers: [{ number: 1, answer: 'A' }] }, { token })
    const cards = () => ctx.db.selectFrom('recall_cards').select('question_id').execute()
    await http.postJson('/practice', { kind: 'topic', subject: 'Physics', topic: 'Waves' }, { token })
    expect(await cards()).toHaveLength(0)
    world.clock.advance(minutes(6))
    await http.postJson('/practice/today', {}, { token })
    expect(await cards()).toHaveLength(3)
    const own = ((await http.get(`/practice/${uuid}`, { token })).body as Body).practice
    expect(own).toMatchObject({ answered: 1, right: 1, finished_at: ends_at })
  })

  test('needs chapters with questions, and minutes', async ({ make, http }) => {
    const token = await make.token(await make.user())
    const start = (input: object) => http.postJson('/practice', { kind: 'own', ...input }, { token })
    expect((await start({ minutes: 20 })).body).toMatchObject({ errors: { chapters: [expect.any(String)] } })
    expect((await start({ chapters })).body).toMatchObject({ errors: { minutes: [expect.any(String)] } })
    expect((await start({ chapters, minutes: 20 })).body).toMatchObject({ errors: { chapters: [expect.any(String)] } })
  })
})

describe('a test once more', () => {
  test('is the whole paper in its time, and changes no mark and no rank', async ({ ctx, make, http }) => {
    const asha = await make.user()
    const mock = await make.onlineTest()
    await make.marked(mock, asha, ['B', 'B', 'B'])
    const results = () => ctx.db.selectFrom('test_results').selectAll().execute()
    const before = await results()
    const token = await make.token(asha)
    const { body } = await http.postJson('/practice', { kind: 'retake', test: mock.slug }, { token })
    const { uuid, items, ends_at } = (body as Body).practice
    expect(items).toHaveLength(3)
    expect(Date.parse(ends_at) - Date.parse(ctx.now())).toBe(minutes(60))
    const answers = [1, 2, 3].map((number) => ({ number, answer: 'A' }))
    await http.postJson(`/practice/${uuid}/sheet`, { answers }, { token })
    expect((await http.postJson(`/practice/${uuid}/finish`, {}, { token })).body).toMatchObject({
      practice: { right: 3 },
    })
    expect(await results()).toEqual(before)
    expect(await ctx.db.selectFrom('attempts').select('id').execute()).toHaveLength(1)
  })

  test('is not given before the questions may be read, nor to somebody who has not sat it', async ({ make, http }) => {
    const asha = await make.user()
    const held = await make.onlineTest({ result_policy: 'by_hand' })
    const never = await make.onlineTest({ review_policy: 'never' })
    await make.marked(held, asha, ['A'])
    await make.marked(never, asha, ['A'])
    const again = async (slug: string, token: string) =>
      (await http.postJson('/practice', { kind: 'retake', test: slug }, { token })).status
    const token = await make.token(asha)
    expect(await again(held.slug, token)).toBe(404)
    expect(await again(never.slug, token)).toBe(400)
    expect(await again(held.slug, await make.token(await make.user()))).toBe(404)
  })
})
