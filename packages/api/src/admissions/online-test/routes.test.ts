import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { admissionText } from '../../../testing/candidates.ts'
import type { factories } from '../../../testing/factories.ts'
import { type speaker, test } from '../../../testing/test.ts'
import { collectData } from '../../families/persons/collect-data.ts'
import { erasePerson } from '../../families/persons/erase-person.ts'
import type { Ctx } from '../../kernel/context.ts'
import { waiverWon } from '../../results/queries.ts'
import * as queries from '../queries.ts'

type Http = ReturnType<typeof speaker>

const root = '/admission/info/test/x-aptitude-test'
const paid = { state: 'paid', payment_status: 'PAID', seat: 'taken' } as const

/** A candidate at home whose window is open at the tests' hour, ten in the morning. */
const candidate = async (
  ctx: Ctx,
  make: ReturnType<typeof factories>,
  fields: Parameters<typeof aRegistration>[3] = paid,
) => {
  await make.institute()
  await make.pageText('admission', admissionText)
  const home = await make.sitting({
    mode: 'ONLINE',
    sits_on: '2026-11-14',
    closes_on: '2026-11-16',
    register_by: '2026-11-16',
    opens_from: '09:00',
    opens_until: '21:00',
  })
  await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true, delivery: 'sequential' })
  const user = await make.user()
  const row = await aRegistration(ctx, user, home, fields)
  return { user, row, token: await make.token(user) }
}

