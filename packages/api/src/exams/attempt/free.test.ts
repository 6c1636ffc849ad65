import { minutes, seconds } from '@northlight/contract/durations'
import { scheme } from '@northlight/exam/papers/packs'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../../testing/sitter.ts'
import { test } from '../../../testing/test.ts'

const at = (now: string) => Date.parse(now)

describe('an attempt with the whole paper', () => {
  test('starts once, freezes the paper, and a reload is the same screen', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const first = await asha.start()
    expect(first.status).toBe(200)
    expect(first.body.sitting).toMatchObject({
      state: 'in_progress',
      test_status: 'Ongoing',
      device: 1,
      is_held_elsewhere: false,
      paper_version: paper.paper_version_id,
      started_at: ctx.now(),
      deadline_at: '2026-11-15T05:30:00.000Z',
      steps: [],
    })
    expect(asha.slots).toHaveLength(3)
    const again = await asha.start()
    expect(again.body.sitting).toMatchObject({ attempt: first.body.sitting.attempt, device: 1 })
    const frozen = await ctx.db.selectFrom('paper_versions').select('frozen_at').executeTakeFirstOrThrow()
    expect(frozen.frozen_at).toBe(ctx.now())
    expect(await ctx.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1)
  })

  test.for(['parent', 'examiner', 'admin'] as const)(
    'is not for a %s, who would stand in the ranks',
    async (role, { ctx, make, http }) => {
      const asha = await sitter({ make, http }, await make.onlineTest())
      await ctx.db.updateTable('users').set({ role }).execute()
      const refused = await asha.start()
      expect([refused.status, refused.body.message]).toEqual([403, 'Tests are written with the account of a student.'])
      expect(await ctx.db.selectFrom('attempts').selectAll().execute()).toHaveLength(0)
    },
  )

  test('ten clicks at the same moment start one attempt', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    const replies = await Promise.all(Array.from({ length: 10 }, () => asha.start()))
    expect(new Set(replies.map((reply) => reply.body.sitting.attempt)).size).toBe(1)
    expect(await ctx.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1)
    expect(await ctx.db.selectFrom('attempt_devices').selectAll().execute()).toHaveLength(1)
  })

  test('the paper is read by whoever has begun, without keys, and until the attempt ends', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const path = `/paper/${paper.paper_version_id}`
    expect((await asha.get(path)).status).toBe(404)
    await asha.start()
    const reply = await asha.get(path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('private, no-cache')
    expect(JSON.stringify(reply.body)).not.toMatch(/key|solution|right":\s*\[|Because/)
    const other = await sitter({ make, http }, paper)
    expect((await other.get(path)).status).toBe(404)
    const tagged = await http.send('GET', `/tests/${paper.slug}${path}`, undefined, {
      token: asha.token,
      headers: { 'if-none-match': reply.headers.get('etag') ?? '' },
    })
    expect(tagged.status).toBe(304)
  })

  test('saves, asks for gaps, and hands in with a receipt that can be made again', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const [one, two, three] = asha.slots
    const now = at(ctx.now())
    const saved = await asha.save([asha.step(1, choice(one, 'A'), now), asha.step(3, choice(three, 'B'), now)])
    expect(saved.body).toMatchObject({ complete_up_to: 1, last_number: 3, gaps: [2], late: [], conflicts: [] })

    const early = await asha.submit(3)
    expect(early.body).toMatchObject({ receipt: null, gaps: [2], state: 'in_progress' })
    await asha.save([asha.step(2, choice(two, 'A'), now)])
    const handed = await asha.submit(3)
    expect(handed.body).toMatchObject({ state: 'submitted', gaps: [] })
    expect(handed.body.receipt.counts).toMatchObject({ questions: 3, evaluated: 3, answered: 3 })
    expect(handed.body.receipt.digest).toMatch(/^[0-9a-f]{64}$/)
    expect((await asha.submit(3)).body.receipt).toEqual(handed.body.receipt)
    expect((await asha.get('/attempt/receipt')).body).toEqual({ receipt: handed.body.receipt })
    const enrolment = await ctx.db.selectFrom('test_enrolments').selectAll().executeTakeFirstOrThrow()
    expect(enrolment.test_status).toBe('Completed')
  })

  test('goes on at another device with everything that was stored', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const [one] = asha.slots
    await asha.save([asha.step(1, choice(one, 'C'), at(ctx.now()))])
    const phone = await asha.start('the-phone-tab')
    expect(phone.body.sitting).toMatchObject({ device: null, is_held_elsewhere: true })
    const taken = await asha.post('/attempt/takeover', { tab: 'the-phone-tab' })
    expect(taken.body.sitting).toMatchObject({ device: 2, is_held_elsewhere: false })
    expect((taken.body.sitting as { steps: unknown[] }).steps).toHaveLength(1)
    // The old tab may still deliver what it has, but it cannot hand in.
    const late = await asha.save([asha.step(2, choice(one, 'D'), at(ctx.now()), 1)], 1)
    expect(late.body).toMatchObject({ is_taken_over: true, last_number: 2 })
    const refused = await asha.submit(2, 1)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another screen'), code: 'taken_over' },
    })
    expect((await asha.start()).body.sitting).toMatchObject({ is_held_elsewhere: true })
  })

  test('a copied tab cannot fork it: the first step under a number stays', async ({ ctx, make, http }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const [one] = asha.slots
    const now = at(ctx.now())
    await asha.save([asha.step(1, choice(one, 'A'), now)])
    const copied = await asha.save([asha.step(1, choice(one, 'B'), now), asha.step(2, choice(one, 'C'), now)])
    expect(copied.body).toMatchObject({ conflicts: [1], complete_up_to: 2 })
    const steps = await ctx.db.selectFrom('attempt_steps').select('action').orderBy('number').execute()
    expect(steps.map(({ action }) => action)).toEqual([choice(one, 'A'), choice(one, 'C')])
  })

  test('leaving the screen is counted once, survives a reload, and ends the test where the policy says so', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest({ integrity_policy: { policy: 'eliminate', warnings: 1 } })
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const leave = (id: string) =>
      asha.post('/attempt/events', {
        attempt: asha.attempt,
        events: [{ id, kind: 'tab_hidden', at: at(ctx.now()), awayMs: 4000 }],
      })
    expect((await leave('one')).body).toMatchObject({ tally: { violations: 1, consequence: 'warn' } })
    expect((await leave('one')).body).toMatchObject({ tally: { violations: 1 } })
    expect((await asha.start()).body.sitting.tally).toMatchObject({ violations: 1 })
    world.clock.advance(minutes(1))
    expect((await leave('two')).body).toMatchObject({ state: 'eliminated', test_status: 'Eliminated' })
    const enrolment = await ctx.db.selectFrom('test_enrolments').selectAll().executeTakeFirstOrThrow()
    expect(enrolment).toMatchObject({ test_status: 'Eliminated', reason: expect.stringContaining('left too often') })
  })

  test('is refused before its window, after it, and to a child whose parent has not agreed', async ({ make, http }) => {
    const later = await make.onlineTest({ opens_at: '2026-11-16T04:30:00.000Z' })
    expect(await (await sitter({ make, http }, later)).start()).toMatchObject({
      status: 409,
      body: { message: 'This test opens on 16 Nov 2026 at 10:00 am.' },
    })
    const past = await make.onlineTest({ closes_at: '2026-11-15T04:30:00.000Z' })
    expect(await (await sitter({ make, http }, past)).start()).toMatchObject({ status: 409 })
    const paper = await make.onlineTest()
    const child = await sitter({ make, http }, paper, { user: await make.minor() })
    expect(await child.start()).toMatchObject({ status: 403, body: { needs: 'parent' } })
    const stranger = await sitter({ make, http }, paper, { isEnrolled: false })
    expect(await stranger.start()).toMatchObject({ status: 404 })
  })

  test('can be finished when the test is taken off the page meanwhile', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    await ctx.db.updateTable('tests').set({ is_active: false }).execute()
    expect((await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])).status).toBe(200)
    expect((await asha.start()).body.sitting.stored).toMatchObject([{ complete_up_to: 1 }])
    expect((await asha.submit(1)).body.state).toBe('submitted')
    const ravi = await sitter({ make, http }, paper)
    expect((await ravi.start()).status).toBe(404)
  })

  test('compensatory time is part of the terms it begins with', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const staff = await make.token(await make.user({ role: 'examiner' }))
    const given = { user_id: asha.user.id, minutes_per_hour: 20, reason: 'Certificate seen' }
    expect((await http.postJson('/office/students/compensatory-time', given, { token: staff })).status).toBe(200)
    const { body } = await asha.start()
    expect(at(body.sitting.deadline_at) - at(ctx.now())).toBe(minutes(80))
  })

  test('shuffled questions and options stay as they were drawn', async ({ make, http }) => {
    const paper = await make.onlineTest({
      paper_version_id: await make.paper({
        shuffle_questions: true,
        shuffle_options: true,
        types: Array.from({ length: 12 }, () => 'single' as const),
      }),
    })
    const asha = await sitter({ make, http }, paper)
    const first = (await asha.start()).body.sitting.items
    expect((await asha.start()).body.sitting.items).toEqual(first)
    const ravi = await sitter({ make, http }, paper)
    expect((await ravi.start()).body.sitting.items).not.toEqual(first)
  })
})

