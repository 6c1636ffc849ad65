import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { describe, expect } from 'vitest'
import { showFactor } from '../../../testing/staff.ts'
import { test } from '../../../testing/test.ts'

const own = ['/report', '/report-download-request', '/report/full', '/report/questions', '/report/challenges']

describe('the report', () => {
  test('says what older clients read, key by key', async ({ make, http }) => {
    const paper = await make.onlineTest({
      paper_version_id: await make.paper({ types: ['single', 'single', 'numeric'] }),
    })
    const user = await make.user()
    await make.marked(paper, user, ['A', 'B', undefined])
    const token = await make.token(user)
    const { status, body } = await http.get(`/tests/${paper.slug}/report`, { token })
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual([
      'alloted_score',
      'subject_wise_score',
      'test',
      'total_answer_count',
      'total_question_count',
      'total_score',
    ])
    expect(body).toMatchObject({
      test: { slug: paper.slug, is_test_enrolled: { test_status: 'Completed' } },
      total_score: 12,
      alloted_score: 3,
      total_question_count: 3,
      total_answer_count: 2,
      subject_wise_score: [
        {
          name: 'Physics',
          number_of_question: 3,
          attempt_count: 2,
          not_attempt_count: 1,
          total_mark_sum: 12,
          total_mark_alloted_sum: 3,
        },
      ],
    })
  })

  test('is 404 until the test is completed, for eliminated attempts and for everybody else', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    await make.marked(paper, asha)
    const waiting = await make.user()
    await make.testEnrolment(paper, waiting)
    const ended = await make.user()
    await make.testEnrolment(paper, ended, { test_status: 'Eliminated' })
    for (const person of [waiting, ended, await make.user(), await make.user({ role: 'parent' })]) {
      const token = await make.token(person)
      for (const path of own) expect((await http.get(`/tests/${paper.slug}${path}`, { token })).status, path).toBe(404)
    }
    const token = await make.token(asha)
    for (const path of own) expect((await http.get(`/tests/${paper.slug}${path}`, { token })).status, path).toBe(200)
    expect((await http.get('/tests/no-such-test/report', { token })).status).toBe(404)
  })

  test('tells sections, topics, time, mistakes, standing and words, and names no other student', async ({
    make,
    http,
  }) => {
    const paper = await make.onlineTest()
    const asha = await make.user({ name: 'Asha Rao' })
    await make.marked(paper, asha, ['A', 'B', null])
    const others = [['A', 'A', 'A'], ['A', 'A'], ...Array.from({ length: 17 }, () => ['B'])]
    for (const given of others) await make.marked(paper, await make.user({ name: 'Somebody Else' }), given)
    const { body } = await http.get(`/tests/${paper.slug}/report/full`, { token: await make.token(asha) })
    expect(JSON.stringify(body)).not.toContain('Somebody')
    expect(body).toMatchObject({
      state: 'ready',
      report: {
        student: { name: 'Asha Rao' },
        attempt: { ended_by: 'student', used_ms: minutes(10) },
        total: { marks: 3, max: 12, right: 1, wrong: 1, blank: 1, negative_marks: -1, percent: 25 },
        grade: 'F',
        standing: { rank: 3, takers: 20, percentile: '90.00', above: 2, below_or_same: 17, best: 12 },
        sections: [{ name: 'Physics', marks: 3 }],
        topics: [{ subject: 'Physics', topic: 'Motion' }],
        review: { is_open: true },
        challenge: { is_open: true },
        words: { greeting: 'Dear Asha,' },
        notes: [],
        changes: [],
      },
    })
    const report = body.report as FullReportView
    expect(report.questions.map(({ time_ms }) => time_ms)).toEqual([30_000, 30_000, 540_000])
    expect(report.questions.map(({ mistake }) => mistake)).toEqual([null, 'guess', 'concept'])
    expect(report.distribution.filter(({ is_own }) => is_own)).toHaveLength(1)
    expect(report.distribution.reduce((sum, { takers }) => sum + takers, 0)).toBe(report.standing?.takers)
  })

  test('of a class of two tells no rank, and not the other student’s marks', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    await make.marked(paper, asha, ['B', 'B', 'B'])
    await make.marked(paper, await make.user(), ['A', 'A', 'A'])
    const { body } = await http.get(`/tests/${paper.slug}/report/full`, { token: await make.token(asha) })
    expect(body).toMatchObject({
      report: { standing: null, ranked_from: { needed: 20, so_far: 2 }, distribution: [] },
    })
  })

  test('is marked on the spot for whoever looks before the queue has come to it', async ({ make, http }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    await make.finished(paper, asha, ['A', 'A', 'A'])
    const { body } = await http.get(`/tests/${paper.slug}/report`, { token: await make.token(asha) })
    expect(body).toMatchObject({ alloted_score: 12 })
  })
})

