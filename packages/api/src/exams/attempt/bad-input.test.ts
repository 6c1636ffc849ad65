import { minutes } from '@northlight/contract/durations'
import { stepsAtOnce } from '@northlight/contract/exams/free'
import { reportOf } from '@northlight/exam/results/report'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../../testing/sitter.ts'
import { test as base } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { keysOf, loadPaper } from '../papers/papers.ts'
import { readAttemptById } from './stored-attempt.ts'

const at = (now: string) => Date.parse(now)

/** Marks from the record alone, as marking makes them. */
const marksOf = async (ctx: Ctx, attemptId: number) => {
  const { row, attempt, steps } = await readAttemptById(ctx, attemptId)
  const loaded = await loadPaper(ctx, row.paper_version_id)
  const report = reportOf(loaded.paper, row.items, attempt, steps, keysOf(loaded))
  return report.total.marks
}

const test = base.extend<{ begun: Awaited<ReturnType<typeof begin>> }>({
  begun: async ({ ctx, make, http }, use) => use(await begin({ ctx, make, http })),
})

type Tools = { ctx: Ctx } & Parameters<typeof sitter>[0]

const begin = async ({ ctx, make, http }: Tools) => {
  const paper = await make.onlineTest({
    paper_version_id: await make.paper({ types: ['single', 'numeric', 'multiple', 'matching'] }),
  })
  const asha = await sitter({ make, http }, paper)
  await asha.start()
  const row = await ctx.db.selectFrom('attempts').selectAll().where('uuid', '=', asha.attempt).executeTakeFirstOrThrow()
  await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
  return { paper, asha, row }
}

describe('a step that cannot be right', () => {
  const single = (option: unknown) => ({ type: 'single', option })
  const cases: [string, (slots: number[]) => Record<string, unknown>][] = [
    ['for a slot that is not in the paper', () => ({ do: 'save', slot: 987_654, answer: single('A') })],
    ['for a slot that is no number', () => ({ do: 'save', slot: '1; drop table', answer: single('A') })],
    ['with an option that does not exist', ([slot]) => ({ do: 'save', slot, answer: single('Z') })],
    ['with an option that is a list', ([slot]) => ({ do: 'save', slot, answer: single(['A']) })],
    ['with a number for a choice', ([slot]) => ({ do: 'save', slot, answer: { type: 'numeric', value: '7' } })],
    ['with words for a number', ([, slot]) => ({ do: 'save', slot, answer: { type: 'numeric', value: 'seven' } })],
    ['with a choice for a number', ([, slot]) => ({ do: 'save', slot, answer: single('A') })],
    [
      'with options that are no list',
      ([, , slot]) => ({ do: 'save', slot, answer: { type: 'multiple', options: 'A' } }),
    ],
    [
      'with pairs that do not exist',
      ([, , , slot]) => ({ do: 'save', slot, answer: { type: 'matching', pairs: { A: '9' } } }),
    ],
    ['of a kind nobody knows', ([slot]) => ({ do: 'mark_all_right', slot })],
    ['without content', () => ({})],
    ['that sets its own marks', ([slot]) => ({ do: 'visit', slot, marks: 100, earned: 100 })],
  ]
  test.for(cases)('%s changes no mark', async ([, action], { ctx, begun: { asha, row } }) => {
    const before = await marksOf(ctx, row.id)
    expect(before).toBe(400)
    const reply = await asha.save([
      asha.step(2, action(asha.slots), at(ctx.now())),
      asha.step(3, choice(asha.slots[0], 'A'), at(ctx.now())),
    ])
    // Its number is used up, so that it is not asked for again and holds up nobody.
    expect(reply).toMatchObject({ status: 200, body: { complete_up_to: 3, gaps: [] } })
    expect(await marksOf(ctx, row.id)).toBe(before)
  })

  test.for([
    ['no number', { device: 1, action: {}, givenAt: 1 }],
    ['a negative number', { device: 1, number: -4, action: {}, givenAt: 1 }],
    ['half a number', { device: 1, number: 1.5, action: {}, givenAt: 1 }],
    ['the number of another screen', { device: 2, number: 2, action: {}, givenAt: 1 }],
    ['no time', { device: 1, number: 2, action: {} }],
    ['a text instead of a step', 'save everything'],
    ['nothing', null],
    ['a list', [1, 2, 3]],
  ] as [string, unknown][])('with %s is not kept', async ([, step], { ctx, begun: { asha } }) => {
    const reply = await asha.save([step])
    expect(reply.status).toBe(200)
    expect(reply.body.refused).toEqual([{ number: null, reason: expect.any(String) }])
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(1)
  })

  test('with a time from another age is kept and harmless', async ({ ctx, begun: { asha, row } }) => {
    const times = [1e300, -1e300, 8.7e15, -5, 0]
    const steps = times.map((time, index) => asha.step(index + 2, choice(asha.slots[0], 'B'), time))
    expect(await asha.save(steps)).toMatchObject({ status: 200, body: { complete_up_to: 6 } })
    expect(await marksOf(ctx, row.id)).toBe(-100)
  })
})

