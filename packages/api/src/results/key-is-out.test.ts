import { createHmac } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import { answerFileText } from '@northlight/exam/answers/answer-file'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../testing/sitter.ts'
import { showFactor } from '../../testing/staff.ts'
import { type Fixtures, test } from '../../testing/test.ts'
import { closeAbandoned } from '../exams/jobs.ts'
import { grantTo } from '../exams/office/interventions/interventions.ts'
import { anyTest } from '../exams/online-tests/queries.ts'
import type { Ctx } from '../kernel/context.ts'

const at = (instant: string) => Date.parse(instant)
const atOnce = { result_policy: 'at_once', review_policy: 'after_submit' } as const
const byHand = { result_policy: 'by_hand', review_policy: 'after_results' } as const
const topic = { kind: 'topic', subject: 'Physics', topic: 'Waves' }

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const sweep = (ctx: Ctx) => closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})

/** Puts a wording into the first place of a paper. */
const ask = async (ctx: Ctx, paperVersion: number | null, version: number) => {
  const slot = await ctx.db
    .selectFrom('paper_slots')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .select('paper_slots.id')
    .where('paper_version_id', '=', paperVersion ?? 0)
    .orderBy('paper_slots.id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('paper_slot_questions')
    .set({ question_version_id: version })
    .where('slot_id', '=', slot.id)
    .execute()
}

const examiner = async ({ make, http }: Pick<Fixtures, 'make' | 'http'>, slug: string) => {
  const token = await make.token(await make.user({ role: 'examiner' }))
  return {
    token,
    post: (path: string, body: object) => http.postJson(`/office/tests/${slug}/${path}`, body, { token }),
    get: async (path: string) => (await http.get(`/office/tests/${slug}/${path}`, { token })).body as Body,
  }
}

describe('what came when the student could read the result', () => {
  test('counts by nobody’s decision, sent or brought as a file; what came before still can', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const paper = await make.onlineTest(atOnce)
    const asha = await sitter({ make, http }, paper)
    const { sitting } = (await asha.start()).body
    const begun = at(ctx.now())
    const [one, two, three] = asha.slots
    world.clock.advance(minutes(61))
    await sweep(ctx)
    // By its own numbers given after the end: late, but nobody has seen a key yet.
    await asha.save([asha.step(1, choice(one, 'A'), at(ctx.now()))])
    world.clock.advance(minutes(15))
    await api.runner.drain()
    expect((await asha.get('/report/questions')).body).toMatchObject({ is_open: true })
    await asha.save([asha.step(2, choice(two, 'A'), begun + minutes(59))])
    const staff = await examiner({ make, http }, paper.slug)
    const forged = [asha.step(3, choice(three, 'A'), begun + minutes(59))]
    const payload = answerFileText(asha.attempt, sitting.paper_version, forged as never)
    const signature = createHmac('sha256', sitting.answer_file_key).update(payload).digest('hex')
    const brought = await staff.post('answer-files', { file: JSON.stringify({ payload, signature }) })
    expect(brought).toMatchObject({ status: 200, body: { fresh: 1, late: 1 } })

    expect((await staff.get('late-steps')).sittings[0].steps).toMatchObject([
      { step: '1:1', verdict: 'late', can_count: true },
      { step: '1:2', verdict: 'late', can_count: false },
      { step: '1:3', verdict: 'late', can_count: false },
    ])
    const accept = (steps: string[]) =>
      staff.post('late-steps', { attempt: asha.attempt, steps, is_accepted: true, reason: 'The line was down' })
    for (const steps of [['1:2'], ['1:1', '1:3']])
      expect(await accept(steps)).toMatchObject({ status: 409, body: { code: 'after_key' } })
    expect((await accept(['1:1'])).status).toBe(200)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect((await asha.get('/report')).body).toMatchObject({ alloted_score: 4 })
  })

  test('is no reason to wait where staff release the result: until then a file can count', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const paper = await make.onlineTest({ ...byHand, closes_at: later(ctx.now(), hours(2)) })
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const begun = at(ctx.now())
    world.clock.advance(hours(5))
    await sweep(ctx)
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), begun + minutes(59))])
    await api.runner.drain()
    const staff = await examiner({ make, http }, paper.slug)
    const release = await http.send('POST', `/office/tests/${paper.slug}/results/release`, undefined, {
      token: await showFactor(ctx, staff.token),
    })
    expect(release.status).toBe(200)
    world.clock.advance(minutes(1))
    await asha.save([asha.step(2, choice(asha.slots[1], 'A'), begun + minutes(59))])
    const accept = (step: string) =>
      staff.post('late-steps', { attempt: asha.attempt, steps: [step], is_accepted: true, reason: 'Its machine broke' })
    expect((await accept('1:1')).status).toBe(200)
    expect(await accept('1:2')).toMatchObject({ status: 409, body: { code: 'after_key' } })
  })
})

