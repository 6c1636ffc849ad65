import { later } from '@northlight/contract/dates'
import { hours, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../testing/sitter.ts'
import { showFactor } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { closeAbandoned } from '../exams/jobs.ts'
import type { Ctx } from '../kernel/context.ts'

const at = (instant: string) => Date.parse(instant)
const atOnce = { result_policy: 'at_once', review_policy: 'after_submit' } as const
const paths = ['/report', '/report-download-request', '/report/full', '/report/questions', '/report/challenges']

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const sweep = (ctx: Ctx) => closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})

/** Nothing of marks or keys in any reply. */
const expectNothingShown = async (asha: { get: (path: string) => Promise<{ status: number; body: Body }> }) => {
  for (const path of paths) {
    const { status, body } = await asha.get(path)
    if (status === 404) continue
    expect(JSON.stringify(body), path).not.toMatch(/"key":|"solution":|"alloted_score":|"file_key":/)
    expect(body.report ?? null, path).toBeNull()
  }
}

describe('the key is not shown while an answer can still count', () => {
  test('an attempt that the clock ended shows nothing until its grace is over, and then takes nothing more', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest(atOnce))
    await asha.start()
    const begun = at(ctx.now())
    world.clock.advance(minutes(61))
    await sweep(ctx)
    await api.runner.drain()
    await expectNothingShown(asha)
    // Given offline: it still counts, because nobody has seen a key.
    const offline = await asha.save([asha.step(1, choice(asha.slots[0], 'A'), begun + minutes(30))])
    expect(offline.body).toMatchObject({ late: [] })
    await expectNothingShown(asha)
    world.clock.advance(minutes(14))
    await api.runner.drain()
    const review = await asha.get('/report/questions')
    expect(review.body).toMatchObject({ is_open: true, questions: [{ key: { text: 'A' } }, {}, {}] })
    const forged = asha.slots.map((slot, index) => asha.step(index + 2, choice(slot, 'A'), begun + minutes(31)))
    expect((await asha.save(forged)).body).toMatchObject({ late: [2, 3, 4] })
    await api.runner.drain()
    expect((await asha.get('/report')).body).toMatchObject({ alloted_score: 4 })
  })

  test('whoever hands in at zero sees the result at once, and answers sent afterwards do not count', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest(atOnce))
    await asha.start()
    const begun = at(ctx.now())
    world.clock.advance(minutes(60) + seconds(5))
    expect((await asha.submit(0)).body).toMatchObject({ state: 'submitted' })
    expect((await asha.get('/report/questions')).body).toMatchObject({ is_open: true })
    const forged = asha.slots.map((slot, index) => asha.step(index + 1, choice(slot, 'A'), begun + minutes(30)))
    expect((await asha.save(forged)).body).toMatchObject({ late: [1, 2, 3] })
    await api.runner.drain()
    expect((await asha.get('/report')).body).toMatchObject({ alloted_score: 0 })
  })

  test('ended by staff, it waits for the grace as well', async ({ ctx, make, http, world, api }) => {
    const paper = await make.onlineTest(atOnce)
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    world.clock.advance(minutes(5))
    const token = await make.token(await make.user({ role: 'examiner' }))
    const end = { attempt: asha.attempt, reason: 'Fell ill' }
    expect((await http.postJson(`/office/tests/${paper.slug}/force-submit`, end, { token })).status).toBe(200)
    await api.runner.drain()
    await expectNothingShown(asha)
    expect((await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])).body.late).toEqual([])
    world.clock.advance(minutes(16))
    expect((await asha.get('/report')).status).toBe(200)
  })

  test('a test with a window waits for the last student, compensatory and extra time included', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const paper = await make.onlineTest({ ...atOnce, closes_at: later(ctx.now(), hours(1)) })
    const asha = await sitter({ make, http }, paper)
    const ravi = await sitter({ make, http }, paper, { tab: 'tab-number-two' })
    await ctx.db
      .insertInto('student_time')
      .values({ user_id: ravi.user.id, compensatory_per_hour: 20, reason: 'Scribe', updated_at: ctx.now() })
      .execute()
    for (const one of [asha, ravi]) await one.start()
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
    expect((await asha.submit(1)).status).toBe(200)
    await api.runner.drain()
    await expectNothingShown(asha)
    // Closed, and the grace is over; Ravi sits until twenty past.
    world.clock.advance(hours(1) + minutes(16))
    await sweep(ctx)
    await expectNothingShown(asha)
    expect((await asha.get('/report/full')).body).toMatchObject({ state: 'held' })
    const token = await make.token(await make.user({ role: 'examiner' }))
    const more = { scope: 'student', user_id: ravi.user.id, minutes: 10, reason: 'Power cut' }
    expect((await http.postJson(`/office/tests/${paper.slug}/extra-time`, more, { token })).status).toBe(200)
    world.clock.advance(minutes(12))
    await expectNothingShown(asha)
    const release = async () =>
      http.send('POST', `/office/tests/${paper.slug}/results/release`, undefined, {
        token: await showFactor(ctx, token),
      })
    expect(await release()).toMatchObject({ status: 409, body: { code: 'still_running' } })
    expect((await ravi.submit(0)).body).toMatchObject({ state: 'submitted' })
    expect((await release()).status).toBe(200)
    expect((await asha.get('/report/questions')).body).toMatchObject({ is_open: true })
    expect((await ravi.get('/report')).status).toBe(200)
  })

  test('extra time never reopens a paper whose result the student can read', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest(atOnce)
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    world.clock.advance(minutes(61))
    await sweep(ctx)
    const token = await make.token(await make.user({ role: 'examiner' }))
    const give = (given: number) =>
      http.postJson(
        `/office/tests/${paper.slug}/extra-time`,
        { scope: 'all', minutes: given, reason: 'The line was down' },
        { token },
      )
    // Within the grace nobody has seen anything: the paper goes on.
    expect((await give(5)).status).toBe(200)
    world.clock.advance(minutes(30))
    await sweep(ctx)
    expect((await asha.get('/report/questions')).body).toMatchObject({ is_open: true })
    expect(await give(60)).toMatchObject({ status: 409, body: { code: 'key_shown' } })
    expect((await asha.get('/attempt')).body).not.toMatchObject({ clock: { state: 'in_progress' } })
    expect(await ctx.db.selectFrom('extra_time_grants').selectAll().execute()).toHaveLength(1)
  })

  test('extra time never reopens a paper that nobody has swept yet, once the others can read the key', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest({ ...atOnce, closes_at: later(ctx.now(), hours(1)) })
    const asha = await sitter({ make, http }, paper)
    const ravi = await sitter({ make, http }, paper, { tab: 'tab-number-two' })
    for (const one of [asha, ravi]) await one.start()
    expect((await asha.submit(0)).status).toBe(200)
    // The server was down, or the sweep is behind: in its row Ravi's attempt still runs.
    world.clock.advance(hours(2))
    expect((await asha.get('/report/questions')).body).toMatchObject({ is_open: true })
    const token = await make.token(await make.user({ role: 'examiner' }))
    const more = { scope: 'student', user_id: ravi.user.id, minutes: 90, reason: 'Power cut' }
    const given = await http.postJson(`/office/tests/${paper.slug}/extra-time`, more, { token })
    expect(given).toMatchObject({ status: 409, body: { code: 'key_shown' } })
  })
})

