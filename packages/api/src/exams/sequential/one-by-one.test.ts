import { minutes, seconds } from '@northlight/contract/durations'
import { scheme } from '@northlight/exam/papers/packs'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'
import { insertPaper } from '../../question-bank/insert-paper.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

describe('a paper of free delivery that is asked for question by question', () => {
  test('is given one by one, ends with its last answer and is marked, reported and ranked', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const first = (await asha.get('/question-set')).body as Body
    expect(first).toMatchObject({
      test: { delivery: 'sequential' },
      total_question_count: 3,
      current_question_count: 1,
      remaining_seconds: 3600,
      question_set: { test_status: 'Pending', current_quiz: { duration: 60, mark: 4, negative_mark: -1 } },
    })
    world.clock.advance(minutes(20))
    expect((await asha.get('/question-set')).body).toMatchObject({
      remaining_seconds: 2400,
      question_set: { current_quiz: { duration: 40 } },
    })
    for (const answer of ['Answer1', 'Answer2', 'Answer1']) {
      await asha.get('/question-set')
      expect((await asha.post('/fill-answer', { attempted_answer: answer })).status).toBe(200)
    }
    expect((await asha.get('/question-set')).body).toMatchObject({ question_set: { test_status: 'Completed' } })
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect((await asha.get('/report')).body).toMatchObject({ total_score: 12, alloted_score: 7, total_answer_count: 3 })
    expect((await asha.get('/report/full')).body).toMatchObject({
      state: 'ready',
      report: { test: { delivery: 'sequential' } },
    })

    // Somebody with the whole paper at once stands in the same ranks.
    const ravi = await sitter({ make, http }, paper)
    await ravi.start()
    await ravi.save([ravi.step(1, choice(ravi.slots[0], 'A'), Date.parse(ctx.now()))])
    await ravi.submit(1)
    for (const _ of ['marked', 'ranked']) {
      world.clock.advance(minutes(20))
      await api.runner.drain()
    }
    const ranks = await ctx.db.selectFrom('test_results').select(['user_id', 'marks', 'rank']).orderBy('rank').execute()
    expect(ranks).toEqual([
      { user_id: asha.user.id, marks: 700, rank: 1 },
      { user_id: ravi.user.id, marks: 400, rank: 2 },
    ])
  })

  test('stays the way it was begun, on every screen', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.get('/question-set')
    expect((await asha.get('/main-detail')).body).toMatchObject({ test: { delivery: 'sequential' } })
    expect(await asha.start()).toMatchObject({ status: 409, body: { code: 'other_delivery' } })

    const ravi = await sitter({ make, http }, paper)
    await ravi.start()
    expect((await ravi.get('/main-detail')).body).toMatchObject({ test: { delivery: 'free' } })
    expect(await ravi.get('/question-set')).toMatchObject({ status: 409, body: { code: 'other_delivery' } })
    expect((await ravi.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(400)
  })

  test('an answer after the end of the paper earns nothing', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.get('/question-set')
    world.clock.advance(minutes(60) + seconds(20))
    expect((await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(200)
    const [record] = await ctx.db.selectFrom('attempt_steps').select('action').execute()
    expect(record?.action).toMatchObject({ status: 'Failed To Answer', answer: null })
    world.clock.advance(minutes(1))
    expect((await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(400)
    expect((await asha.get('/question-set')).body).toMatchObject({ question_set: { test_status: 'Completed' } })
  })

  test('shows the picture and the alt text inside the question', async ({ ctx, make, http }) => {
    const question = await make.question({ figure: 'figures/lens.svg', figure_alt: 'A "thin" lens' })
    const slots = [{ questions: [question], scheme: scheme(4, -1), duration_ms: null }]
    const version = await insertPaper(
      ctx.db,
      {
        ...{ code: 'lens', name: 'Lens', delivery: 'free', clock: 'paper', duration_ms: minutes(10) },
        choices_count_unsaved: true,
        sections: [{ name: 'Physics', subject: 'Physics', slots }],
      },
      { now: ctx.now() },
    )
    const asha = await sitter({ make, http }, await make.onlineTest({ paper_version_id: version }))
    const { question_set } = (await asha.get('/question-set')).body as Body
    const { figure } = question_set.current_question
    expect(figure).toContain('/storage/figures/lens.svg')
    expect(question_set.current_question.question).toContain(`<img src="${figure}" alt="A &quot;thin&quot; lens">`)
  })

  test.for([['numeric'], ['multiple'], ['matching']] as const)(
    'a paper with a %s question is refused before any money, with the page that has it',
    async ([type], { ctx, make, http }) => {
      const paper_version_id = await make.paper({ types: ['single', type] })
      const paper = await make.onlineTest({ paper_version_id, is_paid: true, amount_paise: 49_900 })
      const asha = await sitter({ make, http }, paper, { isEnrolled: false })
      const refused = await asha.get('/apply')
      expect(refused).toMatchObject({ status: 409, body: { code: 'other_delivery' } })
      expect((refused.body as Body).message).toContain(`/online-tests/${paper.slug}`)
      expect(await ctx.db.selectFrom('orders').selectAll().execute()).toEqual([])
      expect(await ctx.db.selectFrom('test_enrolments').selectAll().execute()).toEqual([])
      // A screen that shows whole papers says so.
      expect(await asha.get('/apply?delivery=free')).toMatchObject({
        status: 200,
        body: { test_enrollment: { amount: 499 } },
      })
    },
  )

  test('one that was bought for the whole paper says where it can be sat', async ({ make, http }) => {
    const paper_version_id = await make.paper({ types: ['single', 'numeric'] })
    const asha = await sitter({ make, http }, await make.onlineTest({ paper_version_id }))
    expect(await asha.get('/question-set')).toMatchObject({ status: 409, body: { code: 'other_delivery' } })
    expect((await asha.start()).status).toBe(200)
  })
})