describe('the test of an application at home', () => {
  test('is applied for, answered and reported below its own address, and gives the band', async ({
    http,
    make,
    ctx,
    api,
    world,
  }) => {
    const { token, row } = await candidate(ctx, make)
    const detail = await http.get(root, { token })
    expect(detail).toMatchObject({
      status: 200,
      body: { test: { is_test_enrolled: null }, application: { number: row.number, is_open: true } },
    })
    expect(await http.get('/tests/x-aptitude-test', { token })).toMatchObject({ status: 404 })
    const applied = await http.get(`${root}/apply`, { token })
    expect(applied.body).toMatchObject({
      test_enrollment: { enrollment_type: 'Purchased', payment_status: 'PAID', amount: 99, test_status: 'Pending' },
    })
    expect(await http.get(`${root}/apply`, { token })).toMatchObject({
      status: 400,
      body: { message: 'You have already enrolled for the following online admission test.' },
    })
    expect(await http.get(`${root}/report`, { token })).toMatchObject({ status: 404 })
    for (let question = 0; question < 3; question++) {
      expect(await http.get(`${root}/question-set`, { token })).toMatchObject({ status: 200 })
      expect(await http.postForm(`${root}/fill-answer`, { attempted_answer: 'Answer1' }, { token })).toMatchObject({
        status: 200,
      })
    }
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect(await http.get(`${root}/report`, { token })).toMatchObject({ status: 200, body: { total_score: 12 } })
    expect(await http.get(`${root}/report/full`, { token })).toMatchObject({
      status: 200,
      body: { state: 'held', sentence: expect.stringContaining('Your marks stand with your application.') },
    })
    expect(await http.get(`${root}/report/challenges`, { token })).toMatchObject({ status: 200, body: { own: [] } })
    const { body } = await http.get('/admission/info', { token })
    expect(body).toMatchObject({
      application: { state: 'appeared', result: { total_marks: 12, band: expect.any(String) } },
    })
    // What the letter leads with, once it may be read, is what the application says.
    const { id } = await ctx.db.selectFrom('test_enrolments').select('id').executeTakeFirstOrThrow()
    const { waiver_percent } = (body.application as { result: { waiver_percent: number } }).result
    expect(await waiverWon(ctx.db, id)).toMatchObject({ percent: waiver_percent })
    // A test that the rules ended is not said to be marked: nothing would come.
    const ended = { test_status: 'Eliminated', reason: 'The screen was left too often.' } as const
    await ctx.db.updateTable('test_enrolments').set(ended).execute()
    expect((await http.get('/admission/info', { token })).body).toMatchObject({
      application: { test: { ended_reason: 'The screen was left too often.' } },
    })
  })

  test('is the same test when its address is written in capitals, saving included', async ({ http, make, ctx }) => {
    const { user, token } = await candidate(ctx, make, { ...paid, class: '9th' })
    await make.onlineTest({ slug: 'ix-aptitude-test', is_admission: true })
    const typed = '/admission/info/test/IX-Aptitude-Test'
    expect(await http.get(typed, { token })).toMatchObject({ status: 200 })
    expect(await http.get(`${typed}/apply`, { token })).toMatchObject({ status: 200 })
    const { body } = await http.postJson(`${typed}/attempt`, { tab: 'tab-number-one' }, { token })
    const { attempt, items } = body.sitting as { attempt: string; items: { slot: number }[] }
    const action = { do: 'visit', slot: items[0]?.slot }
    const steps = [{ device: 1, number: 1, action, givenAt: Date.parse(ctx.now()) }]
    const saved = await http.postJson(`${typed}/attempt/steps`, { attempt, device: 1, steps }, { token })
    expect(saved).toMatchObject({ status: 200, body: { complete_up_to: 1, refused: [] } })
    expect(await http.get(`${typed}/attempt`, { token })).toMatchObject({ status: 200 })
    expect(await queries.registrationOfUser(ctx.db, user.id)).toMatchObject({ state: 'appeared' })
  })

  test('stays open where time was given while the hand-in was on its way', async ({ http, make, ctx, world }) => {
    const { token } = await candidate(ctx, make, { ...paid, class: '9th' })
    await make.onlineTest({ slug: 'ix-aptitude-test', is_admission: true })
    const own = '/admission/info/test/ix-aptitude-test'
    await http.get(`${own}/apply`, { token })
    const { body } = await http.postJson(`${own}/attempt`, { tab: 'tab-number-one' }, { token })
    const { attempt } = body.sitting as { attempt: string }
    const examiner = await make.token(await make.user({ role: 'examiner' }))
    const given = { scope: 'all', minutes: 20, reason: 'Power cut' }
    world.clock.advance(minutes(50))
    const path = '/office/tests/ix-aptitude-test/extra-time'
    expect(await http.postJson(path, given, { token: examiner })).toMatchObject({ status: 200, body: { reached: 1 } })
    const submit = (extra_ms: number) =>
      http.postJson(`${own}/attempt/submit`, { attempt, device: 1, last_number: 0, extra_ms }, { token })
    // The hour that was known is over; on the way since before its end.
    world.clock.advance(minutes(15))
    expect(await submit(0)).toMatchObject({ status: 409, body: { code: 'more_time' } })
    expect(await http.get(`${own}/attempt`, { token })).toMatchObject({ body: { clock: { state: 'in_progress' } } })
    expect(await submit(minutes(20))).toMatchObject({ status: 200, body: { state: 'submitted' } })
  })

  test('is nobody’s without a paid application for this class', async ({ http, make, ctx }) => {
    const { token } = await candidate(ctx, make, {})
    const stranger = await make.token(await make.user())
    for (const path of ['', '/apply', '/question-set', '/report', '/report-download-request', '/attempt']) {
      expect(await http.get(`${root}${path}`, { token }), path).toMatchObject({ status: 404 })
      expect(await http.get(`${root}${path}`, { token: stranger }), path).toMatchObject({ status: 404 })
    }
  })

  test('cannot be begun outside its hours, but one begun in time goes on', async ({ http, make, ctx, world }) => {
    const { token } = await candidate(ctx, make)
    await http.get(`${root}/apply`, { token })
    world.clock.advance(minutes(11 * 60 + 1))
    expect(await http.get(`${root}/question-set`, { token })).toMatchObject({
      status: 409,
      body: { message: 'This test opens on 16 Nov 2026 at 9:00 am.' },
    })
    world.clock.advance(minutes(23 * 60 + 58))
    expect(await http.get(`${root}/question-set`, { token })).toMatchObject({ status: 200 })
    world.clock.advance(minutes(2))
    expect(await http.get(`${root}/question-set`, { token })).toMatchObject({ status: 200 })
    world.clock.advance(days(3))
    expect(await http.get(root, { token })).toMatchObject({
      body: { application: { is_open: false, next_opens_at: null } },
    })
  })
})