describe('before the result is out', () => {
  test('nothing of it leaves: no marks, no key, no solution', async ({ ctx, make, http }) => {
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    const asha = await make.user()
    const attempt = await make.marked(paper, asha, ['A', 'B', 'B'])
    const token = await make.token(asha)
    for (const path of ['/report', '/report-download-request'])
      expect((await http.get(`/tests/${paper.slug}${path}`, { token })).status).toBe(404)
    const held = await http.get(`/tests/${paper.slug}/report/full`, { token })
    expect(held.body).toMatchObject({ state: 'held', report: null, shown_at: null })
    const review = await http.get(`/tests/${paper.slug}/report/questions`, { token })
    expect(review.body).toMatchObject({ is_open: false, questions: [] })
    expect((await http.get('/results', { token })).body).toEqual({ results: [], waiting: 1 })
    const slot = attempt.items[1]?.slot
    const version = attempt.items[1]?.version
    const refused = [
      await http.postJson(
        `/tests/${paper.slug}/report/challenges`,
        { slot, text: 'I think the key is wrong here.' },
        { token },
      ),
      await http.postJson(`/tests/${paper.slug}/report/mistakes`, { slot, kind: 'guess' }, { token }),
      await http.postJson('/practice', { kind: 'retry', test: paper.slug }, { token }),
      await http.postJson('/bookmarks', { question: version }, { token }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 422])
    for (const { body } of [held, review, ...refused])
      expect(JSON.stringify(body)).not.toMatch(/Because|"right"|"marks"/)
    expect(await ctx.db.selectFrom('key_challenges').selectAll().execute()).toEqual([])
  })

  test('staff release it once, and everyone who sat it gets one mail', async ({ make, http, api, world, ctx }) => {
    await make.institute()
    const paper = await make.onlineTest({ result_policy: 'by_hand' })
    const asha = await make.user({ email: 'asha@northlight.test' })
    await make.marked(paper, asha)
    const examiner = await make.token(await make.user({ role: 'examiner' }))
    const release = async (token: string) =>
      http.send('POST', `/office/tests/${paper.slug}/results/release`, undefined, {
        token: await showFactor(ctx, token),
      })
    expect((await release(await make.token(asha))).status).toBe(403)
    expect((await release(await make.token(await make.user({ role: 'editor' })))).status).toBe(403)
    const first = await release(examiner)
    world.clock.advance(hours(1))
    expect((await release(examiner)).body).toEqual(first.body)
    await api.runner.drain()
    expect(world.mail.sent.filter(({ to }) => to === 'asha@northlight.test')).toHaveLength(1)
    const token = await make.token(asha)
    expect((await http.get(`/tests/${paper.slug}/report`, { token })).body).toMatchObject({ alloted_score: 7 })
  })

  test('staff release it when it can be read, so that the mail says what is true', async ({
    ctx,
    make,
    http,
    api,
    world,
  }) => {
    await make.institute()
    const paper = await make.onlineTest({ result_policy: 'by_hand', closes_at: later(ctx.now(), hours(2)) })
    await make.marked(paper, await make.user({ email: 'asha@northlight.test' }))
    const token = await make.token(await make.user({ role: 'examiner' }))
    const release = async () =>
      http.send('POST', `/office/tests/${paper.slug}/results/release`, undefined, {
        token: await showFactor(ctx, token),
      })
    // Everybody is done and the window is closed, but the result itself waits for the grace.
    world.clock.advance(hours(2) + minutes(1))
    expect(await release()).toMatchObject({ status: 409, body: { code: 'still_running' } })
    world.clock.advance(minutes(15))
    expect((await release()).status).toBe(200)
    await api.runner.drain()
    expect(world.mail.sent.filter(({ to }) => to === 'asha@northlight.test')).toHaveLength(1)
  })

  test('a test that closes for all first shows neither result nor key, however early somebody is done', async ({
    ctx,
    make,
    http,
    world,
  }) => {
    const paper = await make.onlineTest({ result_policy: 'after_close', closes_at: later(ctx.now(), hours(2)) })
    const asha = await make.user()
    await make.marked(paper, asha)
    const token = await make.token(asha)
    const full = () => http.get(`/tests/${paper.slug}/report/full`, { token })
    expect((await full()).body).toMatchObject({ state: 'held', shown_at: later(ctx.now(), hours(2) + minutes(15)) })
    world.clock.advance(hours(3))
    expect((await full()).body).toMatchObject({ state: 'ready', report: { review: { is_open: true } } })
  })

  test('a result may be shown while the questions are not', async ({ make, http }) => {
    const paper = await make.onlineTest({ review_policy: 'never' })
    const asha = await make.user()
    await make.marked(paper, asha)
    const token = await make.token(asha)
    const { body } = await http.get(`/tests/${paper.slug}/report/questions`, { token })
    expect(body).toMatchObject({ is_open: false, questions: [] })
    expect((await http.get(`/tests/${paper.slug}/report`, { token })).status).toBe(200)
    const retry = await http.postJson('/practice', { kind: 'retry', test: paper.slug }, { token })
    expect(retry.status).toBe(400)
  })
})

