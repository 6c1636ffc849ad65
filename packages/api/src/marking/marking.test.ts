import { minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../testing/sitter.ts'
import { test } from '../../testing/test.ts'
import { markAttempts } from './mark-attempts.ts'
import { rankTest } from './rank-test.ts'

describe('marking', () => {
  test('a handed-in paper is marked by the queue, ranked, and waits in the report', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const now = Date.parse(ctx.now())
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), now), asha.step(2, choice(asha.slots[1], 'B'), now)])
    world.clock.advance(minutes(5))
    await asha.submit(2)
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toEqual([])
    world.clock.advance(seconds(10))
    await api.runner.drain()
    world.clock.advance(seconds(10))
    await api.runner.drain()
    const result = await ctx.db.selectFrom('test_results').selectAll().executeTakeFirstOrThrow()
    expect(result).toMatchObject({ marks: 300, max_marks: 1200, percent: 2500, rank: 1, takers: 1, at_or_below: 1 })
    const attempt = await ctx.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(attempt.state).toBe('graded')
    const report = await asha.get('/report/full')
    expect(report.body).toMatchObject({
      state: 'ready',
      report: { total: { marks: 3, right: 1, wrong: 1, blank: 1 }, ranked_from: { so_far: 1 } },
    })
  })

  test('the same paper marked again and again keeps its marks and its history', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    const attempt = await make.marked(paper, await make.user())
    const read = async () => ({
      results: await ctx.db.selectFrom('test_results').selectAll().execute(),
      sheets: await ctx.db.selectFrom('result_sheets').selectAll().execute(),
      history: await ctx.db.selectFrom('mark_history').selectAll().execute(),
      attempts: await ctx.db.selectFrom('attempts').selectAll().execute(),
    })
    const first = await read()
    expect(first.results).toMatchObject([{ marks: 700, max_marks: 1200 }])
    expect(first.history).toMatchObject([{ reason: 'first', marks_before: null, marks_after: 700 }])
    for (let time = 0; time < 3; time += 1) {
      await markAttempts(ctx.db, [attempt.id], { now: ctx.now() })
      await rankTest(ctx.db, paper.id, ctx.now())
    }
    expect(await read()).toEqual(first)
  })

  test('ranks compare shares where students sat papers of other totals', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    const [asha, ravi] = [await make.user(), await make.user()]
    await make.marked(paper, asha, ['A', 'A', 'B'])
    const shorter = await make.paper({ types: ['single'] })
    await ctx.db.updateTable('tests').set({ paper_version_id: shorter }).execute()
    await make.marked({ ...paper, paper_version_id: shorter }, ravi, ['A'])
    const rows = await ctx.db.selectFrom('test_results').selectAll().orderBy('attempt_id').execute()
    expect(rows).toMatchObject([
      { user_id: asha.id, marks: 700, max_marks: 1200, rank: 2, at_or_below: 1 },
      { user_id: ravi.id, marks: 400, max_marks: 400, rank: 1, at_or_below: 2 },
    ])
    const standing = await ctx.db.selectFrom('test_standings').selectAll().executeTakeFirstOrThrow()
    expect(standing).toMatchObject({ max_marks: 1200, best: 1200, average: 950 })
  })

  test('several markings at the same moment leave one result and one line of history', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    const attempt = await make.finished(paper, await make.user())
    await Promise.all([1, 2, 3, 4].map(() => markAttempts(ctx.db, [attempt.id], { now: ctx.now() })))
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toHaveLength(1)
    expect(await ctx.db.selectFrom('mark_history').selectAll().execute()).toHaveLength(1)
  })

  test('an attempt that runs, or was ended by the rules, is not marked', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    const running = await make.finished(paper, await make.user(), ['A'], {
      state: 'in_progress',
      ended_at: null,
      closed_at: null,
      ended_by: null,
    })
    const ended = await make.finished(paper, await make.user(), ['A'], { state: 'eliminated', ended_by: 'policy' })
    expect(await markAttempts(ctx.db, [running.id, ended.id, 999_999], { now: ctx.now() })).toEqual([])
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toEqual([])
  })

  test('answers that arrive after the marking are marked again, and the change is told', async ({ ctx, make }) => {
    const paper = await make.onlineTest()
    const attempt = await make.marked(paper, await make.user(), ['A', undefined, undefined], { ended_by: 'clock' })
    const given = Date.parse(ctx.now()) - minutes(1)
    await ctx.db
      .insertInto('attempt_steps')
      .values({
        attempt_id: attempt.id,
        device: 1,
        number: 3,
        action: choice(attempt.items[1]?.slot, 'A'),
        given_at: given,
        received_at: given + minutes(2),
      })
      .execute()
    await markAttempts(ctx.db, [attempt.id], { now: ctx.now() })
    expect(await ctx.db.selectFrom('mark_history').selectAll().orderBy('id').execute()).toMatchObject([
      { reason: 'first', marks_after: 400 },
      { reason: 'answers', marks_before: 400, marks_after: 800, changes: [{ change: 400 }] },
    ])
  })

  test('what was forgotten by the queue is found by the sweep', async ({ ctx, make, api, world }) => {
    const paper = await make.onlineTest()
    await make.finished(paper, await make.user())
    world.clock.advance(minutes(2))
    const { sweepUnmarked } = await import('./queue-marking.ts')
    await sweepUnmarked.run(ctx, {})
    await api.runner.drain()
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toMatchObject([{ marks: 700 }])
  })
})

