import { days, minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

const reason = 'Option B gives the same value when g is taken as 10.'

describe('a disputed key', () => {
  test('is upheld: everyone is marked and ranked again, sees why, and those it touches get a mail', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const asha = await make.user({ email: 'asha@northlight.test' })
    const ravi = await make.user({ email: 'ravi@northlight.test' })
    const own = await make.marked(paper, asha, ['B', 'A', 'A'])
    await make.marked(paper, ravi, ['A', 'A', 'B'])
    const [token, raviToken] = [await make.token(asha), await make.token(ravi)]
    const examiner = await make.token(await make.user({ role: 'examiner', name: 'Dr Shetty' }))
    const slot = own.items[0]?.slot
    const root = `/tests/${paper.slug}/report`

    const dispute = () => http.postJson(`${root}/challenges`, { slot, text: reason }, { token })
    expect((await dispute()).status).toBe(201)
    expect((await dispute()).status).toBe(409)
    const list = await http.get('/office/challenges?filter[state]=open', { token: examiner })
    const [challenge] = list.body.data as { id: number; text: string; key: { text: string } }[]
    expect(challenge).toMatchObject({ text: reason, key: { text: 'A' } })

    const decide = (input: Record<string, unknown>, as = examiner) =>
      http.postJson(`/office/challenges/${challenge?.id}/decision`, input, { token: as })
    const decision = 'Right: B follows as well. Both are accepted.'
    expect((await decide({ is_upheld: true, decision }, token)).status).toBe(403)
    expect((await decide({ is_upheld: true, decision })).status).toBe(422)
    expect(
      (await decide({ is_upheld: true, decision, change: 'also_right', key: 'Z', seen_key: 'A' })).body,
    ).toMatchObject({
      errors: { key: ['The key names option "Z", which does not exist.'] },
    })
    expect(await ctx.db.selectFrom('key_changes').selectAll().execute()).toEqual([])
    world.clock.advance(seconds(1))
    const record = 'Rounding of g. Corrected in the bank, version 2.'
    const upheld = { is_upheld: true, decision, record, change: 'also_right', key: 'B' }
    expect((await decide(upheld)).body).toMatchObject({ errors: { seen_key: ['Name the key that you have seen.'] } })
    expect((await decide({ ...upheld, seen_key: 'C' })).status).toBe(409)
    expect((await decide({ ...upheld, seen_key: 'A' })).status).toBe(200)
    expect((await decide({ is_upheld: false, decision })).status).toBe(409)
    // Colleagues read it beside the decision and in the ledger of the test; no student does, below.
    expect((await http.get(`/office/challenges/${challenge?.id}`, { token: examiner })).body).toMatchObject({
      challenge: { decision, record, marking: { done: 0, total: 2 }, decisions: [{ reason: decision, record }] },
    })
    const ledger = await http.get(`/office/tests/${paper.slug}/ledger`, { token: examiner })
    expect(ledger.body.lines).toMatchObject([
      {
        kind: 'key',
        by: 'Dr Shetty',
        text: expect.stringMatching(/ counts B too: Right: .* For the record: Rounding/),
      },
    ])
    for (let round = 0; round < 3; round += 1) {
      await api.runner.drain()
      world.clock.advance(seconds(10))
    }

    expect((await http.get(`/office/challenges/${challenge?.id}`, { token: examiner })).body).toMatchObject({
      challenge: { marking: { done: 2, total: 2 } },
    })
    const report = (as: string) => http.get(`${root}/full`, { token: as })
    const first = (await report(token)).body.report as Record<string, unknown>
    expect(first).toMatchObject({
      total: { marks: 12 },
      changes: [{ marks_before: 7, marks_after: 12, change: 5, questions: [{ number: 1, before: -1, after: 4 }] }],
    })
    expect((await report(raviToken)).body).toMatchObject({
      report: { total: { marks: 7 }, changes: [] },
    })
    const ranks = await ctx.db.selectFrom('test_results').select('rank').orderBy('marks', 'desc').execute()
    expect(ranks).toEqual([{ rank: 1 }, { rank: 2 }])
    // The decision is told to everyone, with what it did to the own marks.
    expect((await http.get(`${root}/challenges`, { token: raviToken })).body).toMatchObject({
      own: [],
      decisions: [{ number: 1, outcome: 'also_right', reason: decision, change: 0 }],
    })
    expect((await http.get(`${root}/challenges`, { token })).body).toMatchObject({
      own: [{ state: 'upheld', decision }],
      decisions: [{ number: 1, change: 5 }],
    })
    const mails = world.mail.sent.map(({ to, subject }) => `${to}: ${subject.split(': ')[1]}`).toSorted()
    expect(mails).toEqual([
      'asha@northlight.test: You were right about a key',
      'asha@northlight.test: Your marks have changed',
    ])
    const seen = await Promise.all(
      ['full', 'challenges', 'questions'].map((part) => http.get(`${root}/${part}`, { token })),
    )
    expect(JSON.stringify([seen.map(({ body }) => body), world.mail.sent])).not.toContain('Rounding of g')
    const questions = (await http.get(`${root}/questions`, { token })).body.questions as { key: unknown }[]
    expect(questions[0]?.key).toMatchObject({ text: 'A or B', right: ['A', 'B'], is_changed: true })
    const actions = await ctx.db.selectFrom('audit_log').select('action').execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['results.challenge-key', 'results.change-key', 'results.decide-challenge']),
    )
  })

  test('is dismissed: no mark changes and the student is told why', async ({ ctx, make, http, api, world }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const asha = await make.user()
    const own = await make.marked(paper, asha, ['B'])
    const token = await make.token(asha)
    const slot = own.items[0]?.slot
    await http.postJson(`/tests/${paper.slug}/report/challenges`, { slot, text: reason }, { token })
    const { id } = await ctx.db.selectFrom('key_challenges').select('id').executeTakeFirstOrThrow()
    const before = await ctx.db.selectFrom('test_results').selectAll().execute()
    const admin = await make.token(await make.user({ role: 'admin' }))
    await http.postJson(
      `/office/challenges/${id}/decision`,
      { is_upheld: false, decision: 'The text says 9.8, so only A is right.', record: 'As in the textbook.' },
      { token: admin },
    )
    await api.runner.drain()
    expect((await http.get(`/office/tests/${paper.slug}/ledger`, { token: admin })).body.lines).toMatchObject([
      { kind: 'key', text: expect.stringMatching(/ stays: The text says 9.8.* For the record: As in the textbook\.$/) },
    ])
    expect(await ctx.db.selectFrom('test_results').selectAll().execute()).toEqual(before)
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual(['Test Institute: Your question about a key'])
  })

  test('is decided once for all whose words were read; who comes later, or asks something else, still waits', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const people = ['asha', 'ravi', 'mira'] as const
    const dispute = async (name: string, item: number) => {
      const user = await make.user({ name, email: `${name}@northlight.test` })
      const { items } = await make.marked(paper, user, ['B', 'B', 'A'])
      const sent = { slot: items[item]?.slot, text: reason }
      const token = await make.token(user)
      expect((await http.postJson(`/tests/${paper.slug}/report/challenges`, sent, { token })).status).toBe(201)
      const { id } = await ctx.db
        .selectFrom('key_challenges')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return id
    }
    const [asha = 0, ravi = 0, mira = 0] = [
      await dispute(people[0], 0),
      await dispute(people[1], 0),
      await dispute(people[2], 0),
    ]
    const other = await dispute('tara', 1)
    const examiner = await make.token(await make.user({ role: 'examiner' }))
    const decide = (id: number, input: Record<string, unknown>) =>
      http.postJson(
        `/office/challenges/${id}/decision`,
        { decision: 'B follows as well, and counts.', ...input },
        { token: examiner },
      )
    const list = async (query = '') =>
      (await http.get(`/office/challenges?filter[state]=open${query}`, { token: examiner })).body.data
    expect(await list()).toMatchObject([
      { id: asha, others: 2 },
      { id: other, others: 0 },
    ])
    expect(await list('&filter[search]=ravi')).toMatchObject([{ id: ravi, others: 2 }])
    // Mira wrote after the page was read; what Tara disputes is another question, anyone who names it here.
    const input = { is_upheld: true, change: 'also_right', key: 'B', seen_key: 'A', also: [ravi, other] }
    expect((await decide(asha, input)).status).toBe(200)
    expect((await decide(ravi, { is_upheld: false })).status).toBe(409)
    expect(await list()).toMatchObject([
      { id: mira, others: 0 },
      { id: other, others: 0 },
    ])
    const states = await ctx.db.selectFrom('key_challenges').select(['id', 'state']).orderBy('id').execute()
    expect(states).toEqual([
      { id: asha, state: 'upheld' },
      { id: ravi, state: 'upheld' },
      { id: mira, state: 'open' },
      { id: other, state: 'open' },
    ])
    expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toHaveLength(1)
    await api.runner.drain()
    const answered = world.mail.sent.filter(({ subject }) => subject.includes('right about a key')).map(({ to }) => to)
    expect(answered.toSorted()).toEqual(['asha@northlight.test', 'ravi@northlight.test'])
  })

  test('is upheld only where the key changes, or was changed for the same reason before', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const dispute = async (name: string) => {
      const student = await make.user({ email: `${name}@northlight.test` })
      const { items } = await make.marked(paper, student, ['B', 'A', 'A'])
      const sent = { slot: items[0]?.slot, text: reason }
      const token = await make.token(student)
      const { body } = await http.postJson(`/tests/${paper.slug}/report/challenges`, sent, { token })
      return (body.challenge as { id: number }).id
    }
    const [asha, ravi] = [await dispute('asha'), await dispute('ravi')]
    const token = await make.token(await make.user({ role: 'examiner' }))
    const decide = (id: number, key: string, seen_key = 'A') =>
      http.postJson(
        `/office/challenges/${id}/decision`,
        { is_upheld: true, decision: 'It follows as well, and counts.', change: 'also_right', key, seen_key },
        { token },
      )
    const stored = () => ctx.db.selectFrom('key_challenges').select(['state', 'key_change_id']).orderBy('id').execute()
    const open = { state: 'open', key_change_id: null }
    expect(await decide(asha, 'A')).toMatchObject({
      status: 422,
      body: { errors: { key: ['This is the key already.'] } },
    })
    expect(await stored()).toEqual([open, open])
    await api.runner.drain()
    expect(world.mail.sent.filter(({ subject }) => subject.includes('right about a key'))).toEqual([])
    expect((await decide(asha, 'B')).body).toEqual({ message: 'Decided. Every attempt is being marked again.' })
    expect((await decide(ravi, 'B')).body).toEqual({
      message: 'This was decided before; nothing is changed a second time.',
    })
    const { id } = await ctx.db.selectFrom('key_changes').select('id').executeTakeFirstOrThrow()
    const upheld = { state: 'upheld', key_change_id: id }
    expect(await stored()).toEqual([upheld, upheld])
  })

  test('needs a fresh second factor where the key changes, and none where it stays', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    const { items } = await make.marked(paper, asha, ['B'])
    const sent = { slot: items[0]?.slot, text: reason }
    await http.postJson(`/tests/${paper.slug}/report/challenges`, sent, { token: await make.token(asha) })
    const { id } = await ctx.db.selectFrom('key_challenges').select('id').executeTakeFirstOrThrow()
    const token = await make.token(await make.user({ role: 'examiner' }))
    world.clock.advance(minutes(11))
    const decision = 'The text says 9.8, so only A is right.'
    const upheld = { is_upheld: true, decision, change: 'dropped', seen_key: 'A' }
    const stale = { needs: 'second-factor' }
    expect((await http.postJson(`/office/challenges/${id}/decision`, upheld, { token })).body).toMatchObject(stale)
    const change = { change: 'dropped', seen_key: 'A', reason: decision }
    const path = `/office/questions/${items[0]?.version}/key-change`
    expect((await http.postJson(path, change, { token })).body).toMatchObject(stale)
    expect(await ctx.db.selectFrom('key_changes').selectAll().execute()).toEqual([])
    const stays = { is_upheld: false, decision }
    expect((await http.postJson(`/office/challenges/${id}/decision`, stays, { token })).status).toBe(200)
  })

  test('must be of the own paper, with a reason, and within the window', async ({ make, http, world }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    const own = await make.marked(paper, asha)
    const token = await make.token(asha)
    const dispute = (input: unknown) => http.postJson(`/tests/${paper.slug}/report/challenges`, input, { token })
    const slot = own.items[0]?.slot
    expect((await dispute({ slot, text: 'wrong' })).status).toBe(422)
    expect((await dispute({ slot: 999_999, text: reason })).body).toMatchObject({
      errors: { slot: ['This question is not part of your paper.'] },
    })
    world.clock.advance(days(8))
    expect((await dispute({ slot, text: reason })).status).toBe(400)
  })
})

