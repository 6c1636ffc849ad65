import { later } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { markAttempts } from '../../marking/mark-attempts.ts'

const at = (instant: string) => Date.parse(instant)
// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

const marksOf = async (ctx: Ctx) => {
  const { id } = await ctx.db.selectFrom('attempts').select('id').executeTakeFirstOrThrow()
  await markAttempts(ctx.db, [id], { now: ctx.now() })
  return (await ctx.db.selectFrom('test_results').select('marks').executeTakeFirstOrThrow()).marks
}

describe('one screen answers at a time', () => {
  test('what the older one gives after the takeover is late; what it gave before waits for staff', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const [one, two, three] = asha.slots
    world.clock.advance(minutes(5))
    await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })
    world.clock.advance(seconds(10))
    const travelling = asha.step(1, choice(one, 'A'), at(ctx.now()) - seconds(12), 1)
    const after = asha.step(2, choice(two, 'A'), at(ctx.now()), 1)
    expect((await asha.save([travelling, after], 1)).body).toMatchObject({ late: [2], is_taken_over: true })
    world.clock.advance(minutes(10))
    const forged = asha.step(3, choice(two, 'A'), at(ctx.now()) - minutes(11), 1)
    expect((await asha.save([forged], 1)).body).toMatchObject({ late: [3] })
    expect((await asha.save([asha.step(1, choice(three, 'A'), at(ctx.now()), 2)], 2)).body).toMatchObject({ late: [] })
    expect((await asha.submit(1, 2)).body).toMatchObject({ state: 'submitted', receipt: { counts: { evaluated: 2 } } })
    expect(await marksOf(ctx)).toBe(800)

    const token = await make.token(await make.user({ role: 'examiner' }))
    const { body } = await http.get(`/office/tests/${paper.slug}/late-steps`, { token })
    expect((body as Body).sittings[0].steps).toMatchObject([
      { step: '1:2', verdict: 'late', reason: 'The test had moved to another screen.' },
      { step: '1:3', verdict: 'late' },
    ])
    const accept = { attempt: asha.attempt, steps: ['1:3'], is_accepted: true, reason: 'The laptop had no connection' }
    expect((await http.postJson(`/office/tests/${paper.slug}/late-steps`, accept, { token })).status).toBe(200)
    expect(await marksOf(ctx)).toBe(1200)
  })

  test('a late answer whose reply was lost is late again when it is repeated', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const [one, two, three] = asha.slots
    world.clock.advance(minutes(1))
    await asha.save([asha.step(1, choice(one, 'A'), at(ctx.now()))])
    const travelling = asha.step(2, choice(two, 'A'), at(ctx.now()))
    await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })
    world.clock.advance(seconds(10))
    await asha.save([travelling], 1)
    world.clock.advance(minutes(1))
    const after = asha.step(3, choice(three, 'A'), at(ctx.now()) - seconds(90), 1)
    const last = asha.step(4, choice(two, 'B'), at(ctx.now()), 1)
    expect((await asha.save([after], 1)).body.late).toEqual([3])
    world.clock.advance(minutes(1))
    // What the server had in time is judged by when it came first, however often it comes.
    const all = [asha.step(1, choice(one, 'A'), at(ctx.now()), 1), travelling, after, after, last]
    const { body } = await asha.save(all, 1)
    expect(body).toMatchObject({ late: [3, 4], complete_up_to: 4, conflicts: [] })
    await asha.submit(0, 2)
    expect((await asha.save([after], 1)).body.late).toEqual([3])
    expect(await marksOf(ctx)).toBe(800)
  })

  test('leaving the older one after the takeover is no leaving of the test', async ({ ctx, make, http, world }) => {
    const integrity_policy = { policy: 'eliminate', warnings: 0 } as const
    const asha = await sitter({ make, http }, await make.onlineTest({ integrity_policy }))
    await asha.start()
    world.clock.advance(minutes(5))
    await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })
    world.clock.advance(minutes(1))
    const report = async (id: string, device: number) => {
      const event = { id, kind: 'tab_hidden', at: at(ctx.now()), awayMs: 9000, device }
      return (await asha.post('/attempt/events', { attempt: asha.attempt, events: [event] })).body
    }
    expect(await report('the-laptop-is-closed', 1)).toMatchObject({ state: 'in_progress', tally: { violations: 0 } })
    const kinds = await ctx.db.selectFrom('attempt_events').select('kind').execute()
    expect(kinds).toEqual([{ kind: 'takeover' }])
    expect(await report('the-phone-is-left', 2)).toMatchObject({ state: 'eliminated' })
  })

  test('a screen that opens the test is given what counts, and nothing that came after another had taken over', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const [one, two] = asha.slots
    await asha.save([asha.step(1, choice(one, 'A'), at(ctx.now()))])
    world.clock.advance(minutes(1))
    await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })
    world.clock.advance(minutes(1))
    await asha.save([asha.step(2, choice(two, 'A'), at(ctx.now()) - seconds(90), 1)], 1)
    const back = (await asha.post('/attempt/takeover', { tab: 'a-third-screen' })).body.sitting as Body
    expect(back.steps).toMatchObject([{ device: 1, number: 1 }])
    expect(back.stored).toContainEqual(expect.objectContaining({ device: 1, last_number: 2 }))
    await asha.submit(0, 3)
    expect(await marksOf(ctx)).toBe(400)
  })
})