describe('the key of a test that others sit for days', () => {
  const shown = { result_policy: 'at_once', review_policy: 'after_submit' } as const
  const answer = async (http: Http, token: string) => {
    expect((await http.get(`${root}/question-set`, { token })).status).toBe(200)
    await http.postForm(`${root}/fill-answer`, { attempted_answer: 'Answer4' }, { token })
  }

  test('is not shown by practice either before its days are over', async ({ http, make, ctx, api, world }) => {
    const { token } = await candidate(ctx, make)
    await ctx.db.updateTable('tests').set(shown).execute()
    await http.get(`${root}/apply`, { token })
    for (let question = 0; question < 3; question++) await answer(http, token)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    expect((await http.get(`${root}/report/questions`, { token })).body).toMatchObject({ is_open: false })
    const { items } = await ctx.db.selectFrom('attempts').select('items').executeTakeFirstOrThrow()
    await http.postJson('/bookmarks', { question: items[0]?.version }, { token })
    await ctx.db.updateTable('questions').set({ is_practice: true }).execute()
    const topic = { kind: 'topic', subject: 'Physics' }
    // Hidden between two weekends, it comes back with the same paper.
    for (const is_active of [true, false, true]) {
      await ctx.db.updateTable('tests').set({ is_active }).execute()
      expect((await http.get('/bookmarks', { token })).body).toEqual({ bookmarks: [] })
      for (const path of ['/practice', '/practice/today'])
        expect((await http.postJson(path, topic, { token })).status, path).toBe(422)
    }
    const retry = await http.postJson('/practice', { kind: 'retry', test: 'x-aptitude-test' }, { token })
    const { uuid } = (retry.body.practice ?? {}) as { uuid?: string }
    const tried = await http.postJson(`/practice/${uuid}/answers`, { number: 1, answer: 'B' }, { token })
    expect(JSON.stringify(tried.body)).not.toContain('"key"')
    expect(tried.status).toBeGreaterThanOrEqual(400)
  })

  test('is not told question by question either, by no call and no file, before the last window of its class has closed', async ({
    http,
    make,
    ctx,
    api,
    world,
  }) => {
    const { user, token, row } = await candidate(ctx, make)
    await ctx.db.updateTable('tests').set(shown).execute()
    const weekend = { mode: 'ONLINE', opens_from: '09:00', opens_until: '21:00' } as const
    const until = (day: string) => ({ sits_on: day, closes_on: day, register_by: day })
    // The next weekend of the same class; that of another class and that of another season hold nothing back.
    await make.sitting({ code: 'next', ...weekend, ...until('2026-11-22'), season: row.season, classes: [row.class] })
    await make.sitting({ code: 'small', ...weekend, ...until('2027-01-10'), season: row.season, classes: ['7th'] })
    await make.sitting({ code: 'later', ...weekend, ...until('2027-11-21'), season: '2031-32' })
    await http.get(`${root}/apply`, { token })
    for (let question = 0; question < 3; question++) await answer(http, token)
    const slots = (await ctx.db.selectFrom('attempts').select('items').executeTakeFirstOrThrow()).items
    const tellsNothing = async () => {
      await api.runner.drain()
      const full = await http.get(`${root}/report/full`, { token })
      expect(full.body).toMatchObject({ state: 'held', report: null })
      for (const { slot } of slots) {
        const word = await http.postJson(`${root}/report/mistakes`, { slot, kind: 'guess' }, { token })
        expect(word.status).toBe(404)
      }
      const dispute = { slot: slots[0]?.slot, text: 'The second answer is right as well.' }
      expect((await http.postJson(`${root}/report/challenges`, dispute, { token })).status).toBe(404)
      // The marks of each subject are out, for the family and for older clients.
      expect((await http.get(`${root}/report`, { token })).status).toBe(200)
      expect((await http.get(`${root}/report-download-request`, { token })).status).toBe(200)
    }
    world.clock.advance(minutes(1))
    await tellsNothing()
    world.clock.advance(days(3))
    await tellsNothing()
    const data = await collectData(ctx, { ...user, isEmailVerified: false })
    expect(JSON.stringify(data)).toContain('"of":12')
    expect(JSON.stringify(data)).not.toContain('"outcome"')
    world.clock.advance(days(5))
    const full = await http.get(`${root}/report/full`, { token })
    expect(full.body).toMatchObject({ state: 'ready', report: { questions: [{}, {}, {}] } })
  })

  test('waits for every class that is given the same test', async ({ http, make, ctx, world }) => {
    const { token, row } = await candidate(ctx, make)
    await ctx.db.updateTable('tests').set(shown).execute()
    const online_slugs = { ...admissionText.test.online_slugs, '9th': 'x-aptitude-test' }
    const { content } = await ctx.db.selectFrom('page_texts').select('content').executeTakeFirstOrThrow()
    const changed = { ...content, test: { ...admissionText.test, online_slugs } }
    await ctx.db.updateTable('page_texts').set({ content: changed }).execute()
    const day = { sits_on: '2026-11-22', closes_on: '2026-11-22', register_by: '2026-11-22' }
    const hours = { mode: 'ONLINE', opens_from: '09:00', opens_until: '21:00' } as const
    await make.sitting({ code: 'ninth', ...hours, ...day, season: row.season, classes: ['9th'] })
    await http.get(`${root}/apply`, { token })
    for (let question = 0; question < 3; question++) await answer(http, token)
    world.clock.advance(days(3))
    expect((await http.get(`${root}/report/questions`, { token })).body).toMatchObject({ is_open: false })
    world.clock.advance(days(5))
    expect((await http.get(`${root}/report/questions`, { token })).body).toMatchObject({
      is_open: true,
      questions: [{}, {}, {}],
    })
  })

  test('is not told by the mail about a corrected key', async ({ http, make, ctx, api, world }) => {
    const { user, token } = await candidate(ctx, make)
    await ctx.db.updateTable('tests').set(shown).execute()
    await http.get(`${root}/apply`, { token })
    for (let question = 0; question < 3; question++) await answer(http, token)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    const { items } = await ctx.db.selectFrom('attempts').select('items').executeTakeFirstOrThrow()
    const examiner = { token: await make.token(await make.user({ role: 'examiner' })) }
    const change = { change: 'dropped', seen_key: 'A', reason: 'The second option is right as well.' }
    const path = `/office/questions/${items[0]?.version}/key-change`
    expect((await http.postJson(path, change, examiner)).status).toBe(200)
    world.clock.advance(minutes(1))
    await api.runner.drain()
    const news = world.mail.to(user.email).filter(({ text }) => text.includes('A key was corrected.'))
    expect(news).toHaveLength(1)
    expect(JSON.stringify(news)).not.toContain('second option')
  })

  test('waits for whoever has left it in the middle and may come back', async ({ http, make, ctx, world }) => {
    const { token, row } = await candidate(ctx, make)
    await ctx.db.updateTable('tests').set(shown).execute()
    const other = await make.user()
    const home = await queries.sittingById(ctx.db, row.sitting_id)
    await aRegistration(ctx, other, home, paid)
    const late = await make.token(other)
    for (const one of [token, late]) await http.get(`${root}/apply`, { token: one })
    for (let question = 0; question < 3; question++) await answer(http, token)
    await answer(http, late)
    world.clock.advance(days(3))
    expect((await http.get(`${root}/report/questions`, { token })).body).toMatchObject({ is_open: false })
    expect((await http.get(`${root}/question-set`, { token: late })).status).toBe(200)
    world.clock.advance(days(8))
    expect((await http.get(`${root}/report/questions`, { token })).body).toMatchObject({ is_open: true })
  })
})

