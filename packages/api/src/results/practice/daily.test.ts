import { days, hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { insert } from '../../../testing/rows.ts'
import { choice, sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const versionsIn = (body: Body): number[] => body.practice.items.map((item: Body) => item.question.version)

describe('ten questions a day', () => {
  test('come from own mistakes and the bank, and are the same for every tab of the day', async ({
    ctx,
    make,
    http,
  }) => {
    const asha = await make.user()
    const token = await make.token(asha)
    const mock = await make.onlineTest()
    const { items } = await make.marked(mock, asha, ['A', 'B', null])
    const fresh = [await make.practiceQuestion({ topic: 'Waves' }), await make.practiceQuestion({ topic: 'Heat' })]
    const open = () => http.postJson('/practice/today', {}, { token })
    const [one, two] = await Promise.all([open(), open()])
    expect([one.status, two.status]).toEqual([201, 201])
    expect((one.body as Body).practice.uuid).toBe((two.body as Body).practice.uuid)
    const missed = items.slice(1).map(({ version }) => version)
    const drawn = versionsIn(one.body)
    expect(drawn.slice(0, 2).toSorted()).toEqual(missed.toSorted())
    expect(drawn.slice(2).toSorted()).toEqual(fresh.toSorted())
    expect(JSON.stringify(one.body)).not.toContain('Because')
    expect(await ctx.db.selectFrom('practice_sessions').select('kind').execute()).toEqual([{ kind: 'daily' }])
  })

  test('never ask what stands in a test that is held, closed to review, or being taken', async ({ make, http }) => {
    const asha = await make.user()
    const token = await make.token(asha)
    await make.marked(await make.onlineTest({ result_policy: 'by_hand' }), asha, ['B', 'B', 'B'])
    await make.marked(await make.onlineTest({ review_policy: 'never' }), asha, ['B', 'B', 'B'])
    await make.attempt(await make.onlineTest(), asha)
    expect((await http.postJson('/practice/today', {}, { token })).status).toBe(422)
    const own = await make.practiceQuestion({ topic: 'Waves' })
    expect(versionsIn((await http.postJson('/practice/today', {}, { token })).body)).toEqual([own])
  })

  test('bring a wrong one back the next day and a right one later, and count a gentle streak', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const asha = await make.user()
    const wrong = await make.practiceQuestion({ topic: 'Waves' })
    const right = await make.practiceQuestion({ topic: 'Heat' })
    const token = await make.token(asha)
    const day = async (given: (version: number) => string) => {
      const { body } = await http.postJson('/practice/today', {}, { token })
      for (const item of (body as Body).practice?.items ?? [])
        await http.postJson(
          `/practice/${(body as Body).practice.uuid}/answers`,
          { number: item.number, answer: given(item.question.version) },
          { token },
        )
      return body.practice ? versionsIn(body) : []
    }
    const today = async () => ((await http.get('/practice/today', { token })).body as Body).today
    expect(await today()).toMatchObject({ practice: null, due: 0, streak: { current: 0, is_done_today: false } })
    await day((version) => (version === right ? 'A' : 'B'))
    expect(await today()).toMatchObject({
      practice: { answered: 2, right: 1 },
      streak: { current: 1, best: 1, is_done_today: true, rest_days_left: 2 },
    })
    const cards = await ctx.db.selectFrom('recall_cards').select('due_at').orderBy('due_at').execute()
    expect(cards).toHaveLength(2)
    expect((cards[0]?.due_at ?? '') < (cards[1]?.due_at ?? '')).toBe(true)
    world.clock.advance(days(1) + hours(1))
    expect(await today()).toMatchObject({ due: 1, practice: null, streak: { current: 1, is_done_today: false } })
    expect(await day(() => 'A')).toEqual([wrong])
    expect(await today()).toMatchObject({ streak: { current: 2, is_done_today: true } })
    // Two days of rest are free, the third ends it.
    world.clock.advance(days(3))
    expect(await today()).toMatchObject({ streak: { current: 2, rest_days_left: 0 } })
    world.clock.advance(days(1))
    expect(await today()).toMatchObject({ streak: { current: 0, best: 2 } })
  })

  test('are everybody’s own', async ({ make, http }) => {
    await make.practiceQuestion({ topic: 'Waves' })
    const [asha, ravi] = [await make.token(await make.user()), await make.token(await make.user())]
    const { body } = await http.postJson('/practice/today', {}, { token: asha })
    const { uuid } = (body as Body).practice
    expect((await http.get(`/practice/${uuid}`, { token: ravi })).status).toBe(404)
    expect((await http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'A' }, { token: ravi })).status).toBe(
      404,
    )
    expect((await http.get('/practice/today', { token: ravi })).body).toMatchObject({
      today: { practice: null, due: 0 },
    })
  })
})

test('from a series to the retake: paper 1, its mistakes on three days until they are right, and the paper once more', async ({
  ctx,
  make,
  http,
  api,
  world,
}) => {
  await make.institute()
  const place = await make.courseAtBranch()
  const mock = await make.onlineTest({ is_paid: true, amount_paise: 199_00 })
  await insert(ctx.db, 'course_papers', {
    ...{ course_branch_id: place.id, number: 1, test_id: mock.id, opens_at: null },
    ...{ days_after_joining: null, papers_finished: null },
  })
  const asha = await make.user()
  const joined = { course_branch_id: place.id, payment_status: 'PAID' as const }
  const enrolment = await make.enrolment({ ...joined, user_id: asha.id, email: asha.email })
  const screen = await sitter({ make, http }, mock, { user: asha, isEnrolled: false })
  const { token } = screen
  expect((await http.postJson(`/series/${enrolment.id}/papers/1`, {}, { token })).status).toBe(201)
  await screen.start()
  const at = Date.parse(ctx.now())
  await screen.save(screen.slots.map((slot, n) => screen.step(n + 1, choice(slot, n === 0 ? 'A' : 'B'), at + n)))
  expect((await screen.submit(screen.slots.length)).body.receipt).toBeTruthy()
  world.clock.advance(hours(1))
  await api.runner.drain()
  world.clock.advance(minutes(1))
  await api.runner.drain()

  // The first day two mistakes come, one is right now; the second day the other one, right at last; the third day none.
  const asked: number[] = []
  for (const right of [1, 2, 2]) {
    const { body } = await http.postJson('/practice/today', {}, { token })
    const { uuid, items } = (body as Body).practice ?? { uuid: '', items: [] }
    asked.push(items.length)
    for (const { number } of items)
      await http.postJson(`/practice/${uuid}/answers`, { number, answer: number <= right ? 'A' : 'B' }, { token })
    world.clock.advance(days(1))
  }
  expect(asked).toEqual([2, 1, 0])
  const marks = () => ctx.db.selectFrom('test_results').select(['marks', 'rank']).execute()
  const before = await marks()
  const again = await http.postJson('/practice', { kind: 'retake', test: mock.slug }, { token })
  expect(again).toMatchObject({ status: 201, body: { practice: { questions: 3, tells: 'at_end' } } })
  expect(await marks()).toEqual(before)
  expect(((await http.get('/series', { token })).body as Body).series).toMatchObject([{ finished: 1 }])
})