describe('the clock of a device', () => {
  test('says nothing of the time before that device took over', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const begun = at(ctx.now())
    const [one] = asha.slots
    world.clock.advance(minutes(60) + seconds(5))
    // A screen that was not there before the end, and of which the server has heard nothing yet.
    expect((await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })).status).toBe(200)
    world.clock.advance(seconds(5))
    const forged = asha.step(1, choice(one, 'A'), begun + minutes(59), 2)
    expect((await asha.save([forged], 2)).body).toMatchObject({ late: [1] })
    expect((await asha.submit(1, 2)).body).toMatchObject({ state: 'submitted', receipt: { counts: { evaluated: 0 } } })
    expect(await marksOf(ctx)).toBe(0)
  })

  test('gains nothing: what rests on its word is listed, and what its own numbers contradict is late', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const begun = at(ctx.now())
    const [one, two, three] = asha.slots
    world.clock.advance(minutes(62))
    await asha.save([asha.step(1, choice(one, 'A'), begun + minutes(59))])
    world.clock.advance(minutes(4))
    // The server had number 1 four minutes ago: number 2 was not given before that.
    await asha.save([asha.step(2, choice(two, 'A'), begun + minutes(10))])
    await asha.save([asha.step(3, choice(three, 'A'), begun + minutes(59))])
    expect((await asha.submit(3)).body.receipt).toMatchObject({ counts: { evaluated: 1 } })
    expect(await marksOf(ctx)).toBe(400)
    const token = await make.token(await make.user({ role: 'examiner' }))
    const late = (await http.get(`/office/tests/${paper.slug}/late-steps`, { token })).body as Body
    expect(late.sittings[0].steps).toMatchObject([
      { step: '1:1', verdict: 'synced_later', is_accepted: false, reason: expect.stringContaining('only the device') },
      { step: '1:2', verdict: 'late', reason: expect.stringContaining('By the order') },
      { step: '1:3', verdict: 'late' },
    ])
    const live = (await http.get(`/office/tests/${paper.slug}/live`, { token })).body as Body
    expect(live.sittings).toMatchObject([{ late_steps: 2, synced_later_steps: 1 }])
    // Staff need not believe it.
    const refuse = { attempt: asha.attempt, steps: ['1:1'], is_accepted: false, reason: 'It was seen online' }
    expect((await http.postJson(`/office/tests/${paper.slug}/late-steps`, refuse, { token })).status).toBe(200)
    expect(await marksOf(ctx)).toBe(0)
  })

  test.for([
    ['one_minute', seconds(50), []],
    ['one_minute', seconds(70), [1]],
    ['staff', seconds(20), [1]],
    ['grace', minutes(14), []],
  ] as const)(
    'where the test says %s, an answer %i ms after the end is late: %j',
    async ([late_policy, after, late], { ctx, make, http, world }) => {
      const asha = await sitter({ make, http }, await make.onlineTest({ late_policy }))
      await asha.start()
      const begun = at(ctx.now())
      world.clock.advance(minutes(60) + after)
      const saved = await asha.save([asha.step(1, choice(asha.slots[0], 'A'), begun + minutes(59))])
      expect(saved.body.late).toEqual(late)
    },
  )

  test('an admission test believes it for one minute unless it says otherwise', async ({ ctx, make }) => {
    const { graceOf } = await import('../online-tests/late-policy.ts')
    const { testsWithPaper } = await import('../online-tests/queries.ts')
    const admission = await make.onlineTest({ is_admission: true })
    const ordinary = await make.onlineTest()
    const grace = async ({ id }: { id: number }) =>
      graceOf(await testsWithPaper(ctx.db).where('tests.id', '=', id).executeTakeFirstOrThrow())
    expect([await grace(admission), await grace(ordinary)]).toEqual([minutes(1), minutes(15)])
  })
})