describe('sections with a clock of their own', () => {
  test('open one after the other: what is given before or after its section does not count', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const section = async (name: string) => ({
      ...{ name, subject: name, duration_ms: minutes(20) },
      slots: [{ questions: [await make.question()], scheme: scheme(4, -1), duration_ms: null }],
    })
    const version = await make.paper({
      clock: 'section',
      duration_ms: null,
      sections: [await section('Physics'), await section('Chemistry')],
    })
    const asha = await sitter({ make, http }, await make.onlineTest({ paper_version_id: version }))
    expect((await asha.get('/instructions')).body).toMatchObject({
      instructions: { clock: 'section', duration_ms: minutes(40), sections: [{ duration_ms: minutes(20) }, {}] },
    })
    const begun = at(ctx.now())
    const { sitting } = (await asha.start()).body
    const windows = sitting.section_windows.map((one: { opens_at: string; ends_at: string }) => [
      at(one.opens_at) - begun,
      at(one.ends_at) - begun,
    ])
    expect(windows).toEqual([
      [0, minutes(20)],
      [minutes(20), minutes(40)],
    ])
    expect(at(sitting.deadline_at) - begun).toBe(minutes(40))

    const [physics, chemistry] = asha.slots
    world.clock.advance(minutes(10))
    const early = await asha.save([
      asha.step(1, choice(physics, 'A'), begun + minutes(9)),
      asha.step(2, choice(chemistry, 'A'), begun + minutes(10)),
    ])
    expect(early.body).toMatchObject({ late: [2], complete_up_to: 2 })
    world.clock.advance(minutes(15))
    const after = await asha.save([
      asha.step(3, choice(physics, 'B'), begun + minutes(25)),
      asha.step(4, choice(chemistry, 'B'), begun + minutes(25)),
    ])
    expect(after.body).toMatchObject({ late: [3], state: 'in_progress' })
    expect((await asha.submit(4)).body.receipt.counts).toMatchObject({ evaluated: 2 })
  })
})

