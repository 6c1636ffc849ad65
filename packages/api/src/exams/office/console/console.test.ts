import { minutes, seconds } from '@northlight/contract/durations'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { choice, sitter } from '../../../../testing/sitter.ts'
import { test } from '../../../../testing/test.ts'
import { actorOfToken } from '../../../accounts/session/tokens.ts'
import { defineJob, enqueue } from '../../../kernel/jobs/define-job.ts'
import { createRunner } from '../../../kernel/jobs/runner.ts'
import { closeAbandoned } from '../../jobs.ts'
import { hubOf } from './hub.ts'
import { consoleStream } from './stream.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any
const at = (now: string) => Date.parse(now)

/** Events of a stream as they come, until one satisfies. */
const readerOf = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    next: async (): Promise<{ event: string; data: Body }> => {
      while (!text.includes('\n\n')) {
        const part = await reader?.read()
        if (!part || part.done) throw new Error('The stream has ended.')
        text += part.value
      }
      const end = text.indexOf('\n\n')
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const of = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
      return { event: of('event'), data: JSON.parse(of('data')) }
    },
    stop: () => reader?.cancel(),
  }
}

describe('the console of a test', () => {
  test('shows who is in, who is not, what was saved and what the screens report, and never an answer', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const policy = { policy: 'eliminate' as const, warnings: 2 }
    const paper = await make.onlineTest({ integrity_policy: policy })
    const branch = await make.branch()
    const asha = await sitter({ make, http }, paper, { user: await make.user({ name: 'Asha' }) })
    const ravi = await sitter({ make, http }, paper, { user: await make.user({ name: 'Ravi', phone: '9800001184' }) })
    await make.testEnrolment(paper, await make.user({ name: 'Late Riser' }))
    await ctx.db
      .updateTable('test_enrolments')
      .set({ branch_id: branch.id })
      .where('user_id', '=', asha.user.id)
      .execute()
    await asha.start()
    await ravi.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const read = async (path: string) => (await http.get(`/office/tests/${paper.slug}/${path}`, { token })).body as Body
    const rowOf = async (name: string) => (await read('console')).rows.find((row: Body) => row.name === name)
    expect(await rowOf('Late Riser')).toMatchObject({ attempt: null, state: 'not_started', started_at: null })
    expect(await rowOf('Asha')).toMatchObject({ branch_id: branch.id, answered: 0, questions: 3, warnings_left: 2 })

    world.clock.advance(seconds(20))
    const now = at(ctx.now())
    await asha.save([
      asha.step(1, choice(asha.slots[0], 'B'), now),
      asha.step(2, choice(asha.slots[1], 'A'), now),
      asha.step(3, { do: 'clear', slot: asha.slots[0] }, now),
    ])
    await ravi.post('/attempt/events', {
      attempt: ravi.attempt,
      events: [{ id: 'left-once-1', kind: 'tab_hidden', at: now, awayMs: 4000 }],
    })
    expect(await rowOf('Asha')).toMatchObject({ answered: 1, last_save_at: ctx.now(), heard_at: ctx.now() })
    expect(await rowOf('Ravi')).toMatchObject({ violations: 1, warnings_left: 1, last_save_at: null })
    expect(JSON.stringify(await read('console'))).not.toContain('"option"')

    const { student } = await read(`attempts/${ravi.attempt}`)
    expect(student).toMatchObject({
      name: 'Ravi',
      phone: '9800001184',
      events: [{ kind: 'tab_hidden', away_ms: 4000 }],
    })
    expect(student.devices).toHaveLength(1)
    const day = (await http.get('/office/console', { token })).body as Body
    expect(day.tests).toEqual([
      expect.objectContaining({ slug: paper.slug, enrolled: 3, writing: 2, ended: 0, warned: 1, moved: 0 }),
    ])
  })

  test('sends changes as they happen, to examiners alone, and ends with the session', async ({
    ctx,
    make,
    api,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const open = (token?: string) =>
      api.fetch(
        new Request(`${world.services.siteUrl}/api/v1/office/tests/${paper.slug}/console/stream`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
        }),
        { address: '203.0.113.7', requestId: 'test' },
      )
    expect((await open()).status).toBe(401)
    expect((await open(asha.token)).status).toBe(403)
    expect((await open(await make.token(await make.user({ role: 'editor' })))).status).toBe(403)
    const response = await open(await make.token(await make.user({ role: 'examiner' })))
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const stream = readerOf(response)
    const first = await stream.next()
    expect(first).toMatchObject({ event: 'all', data: { rows: [{ user_id: asha.user.id, answered: 0 }] } })
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), at(ctx.now()))])
    const second = await stream.next()
    expect(second.event).toBe('some')
    // Only what changed, and whose it is.
    expect(second.data.rows).toEqual([{ id: first.data.rows[0].id, answered: 1, last_save_at: ctx.now() }])
    await stream.stop()
  })

  test('ends its stream with a reader who leaves while it opens', async ({ ctx, make, world }) => {
    const paper = await make.onlineTest()
    const examiner = await make.user({ role: 'examiner' })
    const actor = await actorOfToken(ctx, await make.token(examiner))
    const hub = hubOf(world.services)
    const listen = hub.listen
    let letOpen = () => {}
    const opening = new Promise<void>((resolve) => {
      letOpen = resolve
    })
    const stopped = vi.fn()
    const feeds: Promise<unknown>[] = []
    const held = vi.spyOn(hub, 'listen').mockImplementation((id, listener) => {
      const feed = opening.then(async () => {
        const { all, stop } = await listen(id, listener)
        stopped.mockImplementation(stop)
        return { all, stop: stopped }
      })
      feeds.push(feed)
      return feed
    })
    const timers = vi.spyOn(globalThis, 'setInterval')
    try {
      const response = await consoleStream({ ...ctx, actor }, paper.slug, async () => actor)
      await response.body?.cancel()
      timers.mockClear()
      letOpen()
      await Promise.all(feeds)
      await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(1))
      expect(timers).not.toHaveBeenCalled()
    } finally {
      held.mockRestore()
      timers.mockRestore()
    }
  })

  test('is open ten times for one person; the eleventh is told why, and another person is not counted with it', async ({
    make,
    api,
    world,
  }) => {
    const paper = await make.onlineTest()
    const open = (token: string) =>
      api.fetch(
        new Request(`${world.services.siteUrl}/api/v1/office/tests/${paper.slug}/console/stream`, {
          headers: { authorization: `Bearer ${token}` },
        }),
        { address: '203.0.113.7', requestId: 'test' },
      )
    const examiner = await make.user({ role: 'examiner' })
    const token = await make.token(examiner)
    const streams = []
    for (let n = 0; n < 10; n++) streams.push(await open(token))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    // Another session of the same person is the same person.
    const eleventh = await open(await make.token(examiner))
    expect(eleventh.status).toBe(429)
    expect(await eleventh.json()).toMatchObject({
      message: 'You have 10 consoles open already. Close one of them, then open this one again.',
    })
    const other = await open(await make.token(await make.user({ role: 'examiner' })))
    expect(other.status).toBe(200)
    await streams.pop()?.body?.cancel()
    streams.push(await open(token))
    expect(streams.at(-1)?.status).toBe(200)
    for (const { body } of [...streams, other]) await body?.cancel()
  })

  test('shows what a process stored long after its time was taken, half a minute later at the latest', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper)
    await asha.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const answered = async () =>
      ((await http.get(`/office/tests/${paper.slug}/console`, { token })).body as Body).rows[0].answered
    world.clock.advance(minutes(1))
    expect(await answered()).toBe(0)
    const { id } = await ctx.db.selectFrom('attempts').select('id').executeTakeFirstOrThrow()
    // Another process: it took the time, stood still for twenty seconds and stored the step.
    const taken = at(ctx.now()) - seconds(20)
    const step = { device: 1, number: 1, action: choice(asha.slots[0], 'A'), given_at: taken, received_at: taken }
    await ctx.db
      .insertInto('attempt_steps')
      .values({ attempt_id: id, ...step })
      .execute()
    expect(await answered()).toBe(0)
    world.clock.advance(seconds(11))
    expect(await answered()).toBe(1)
  })
})

