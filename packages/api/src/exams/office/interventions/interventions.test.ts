import { createHmac } from 'node:crypto'
import { minutes, seconds } from '@northlight/contract/durations'
import { answerFileText } from '@northlight/exam/answers/answer-file'
import { describe, expect } from 'vitest'
import { choice, sitter } from '../../../../testing/sitter.ts'
import { test } from '../../../../testing/test.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any
const at = (now: string) => Date.parse(now)

describe('extra time', () => {
  test('reaches one student, a branch or all while they sit, and is written down', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const branch = await make.branch()
    const asha = await sitter({ make, http }, paper)
    const ravi = await sitter({ make, http }, paper)
    await ctx.db
      .updateTable('test_enrolments')
      .set({ branch_id: branch.id })
      .where('user_id', '=', ravi.user.id)
      .execute()
    await asha.start()
    await ravi.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const give = (body: object) => http.postJson(`/office/tests/${paper.slug}/extra-time`, body, { token })
    const deadlines = async () => [
      ((await asha.get('/attempt')).body as Body).clock.deadline_at,
      ((await ravi.get('/attempt')).body as Body).clock.deadline_at,
    ]
    const reason = 'Power cut'
    expect((await give({ scope: 'student', user_id: asha.user.id, minutes: 5, reason })).body).toMatchObject({
      reached: 1,
    })
    expect(await deadlines()).toEqual(['2026-11-15T05:35:00.000Z', '2026-11-15T05:30:00.000Z'])
    await give({ scope: 'branch', branch_id: branch.id, minutes: 10, reason })
    await give({ scope: 'all', minutes: 1, reason })
    expect(await deadlines()).toEqual(['2026-11-15T05:36:00.000Z', '2026-11-15T05:41:00.000Z'])
    const saved = await asha.save([asha.step(1, { do: 'visit', slot: asha.slots[0] }, at(ctx.now()))])
    expect(saved.body).toMatchObject({ deadline_at: '2026-11-15T05:36:00.000Z', extra_ms: minutes(6) })
    const log = await ctx.db.selectFrom('audit_log').selectAll().where('action', '=', 'exams.give-extra-time').execute()
    expect(log).toHaveLength(3)
    expect((await give({ scope: 'branch', minutes: 10, reason })).status).toBe(422)
    expect(await give({ scope: 'student', user_id: 999_999, minutes: 10, reason })).toMatchObject({
      status: 409,
      body: { code: 'nobody_reached' },
    })
    expect((await give({ scope: 'all', minutes: 10 })).status).toBe(422)
  })

  test('a branch also reaches those who have a place in one of its courses, and only those', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const [here, elsewhere] = [await make.branch(), await make.branch()]
    const students = []
    for (const [branch, payment_status] of [
      [here, 'PAID'],
      [elsewhere, 'PAID'],
      [here, 'CANCELLED'],
      [here, 'PENDING'],
    ] as const) {
      const student = await sitter({ make, http }, paper)
      await make.enrolment({ user_id: student.user.id, branch_id: branch.id, payment_status })
      await student.start()
      students.push(student)
    }
    const token = await make.token(await make.user({ role: 'examiner' }))
    const body = { scope: 'branch', branch_id: here.id, minutes: 10, reason: 'Power cut' }
    const reply = await http.postJson(`/office/tests/${paper.slug}/extra-time`, body, { token })
    expect(reply.body).toMatchObject({ reached: 1 })
    expect((await students[0]?.get('/attempt'))?.body).toMatchObject({ clock: { extra_ms: minutes(10) } })
    const live = (await http.get(`/office/tests/${paper.slug}/live`, { token })).body as Body
    const branches = new Map(live.sittings.map((one: Body) => [one.user_id, one.branch_id]))
    expect(students.map(({ user }) => branches.get(user.id))).toEqual([here.id, elsewhere.id, null, null])
  })

  test('opens a paper again that only the clock had ended', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    world.clock.advance(minutes(62))
    const { closeAbandoned } = await import('../../jobs.ts')
    await closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    const token = await make.token(await make.user({ role: 'admin' }))
    const body = { scope: 'all', minutes: 10, reason: 'The line was down' }
    expect((await http.postJson(`/office/tests/${paper.slug}/extra-time`, body, { token })).status).toBe(200)
    expect((await asha.start()).body.sitting).toMatchObject({ state: 'in_progress', test_status: 'Ongoing' })
  })

  test('is not lost to a hand-in that was on the way when it was given', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest({ paper_version_id: await make.paper({ duration_ms: minutes(30) }) })
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const [one, two] = asha.slots
    await asha.save([asha.step(1, choice(one, 'A'), at(ctx.now()))])
    world.clock.advance(minutes(31))
    const { closeAbandoned } = await import('../../jobs.ts')
    await closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    world.clock.advance(minutes(4))
    const token = await make.token(await make.user({ role: 'examiner' }))
    const give = async (extra: number) => {
      const body = { scope: 'all', minutes: extra, reason: 'Power cut' }
      return (await http.postJson(`/office/tests/${paper.slug}/extra-time`, body, { token })).status
    }
    expect(await give(20)).toBe(200)
    world.clock.advance(seconds(2))
    expect(await asha.submit(1, 1, 0)).toMatchObject({
      status: 409,
      body: { message: 'More time was given. Your test is open again.', code: 'more_time' },
    })
    expect((await asha.get('/attempt')).body).toMatchObject({ clock: { state: 'in_progress', extra_ms: minutes(20) } })
    await asha.save([asha.step(2, choice(two, 'B'), at(ctx.now()))])
    expect(await give(5)).toBe(200)
    const handed = await asha.submit(2, 1, minutes(25))
    expect(handed.body).toMatchObject({ state: 'submitted', receipt: { counts: { answered: 2 } } })
    // What was on the way all the time finds the paper handed in, and gets the same receipt.
    expect((await asha.submit(1, 1, 0)).body).toMatchObject({ state: 'submitted', receipt: handed.body.receipt })
  })

  test('does not hold up a client that does not say what it knew', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const body = { scope: 'all', minutes: 20, reason: 'Power cut' }
    await http.postJson(`/office/tests/${paper.slug}/extra-time`, body, { token })
    expect((await asha.submit(0, 1, -1)).status).toBe(422)
    expect((await asha.submit(0)).body).toMatchObject({ state: 'submitted' })
  })

  test('and everything else here is for examiners alone', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const editor = { token: await make.token(await make.user({ role: 'editor' })) }
    const body = { scope: 'all', minutes: 10, reason: 'Just so' }
    for (const caller of [asha, editor])
      expect((await http.postJson(`/office/tests/${paper.slug}/extra-time`, body, caller)).status).toBe(403)
    expect((await http.get(`/office/tests/${paper.slug}/live`, editor)).status).toBe(403)
  })
})