describe('a call that is not the student’s own', () => {
  test('another student’s attempt looks like none', async ({ ctx, make, http, begun: { paper, asha, row } }) => {
    const ravi = await sitter({ make, http }, paper)
    await ravi.start()
    const body = { attempt: asha.attempt, device: 1, steps: [asha.step(2, choice(asha.slots[0], 'B'), at(ctx.now()))] }
    expect((await ravi.post('/attempt/steps', body)).status).toBe(404)
    expect((await ravi.post('/attempt/submit', { attempt: asha.attempt, device: 1, last_number: 1 })).status).toBe(404)
    const event = { id: 'x', kind: 'tab_hidden', at: at(ctx.now()) }
    expect((await ravi.post('/attempt/events', { attempt: asha.attempt, events: [event] })).status).toBe(404)
    expect(
      await ctx.db.selectFrom('attempt_steps').selectAll().where('attempt_id', '=', row.id).execute(),
    ).toHaveLength(1)
  })

  test('an attempt of another test is not found through this one', async ({ ctx, make, http, begun: { asha } }) => {
    const other = await make.onlineTest()
    const body = { attempt: asha.attempt, device: 1, steps: [asha.step(2, choice(asha.slots[0], 'B'), at(ctx.now()))] }
    expect((await http.postJson(`/tests/${other.slug}/attempt/steps`, body, { token: asha.token })).status).toBe(404)
  })

  test('a screen that was never there cannot write', async ({ ctx, begun: { asha } }) => {
    const reply = await asha.save([asha.step(1, choice(asha.slots[0], 'B'), at(ctx.now()), 7)], 7)
    expect(reply).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('does not belong'), code: 'unknown_device' },
    })
  })
})

describe('too much, too late, too early', () => {
  test('a thousand steps at once are refused whole, five hundred are taken', async ({ ctx, begun: { asha } }) => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => asha.step(index + 2, choice(asha.slots[0], 'A'), at(ctx.now())))
    const refused = await asha.save(many(1000))
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain(`${stepsAtOnce}`)
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(1)
    expect(await asha.save(many(stepsAtOnce))).toMatchObject({ status: 200, body: { complete_up_to: 501 } })
  })

  test('a number out of order is kept and the missing ones are asked for', async ({ ctx, begun: { asha } }) => {
    const reply = await asha.save([asha.step(9, choice(asha.slots[0], 'A'), at(ctx.now()))])
    expect(reply.body).toMatchObject({ complete_up_to: 1, last_number: 9, gaps: [2, 3, 4, 5, 6, 7, 8] })
  })

  test('after handing in nothing changes a mark, whatever time it claims', async ({
    ctx,
    world,
    begun: { asha, row },
  }) => {
    await asha.submit(1)
    const before = await marksOf(ctx, row.id)
    world.clock.advance(minutes(1))
    const reply = await asha.save([asha.step(2, choice(asha.slots[0], 'B'), at(ctx.now()) - minutes(30))])
    expect(reply.body).toMatchObject({ state: 'submitted', late: [2] })
    expect(await marksOf(ctx, row.id)).toBe(before)
    expect((await asha.post('/attempt/takeover', { tab: 'another-tab-here' })).status).toBe(409)
    expect((await asha.submit(2)).body.state).toBe('submitted')
    const event = { id: 'late', kind: 'tab_hidden', at: at(ctx.now()) }
    expect((await asha.post('/attempt/events', { attempt: asha.attempt, events: [event] })).body).toMatchObject({
      state: 'submitted',
    })
  })

  test('after the deadline nothing new counts, and after the grace not even what claims to be older', async ({
    ctx,
    world,
    begun: { asha, row },
  }) => {
    const before = await marksOf(ctx, row.id)
    world.clock.advance(minutes(61))
    const honest = await asha.save([asha.step(2, choice(asha.slots[0], 'B'), at(ctx.now()))])
    expect(honest).toMatchObject({ status: 200, body: { late: [2] } })
    world.clock.advance(minutes(15))
    const forged = await asha.save([asha.step(3, choice(asha.slots[0], 'B'), at(ctx.now()) - minutes(40))])
    expect(forged).toMatchObject({ status: 200, body: { late: [3] } })
    expect((await asha.submit(3)).status).toBe(200)
    expect(await marksOf(ctx, row.id)).toBe(before)
  })

  test('the query string and extra fields reach nothing', async ({ ctx, http, begun: { asha, paper, row } }) => {
    const before = await marksOf(ctx, row.id)
    const body = {
      attempt: asha.attempt,
      device: 1,
      steps: [asha.step(2, { do: 'visit', slot: asha.slots[1], answer: 'A' }, at(ctx.now()))],
      marks_alloted: 1000,
      state: 'graded',
      user_id: 1,
      receivedAt: 0,
    }
    const path = `/tests/${paper.slug}/attempt/steps?marks_alloted=1000&state=submitted&device=2`
    expect((await http.postJson(path, body, { token: asha.token })).status).toBe(200)
    expect(await marksOf(ctx, row.id)).toBe(before)
    const after = await ctx.db.selectFrom('attempts').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
    // The name of the process that stored the step is no matter of the student.
    expect(after).toEqual({ ...row, saved_by: expect.any(String) })
  })

  test('steps before the start are refused with a reason', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const ravi = await sitter({ make, http }, paper)
    const body = {
      attempt: '00000000-0000-4000-8000-00000000abcd',
      device: 1,
      steps: [ravi.step(1, {}, at(ctx.now()))],
    }
    expect((await ravi.post('/attempt/steps', body)).status).toBe(404)
    expect((await ravi.get('/attempt')).status).toBe(404)
  })
})