describe('attendance', () => {
  test('tells a counsellor who of the own branches has come, and nothing of what they write', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const [mysuru, hubli] = [await make.branch({ name: 'Mysuru' }), await make.branch({ name: 'Hubballi' })]
    const enrol = async (name: string, branch: { id: number }, more = {}) => {
      const who = await sitter({ make, http }, paper, { user: await make.user({ name, ...more }) })
      await ctx.db
        .updateTable('test_enrolments')
        .set({ branch_id: branch.id })
        .where('user_id', '=', who.user.id)
        .execute()
      return who
    }
    const asha = await enrol('Asha', mysuru)
    // Of no branch: everybody's, because somebody has to ring.
    await sitter({ make, http }, paper, { user: await make.user({ name: 'Free Mock' }) })
    // Of another branch by the course, whatever the enrolment leaves open.
    const elsewhere = await sitter({ make, http }, paper, { user: await make.user({ name: 'Course Elsewhere' }) })
    await make.enrolment({ user_id: elsewhere.user.id, branch_id: hubli.id, payment_status: 'PAID' })
    await enrol('Late Riser', mysuru, { phone: '9800001184' })
    const other = await enrol('Somebody Else', hubli)
    await asha.start()
    await other.start()
    const counsellor = await make.user({ role: 'counsellor' })
    const member = { user_id: counsellor.id, is_everywhere: false, updated_at: ctx.now() }
    await ctx.db.insertInto('staff_members').values(member).execute()
    await ctx.db.insertInto('user_branches').values({ user_id: counsellor.id, branch_id: mysuru.id }).execute()
    const token = await make.token(counsellor)
    const { tests } = (await http.get('/office/attendance', { token })).body as Body
    expect(tests).toEqual([expect.objectContaining({ slug: paper.slug, enrolled: 3, writing: 1, ended: 0 })])
    const seen = (await http.get(`/office/tests/${paper.slug}/attendance`, { token })).body as Body
    expect(seen.rows).toMatchObject([
      { name: 'Free Mock', state: 'not_in', branch_id: null },
      { name: 'Late Riser', state: 'not_in', phone: '9800001184', started_at: null },
      { name: 'Asha', state: 'writing', branch_id: mysuru.id },
    ])
    expect(Object.keys(seen.rows[0]).toSorted()).toEqual(
      ['branch_id', 'ended_at', 'id', 'name', 'phone', 'started_at', 'state'].toSorted(),
    )
    for (const path of ['console', 'console/stream', 'ledger', 'fair-time', `attempts/${asha.attempt}`])
      expect((await http.get(`/office/tests/${paper.slug}/${path}`, { token })).status, path).toBe(403)
    // A message in the hall goes to those of the own branches.
    const body = { key: 'message-key-7', scope: 'all', text: 'Please be seated.' }
    const sent = await http.postJson(`/office/tests/${paper.slug}/messages`, body, { token })
    expect(sent.body).toMatchObject({ reached: 1 })
  })
})