describe('a large hall', () => {
  test('is shown by the hundred, by name, and searched; late answers as well', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest()
    const late = []
    for (const name of ['Zoya', 'Yash', 'Xena']) {
      const one = await sitter({ make, http }, paper, { user: await make.user({ name }), tab: `tab-of-${name}` })
      await one.start()
      late.push(one)
    }
    const begun = at(ctx.now())
    for (let number = 0; number < 100; number += 1)
      await make.finished(paper, await make.user({ name: `Student ${String(number).padStart(3, '0')}` }), ['A'])
    world.clock.advance(minutes(61))
    for (const one of late) await one.save([one.step(1, choice(one.slots[0], 'A'), begun + minutes(30))])
    const token = await make.token(await make.user({ role: 'examiner' }))
    const read = async (path: string) => (await http.get(`/office/tests/${paper.slug}/${path}`, { token })).body as Body
    const names = ({ sittings }: Body) => sittings.map(({ name }: Body) => name)
    const first = await read('live')
    expect(first.sittings).toHaveLength(100)
    expect(first.meta).toMatchObject({ per_page: 100, last_page: 2, total: 103 })
    expect(names(await read('live?page=2'))).toEqual(['Xena', 'Yash', 'Zoya'])
    expect(names(await read('live?filter[search]=yas'))).toEqual(['Yash'])
    expect((await http.get(`/office/tests/${paper.slug}/live?total=101`, { token })).status).toBe(422)
    const some = await read('late-steps?total=2')
    expect(names(some)).toEqual(['Xena', 'Yash'])
    expect(some.meta).toMatchObject({ last_page: 2, total: 3 })
    expect(names(await read('late-steps?total=2&page=2'))).toEqual(['Zoya'])
  })
})