test('more time that was on its way when the results were released reopens nothing', async ({
  ctx,
  make,
  http,
  world,
}) => {
  const paper = await make.onlineTest({ ...byHand, closes_at: later(ctx.now(), hours(2)) })
  const asha = await sitter({ make, http }, paper)
  await asha.start()
  world.clock.advance(hours(3))
  await sweep(ctx)
  // A colleague has looked the test up, and works out an outage; meanwhile another one releases.
  const before = await anyTest(ctx.db, paper.slug)
  const admin = await make.user({ role: 'admin' })
  const token = await showFactor(ctx, await make.token(admin))
  expect((await http.send('POST', `/office/tests/${paper.slug}/results/release`, undefined, { token })).status).toBe(
    200,
  )
  const input = { scope: 'all', minutes: 240, reason: 'Power cut', kind: 'fair' } as const
  const given = grantTo({ ...ctx, actor: { kind: 'system', job: 'test' } }, before as never, input)
  await expect(given).rejects.toThrow('The result of this test is out.')
  expect(await ctx.db.selectFrom('attempts').select('state').execute()).not.toContainEqual({ state: 'in_progress' })
})

describe('practice', () => {
  test('tells no key of a test whose result staff hold back, not even in what was drawn before', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const version = await make.practiceQuestion({ topic: 'Waves' })
    const token = await make.token(await make.user())
    const drawn = (await http.postJson('/practice', topic, { token })).body.practice as Body
    const paper = await make.onlineTest({ ...byHand, closes_at: later(ctx.now(), hours(2)) })
    await ask(ctx, paper.paper_version_id, version)
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    // Closed and settled; a power cut may still be made good.
    world.clock.advance(hours(4))
    await sweep(ctx)
    const answer = () => http.postJson(`/practice/${drawn.uuid}/answers`, { number: 1, answer: 'B' }, { token })
    expect((await answer()).status).toBe(409)
    const staff = await examiner({ make, http }, paper.slug)
    const more = await staff.post('extra-time', { scope: 'all', minutes: 240, reason: 'Power cut' })
    expect(more.status).toBe(200)
    expect((await answer()).status).toBe(409)
    await ctx.db.updateTable('tests').set({ results_released_at: ctx.now() }).execute()
    world.clock.advance(hours(5))
    expect((await answer()).status).toBe(200)
  })

  test('asks nothing of a paper that nobody has sat: with a hidden test, frozen by hand, or tried by staff', async ({
    ctx,
    make,
    http,
  }) => {
    const version = await make.practiceQuestion({ topic: 'Waves' })
    const token = await make.token(await make.user())
    const draw = async () => (await http.postJson('/practice', topic, { token })).status
    const visitor = async () => (await http.send('POST', '/trial?subject=Physics')).status
    expect([await draw(), await visitor()]).toEqual([201, 201])
    const paper = await make.onlineTest({ is_active: false })
    await ask(ctx, paper.paper_version_id, version)
    expect([await draw(), await visitor()]).toEqual([422, 422])
    const staff = await examiner({ make, http }, paper.slug)
    expect((await staff.post('trial', {})).status).toBe(200)
    const trial = await ctx.db.selectFrom('tests').selectAll().where('kind', '=', 'trial').executeTakeFirstOrThrow()
    expect((await http.postJson(`/tests/${trial.slug}/attempt`, { tab: 'the-staff-tab' }, staff)).status).toBe(200)
    expect(await draw()).toBe(422)
    await ctx.db.updateTable('tests').set({ paper_version_id: null }).where('kind', '=', 'test').execute()
    await ctx.db.updateTable('paper_versions').set({ frozen_at: ctx.now() }).execute()
    expect(await draw()).toBe(422)
  })
})

describe('the report of an earlier test', () => {
  test('leaves out what another test asks now, keys, solutions and words about them, and shows it afterwards', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    await make.institute()
    const first = await make.onlineTest(atOnce)
    const user = await make.user()
    const asha = await sitter({ make, http }, first, { user })
    await asha.start()
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
    await asha.submit(1)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    const { items } = await ctx.db.selectFrom('attempts').select('items').executeTakeFirstOrThrow()
    const version = items[0]?.version ?? 0
    const shown = async () =>
      ((await asha.get('/report/questions')).body as Body).questions.map(({ slot }: Body) => slot)
    expect(await shown()).toEqual(asha.slots)

    const dispute = { slot: asha.slots[0], text: 'Two of the options seem to fit here.' }
    expect((await asha.post('/report/challenges', dispute)).status).toBe(201)

    const second = await make.onlineTest({ ...atOnce, closes_at: later(ctx.now(), hours(3)) })
    await ask(ctx, second.paper_version_id, version)
    expect(await shown()).toEqual(asha.slots.slice(1))
    expect((await asha.get('/report/questions')).body).toMatchObject({
      is_open: true,
      sentence: expect.stringContaining('until it is over'),
    })
    const staff = await examiner({ make, http }, first.slug)
    const { id } = await ctx.db.selectFrom('key_challenges').select('id').executeTakeFirstOrThrow()
    const decision = {
      is_upheld: true,
      change: 'replaced',
      key: 'B',
      seen_key: 'A',
      decision: 'The second option is the right one.',
    }
    expect((await http.postJson(`/office/challenges/${id}/decision`, decision, staff)).status).toBe(200)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    const words = async () =>
      JSON.stringify([(await asha.get('/report/full')).body, (await asha.get('/report/challenges')).body])
    expect(await words()).toContain('was corrected')
    expect(await words()).not.toContain('second option')
    const { email } = await ctx.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    // One mail about the dispute, one about the marks.
    expect(world.mail.to(email)).toHaveLength(2)
    expect(JSON.stringify(world.mail.to(email))).not.toContain('second option')

    world.clock.advance(hours(4))
    expect(await shown()).toEqual(asha.slots)
    expect(await words()).toContain('second option')
  })
})