describe('one question at a time', () => {
  test('means one: the paper never leaves whole, and a pause after an answer is no gift', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest({ delivery: 'sequential' })
    const asha = await sitter({ make, http }, paper)
    const first = (await asha.get('/question-set')).body as Body
    expect((await asha.get(`/paper/${paper.paper_version_id}`)).status).toBe(404)
    expect((await asha.get(`/report/questions`)).status).toBe(404)
    const length = at(first.question_ends_at) - at(first.server_now)
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    const answered = at(ctx.now())
    world.clock.advance(seconds(45))
    const second = (await asha.get('/question-set')).body as Body
    expect(at(second.question_ends_at)).toBe(answered + seconds(5) + length)
    expect(second.remaining_seconds).toBe((length - seconds(40)) / 1000)
  })

  test('is not told the next one by a takeover, nor by its end', async ({ ctx, make, http, world }) => {
    const asha = await sitter(
      { make, http },
      await make.onlineTest({ delivery: 'sequential', closes_at: later(ctx.now(), minutes(4)) }),
    )
    const first = (await asha.get('/question-set')).body as Body
    const taken = await asha.post('/attempt/takeover', { tab: 'another-screen' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'other_delivery' } })
    expect(JSON.stringify(taken.body)).not.toContain('items')
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    // Two seconds after the end: the second question was never shown, and does not come with the news that it is over.
    world.clock.advance(minutes(4) + seconds(2))
    const over = (await asha.get('/question-set')).body as Body
    expect(over.question_set.test_status).toBe('Completed')
    expect(over.question_set.current_question.id).toBe(first.question_set.current_question.id)
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(1)
    // Ended by the rules before the first question: there is none to show.
    const ravi = await sitter(
      { make, http },
      await make.onlineTest({ delivery: 'sequential', integrity_policy: { policy: 'eliminate', warnings: 0 } }),
    )
    await ravi.post('/eliminated', { reason: 'Left full screen' })
    expect((await ravi.get('/question-set')).body).toMatchObject({
      question_set: { test_status: 'Eliminated', current_question: null, current_quiz: null },
    })
  })

  test('an answer may travel fifteen seconds, a later one earns nothing', async ({ ctx, make, http, world }) => {
    const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential' }))
    const { question_ends_at } = (await asha.get('/question-set')).body as Body
    world.clock.advance(at(question_ends_at) - at(ctx.now()) + seconds(14))
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    const rows = await ctx.db.selectFrom('attempt_steps').select('action').execute()
    expect(rows.map(({ action }) => (action as Body).status)).toEqual(['Attempted'])
  })
})