describe('ranking', () => {
  test('ties share a rank, the percentile counts those at or below, and one class changes no other', async ({
    ctx,
    make,
  }) => {
    const paper = await make.onlineTest()
    const other = await make.onlineTest()
    await make.marked(other, await make.user(), ['B', 'B', 'B'])
    const answers = [
      ['A', 'A', 'A'],
      ['A', 'A', 'B'],
      ['A', 'A', 'B'],
      ['B', 'B', 'B'],
    ]
    const attempts = []
    for (const given of answers) attempts.push(await make.marked(paper, await make.user(), given))
    const rows = await ctx.db
      .selectFrom('test_results')
      .select(['attempt_id', 'rank', 'is_rank_shared', 'at_or_below', 'takers'])
      .where('test_id', '=', paper.id)
      .orderBy('attempt_id')
      .execute()
    expect(rows.map(({ attempt_id: _, ...row }) => row)).toEqual([
      { rank: 1, is_rank_shared: false, at_or_below: 4, takers: 4 },
      { rank: 2, is_rank_shared: true, at_or_below: 3, takers: 4 },
      { rank: 2, is_rank_shared: true, at_or_below: 3, takers: 4 },
      { rank: 4, is_rank_shared: false, at_or_below: 1, takers: 4 },
    ])
    const figures = await ctx.db
      .selectFrom('test_standings')
      .selectAll()
      .where('test_id', '=', paper.id)
      .executeTakeFirstOrThrow()
    expect(figures).toMatchObject({ takers: 4, best: 1200, median: 700, average: 575, tenth: null })
  })
})

test('late answers that staff let count change the marks, and the report says why', async ({
  ctx,
  make,
  http,
  api,
  world,
}) => {
  await make.institute()
  // Held back: anyone who can read the result sends nothing more that could count.
  const paper = await make.onlineTest({ result_policy: 'by_hand' })
  const asha = await make.user()
  const attempt = await make.marked(paper, asha, ['A', undefined, undefined])
  const after = Date.parse(ctx.now()) + minutes(30)
  await ctx.db
    .insertInto('attempt_steps')
    .values({
      attempt_id: attempt.id,
      device: 1,
      number: 3,
      action: choice(attempt.items[1]?.slot, 'A'),
      given_at: after,
      received_at: after,
    })
    .execute()
  world.clock.advance(minutes(60))
  await markAttempts(ctx.db, [attempt.id], { now: ctx.now() })
  expect(await ctx.db.selectFrom('test_results').selectAll().executeTakeFirst()).toMatchObject({ marks: 400 })
  const reply = await http.postJson(
    `/office/tests/${paper.slug}/late-steps`,
    { attempt: attempt.uuid, steps: ['1:3'], is_accepted: true, reason: 'The line of the hall was down' },
    { token: await make.token(await make.user({ role: 'examiner' })) },
  )
  expect(reply.status).toBe(200)
  await ctx.db.updateTable('tests').set({ results_released_at: ctx.now() }).execute()
  await api.runner.drain()
  const { body } = await http.get(`/tests/${paper.slug}/report/full`, { token: await make.token(asha) })
  expect(body).toMatchObject({
    report: {
      total: { marks: 8 },
      changes: [{ reason: 'Answers that arrived late were allowed to count.', marks_before: 4, marks_after: 8 }],
    },
  })
})
