import { days, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'
import { closeAbandoned } from '../jobs.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

describe('one question after the other', () => {
  test('shows, takes answers and ends, in the words of the sheet', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    const first = (await asha.get('/question-set')).body as Body
    expect(first).toMatchObject({
      total_question_count: 3,
      current_question_count: 1,
      server_now: ctx.now(),
      question_ends_at: '2026-11-15T04:35:00.000Z',
      remaining_seconds: 300,
      palette: ['current', 'to_come', 'to_come'],
      question_set: {
        test_status: 'Pending',
        current_quiz: { duration: 5, mark: 4, negative_mark: -1, difficulty: 'Easy', subject: { name: 'Physics' } },
      },
    })
    expect(first.question_set.current_question.answer_1).toBe('<p>Option A</p>')
    expect(first.question_set.current_question.answer_1_unfiltered).toBe('Option A')
    expect(JSON.stringify(first)).not.toContain('correct')

    const answer = await http.postForm(`/tests/${first.test.slug}/fill-answer`, { attempted_answer: 'Answer1' }, asha)
    expect(answer).toMatchObject({ status: 200, body: { message: 'Answer submitted successfully' } })
    const second = (await asha.get('/question-set')).body as Body
    expect(second).toMatchObject({ current_question_count: 2, question_set: { test_status: 'Ongoing' } })
    await asha.post('/fill-answer', { attempt_status: 'Failed To Answer', reason: 'Time up' })
    await asha.get('/question-set')
    await asha.post('/fill-answer', { attempted_answer: 'Answer2' })
    const last = (await asha.get('/question-set')).body as Body
    expect(last).toMatchObject({
      current_question_count: 4,
      question_set: { test_status: 'Completed' },
      palette: ['answered', 'not_answered', 'answered'],
    })
    expect(await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).toMatchObject({
      status: 400,
      body: { message: 'Exam is over already!' },
    })
    expect(await asha.post('/eliminated', { reason: 'Left full screen' })).toMatchObject({ status: 400 })
    const records = await ctx.db.selectFrom('attempt_steps').select(['number', 'action']).orderBy('number').execute()
    expect(records.map(({ action }) => 'status' in action && action.status)).toEqual([
      'Attempted',
      'Failed To Answer',
      'Attempted',
    ])
  })

  test('a double click and a retry never answer the next question', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    const { question_set } = (await asha.get('/question-set')).body as Body
    const clicks = Array.from({ length: 5 }, () => asha.post('/fill-answer', { attempted_answer: 'Answer1' }))
    for (const reply of await Promise.all(clicks)) expect(reply.status).toBe(200)
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(1)
    await asha.get('/question-set')
    const meant = { attempted_answer: 'Answer3', question_id: question_set.current_question.id }
    expect((await asha.post('/fill-answer', meant)).status).toBe(200)
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(1)
  })

  test('a reload refills no time, and an answer after its time earns nothing', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    await asha.get('/question-set')
    world.clock.advance(minutes(4))
    expect((await asha.get('/question-set')).body).toMatchObject({ remaining_seconds: 60 })
    world.clock.advance(minutes(1) + seconds(16))
    expect((await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(200)
    const [record] = await ctx.db.selectFrom('attempt_steps').select('action').execute()
    expect(record?.action).toMatchObject({
      status: 'Failed To Answer',
      answer: null,
      lateAnswer: { type: 'single', option: 'A' },
    })
  })

  test('left for a week, it is closed and marked without anybody looking', async ({ ctx, make, http, api, world }) => {
    const paper = await make.onlineTest({ delivery: 'sequential' })
    const asha = await sitter({ make, http }, paper)
    await asha.get('/question-set')
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    const sweep = () => closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    world.clock.advance(days(6))
    await sweep()
    expect((await asha.get('/main-detail')).body).toMatchObject({
      test: { is_test_enrolled: { test_status: 'Ongoing' } },
    })
    world.clock.advance(days(1))
    await sweep()
    world.clock.advance(minutes(1))
    await api.runner.drain()
    const attempt = await ctx.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(attempt).toMatchObject({ state: 'graded', ended_by: 'sweep', ended_at: '2026-11-15T04:30:00.000Z' })
    expect((await asha.get('/report')).body).toMatchObject({ alloted_score: 4, total_answer_count: 1 })
  })

  test('marks, ids and states in the body or the address change nothing', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    await asha.get('/question-set')
    const body = { attempted_answer: 'Answer2', marks_alloted: 1000, test_taken_id: 9, correct_answer: 'Answer2' }
    await asha.post('/fill-answer?marks_alloted=1000&attempt_status=Attempted', body)
    const [record] = await ctx.db.selectFrom('attempt_steps').select('action').execute()
    expect(JSON.stringify(record)).not.toMatch(/1000|correct_answer|test_taken/)
  })

  const atOnce = { policy: 'eliminate', warnings: 0 } as const

  test('elimination is stored for good, with its reason', async ({ make, http }) => {
    const paper = await make.onlineTest({ delivery: 'sequential', integrity_policy: atOnce })
    const asha = await sitter({ make, http }, paper)
    await asha.get('/question-set')
    expect(await asha.post('/eliminated', { reason: 'Left <b>full screen</b>' })).toMatchObject({
      status: 200,
      body: { message: 'Eliminated successfully' },
    })
    const shown = (await asha.get('/question-set')).body as Body
    expect(shown.question_set).toMatchObject({ test_status: 'Eliminated', reason: 'Left <b>full screen</b>' })
    expect((await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(400)
    expect((await asha.post('/eliminated', { reason: 'again' })).status).toBe(400)
    const detail = (await asha.get('/main-detail')).body as Body
    expect(detail.test.is_test_enrolled).toMatchObject({ test_status: 'Eliminated' })
  })

  test('elimination before the first question is written down as such', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest({ delivery: 'sequential', integrity_policy: atOnce })
    const asha = await sitter({ make, http }, paper)
    expect((await asha.post('/eliminated', { reason: 'Left full screen' })).status).toBe(200)
    const log = await ctx.db.selectFrom('audit_log').select('action').where('entity', '=', 'attempt').execute()
    expect(log).toEqual([{ action: 'exams.eliminate' }])
    const enrolment = await ctx.db.selectFrom('test_enrolments').selectAll().executeTakeFirstOrThrow()
    expect(enrolment).toMatchObject({ test_status: 'Eliminated', reason: 'Left full screen' })
  })

  test.for([
    [{}, ['attempted_answer', 'attempt_status']],
    [{ attempted_answer: 'Answer5' }, ['attempted_answer']],
    [{ attempt_status: 'Failed To Answer' }, ['reason']],
    [{ attempt_status: 'Attempted' }, ['attempted_answer']],
    [{ attempted_answer: 'Answer1', question_id: 'x' }, ['question_id']],
    [{ attempt_status: 'Failed To Answer', reason: 'x'.repeat(501) }, ['reason']],
  ] as [object, string[]][])('refuses %j', async ([body, fields], { make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    await asha.get('/question-set')
    const reply = await asha.post('/fill-answer', body)
    expect(reply.status).toBe(422)
    expect(Object.keys((reply.body as Body).errors)).toEqual(fields)
  })

  test('without an enrolment there is nothing to see or to end', async ({ make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }), { isEnrolled: false })
    expect((await asha.get('/question-set')).status).toBe(404)
    expect((await asha.post('/fill-answer', { attempted_answer: 'Answer1' })).status).toBe(400)
    expect((await asha.post('/eliminated', { reason: 'x' })).status).toBe(400)
  })
})