describe('the console', () => {
  test('shows who is in, the last save, warnings and late answers, and ends an attempt', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
    await asha.post('/attempt/events', {
      attempt: asha.attempt,
      events: [{ id: 'e1', kind: 'tab_hidden', at: at(ctx.now()) }],
    })
    const token = await make.token(await make.user({ role: 'examiner' }))
    const live = async () => ((await http.get(`/office/tests/${paper.slug}/live`, { token })).body as Body).sittings
    expect(await live()).toMatchObject([
      { attempt: asha.attempt, state: 'in_progress', steps: 1, violations: 1, devices: 1, last_save_at: ctx.now() },
    ])
    const end = { attempt: asha.attempt, reason: 'Fell ill' }
    expect((await http.postJson(`/office/tests/${paper.slug}/force-submit`, end, { token })).status).toBe(200)
    expect((await http.postJson(`/office/tests/${paper.slug}/force-submit`, end, { token })).status).toBe(409)
    world.clock.advance(minutes(1))
    await asha.save([asha.step(2, choice(asha.slots[1], 'A'), at(ctx.now()))])
    expect(await live()).toMatchObject([{ state: 'submitted', ended_by: 'staff', late_steps: 1 }])
    const late = async () => (await http.get(`/office/tests/${paper.slug}/late-steps`, { token })).body
    const waiting = { step: '1:2', question: 2, does: 'save', answer: 'A', is_accepted: false, decision: null }
    expect(await late()).toMatchObject({ sittings: [{ attempt: asha.attempt, steps: [waiting] }] })
    const decide = { attempt: asha.attempt, steps: ['1:2'], is_accepted: true, reason: 'The line was down' }
    expect((await http.postJson(`/office/tests/${paper.slug}/late-steps`, decide, { token })).status).toBe(200)
    expect(await live()).toMatchObject([{ late_steps: 0 }])
    // The same decision once more changes nothing, and nothing is marked for it.
    const written = async () => [
      await ctx.db.selectFrom('late_step_decisions').select('id').execute(),
      await ctx.db.selectFrom('jobs').select('id').execute(),
      await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'exams.decide-late-steps').execute(),
    ]
    const once = await written()
    expect((await http.postJson(`/office/tests/${paper.slug}/late-steps`, decide, { token })).status).toBe(200)
    expect(await written()).toEqual(once)
    const decided = { is_accepted: true, decision: { reason: 'The line was down', decided_by: 'Asha Rao' } }
    expect(await late()).toMatchObject({ sittings: [{ steps: [decided] }] })
    const stranger = { token: asha.token }
    expect((await http.get(`/office/tests/${paper.slug}/late-steps`, stranger)).status).toBe(403)
    const receipt = (await asha.get('/attempt/receipt')).body as Body
    expect(receipt.receipt).toMatchObject({ counts: { evaluated: 2 } })
  })
})

describe('the answer file', () => {
  test('is taken in whole when it is signed for this attempt, twice without harm', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    const { body } = await asha.start()
    const key = body.sitting.answer_file_key
    const begun = at(ctx.now())
    const steps = asha.slots.map((slot, index) => asha.step(index + 1, choice(slot, 'A'), begun + minutes(10)))
    const fileOf = (text: string, by = key) =>
      JSON.stringify({ payload: text, signature: createHmac('sha256', by).update(text).digest('hex') })
    const payload = answerFileText(asha.attempt, body.sitting.paper_version, steps as never)
    world.clock.advance(minutes(65))
    const token = await make.token(await make.user({ role: 'examiner' }))
    const send = (file: string) => http.postJson(`/office/tests/${paper.slug}/answer-files`, { file }, { token })

    expect(await send(fileOf(payload))).toMatchObject({ status: 200, body: { steps: 3, fresh: 3, late: 0 } })
    expect(await send(fileOf(payload))).toMatchObject({ status: 200, body: { fresh: 0 } })
    const receipt = (await asha.get('/attempt/receipt')).body as Body
    expect(receipt.receipt.counts).toMatchObject({ evaluated: 3 })
    // The screen comes back and sends the same once more.
    expect((await asha.save(steps)).body).toMatchObject({ complete_up_to: 3, conflicts: [] })

    const changed = payload.replaceAll('"option":"A"', '"option":"B"')
    const tampered = JSON.stringify({ ...JSON.parse(fileOf(payload)), payload: changed })
    for (const bad of [
      tampered,
      fileOf(payload, 'another key'),
      fileOf(payload.replace(`"paperVersion":${body.sitting.paper_version}`, '"paperVersion":77')),
      fileOf(payload.replace('"number":2', '"number":"two"')),
      'not a file',
      '{"payload":1}',
      '{"payload":"[]","signature":"00"}',
      '{"payload":"null","signature":"00"}',
    ])
      expect((await send(bad)).status, bad.slice(0, 80)).toBe(422)
    expect(await ctx.db.selectFrom('attempt_steps').selectAll().execute()).toHaveLength(3)
    expect((await http.postJson(`/office/tests/${paper.slug}/answer-files`, { file: payload }, asha)).status).toBe(403)
  })
})