describe('a message', () => {
  test('reaches those who write, stands on their screens until read, and is one however often it is sent', async ({
    ctx,
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const [asha, ravi] = [await sitter({ make, http }, paper), await sitter({ make, http }, paper)]
    await asha.start()
    await ravi.start()
    const token = await make.token(await make.user({ role: 'examiner' }))
    const body = { key: 'message-key-1', scope: 'all', text: 'The power is back. Go on calmly.' }
    const send = (more: object = {}) =>
      http.postJson(`/office/tests/${paper.slug}/messages`, { ...body, ...more }, { token })
    const [one, two] = await Promise.all([send(), send()])
    expect([one.body, two.body]).toMatchObject([{ reached: 2 }, { reached: 2, id: one.body.id }])
    // Other words under the same name are told apart: nobody believes that they were sent.
    expect((await send({ text: 'Stop writing.' })).status).toBe(409)
    const saved = await asha.save([asha.step(1, { do: 'visit', slot: asha.slots[0] }, at(ctx.now()))])
    expect(saved.body).toMatchObject({ unread: 1 })
    const { clock } = (await asha.get('/attempt')).body as Body
    expect(clock.messages).toEqual([{ id: one.body.id, text: body.text, sent_at: ctx.now() }])
    expect((await asha.start()).body.sitting.messages).toHaveLength(1)

    const ledger = async () => ((await http.get(`/office/tests/${paper.slug}/ledger`, { token })).body as Body).messages
    expect(await ledger()).toMatchObject([{ text: body.text, reached: 2, read: 0 }])
    const readIt = (who: typeof asha) => who.post(`/attempt/messages/${one.body.id}/read`, {})
    expect((await Promise.all([readIt(asha), readIt(asha)])).map(({ status }) => status)).toEqual([200, 200])
    expect(await ledger()).toMatchObject([{ reached: 2, read: 1 }])
    const after = await asha.save([asha.step(2, { do: 'visit', slot: asha.slots[1] }, at(ctx.now()))])
    expect(after.body).toMatchObject({ unread: 0 })
    expect(((await ravi.get('/attempt')).body as Body).clock.messages).toHaveLength(1)

    // To one alone; nobody else has it, and a stranger cannot say that it was read.
    const alone = await send({ key: 'message-key-2', scope: 'students', attempts: [ravi.attempt], text: 'Look up.' })
    expect(alone.body).toMatchObject({ reached: 1 })
    expect(((await asha.get('/attempt')).body as Body).clock.messages).toEqual([])
    expect((await asha.post(`/attempt/messages/${alone.body.id}/read`, {})).status).toBe(404)
    expect((await send({ key: 'message-key-3', scope: 'students' })).status).toBe(422)
  })

  test('reaches those who see one question after the other, with the question and with the clock', async ({
    make,
    http,
  }) => {
    const paper = await make.onlineTest({ delivery: 'sequential' })
    const asha = await sitter({ make, http }, paper)
    await asha.get('/question-set')
    const token = await make.token(await make.user({ role: 'examiner' }))
    const body = { key: 'message-key-8', scope: 'all', text: 'Question 2 has a misprint: read 4 for 5.' }
    const sent = await http.postJson(`/office/tests/${paper.slug}/messages`, body, { token })
    expect(sent.body).toMatchObject({ reached: 1 })
    const shown = { id: sent.body.id, text: body.text }
    expect((await asha.get('/question-set')).body).toMatchObject({ extra_ms: 0, messages: [shown] })
    expect((await asha.get('/attempt')).body).toMatchObject({ clock: { messages: [shown] } })
    // The message stands there, whatever is answered meanwhile.
    await asha.post('/fill-answer', { attempted_answer: 'Answer1' })
    expect((await asha.get('/question-set')).body).toMatchObject({ current_question_count: 2, messages: [shown] })
    expect((await asha.post(`/attempt/messages/${sent.body.id}/read`, {})).status).toBe(200)
    expect((await asha.get('/question-set')).body).toMatchObject({ messages: [] })
    const ledger = (await http.get(`/office/tests/${paper.slug}/ledger`, { token })).body as Body
    expect(ledger.messages).toMatchObject([{ text: body.text, reached: 1, read: 1 }])
  })

  test('of a counsellor reaches the own branches only', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest()
    const [here, there] = [await make.branch(), await make.branch()]
    const sitters = []
    for (const branch of [here, there]) {
      const one = await sitter({ make, http }, paper)
      await ctx.db
        .updateTable('test_enrolments')
        .set({ branch_id: branch.id })
        .where('user_id', '=', one.user.id)
        .execute()
      await one.start()
      sitters.push(one)
    }
    const counsellor = await make.user({ role: 'counsellor' })
    const member = { user_id: counsellor.id, is_everywhere: false, updated_at: ctx.now() }
    await ctx.db.insertInto('staff_members').values(member).execute()
    await ctx.db.insertInto('user_branches').values({ user_id: counsellor.id, branch_id: here.id }).execute()
    const token = await make.token(counsellor)
    const body = { key: 'message-key-9', scope: 'all', text: 'Please be seated.' }
    const reply = await http.postJson(`/office/tests/${paper.slug}/messages`, body, { token })
    expect(reply.body).toMatchObject({ reached: 1 })
    const [, elsewhere] = sitters
    expect((await elsewhere?.get('/attempt'))?.body).toMatchObject({ clock: { messages: [] } })
  })
})