describe('a paper', () => {
  test('closes with the attempt, and opens again where questions may be read', async ({ ctx, make, http, world }) => {
    for (const review_policy of ['never', 'after_submit'] as const) {
      const paper = await make.onlineTest({ review_policy })
      const asha = await sitter({ make, http }, paper)
      await asha.start()
      const path = `/paper/${paper.paper_version_id}`
      expect((await asha.get(path)).status).toBe(200)
      await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
      expect((await asha.submit(1)).status).toBe(200)
      world.clock.advance(seconds(1))
      expect((await asha.get(path)).status).toBe(review_policy === 'never' ? 404 : 200)
    }
  })

  test('of an admission test is reached by its own door alone, and so are its saves', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest({ is_admission: true })
    const user = await make.user()
    const row = await make.attempt(paper, user)
    const token = await make.token(user)
    const root = `/tests/${paper.slug}`
    expect((await http.get(`${root}/paper/${paper.paper_version_id}`, { token })).status).toBe(404)
    const action = choice(row.items[0]?.slot, 'A')
    const steps = [{ device: 1, number: 1, action, givenAt: at(ctx.now()) }]
    const saved = await http.postJson(`${root}/attempt/steps`, { attempt: row.uuid, device: 1, steps }, { token })
    expect(saved.status).toBe(404)
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toEqual([])
  })
})

describe('an elimination', () => {
  test('is not the browser’s to decide: its call counts as one leaving, and the policy says what follows', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const policies = [null, { policy: 'warn', warnings: 1 }, { policy: 'eliminate', warnings: 2 }] as const
    for (const integrity_policy of policies) {
      const asha = await sitter({ make, http }, await make.onlineTest({ delivery: 'sequential', integrity_policy }))
      expect(await asha.post('/eliminated', { reason: 'Before it began' })).toMatchObject({
        status: 409,
        body: { code: 'not_eliminated', message: 'Your test goes on. This is recorded.' },
      })
      expect(((await asha.get('/question-set')).body as Body).question_set.test_status).toBe('Pending')
      const states: string[] = []
      for (let turn = 0; turn < 3; turn += 1) {
        world.clock.advance(seconds(5))
        const reply = await asha.post('/eliminated', { reason: 'Left full screen' })
        const { state } = await ctx.db
          .selectFrom('attempts')
          .select('state')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        states.push(state)
        expect(reply).toMatchObject(
          state === 'eliminated'
            ? { status: 200, body: { message: 'Eliminated successfully' } }
            : {
                status: 409,
                body: { code: 'not_eliminated', message: expect.stringMatching(/^Your test goes on\. ./) },
              },
        )
      }
      const ends = integrity_policy?.policy === 'eliminate' ? 'eliminated' : 'in_progress'
      expect(states).toEqual(['in_progress', 'in_progress', ends])
    }
    const left = await ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'exams.leave-screen')
      .execute()
    expect(left.length).toBe(3 + 8)
  })

  test('needs warnings that the server gave: a list of times in one report is one', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const asha = await sitter(
      { make, http },
      await make.onlineTest({ integrity_policy: { policy: 'eliminate', warnings: 1 } }),
    )
    await asha.start()
    const now = at(ctx.now())
    const report = (events: object[]) => asha.post('/attempt/events', { attempt: asha.attempt, events })
    const leaving = (id: string, ago: number, more = {}) => ({
      id,
      kind: 'tab_hidden',
      at: now - seconds(ago),
      ...more,
    })
    const made = Array.from({ length: 9 }, (_, n) => leaving(`made-${n}`, 10 * n))
    expect((await report(made)).body).toMatchObject({
      state: 'in_progress',
      tally: { violations: 9, consequence: 'warn', sentence: expect.stringContaining('Warning 1 of 1') },
    })
    world.clock.advance(seconds(5))
    expect((await report([leaving('again', -5)])).body).toMatchObject({ state: 'eliminated' })
  })

  test('own dialogs excuse a few leavings, not all of them', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const events = Array.from({ length: 45 }, (_, n) => ({
      ...{ id: `own-${n}`, kind: 'window_left', at: at(ctx.now()) - seconds(10 * n), isOwnDialog: true },
    }))
    const { body } = await asha.post('/attempt/events', { attempt: asha.attempt, events })
    expect(body).toMatchObject({ tally: { violations: 25 } })
  })
})