describe('the end', () => {
  test('answers given in time count when they arrive within the grace, later ones are kept apart', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const asha = await sitter({ make, http }, await make.onlineTest())
    await asha.start()
    const [one, two, three] = asha.slots
    const begun = at(ctx.now())
    world.clock.advance(minutes(61))
    const synced = await asha.save([asha.step(1, choice(one, 'A'), begun + minutes(59))])
    expect(synced.body).toMatchObject({ late: [], state: 'abandoned' })
    const after = await asha.save([asha.step(2, choice(two, 'A'), begun + minutes(60) + seconds(5))])
    expect(after.body).toMatchObject({ late: [2], complete_up_to: 2 })
    world.clock.advance(minutes(15))
    const forged = await asha.save([asha.step(3, choice(three, 'A'), begun)])
    expect(forged.body).toMatchObject({ late: [3] })
    const receipt = await asha.get('/attempt/receipt')
    expect(receipt.body).toMatchObject({
      receipt: { ended_at: '2026-11-15T05:30:00.000Z', counts: { evaluated: 1 } },
    })
  })

  test('the sweep closes abandoned attempts, stamped with the deadline, however late it runs', async ({
    api,
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const sitters = []
    for (let n = 0; n < 3; n += 1) sitters.push(await sitter({ make, http }, paper))
    for (const one of sitters) expect((await one.start()).status).toBe(200)
    world.clock.advance(minutes(600))
    const { closeAbandoned } = await import('../jobs.ts')
    await closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    const rows = await ctx.db.selectFrom('attempts').selectAll().execute()
    expect(rows).toHaveLength(3)
    for (const row of rows)
      expect(row).toMatchObject({
        state: 'abandoned',
        ended_at: '2026-11-15T05:30:00.000Z',
        ended_by: 'sweep',
        check_at: null,
      })
    expect(await ctx.db.selectFrom('test_enrolments').select('test_status').distinct().execute()).toEqual([
      { test_status: 'Completed' },
    ])
    await api.runner.drain()
  })
})
