import { days, hours, minutes } from '@northlight/contract/durations'
import { awakeAt } from '@northlight/contract/notice-kinds'
import { openScope, scopeOf } from '@northlight/db/scopes'
import { MailError } from '@northlight/mail/errors'
import type { KyselyPlugin, OperationNode } from 'kysely'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../testing/admission-factories.ts'
import { looked } from '../../testing/looked.ts'
import { insert } from '../../testing/rows.ts'
import { test as base, speaker } from '../../testing/test.ts'
import { tellOfSittings } from '../admissions/sittings/tell-of-sitting.ts'
import { createApi } from '../create-api.ts'
import { remindOfInstalments } from '../enrolments/remind.ts'
import { tellOfPapers } from '../enrolments/series/tell-of-papers.ts'
import { tellOfTomorrow } from '../exams/online-tests/tell-of-tomorrow.ts'
import type { Ctx } from '../kernel/context.ts'
import { writeWeekLetters } from '../parents/week-letter.ts'
import { tellOfShownResults } from '../results/tell/tell-of-result.ts'
import { confirmNumber, sendNumberCode } from './number.ts'
import { recipientOf } from './recipients.ts'
import { stopLinks } from './stop-link.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any

type Person = { id: number; email: string; token: string }

/** A child with a linked parent, another family beside them, and a way to move to an hour of India. */
const test = base.extend<{
  family: { child: Person; parent: Person; link: number }
  others: { child: Person }
  at: (day: string, hour: number) => void
  drain: () => Promise<unknown>
}>({
  family: async ({ make, ctx, http }, use) => {
    await make.institute()
    await looked(ctx)
    const child = await make.minor({ name: 'Asha Rao', email: 'asha@northlight.test' })
    const parent = await make.user({
      ...{ name: 'Ramesh Rao', email: 'ramesh@northlight.test', email_verified_at: ctx.now() },
      role: 'parent',
    })
    await make.parent(child, { email: parent.email })
    await make.consent(child, { by_contact: parent.email })
    const token = await make.token(parent)
    const { body } = await http.postJson('/children', {}, { token })
    await use({
      child: { id: child.id, email: child.email, token: await make.token(child) },
      parent: { id: parent.id, email: parent.email, token },
      link: (body as Body).children[0].id,
    })
  },
  others: async ({ make, family }, use) => {
    expect(family.link).toBeGreaterThan(0)
    const child = await make.minor({ name: 'Not Theirs', email: 'other@northlight.test' })
    await make.parent(child, { email: 'others-parent@northlight.test' })
    await make.consent(child, { by_contact: 'others-parent@northlight.test' })
    await use({ child: { id: child.id, email: child.email, token: await make.token(child) } })
  },
  at: async ({ world, ctx }, use) =>
    use((day, hour) =>
      world.clock.advance(Date.parse(`${day}T00:00:00.000Z`) + hours(hour - 5.5) - Date.parse(ctx.now())),
    ),
  drain: async ({ api }, use) => use(() => api.runner.drain()),
})

/** The same database, where something else happens right after the first statement of a kind. */
const rightAfter = (ctx: Ctx, kind: OperationNode['kind'], happens: () => Promise<void>): Ctx => {
  let first: unknown
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === kind) first ??= queryId
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (queryId === first) await happens()
      return result
    },
  }
  return { ...ctx, db: openScope(ctx.db.withPlugin(plugin), scopeOf(ctx.db)) }
}

const stopKey = (message: { headers?: Record<string, string> } | undefined) =>
  /\/notices\/stop\/([\w-]+)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

test('nobody is woken: the quiet hours end at eight in the morning of India', () => {
  expect(awakeAt('2026-11-15T02:29:00.000Z')).toBe('2026-11-15T02:30:00.000Z')
  expect(awakeAt('2026-11-15T02:30:00.000Z')).toBe('2026-11-15T02:30:00.000Z')
  expect(awakeAt('2026-11-15T15:29:59.000Z')).toBe('2026-11-15T15:29:59.000Z')
  expect(awakeAt('2026-11-15T15:30:00.000Z')).toBe('2026-11-16T02:30:00.000Z')
})