describe('practice and bookmarks during a test', () => {
  test('show no key of a question that a running test asks, nor of a test that can still be sat', async ({
    ctx,
    make,
    http,
    world,
    api,
  }) => {
    const version = await make.practiceQuestion({ topic: 'Waves' })
    const paper = await make.onlineTest({ ...atOnce, is_active: false })
    const user = await make.user()
    const asha = await sitter({ make, http }, paper, { user })
    const topic = { kind: 'topic', subject: 'Physics', topic: 'Waves' }
    const token = asha.token
    const drawn = (await http.postJson('/practice', topic, { token })).body.practice as Body
    const second = (await http.postJson('/practice', topic, { token })).body.practice as Body
    const answer = (uuid: string) => http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'B' }, { token })
    expect((await answer(drawn.uuid)).status).toBe(200)
    expect((await http.postJson('/bookmarks', { question: version }, { token })).status).toBe(201)
    const keysSeen = async () =>
      JSON.stringify([
        (await http.get(`/practice/${drawn.uuid}`, { token })).body,
        (await http.get('/bookmarks', { token })).body,
      ])
    expect(await keysSeen()).toContain('Because')

    // The same question now stands in the paper, which is shown and has no end.
    const slot = await ctx.db.selectFrom('paper_slots').select('id').orderBy('id').executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('paper_slot_questions')
      .set({ question_version_id: version })
      .where('slot_id', '=', slot.id)
      .execute()
    await ctx.db.updateTable('tests').set({ is_active: true }).execute()
    expect((await http.postJson('/practice', topic, { token })).status).toBe(422)
    await asha.start()
    expect(await keysSeen()).not.toContain('Because')
    expect(await answer(second.uuid)).toMatchObject({ status: 409 })
    expect((await http.postJson('/practice', { kind: 'bookmarks' }, { token })).status).toBe(422)

    // Ended by the clock: answers can still arrive, so nothing yet.
    world.clock.advance(minutes(61))
    await sweep(ctx)
    expect(await keysSeen()).not.toContain('Because')
    world.clock.advance(minutes(15))
    await api.runner.drain()
    expect(await keysSeen()).toContain('Because')
    expect((await answer(second.uuid)).status).toBe(200)
    expect((await http.postJson('/practice', topic, { token })).status).toBe(201)
  })

  test('show no key while anybody can still sit the test, not even in a practice that was drawn before', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const version = await make.practiceQuestion({ topic: 'Waves' })
    const friend = await make.token(await make.user())
    const topic = { kind: 'topic', subject: 'Physics', topic: 'Waves' }
    const draw = async (token: string) => (await http.postJson('/practice', topic, { token })).body.practice as Body
    const answer = (uuid: string, token: string) =>
      http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'B' }, { token })
    const user = await make.user()
    const early = { asha: await draw(await make.token(user)), friend: await draw(friend) }

    const paper = await make.onlineTest({ ...atOnce, closes_at: later(ctx.now(), hours(3)) })
    const slot = await ctx.db.selectFrom('paper_slots').select('id').orderBy('id').executeTakeFirstOrThrow()
    await ctx.db
      .updateTable('paper_slot_questions')
      .set({ question_version_id: version })
      .where('slot_id', '=', slot.id)
      .execute()
    const asha = await sitter({ make, http }, paper, { user })
    await asha.start()
    expect((await asha.submit(0)).status).toBe(200)
    // Asha has handed in, her friend does not sit it at all; others do, for three hours.
    world.clock.advance(minutes(1))
    expect(await answer(early.asha.uuid, asha.token)).toMatchObject({ status: 409 })
    expect(await answer(early.friend.uuid, friend)).toMatchObject({ status: 409 })
    world.clock.advance(hours(4))
    expect((await answer(early.asha.uuid, asha.token)).status).toBe(200)
    expect((await answer(early.friend.uuid, friend)).status).toBe(200)
  })
})