describe('fair time', () => {
  test('is proposed for a connection that was cut, given once by however many, and reaches nobody else', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const [asha, ravi] = [await sitter({ make, http }, paper), await sitter({ make, http }, paper)]
    await asha.start()
    await ravi.start()
    world.clock.advance(minutes(5))
    const lost = at(ctx.now())
    await asha.save([asha.step(1, choice(asha.slots[0], 'A'), lost)])
    // Asha goes on offline for seven minutes; Ravi thinks.
    world.clock.advance(minutes(7))
    const back = at(ctx.now())
    const token = await make.token(await make.user({ role: 'examiner' }))
    const proposals = async () =>
      ((await http.get(`/office/tests/${paper.slug}/fair-time`, { token })).body as Body).outages
    expect(await proposals()).toEqual([])
    world.clock.advance(seconds(11))
    await asha.save([asha.step(2, choice(asha.slots[1], 'A'), lost + seconds(40))])
    await asha.post('/attempt/events', {
      attempt: asha.attempt,
      events: [
        { id: 'line-gone-1', kind: 'offline', at: lost + seconds(2) },
        { id: 'line-back-1', kind: 'online', at: back },
      ],
    })
    await ravi.save([ravi.step(1, choice(ravi.slots[0], 'A'), at(ctx.now()))])
    const [outage, ...more] = await proposals()
    expect(more).toEqual([])
    expect(outage).toMatchObject({ place: null, minutes: 8, students: [{ attempt: asha.attempt }] })
    expect(Math.abs(outage.most_ms - (back - lost))).toBeLessThan(seconds(15))

    const give = (reason = 'The line was down') =>
      http.postJson(`/office/tests/${paper.slug}/fair-time`, { outage: outage.name, reason }, { token })
    const replies = await Promise.all([give(), give('By a colleague')])
    expect(replies.map(({ body }) => body)).toMatchObject([
      { reached: 1, minutes: 8 },
      { reached: 1, minutes: 8 },
    ])
    expect((await give()).status).toBe(200)
    const extra = async (who: typeof asha) => ((await who.get('/attempt')).body as Body).clock.extra_ms
    expect([await extra(asha), await extra(ravi)]).toEqual([minutes(8), 0])
    expect(await proposals()).toEqual([])
    const { lines } = (await http.get(`/office/tests/${paper.slug}/ledger`, { token })).body as Body
    expect(lines.filter(({ kind }: Body) => kind === 'fair-time')).toHaveLength(1)
    const unknown = { outage: 'home:12345', reason: 'Nobody saw it' }
    expect(await http.postJson(`/office/tests/${paper.slug}/fair-time`, unknown, { token })).toMatchObject({
      status: 409,
      body: { code: 'no_outage' },
    })
  })
})