describe('the questions of a report', () => {
  test('come in the order and with the options the student saw, with answer, key and solution', async ({
    make,
    http,
  }) => {
    const paper = await make.onlineTest({
      paper_version_id: await make.paper({ types: ['single', 'multiple', 'numeric', 'matching'] }),
    })
    const asha = await make.user()
    await make.marked(paper, asha, [
      'B',
      { type: 'multiple', options: ['A', 'C'] },
      { type: 'numeric', value: '-7' },
      null,
    ])
    const { body } = await http.get(`/tests/${paper.slug}/report/questions`, { token: await make.token(asha) })
    const questions = body.questions as Record<string, unknown>[]
    expect(questions.map(({ answer_text }) => answer_text)).toEqual(['B', 'A, C', '-7', ''])
    expect(questions.map(({ key }) => (key as { text: string }).text)).toEqual(['A', 'A, B', '7', 'A–1, B–2, C–3, D–4'])
    expect(questions.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'wrong', 'blank'])
    expect(questions[0]).toMatchObject({
      solution: { en: '<p>Because.</p>' },
      question: { type: 'single', options: ['A', 'B', 'C', 'D'] },
      class: null,
      bookmark: null,
      challenge: null,
    })
  })
})

describe('the PDF', () => {
  test('is opened once by its key, without a session, and by no other key', async ({ make, http, api, world }) => {
    await make.institute()
    const paper = await make.onlineTest()
    const asha = await make.user()
    await make.marked(paper, asha)
    const token = await make.token(asha)
    const ask = async () =>
      String((await http.get(`/tests/${paper.slug}/report-download-request`, { token })).body.file_key)
    const fetchFile = (key: string, method = 'GET') =>
      api.download(new Request(`${world.services.siteUrl}/v1/test-report-download/${key}`, { method }), {
        address: '203.0.113.7',
        requestId: 'r',
      })
    const key = await ask()
    // A mail program or a scanner looks first; the link is still good for the person.
    expect((await fetchFile(key, 'HEAD')).status).toBe(405)
    const file = await fetchFile(key)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await fetchFile(key)).status).toBe(404)
    expect((await fetchFile(`${key}x`)).status).toBe(404)
    expect((await fetchFile('nonsense')).status).toBe(404)
    const late = await ask()
    world.clock.advance(minutes(11))
    expect((await fetchFile(late)).status).toBe(404)
  })

  test('cannot be asked for without end', async ({ ctx, make, http, world }) => {
    const paper = await make.onlineTest()
    const asha = await make.user()
    await make.marked(paper, asha)
    const token = await make.token(asha)
    const ask = () => http.get(`/tests/${paper.slug}/report-download-request`, { token })
    for (let time = 0; time < 20; time += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    world.clock.advance(days(2))
    expect((await ask()).status).toBe(200)
    expect(await ctx.db.selectFrom('report_downloads').selectAll().execute()).toHaveLength(1)
  })
})

test('the line over all tests shows what is out, oldest first', async ({ make, http, world }) => {
  const asha = await make.user()
  const first = await make.onlineTest({ name: 'Paper 1' })
  await make.marked(first, asha, ['A', 'B', 'B'])
  world.clock.advance(days(7))
  const second = await make.onlineTest({ name: 'Paper 2' })
  await make.marked(second, asha, ['A', 'A', 'A'])
  const { body } = await http.get('/results', { token: await make.token(asha) })
  expect(body).toMatchObject({
    waiting: 0,
    results: [
      { test: { name: 'Paper 1' }, marks: 2, max: 12, rank: null, takers: 1, percentile: null },
      { test: { name: 'Paper 2' }, marks: 12, percent: 100, grade: 'A' },
    ],
  })
  const stranger = await http.get('/results', { token: await make.token(await make.user()) })
  expect(stranger.body).toEqual({ results: [], waiting: 0 })
})