test('a withdrawn question gives its marks to all, and doing it twice changes nothing more', async ({
  ctx,
  make,
  http,
  api,
}) => {
  const paper = await make.onlineTest()
  const attempts = [
    await make.marked(paper, await make.user(), ['B', 'A', 'A']),
    await make.marked(paper, await make.user(), [undefined, 'A', 'A']),
    await make.marked(paper, await make.user(), ['A', 'A', 'A']),
  ]
  const version = attempts[0]?.items[0]?.version
  const examiner = await make.token(await make.user({ role: 'examiner' }))
  const drop = () =>
    http.postJson(
      `/office/questions/${version}/key-change`,
      { change: 'dropped', seen_key: 'A', reason: 'The figure was missing.', record: 'Seen by Vivek.' },
      { token: examiner },
    )
  const detail = async () => (await http.get(`/office/questions/${version}/key`, { token: examiner })).body.detail
  expect(await detail()).toMatchObject({ version, key: { text: 'A' }, decisions: [], challenge: null })
  expect((await drop()).status).toBe(200)
  expect(await detail()).toMatchObject({
    key: { text: 'Withdrawn (was A)' },
    decisions: [{ change: 'dropped', reason: 'The figure was missing.', record: 'Seen by Vivek.' }],
  })
  await api.runner.drain()
  const marks = () => ctx.db.selectFrom('test_results').select('marks').orderBy('attempt_id').execute()
  expect((await marks()).map((row) => row.marks)).toEqual([1200, 1200, 1200])
  const written = async () => ({
    changes: (await ctx.db.selectFrom('key_changes').select('id').execute()).length,
    ledger: (await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'results.change-key').execute())
      .length,
  })
  expect(await written()).toEqual({ changes: 1, ledger: 1 })
  const again = { status: 200, body: { message: 'This was decided before; nothing is changed a second time.' } }
  expect(await drop()).toMatchObject(again)
  await api.runner.drain()
  expect(await written()).toEqual({ changes: 1, ledger: 1 })
  expect((await marks()).map((row) => row.marks)).toEqual([1200, 1200, 1200])
  const history = await ctx.db.selectFrom('mark_history').select('id').where('reason', '=', 'key').execute()
  // The third student's question became "withdrawn" without a change of marks.
  expect(history).toHaveLength(2)
  expect(
    (
      await http.postJson(
        `/office/questions/999999/key-change`,
        { change: 'dropped', seen_key: 'A', reason },
        { token: examiner },
      )
    ).status,
  ).toBe(404)
})