describe('the ledger', () => {
  test('holds incidents with their decision, chosen students’ time, and what was handed in for them', async ({
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const asha = await sitter({ make, http }, paper, { user: await make.user({ name: 'Asha Rao' }) })
    await asha.start()
    const token = await make.token(await make.user({ role: 'examiner', name: 'Vivek' }))
    const post = (path: string, body: object) => http.postJson(`/office/tests/${paper.slug}/${path}`, body, { token })
    const noted = await post('incidents', { kind: 'health', text: 'Felt faint', attempt: asha.attempt })
    expect(noted.status).toBe(201)
    const decide = () =>
      http.postJson(`/office/incidents/${noted.body.id}/decision`, { decision: 'Rested; ten minutes given' }, { token })
    expect((await decide()).status).toBe(200)
    expect((await decide()).body).toMatchObject({ code: 'decided_already' })
    const time = { scope: 'students', attempts: [asha.attempt], minutes: 10, reason: 'Felt faint', kind: 'incident' }
    expect((await post('extra-time', time)).body).toMatchObject({ reached: 1 })
    await post('force-submit', { attempt: asha.attempt, reason: 'Went home' })
    const { lines, figures } = (await http.get(`/office/tests/${paper.slug}/ledger`, { token })).body as Body
    expect(new Map(lines.map(({ kind, text }: Body) => [kind, text]))).toEqual(
      new Map([
        ['incident', 'Health, Asha Rao: Felt faint'],
        ['decision', 'Rested; ten minutes given'],
        ['time', '10 min to one student: Felt faint'],
        ['force-submit', 'Handed in for Asha Rao: Went home'],
      ]),
    )
    expect(figures).toEqual({ enrolled: 1, came: 1, ended: 1, warned: 0, extra_time: 1 })
    expect(new Set(lines.map(({ by }: Body) => by))).toEqual(new Set(['Vivek']))
  })
})

describe('the exam freeze', () => {
  test('lasts while anybody of a test with a window writes, and names the test to everybody of the office', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const now = at(ctx.now())
    const moment = (ms: number) => new Date(now + ms).toISOString()
    const paper = await make.onlineTest({ opens_at: moment(-minutes(1)), closes_at: moment(minutes(30)) })
    const open = await make.onlineTest()
    await (await sitter({ make, http }, open)).start()
    const token = await make.token(await make.user({ role: 'counsellor' }))
    const freeze = async () => ((await http.get('/office/freeze', { token })).body as Body).freeze
    expect(await freeze()).toBeNull()
    await (await sitter({ make, http }, paper)).start()
    let made = 0
    const count = async () => {
      made += 1
    }
    const heavy = defineJob('test.heavy', z.object({}), count, 'chores', { waitsForExams: true })
    const runner = createRunner(world.services, [heavy], [])
    await enqueue(ctx, heavy, {})
    await runner.drain()
    // Not a try that failed: it is simply later.
    expect(await ctx.db.selectFrom('jobs').select(['state', 'attempts', 'run_at']).execute()).toContainEqual({
      state: 'ready',
      attempts: 0,
      run_at: moment(minutes(30)),
    })
    expect(made).toBe(0)
    expect(await freeze()).toEqual({ until: moment(minutes(30)), tests: [{ slug: paper.slug, name: paper.name }] })
    world.clock.advance(minutes(31))
    await closeAbandoned.run({ ...ctx, actor: { kind: 'system', job: 'test' } }, {})
    expect(await freeze()).toBeNull()
    await runner.drain()
    expect(made).toBe(1)
  })
})