describe('a person’s own data', () => {
  test('holds the applications and their timeline', async ({ make, ctx }) => {
    const { user, row } = await candidate(ctx, make)
    const parts = await collectData(ctx, { ...user, isEmailVerified: false })
    const sections = parts.find(({ domain }) => domain === 'admissions')?.sections
    expect(sections?.find(({ title }) => title === 'Applications for admission')?.rows).toMatchObject([
      { number: row.number, name: 'Ananya Rao', father_phone: '9845012345' },
    ])
  })

  test('is gone after a deletion: the seat is free, and nothing in the row names anybody', async ({ make, ctx }) => {
    const { user, row } = await candidate(ctx, make)
    await ctx.db.updateTable('sittings').set({ seats_taken: 1 }).execute()
    await erasePerson(ctx, { ...user, isEmailVerified: false })
    const left = JSON.stringify(await queries.registrationById(ctx.db, row.id))
    for (const word of ['Ananya', 'Raghavendra', '9845012345', 'Lake', row.email]) expect(left).not.toContain(word)
    expect((await ctx.db.selectFrom('sittings').select('seats_taken').executeTakeFirst())?.seats_taken).toBe(0)
    expect((await queries.stepsOf(ctx.db, row.id)).at(-1)?.state).toBe('withdrawn')
  })
})