describe('the day before a test', () => {
  test('the student and the linked parent are told once, by two workers at once, and no other family', async ({
    ctx,
    make,
    world,
    family,
    others,
    at,
  }) => {
    // 10 am to 9 pm of the next day, for an hour: anyone who begins by 8 pm has all of it.
    const mock = await make.onlineTest({
      name: 'Mock 3',
      slug: 'mock-3',
      opens_at: '2026-11-16T04:30:00.000Z',
      closes_at: '2026-11-16T15:30:00.000Z',
    })
    await make.testEnrolment(mock, family.child)
    expect(others.child.id).toBeGreaterThan(0)
    at('2026-11-15', 14)
    await tellOfTomorrow.run(ctx, {})
    expect(await ctx.db.selectFrom('jobs').select('id').where('name', '=', 'exams.tell-of-test').execute()).toEqual([])
    at('2026-11-15', 16)
    const workers = [createApi(world.services), createApi(world.services)]
    await Promise.all([tellOfTomorrow.run(ctx, {}), tellOfTomorrow.run(ctx, {})])
    await Promise.all(workers.map(({ runner }) => runner.drain()))
    await tellOfTomorrow.run(ctx, {})
    await workers[0]?.runner.drain()
    expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([family.child.email, family.parent.email])
    const [own] = world.mail.to(family.child.email)
    expect(own?.subject).toContain('A test tomorrow')
    expect(own?.text).toMatch(/10:00 am[\s\S]*8:00 pm, for the whole time/)
    expect(own?.text).toMatch(/“Mock 3”[\s\S]*\/online-tests\/mock-3/)
    expect(own?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(world.mail.to(family.parent.email)[0]?.text).toMatch(/Asha Rao is enrolled[\s\S]*\/profile\/children\//)
  })

  test('a test that moved is told of again; one that was begun, or whose mail came too late, is not', async ({
    ctx,
    make,
    world,
    family,
    at,
    drain,
  }) => {
    const mock = await make.onlineTest({ opens_at: '2026-11-16T04:30:00.000Z' })
    const begun = await make.onlineTest({ opens_at: '2026-11-16T04:30:00.000Z' })
    await make.testEnrolment(mock, family.child)
    await make.testEnrolment(begun, family.child, { test_status: 'Ongoing' })
    at('2026-11-15', 16)
    await tellOfTomorrow.run(ctx, {})
    await drain()
    expect(world.mail.to(family.child.email)).toHaveLength(1)
    await ctx.db.updateTable('tests').set({ opens_at: '2026-11-18T04:30:00.000Z' }).where('id', '=', mock.id).execute()
    at('2026-11-17', 20)
    await tellOfTomorrow.run(ctx, {})
    world.clock.advance(hours(2))
    await drain()
    expect(world.mail.to(family.child.email)).toHaveLength(1)
    at('2026-11-18', 8)
    await drain()
    expect(world.mail.to(family.child.email)).toHaveLength(1)
    await ctx.db.updateTable('tests').set({ opens_at: '2026-11-20T04:30:00.000Z' }).where('id', '=', mock.id).execute()
    at('2026-11-19', 16)
    await tellOfTomorrow.run(ctx, {})
    await drain()
    expect(world.mail.to(family.child.email)).toHaveLength(2)
  })
})

test('when an examiner moves the start of a test, everybody who waits for it is told both times, once, and no other family', async ({
  ctx,
  make,
  http,
  world,
  family,
  others,
  at,
  drain,
}) => {
  const window = { opens_at: '2026-11-20T04:30:00.000Z', closes_at: '2026-11-20T10:30:00.000Z' }
  const mock = await make.onlineTest({ name: 'Mock 3', slug: 'mock-3', ...window })
  await make.testEnrolment(mock, family.child)
  const begun = await make.user({ email: 'begun@northlight.test' })
  await make.testEnrolment(mock, begun, { test_status: 'Completed' })
  expect(others.child.id).toBeGreaterThan(0)
  at('2026-11-15', 16)
  const token = await make.token(await make.user({ role: 'examiner' }))
  const plan = async (opens_at: string, closes_at: string) => {
    const policy = { grace_minutes: 15, integrity: 'warn', warnings: 2, result_policy: 'by_hand' }
    const sent = { ...policy, review_policy: 'after_results', challenge_days: 5, opens_at, closes_at }
    const body = { ...sent, paper_version_id: mock.paper_version_id }
    const reply = await http.postJson('/office/tests/mock-3/plan', body, { token })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    await drain()
    await drain()
  }
  // Another end alone moves nobody's start.
  await plan(window.opens_at, '2026-11-20T11:30:00.000Z')
  expect(world.mail.sent).toEqual([])
  await plan('2026-11-20T08:30:00.000Z', '2026-11-20T12:30:00.000Z')
  expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([family.child.email, family.parent.email])
  const [own] = world.mail.to(family.child.email)
  expect(own?.subject).toContain('A test was moved')
  expect(own?.text).toMatch(/“Mock 3” was moved[\s\S]*10:00 am[\s\S]*2:00 pm/)
  expect(world.mail.to(family.parent.email)[0]?.text).toMatch(/Asha Rao is enrolled, was moved/)
  // Moved twice before anybody could be told: the last one is told, at eight in the morning.
  at('2026-11-15', 22)
  await plan('2026-11-21T04:30:00.000Z', '2026-11-21T10:30:00.000Z')
  await plan('2026-11-22T04:30:00.000Z', '2026-11-22T10:30:00.000Z')
  expect(world.mail.to(family.child.email)).toHaveLength(1)
  at('2026-11-16', 8)
  await drain()
  expect(world.mail.to(family.child.email)).toHaveLength(2)
  expect(world.mail.to(family.child.email).at(-1)?.text).toContain('22 Nov 2026')
  // Away, back and away again: each is told, and a parent without an account in the language of the agreement.
  const other = await make.minor({ name: 'Kiran Gowda', email: 'kiran@northlight.test' })
  await make.parent(other, { email: 'no-account@northlight.test' })
  await make.consent(other, { by_contact: 'no-account@northlight.test', language: 'kn' })
  await make.testEnrolment(mock, other)
  for (const [hour, from, to] of [
    [9, 22, 21],
    [10, 21, 22],
    [11, 22, 21],
  ] as const) {
    at('2026-11-16', hour)
    await plan(`2026-11-${to}T04:30:00.000Z`, `2026-11-${to}T10:30:00.000Z`)
    expect(world.mail.to(family.child.email).at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
      `${from} Nov 2026, 10:00 am`,
    )
  }
  expect(world.mail.to(family.child.email)).toHaveLength(5)
  expect(world.mail.to('no-account@northlight.test').map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('ಪರೀಕ್ಷೆಯ ಸಮಯ ಬದಲಾಗಿದೆ')),
  )
  expect(await ctx.db.selectFrom('jobs').select('id').where('state', '=', 'dead').execute()).toEqual([])
})

test('each paper of a series that opens tomorrow is told of as a test is, also one that is moved there late', async ({
  ctx,
  make,
  world,
  family,
  at,
  drain,
}) => {
  const place = await make.courseAtBranch()
  for (const [number, opens_at] of [
    [1, null],
    [2, '2026-11-16T04:30:00.000Z'],
    [3, '2026-11-16T08:30:00.000Z'],
    [4, '2026-11-20T08:30:00.000Z'],
  ] as const)
    await insert(ctx.db, 'course_papers', {
      ...{ course_branch_id: place.id, number, opens_at },
      test_id: (await make.onlineTest({ is_paid: true, amount_paise: 199_00 })).id,
      ...{ days_after_joining: null, papers_finished: null },
    })
  const joined = { course_branch_id: place.id, course_name: 'Test Series', payment_status: 'PAID' as const }
  await make.enrolment({ ...joined, user_id: family.child.id, email: family.child.email })
  await make.enrolment({ ...joined, user_id: (await make.user()).id, leave_asked_at: ctx.now() })
  at('2026-11-15', 16)
  const look = async () => {
    await tellOfPapers.run(ctx, {})
    await drain()
    return world.mail.to(family.child.email).length
  }
  expect([await look(), await look()]).toEqual([2, 2])
  const told = world.mail.sent.map(({ to }) => to)
  expect([...new Set(told)].toSorted()).toEqual([family.child.email, family.parent.email])
  expect(world.mail.to(family.child.email)[0]?.text).toMatch(/“Test Series, paper 2 of 4”[\s\S]*10:00 am/)
  expect(world.mail.to(family.child.email)[1]?.text).toMatch(/“Test Series, paper 3 of 4”[\s\S]*2:00 pm/)
  // Moved to tomorrow after the others were told of.
  await ctx.db
    .updateTable('course_papers')
    .set({ opens_at: '2026-11-16T09:30:00.000Z' })
    .where('number', '=', 4)
    .execute()
  expect([await look(), await look()]).toEqual([3, 3])
})

test('a seat in a hall of tomorrow is told of once; one that was moved meanwhile is not', async ({
  ctx,
  make,
  world,
  family,
  at,
  drain,
}) => {
  const hall = await make.sitting({ sits_on: '2026-11-16', centre: 'Mysuru campus' })
  const later = await make.sitting({ sits_on: '2026-11-20' })
  const seat = { state: 'paid' as const, payment_status: 'PAID' as const, seat: 'taken' as const }
  const mine = await aRegistration(ctx, family.child, hall, { ...seat, name: 'Asha Rao' })
  await aRegistration(ctx, await make.user(), later, seat)
  at('2026-11-15', 16)
  for (let time = 0; time < 2; time++) {
    await tellOfSittings.run(ctx, {})
    await drain()
  }
  expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([family.child.email, family.parent.email])
  expect(world.mail.to(family.parent.email)[0]?.text).toContain('“Aptitude test, Mysuru campus”')
  at('2026-11-19', 16)
  await tellOfSittings.run(ctx, {})
  await ctx.db.updateTable('registrations').set({ sitting_id: hall.id }).where('id', '!=', mine.id).execute()
  await drain()
  expect(world.mail.sent).toHaveLength(2)
})

describe('a result', () => {
  test('that opens by itself is told once, after the quiet hours, to student and parent', async ({
    ctx,
    make,
    world,
    family,
    at,
    drain,
  }) => {
    const attempt = await make.marked(await make.onlineTest({ name: 'Open' }), family.child, ['A'])
    at('2026-11-15', 22)
    await tellOfShownResults.run(ctx, {})
    await drain()
    expect(world.mail.sent).toEqual([])
    at('2026-11-16', 8)
    await tellOfShownResults.run(ctx, {})
    await drain()
    expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([family.child.email, family.parent.email])
    expect(world.mail.to(family.parent.email)[0]?.text).toContain(
      `/profile/children/${family.link}/reports/${attempt.uuid}`,
    )
    await tellOfShownResults.run(ctx, {})
    await drain()
    expect(world.mail.sent).toHaveLength(2)
  })

  test('is not told to a parent whose agreement was taken back, whose link the office ended, or of a grown student', async ({
    ctx,
    make,
    world,
    family,
    drain,
  }) => {
    const told = async () => {
      world.mail.sent.length = 0
      await make.marked(await make.onlineTest(), family.child, ['A'])
      world.clock.advance(minutes(30))
      await tellOfShownResults.run(ctx, {})
      await drain()
      return world.mail.sent.map(({ to }) => to).toSorted()
    }
    expect(await told()).toEqual([family.child.email, family.parent.email])
    await ctx.db.updateTable('consents').set({ withdrawn_at: ctx.now(), withdrawn_by: 'parent' }).execute()
    expect(await told()).toEqual([family.child.email])
    await ctx.db.updateTable('consents').set({ withdrawn_at: null, withdrawn_by: null }).execute()
    await ctx.db.updateTable('child_links').set({ ended_at: ctx.now(), ended_by: 'parent' }).execute()
    // Without the link the mailbox that agreed is still the parent's.
    expect(await told()).toEqual([family.child.email, family.parent.email])
    await ctx.db.updateTable('child_links').set({ ended_by: 'office' }).execute()
    expect(await told()).toEqual([family.child.email])
    await ctx.db.updateTable('child_links').set({ ended_at: null, ended_by: null }).execute()
    await ctx.db.updateTable('users').set({ date_of_birth: '2000-01-01' }).where('id', '=', family.child.id).execute()
    expect(await told()).toEqual([family.child.email])
  })
})

test('a fee that is due is told to whoever enrolled and to the parent, once', async ({
  http,
  ctx,
  make,
  world,
  family,
  others,
  drain,
}) => {
  expect(others.child.id).toBeGreaterThan(0)
  const enrolment = await make.enrolment({
    user_id: family.child.id,
    email: family.child.email,
    payment_status: 'PAID',
  })
  await insert(ctx.db, 'instalments', {
    ...{ enrolment_id: enrolment.id, number: 1, amount_paise: 18_900_00, due_on: '2026-11-16' },
    state: 'open',
    ...{ created_at: ctx.now(), updated_at: ctx.now() },
  })
  await http.postJson('/profile/language', { language: 'hi' }, { token: family.parent.token })
  await Promise.all([remindOfInstalments.run(ctx, {}), remindOfInstalments.run(ctx, {})])
  await Promise.all([drain(), createApi(world.services).runner.drain()])
  await remindOfInstalments.run(ctx, {})
  await drain()
  expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([family.child.email, family.parent.email])
  expect(world.mail.to(family.parent.email)[0]?.text).toContain(`/profile/children/${family.link}`)
  // Each in the language of the person who reads it.
  expect(world.mail.to(family.parent.email)[0]?.subject).toContain('16 नवंबर 2026 तक फ़ीस देनी है')
  expect(world.mail.to(family.child.email)[0]?.subject).toContain('Fee due on 16 Nov 2026')
})

test('a mailbox that fails holds up neither the rest of its family nor the next one; it is tried again', async ({
  ctx,
  make,
  world,
  family,
  drain,
}) => {
  const next = await make.user({ email: 'next@northlight.test' })
  for (const user of [family.child, next]) {
    const enrolment = await make.enrolment({ user_id: user.id, email: user.email, payment_status: 'PAID' })
    await insert(ctx.db, 'instalments', {
      ...{ enrolment_id: enrolment.id, number: 1, amount_paise: 18_900_00, due_on: '2026-11-16' },
      state: 'open',
      ...{ created_at: ctx.now(), updated_at: ctx.now() },
    })
  }
  await make.marked(await make.onlineTest(), family.child, ['A'])
  world.clock.advance(minutes(30))
  const { send } = world.mail
  world.mail.send = async (message) => {
    if (message.to === family.child.email) throw new MailError('The mailbox is full for now.')
    return send(message)
  }
  await remindOfInstalments.run(ctx, {})
  await tellOfShownResults.run(ctx, {})
  await drain()
  const parent = family.parent.email
  expect(world.mail.sent.map(({ to }) => to).toSorted()).toEqual([next.email, parent, parent].toSorted())
  world.mail.send = send
  world.clock.advance(minutes(1))
  await drain()
  expect(world.mail.to(family.child.email)).toHaveLength(2)
  expect(world.mail.sent).toHaveLength(5)
})

test('results of the time before are told to nobody when the service begins', async ({
  ctx,
  make,
  world,
  family,
  drain,
}) => {
  await ctx.db.deleteFrom('jobs').execute()
  await make.marked(await make.onlineTest(), family.child, ['A'])
  world.clock.advance(hours(1))
  await tellOfShownResults.run(ctx, {})
  await looked(ctx)
  world.clock.advance(minutes(15))
  await tellOfShownResults.run(ctx, {})
  await drain()
  expect(world.mail.sent).toEqual([])
})

describe('the week', () => {
  test('is two lines to each parent on Sunday evening, once, and to no parent of another child', async ({
    ctx,
    make,
    world,
    family,
    others,
    at,
    drain,
  }) => {
    await make.marked(await make.onlineTest({ name: 'Mock 2' }), family.child, ['A', 'B', null])
    await make.testEnrolment(
      await make.onlineTest({ name: 'Mock 3', opens_at: '2026-11-20T04:30:00.000Z' }),
      family.child,
    )
    expect(others.child.id).toBeGreaterThan(0)
    at('2026-11-15', 16)
    await writeWeekLetters.run(ctx, {})
    await drain()
    expect(world.mail.sent).toEqual([])
    at('2026-11-15', 18)
    await Promise.all([writeWeekLetters.run(ctx, {}), writeWeekLetters.run(ctx, {})])
    await Promise.all([drain(), createApi(world.services).runner.drain()])
    await writeWeekLetters.run(ctx, {})
    await drain()
    // The other child did nothing and has nothing before it, so its parent gets no letter.
    expect(world.mail.sent.map(({ to }) => to)).toEqual([family.parent.email])
    expect(world.mail.sent[0]?.text.replace(/\s+/g, ' ')).toContain(
      'Asha Rao sat one test this week. 3 of 12 in Mock 2. There was no practice. Next: Mock 3 opens on 20 Nov 2026.',
    )
    expect(world.mail.to(family.child.email)).toEqual([])
  })
})

describe('a stopped notice', () => {
  const sendResult = async (
    { ctx, make, world }: { ctx: Body; make: Body; world: Body },
    child: Person,
    drain: () => Promise<unknown>,
  ) => {
    world.mail.sent.length = 0
    await make.marked(await make.onlineTest(), child, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    await drain()
  }

  test('by one click of a mail program stays stopped, for this kind and this person alone', async ({
    ctx,
    make,
    world,
    http,
    family,
    drain,
  }) => {
    await sendResult({ ctx, make, world }, family.child, drain)
    const key = stopKey(world.mail.to(family.parent.email)[0])
    // Looking at the page decides nothing: mail programs open links by themselves.
    expect((await http.get(`/notices/stop/${key}`)).body).toEqual({
      stop: { kind: 'result-out', channel: 'mail', is_on: true },
    })
    await sendResult({ ctx, make, world }, family.child, drain)
    expect(world.mail.to(family.parent.email)).toHaveLength(1)
    const click = () =>
      http.send('POST', `/notices/stop/${key}`, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect((await click()).status).toBe(200)
    expect((await click()).status).toBe(200)
    for (let time = 0; time < 2; time++) {
      await sendResult({ ctx, make, world }, family.child, drain)
      expect(world.mail.sent.map(({ to }) => to)).toEqual([family.child.email])
    }
    const { body } = await http.get('/notices', { token: family.parent.token })
    const on = Object.fromEntries(
      (body as Body).notices.kinds.map((one: Body) => [one.kind, one.channels[0].is_on as boolean]),
    )
    expect(on).toEqual({
      ...{ 'test-tomorrow': true, 'result-out': false, 'marks-changed': true, 'fee-due': true, week: true },
    })
    expect((await http.postJson(`/notices/stop/${key}/all`, {})).status).toBe(200)
    const after = (await http.get('/notices', { token: family.parent.token })).body as Body
    expect(after.notices.kinds.map((one: Body) => one.channels[0].is_on)).toEqual([false, false, false, false, false])
  })

  test('between the queue and the sending is not sent', async ({ ctx, make, world, http, family, drain }) => {
    await make.marked(await make.onlineTest(), family.child, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    const choice = { kind: 'result-out', channel: 'mail', is_on: false }
    expect((await http.postJson('/notices', choice, { token: family.child.token })).status).toBe(200)
    await drain()
    expect(world.mail.sent.map(({ to }) => to)).toEqual([family.parent.email])
  })

  test('by a parent without an account stays stopped when they make one, and when they delete it', async ({
    ctx,
    make,
    world,
    http,
    family,
    drain,
  }) => {
    expect(family.link).toBeGreaterThan(0)
    const child = await make.minor({ email: 'kiran@northlight.test' })
    const mailbox = 'leela@northlight.test'
    await make.parent(child, { email: mailbox })
    await make.consent(child, { by_contact: mailbox })
    const kiran = { id: child.id, email: child.email, token: '' }
    await sendResult({ ctx, make, world }, kiran, drain)
    const key = stopKey(world.mail.to(mailbox)[0])
    await http.postJson(`/notices/stop/${key}`, {})
    // Without an account the link itself is the way back.
    expect((await http.postJson(`/notices/stop/${key}/undo`, {})).body).toMatchObject({
      message: 'Turned on again. You get mails about results.',
      stop: { is_on: true },
    })
    await sendResult({ ctx, make, world }, kiran, drain)
    expect(world.mail.to(mailbox)).toHaveLength(1)
    await http.postJson(`/notices/stop/${key}`, {})
    const leela = await make.user({ email: 'Leela@Northlight.test', email_verified_at: ctx.now() })
    const token = await make.token(leela)
    await http.postJson('/children', {}, { token })
    await sendResult({ ctx, make, world }, kiran, drain)
    expect(world.mail.sent.map(({ to }) => to)).toEqual([kiran.email])
    // Behind a link of the account stands what was stopped by mailbox.
    const recipient = await recipientOf(ctx, { user_id: leela.id, email: leela.email })
    const own = stopLinks(ctx, { recipient, kind: 'result-out', channel: 'mail' }).page.split('/').at(-1)
    expect((await http.get(`/notices/stop/${own}`)).body).toMatchObject({ stop: { is_on: false } })
    const turnOn = { kind: 'result-out', channel: 'mail', is_on: true }
    expect((await http.postJson('/notices', turnOn, { token })).status).toBe(200)
    await sendResult({ ctx, make, world }, kiran, drain)
    expect(world.mail.sent).toHaveLength(2)
    await http.postJson('/notices', { ...turnOn, is_on: false }, { token })
    await ctx.db.deleteFrom('notice_recipients').where('user_id', '=', leela.id).execute()
    await ctx.db.updateTable('child_links').set({ ended_at: ctx.now() }).where('child_id', '=', kiran.id).execute()
    await sendResult({ ctx, make, world }, kiran, drain)
    expect(world.mail.sent.map(({ to }) => to)).toEqual([kiran.email])
  })

  test('is not sent again by the office, nor one that its reader may no longer see; another one waits for the morning', async ({
    ctx,
    make,
    world,
    http,
    family,
    at,
    drain,
  }) => {
    world.mail.behave('refuse')
    await sendResult({ ctx, make, world }, family.child, drain)
    world.mail.behave('accept')
    const admin = await make.token(await make.user({ role: 'admin' }))
    const again = async (to: string) => {
      const row = await ctx.db.selectFrom('mails').select('id').where('to_address', '=', to).executeTakeFirstOrThrow()
      return (await http.send('POST', `/office/mails/${row.id}/send-again`, undefined, { token: admin })).status
    }
    await ctx.db.updateTable('consents').set({ withdrawn_at: ctx.now(), withdrawn_by: 'parent' }).execute()
    expect(await again(family.parent.email)).toBe(409)
    await ctx.db.updateTable('consents').set({ withdrawn_at: null, withdrawn_by: null }).execute()
    at('2026-11-15', 22)
    expect([await again(family.parent.email), await again(family.child.email)]).toEqual([200, 200])
    await drain()
    expect(world.mail.sent).toEqual([])
    const off = { kind: 'result-out', channel: 'mail', is_on: false }
    await http.postJson('/notices', off, { token: family.parent.token })
    expect(await again(family.parent.email)).toBe(409)
    at('2026-11-16', 8)
    await drain()
    expect(world.mail.sent.map(({ to }) => to)).toEqual([family.child.email])
  })

  test('is not started or stopped by a stranger: a forged key, or an account with an address that is not confirmed', async ({
    ctx,
    make,
    world,
    http,
    family,
    drain,
  }) => {
    await sendResult({ ctx, make, world }, family.child, drain)
    const key = stopKey(world.mail.to(family.parent.email)[0])
    for (const forged of [key.replace(/^\d+/, '999'), key.replace(/-1-0-/, '-2-0-'), `${key.slice(0, -1)}0`, 'nothing'])
      expect((await http.postJson(`/notices/stop/${forged}`, {})).status, forged).toBe(404)
    await http.postJson(`/notices/stop/${key}`, {})
    await ctx.db
      .updateTable('users')
      .set({ email: 'moved@northlight.test' })
      .where('id', '=', family.parent.id)
      .execute()
    const thief = await make.token(await make.user({ email: family.parent.email, email_verified_at: null }))
    const turnOn = { kind: 'result-out', channel: 'mail', is_on: true }
    expect((await http.postJson('/notices', turnOn, { token: thief })).status).toBe(422)
    const rows = await ctx.db.selectFrom('notice_choices').select('is_on').execute()
    expect(rows.map(({ is_on }) => is_on)).toEqual([false, false])
  })
})

describe('a mobile number', () => {
  const ask = { phone: '98450 00123', channel: 'whatsapp' }
  const codeIn = (text: string | undefined) => /^\d{6}/.exec(text ?? '')?.[0] ?? ''

  test('gets messages once its code is typed back: one line, a link, no marks, and one click to stop', async ({
    ctx,
    make,
    world,
    http,
    family,
    drain,
  }) => {
    const { token } = family.parent
    const turnOn = { kind: 'result-out', channel: 'whatsapp', is_on: true }
    expect((await http.postJson('/notices', turnOn, { token })).status).toBe(422)
    expect((await http.postJson('/notices/number', ask, { token })).body).toMatchObject({
      notices: { number: null, wanted_number: { phone: '9845000123', channel: 'whatsapp' } },
    })
    await drain()
    const code = codeIn(world.messages.sent[0]?.text)
    const confirm = (typed: string) => http.postJson('/notices/number/confirm', { code: typed }, { token })
    expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(422)
    expect((await confirm(code)).body).toMatchObject({
      notices: { number: { phone: '9845000123' }, wanted_number: null },
    })
    // The outbox no longer shows what opens something.
    const kept = await ctx.db.selectFrom('mails').select(['text', 'channel']).executeTakeFirstOrThrow()
    expect(kept.text).not.toContain(code)
    await make.marked(await make.onlineTest({ name: 'Mock 2' }), family.child, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    await Promise.all([drain(), createApi(world.services).runner.drain()])
    expect(world.messages.sent).toHaveLength(2)
    const told = world.messages.sent[1]
    expect(told).toMatchObject({ channel: 'whatsapp', to: '9845000123' })
    expect(told?.text).toMatch(/^The result of Asha Rao in Mock 2 is out\. https:\S+\/reports\/\S+ Stop: https:\S+$/)
    expect(told?.text).not.toMatch(/marks|3 of 12/)
    const key = /stop-notices\/([\w-]+)$/.exec(told?.text ?? '')?.[1]
    await http.postJson(`/notices/stop/${key}/all`, {})
    await make.marked(await make.onlineTest(), family.child, ['A'])
    world.clock.advance(minutes(30))
    await tellOfShownResults.run(ctx, {})
    await drain()
    expect(world.messages.sent).toHaveLength(2)
    // Mails were not stopped by it.
    expect(world.mail.to(family.parent.email)).toHaveLength(2)
  })

  test('of a stranger gets three codes a day at most, and five wrong ones end a code', async ({
    http,
    make,
    world,
    family,
    drain,
  }) => {
    const { token } = family.parent
    const second = await make.token(await make.user())
    // However late they are sent: what was asked for counts.
    const asked = (by: string, from: number) =>
      http.postJson('/notices/number', ask, { token: by, address: `203.0.113.${from}` })
    const replies = await Promise.all([asked(token, 0), asked(second, 1), asked(token, 2), asked(second, 3)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
    expect((await asked(token, 9)).status).toBe(429)
    await drain()
    expect(world.messages.sent).toHaveLength(3)
    world.clock.advance(days(1))
    expect((await asked(second, 4)).status).toBe(200)
    await drain()
    const code = codeIn(world.messages.sent.at(-1)?.text)
    const confirm = (typed: string) => http.postJson('/notices/number/confirm', { code: typed }, { token: second })
    for (let time = 0; time < 5; time++)
      expect((await confirm(code === '111111' ? '222222' : '111111')).status).toBe(422)
    expect((await confirm(code)).status).toBe(422)
  })

  test('stays until another is proved, and what was turned off stays off; a child has none, whenever its age is told', async ({
    http,
    ctx,
    make,
    world,
    family,
    drain,
  }) => {
    expect((await http.postJson('/notices/number', ask, { token: family.child.token })).status).toBe(403)
    const { token } = family.parent
    const asked = async (phone: string) => {
      const { body } = await http.postJson('/notices/number', { ...ask, phone }, { token })
      await drain()
      return { notices: (body as Body).notices, code: codeIn(world.messages.sent.at(-1)?.text) }
    }
    const confirm = async (code: string) => (await http.postJson('/notices/number/confirm', { code }, { token })).body
    await confirm((await asked('9845000123')).code)
    const told = async () => {
      world.messages.sent.length = 0
      await make.marked(await make.onlineTest(), family.child, ['A'])
      world.clock.advance(minutes(10))
      await tellOfShownResults.run(ctx, {})
      await drain()
      return world.messages.sent.map(({ to }) => to)
    }
    const { notices, code } = await asked('9845000456')
    expect(notices).toMatchObject({ number: { phone: '9845000123' }, wanted_number: { phone: '9845000456' } })
    expect(await told()).toEqual(['9845000123'])
    expect(await confirm(code)).toMatchObject({ message: 'Confirmed. Messages come to this number from now on.' })
    expect(await told()).toEqual(['9845000456'])

    const born = (day: string | null) =>
      ctx.db.updateTable('users').set({ date_of_birth: day }).where('id', '=', family.parent.id).execute()
    await born('2011-01-01')
    expect(await told()).toEqual([])
    expect((await http.get('/notices', { token })).body).toMatchObject({
      notices: { number: null, wanted_number: null, may_have_number: false },
    })
    await born(null)

    await http.postJson('/notices', { kind: 'result-out', channel: 'whatsapp', is_on: false }, { token })
    await http.send('DELETE', '/notices/number', undefined, { token })
    const kept = ctx.db.selectFrom('notice_recipients').select('id').where('phone', 'is not', null)
    expect(await kept.execute()).toEqual([])
    world.clock.advance(days(1))
    expect((await confirm((await asked('9845000123')).code)).message).toMatch(/What you turned off before stays off/)
    expect(await told()).toEqual([])
  })

  test('is proved by the code that went to it and by no other, whatever is typed meanwhile', async ({
    http,
    ctx,
    world,
    family,
    drain,
  }) => {
    const { id, token } = family.parent
    const asked = (phone: string) => async () => {
      world.clock.advance(minutes(1))
      expect((await http.postJson('/notices/number', { ...ask, phone }, { token })).status).toBe(200)
    }
    await asked('9845000123')()
    const { payload } = await ctx.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', sendNumberCode.name)
      .executeTakeFirstOrThrow()
    // Between reading the number and writing its code: that code goes to nobody.
    await sendNumberCode.run(rightAfter(ctx, 'SelectQueryNode', asked('9845000456')), payload as Body)
    expect(world.messages.sent).toEqual([])
    await drain()
    expect(world.messages.sent.map(({ to }) => to)).toEqual(['9845000456'])
    // Between looking at the code and confirming: the number that stands there now has proved nothing.
    const actor = { kind: 'user' as const, id, role: 'parent' as const, tokenId: 0 }
    const racing = rightAfter({ ...ctx, actor }, 'UpdateQueryNode', asked('9845000789'))
    await expect(confirmNumber(racing, codeIn(world.messages.sent[0]?.text))).rejects.toThrow()
    expect((await http.get('/notices', { token })).body).toMatchObject({
      notices: { number: null, wanted_number: { phone: '9845000789' } },
    })
  })

  test('without a provider is kept for the office to see; a provider that is down is asked again, one that refuses is not', async ({
    ctx,
    make,
    world,
    family,
  }) => {
    const without = createApi({ ...world.services, messages: null })
    const http = speaker(without.fetch, world.services.siteUrl)
    await http.postJson('/notices/number', ask, { token: family.parent.token })
    await without.runner.drain()
    const admin = await make.token(await make.user({ role: 'admin' }))
    const { body } = await http.get('/office/mails?filter[channel]=whatsapp', { token: admin })
    expect((body as Body).data).toMatchObject([{ state: 'kept', to: '9845000123', may_resend: false }])
    const stateNow = () =>
      ctx.db.selectFrom('mails').select(['state', 'attempts']).orderBy('id', 'desc').executeTakeFirst()
    const api = createApi(world.services)
    world.messages.fail(new MailError('The provider of messages could not be reached.'))
    await speaker(api.fetch, world.services.siteUrl).postJson('/notices/number', ask, { token: family.parent.token })
    await api.runner.drain()
    expect(await stateNow()).toEqual({ state: 'failed', attempts: 1 })
    world.messages.fail(new MailError('answered 400', { isPermanent: true }))
    world.clock.advance(days(1))
    await api.runner.drain()
    const dead = await ctx.db
      .selectFrom('jobs')
      .select('state')
      .where('name', '=', 'notices.send-number-code')
      .execute()
    expect(dead.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