describe('a key that two change', () => {
  const changing = test.extend<{
    version: number
    change: (input: object) => Promise<{ status: number; body: unknown }>
  }>({
    version: async ({ make }, use) => {
      const { items } = await make.marked(await make.onlineTest(), await make.user(), ['B', 'A', 'A'])
      await use(items[0]?.version ?? 0)
    },
    change: async ({ make, http, version }, use) => {
      const examiner = await make.token(await make.user({ role: 'examiner' }))
      await use((input) =>
        http.postJson(`/office/questions/${version}/key-change`, { reason, ...input }, { token: examiner }),
      )
    },
  })

  changing('in the same moment is changed once', async ({ ctx, change }) => {
    const also = { change: 'also_right', key: 'B', seen_key: 'A' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => change(also)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const said = replies.map(({ body }) => (body as { message: string }).message)
    expect(said.filter((message) => message.startsWith('The key is changed.'))).toHaveLength(1)
    expect(said.filter((message) => message.startsWith('This was decided before;'))).toHaveLength(3)
    expect(await ctx.db.selectFrom('key_changes').select(['decision']).execute()).toEqual([{ decision: 'also_right' }])
  })

  changing('is changed by the one who has seen it as it is', async ({ ctx, change, version, make, http }) => {
    expect((await change({ change: 'replaced', key: 'C', seen_key: 'A' })).status).toBe(200)
    expect(await change({ change: 'also_right', key: 'B', seen_key: 'A' })).toMatchObject({
      status: 409,
      body: { message: 'A colleague has changed this key meanwhile. Now it is: C. Look at it once more.' },
    })
    expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toHaveLength(1)
    expect((await change({ change: 'also_right', key: 'B', seen_key: 'C' })).status).toBe(200)
    const examiner = await make.token(await make.user({ role: 'examiner' }))
    const { body } = await http.get(`/office/questions/${version}/key`, { token: examiner })
    expect(body).toMatchObject({
      detail: { key: { text: 'C or B' }, decisions: [{ change: 'replaced' }, { change: 'also_right' }] },
    })
  })

  changing.for(['also_right', 'replaced'])(
    'is not said to be changed by "%s" of what it is',
    async (name, { ctx, change }) => {
      const stays = { change: name, key: 'A', seen_key: 'A' }
      const refused = { status: 422, body: { errors: { key: ['This is the key already.'] } } }
      expect(await change(stays)).toMatchObject(refused)
      expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toEqual([])
      expect((await change({ change: 'also_right', key: 'B', seen_key: 'A' })).status).toBe(200)
      // Anyone who has not seen what a colleague decided is told of that first.
      const unseen = { change: 'also_right', key: 'A', seen_key: 'A' }
      expect(await change(unseen)).toMatchObject({ status: 409 })
      expect(await change({ ...unseen, seen_key: 'A or B' })).toMatchObject(refused)
      expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toHaveLength(1)
    },
  )

  changing('has nothing that counts as well once the question is withdrawn', async ({ ctx, change }) => {
    expect((await change({ change: 'dropped', seen_key: 'A' })).status).toBe(200)
    for (const key of ['A', 'B'])
      expect(await change({ change: 'also_right', key, seen_key: 'Withdrawn (was A)' })).toMatchObject({
        status: 422,
        body: { errors: { change: ['This question is withdrawn. Replace its key to bring it back.'] } },
      })
    expect((await change({ change: 'replaced', key: 'A', seen_key: 'Withdrawn (was A)' })).status).toBe(200)
    const decisions = await ctx.db.selectFrom('key_changes').select('decision').orderBy('id').execute()
    expect(decisions).toEqual([{ decision: 'dropped' }, { decision: 'replaced' }])
  })

  changing('is not changed by who names no key that was seen', async ({ ctx, change }) => {
    expect((await change({ change: 'dropped' })).status).toBe(422)
    expect(await ctx.db.selectFrom('key_changes').select('id').execute()).toEqual([])
  })
})

test('a student names a mistake differently, and marks stay', async ({ ctx, make, http }) => {
  const paper = await make.onlineTest()
  const asha = await make.user()
  const own = await make.marked(paper, asha, ['B', 'A', 'A'])
  const token = await make.token(asha)
  const [wrong, right] = own.items
  const name = (slot: number | undefined) =>
    http.postJson(`/tests/${paper.slug}/report/mistakes`, { slot, kind: 'guess' }, { token })
  expect((await name(wrong?.slot)).status).toBe(200)
  expect((await name(wrong?.slot)).status).toBe(200)
  expect((await name(right?.slot)).status).toBe(422)
  const { body } = await http.get(`/tests/${paper.slug}/report/full`, { token })
  expect(body).toMatchObject({ report: { total: { marks: 7 }, mistakes: [{ kind: 'guess', numbers: [1] }] } })
  expect(await ctx.db.selectFrom('mistake_words').selectAll().execute()).toHaveLength(1)
})
