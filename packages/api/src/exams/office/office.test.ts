import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import type { CheckLine, OfficeTestRow, TestCockpitView } from '@northlight/contract/exams/office'
import { describe, expect } from 'vitest'
import { sitter } from '../../../testing/sitter.ts'
import type { Fixtures } from '../../../testing/test.ts'
import { test } from '../../../testing/test.ts'

const policy = {
  grace_minutes: 15,
  integrity: 'warn',
  warnings: 2,
  result_policy: 'by_hand',
  review_policy: 'after_results',
  challenge_days: 5,
}

const desk = async ({ http, make, ctx }: Pick<Fixtures, 'http' | 'make' | 'ctx'>) => {
  const vivek = await make.user({ role: 'examiner', name: 'Vivek Shenoy' })
  const token = await make.token(vivek)
  const get = async (path: string) => (await http.get(path, { token })).body
  const post = (path: string, body: object = {}) => http.postJson(path, body, { token })
  const cockpit = async (slug: string) => (await get(`/office/tests/${slug}/cockpit`)).test as TestCockpitView
  return {
    vivek,
    token,
    get,
    post,
    cockpit,
    remove: (path: string) => http.send('DELETE', path, undefined, { token }),
    line: async (slug: string, key: string): Promise<CheckLine | undefined> => {
      const { before, during, after } = await cockpit(slug)
      return [...before, ...during, ...after].find((one) => one.key === key)
    },
    window: (start: number, end: number) => ({ opens_at: later(ctx.now(), start), closes_at: later(ctx.now(), end) }),
  }
}

const testBySlug = (ctx: Fixtures['ctx'], slug: string) =>
  ctx.db.selectFrom('tests').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()

describe('a test in the office', () => {
  test('is made once with the same key: after a lost answer, at the same moment, and by whoever sends it', async ({
    http,
    make,
    ctx,
  }) => {
    const office = await desk({ http, make, ctx })
    const wanted = { name: 'Weekly', key: 'a1'.repeat(12) }
    const first = await office.post('/office/tests', wanted)
    expect(first).toMatchObject({ status: 201, body: { slug: 'weekly' } })
    expect((await office.post('/office/tests', wanted)).body.slug).toBe('weekly')
    const colleague = await make.token(await make.user({ role: 'examiner' }))
    expect((await http.postJson('/office/tests', wanted, { token: colleague })).body.slug).toBe('weekly')
    const atOnce = { name: 'Weekly', key: 'b2'.repeat(12) }
    const both = await Promise.all([1, 2, 3].map(() => office.post('/office/tests', atOnce)))
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201])
    const slugs = new Set(both.map(({ body }) => body.slug))
    expect([slugs.size, slugs.has('weekly')]).toEqual([1, false])
    const made = await ctx.db.selectFrom('tests').select('slug').where('name', '=', 'Weekly').execute()
    expect(made).toHaveLength(2)
    const told = await ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'exams.create-test').execute()
    expect(told).toHaveLength(2)
    // Two of the same name at once are two tests.
    const named = await Promise.all([1, 2].map(() => office.post('/office/tests', { name: 'Monthly' })))
    expect(named.map(({ status }) => status)).toEqual([201, 201])
  })

  test('is made, told before it is saved what would go wrong, planned and read back', async ({ http, make, ctx }) => {
    const office = await desk({ http, make, ctx })
    const made = await office.post('/office/tests', { name: 'JEE Main mock 4' })
    expect(made).toMatchObject({ status: 201, body: { slug: 'jee-main-mock-4' } })
    const slug = String(made.body.slug)
    expect(await office.line(slug, 'paper')).toMatchObject({ state: 'wrong', title: 'No paper yet' })

    const paper = await make.paper({ duration_ms: minutes(60) })
    const gaps = await make.paper({ duration_ms: minutes(60) })
    await ctx.db
      .deleteFrom('paper_slot_questions')
      .where('slot_id', 'in', (q) =>
        q
          .selectFrom('paper_slots')
          .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
          .select('paper_slots.id')
          .where('paper_version_id', '=', gaps),
      )
      .execute()
    const plan = (more: object) =>
      office.post(`/office/tests/${slug}/plan`, {
        ...policy,
        paper_version_id: paper,
        ...office.window(days(1), days(1) + hours(2)),
        ...more,
      })
    const refused: [object, string, RegExp][] = [
      [{ paper_version_id: gaps }, 'paper_version_id', /3 places are empty/],
      [{ paper_version_id: 987_654 }, 'paper_version_id', /not there/],
      [office.window(days(1), days(1) + minutes(30)), 'closes_at', /whole time/],
      [office.window(days(1), hours(1)), 'closes_at', /before it opens/],
      [{ grace_minutes: 90 }, 'grace_minutes', /longer than the paper/],
      [{ amount_paise: 50 }, 'amount', /at least/],
    ]
    for (const [more, field, reason] of refused) {
      const reply = await plan(more)
      expect(reply.status, field).toBe(422)
      expect((reply.body.errors as Record<string, string[]>)[field]?.join(' '), JSON.stringify(reply.body)).toMatch(
        reason,
      )
    }
    // A key that gives nobody marks is told, too.
    const [keyless] = await ctx.db
      .selectFrom('paper_slot_questions')
      .select('question_version_id')
      .where('slot_id', 'in', (q) =>
        q
          .selectFrom('paper_slots')
          .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
          .select('paper_slots.id')
          .where('paper_version_id', '=', paper),
      )
      .execute()
    const set = (right: string[]) =>
      ctx.db
        .updateTable('question_versions')
        .set({ key: { type: 'single', right } })
        .where('id', '=', keyless?.question_version_id ?? 0)
        .execute()
    await set([])
    expect(await plan({})).toMatchObject({
      status: 422,
      body: { errors: { paper_version_id: ['One question has a key that gives no marks.'] } },
    })
    await set(['A'])

    const saved = await plan({})
    expect(saved).toMatchObject({
      status: 200,
      body: { sentences: expect.arrayContaining(['Results come when you release them.']) },
    })
    expect(await office.line(slug, 'paper')).toMatchObject({ state: 'look', title: 'Paper not frozen, version 1' })
    expect((await office.cockpit(slug)).changes[0]).toMatchObject({
      by: 'Vivek Shenoy',
      what: expect.stringContaining('opens at'),
    })
    // Who begins late, and the day of the tutor's note, are part of the plan.
    expect(await plan({ late_start: 'keeps_time', note_within_days: 3 })).toMatchObject({
      status: 200,
      body: {
        sentences: expect.arrayContaining([
          expect.stringContaining('also whoever begins last'),
          'A tutor writes to each student within 3 days of the result.',
        ]),
      },
    })
    expect((await office.cockpit(slug)).plan).toMatchObject({ late_start: 'keeps_time', note_within_days: 3 })
    await plan({})
    const rows = (await office.get('/office/tests?filter[state]=planned')).data as OfficeTestRow[]
    expect(rows.map((row) => row.slug)).toEqual([slug])
  })

  test('is shown to students when it is whole, and hidden again', async ({ http, make, ctx }) => {
    const office = await desk({ http, make, ctx })
    const slug = String((await office.post('/office/tests', { name: 'Mock 5' })).body.slug)
    const show = (is_shown: boolean) => office.post(`/office/tests/${slug}/shown`, { is_shown })
    const found = async () => JSON.stringify((await http.get('/tests/all')).body).includes(slug)
    expect(await show(true)).toMatchObject({
      status: 422,
      body: { errors: { is_shown: [expect.stringMatching(/no paper/), expect.stringMatching(/no text/)] } },
    })
    const paper_version_id = await make.paper({ duration_ms: minutes(60) })
    await office.post(`/office/tests/${slug}/plan`, { ...policy, paper_version_id })
    await ctx.db
      .updateTable('tests')
      .set({ description: '<p>A whole paper.</p>', description_text: 'A whole paper.' })
      .where('slug', '=', slug)
      .execute()
    expect(await found()).toBe(false)
    expect(await office.line(slug, 'page')).toMatchObject({ state: 'look' })
    expect(await show(true)).toMatchObject({ status: 200 })
    expect(await found()).toBe(true)
    expect(await office.line(slug, 'page')).toMatchObject({ state: 'good' })
    expect(await show(false)).toMatchObject({ status: 200 })
    expect(await found()).toBe(false)

    // Over: nobody could begin it. Near: those who are enrolled sit in front of the screen.
    const window = (opens: number, closes: number) =>
      ctx.db.updateTable('tests').set(office.window(opens, closes)).where('slug', '=', slug).execute()
    await window(-hours(3), -hours(1))
    expect(await show(true)).toMatchObject({
      status: 422,
      body: { errors: { is_shown: [expect.stringMatching(/window is over/)] } },
    })
    await window(minutes(5), hours(3))
    expect(await show(true)).toMatchObject({ status: 200 })
    await make.testEnrolment(await testBySlug(ctx, slug), await make.user())
    expect(await show(false)).toMatchObject({
      status: 422,
      body: { errors: { is_shown: [expect.stringContaining('1 are enrolled')] } },
    })
    await window(days(1), days(1) + hours(3))
    expect(await show(false)).toMatchObject({ status: 200 })
  })

  test('does not move a start from under those who wait', async ({ http, make, ctx }) => {
    const office = await desk({ http, make, ctx })
    const soon = await make.onlineTest({ ...office.window(minutes(5), hours(3)) })
    const plan = { ...policy, paper_version_id: soon.paper_version_id, ...office.window(minutes(30), hours(4)) }
    await make.testEnrolment(soon, await make.user())
    expect(await office.post(`/office/tests/${soon.slug}/plan`, plan)).toMatchObject({
      status: 422,
      body: { errors: { opens_at: [expect.stringContaining('1 are enrolled')] } },
    })
    await ctx.db.deleteFrom('test_enrolments').execute()
    expect(await office.post(`/office/tests/${soon.slug}/plan`, plan)).toMatchObject({ status: 200 })
  })

  test('is not changed under the hands of those who write it, nor over what a colleague has changed', async ({
    http,
    make,
    ctx,
    world,
  }) => {
    const office = await desk({ http, make, ctx })
    const real = await make.onlineTest(office.window(0, hours(3)))
    const plan = {
      ...policy,
      paper_version_id: real.paper_version_id,
      opens_at: real.opens_at,
      closes_at: real.closes_at,
    }
    const save = (more: object) => office.post(`/office/tests/${real.slug}/plan`, { ...plan, ...more })
    const { plan_mark } = await office.cockpit(real.slug)
    const first = await save({ seen_mark: plan_mark, challenge_days: 3 })
    expect(first).toMatchObject({ status: 200, body: { plan_mark: expect.any(String) } })
    // The second window was opened before the first one saved.
    expect(await save({ seen_mark: plan_mark, challenge_days: 9 })).toMatchObject({ status: 409 })
    expect((await office.cockpit(real.slug)).plan.challenge_days).toBe(3)
    expect(await save({ seen_mark: first.body.plan_mark, challenge_days: 4 })).toMatchObject({ status: 200 })

    const asha = await sitter({ make, http }, real)
    await asha.start()
    await asha.post('/attempt/events', {
      attempt: asha.attempt,
      events: [{ id: 'left-once-1', kind: 'tab_hidden', at: Date.parse(ctx.now()), awayMs: 4000 }],
    })
    await office.post(`/office/tests/${real.slug}/incidents`, { kind: 'power', text: 'The lights went out.' })
    expect(await office.line(real.slug, 'warned')).toMatchObject({ state: 'look', under: 'by 1 of 1' })
    expect(await office.line(real.slug, 'incidents')).toMatchObject({ state: 'look', under: '1 noted, 1 to decide' })
    expect(await office.line(real.slug, 'late')).toMatchObject({ state: 'open' })
    expect(await save({ grace_minutes: 5 })).toMatchObject({ status: 409, body: { code: 'test_running' } })
    await asha.submit(0)
    world.clock.advance(minutes(1))
    expect(await save({ grace_minutes: 5 })).toMatchObject({ status: 200 })
    expect(await office.line(real.slug, 'late')).toMatchObject({ state: 'good' })
  })

  test('does not open again once its keys are out, nor end otherwise while answers can arrive', async ({
    http,
    make,
    ctx,
    world,
  }) => {
    const office = await desk({ http, make, ctx })
    const real = await make.onlineTest({ closes_at: later(ctx.now(), hours(2)), result_policy: 'by_hand' })
    const plan = (closes_at: string | null, more: object = {}) =>
      office.post(`/office/tests/${real.slug}/plan`, {
        ...policy,
        paper_version_id: real.paper_version_id,
        closes_at,
        ...more,
      })
    const asha = await sitter({ make, http }, real)
    await asha.start()
    expect(await plan(null)).toMatchObject({ status: 409, body: { code: 'test_running' } })
    // Ended by the clock; what was given offline can come for a while.
    world.clock.advance(minutes(62))
    expect(await plan(null)).toMatchObject({
      status: 422,
      body: { errors: { closes_at: [expect.stringContaining('can still arrive')] } },
    })
    await asha.submit(0)
    world.clock.advance(minutes(1))
    expect((await plan(later(ctx.now(), hours(3)))).status).toBe(200)
    world.clock.advance(hours(4))
    // Held back, nobody has seen a key: those who could not come may still sit it.
    expect((await plan(later(ctx.now(), hours(3)))).status).toBe(200)
    world.clock.advance(hours(4))
    const end = (await testBySlug(ctx, real.slug)).closes_at
    expect((await plan(end, { result_policy: 'at_once' })).status).toBe(200)
    expect((await asha.get('/report')).status).toBe(200)
    for (const again of [later(ctx.now(), hours(3)), null])
      expect(await plan(again, { result_policy: 'at_once' })).toMatchObject({
        status: 422,
        body: { errors: { closes_at: [expect.stringContaining('keys')] } },
      })
  })

  test('is sat by staff in a copy that stands in no figure, and is taken away with one click', async ({
    http,
    make,
    ctx,
    api,
  }) => {
    const office = await desk({ http, make, ctx })
    const real = await make.onlineTest({ name: 'Mock 4', ...office.window(days(1), days(2)) })
    expect(await office.line(real.slug, 'trial')).toMatchObject({ state: 'wrong' })
    const started = await office.post(`/office/tests/${real.slug}/trial`)
    const slug = /^\/online-tests\/([\w-]+)\/ongoing$/.exec(String(started.body.address))?.[1] ?? ''
    expect(await office.post(`/office/tests/${real.slug}/trial`)).toMatchObject({
      body: { address: started.body.address },
    })

    // Nobody else can begin it, apply for it or find it.
    const trial = { ...real, slug }
    const stranger = await sitter({ make, http }, trial, { isEnrolled: false })
    expect((await stranger.start()).status).toBe(404)
    expect((await stranger.get('/apply')).status).toBe(404)
    expect(JSON.stringify((await http.get('/tests/all')).body)).not.toContain(slug)
    expect(JSON.stringify(await office.get('/office/tests'))).not.toContain(slug)

    const own = await sitter({ make, http }, trial, { user: office.vivek, isEnrolled: false })
    const begun = await own.start()
    expect(begun, JSON.stringify(begun.body)).toMatchObject({ status: 200 })
    const { frozen_at } = await ctx.db
      .selectFrom('paper_versions')
      .select('frozen_at')
      .where('id', '=', real.paper_version_id ?? 0)
      .executeTakeFirstOrThrow()
    expect(frozen_at).toBeNull()
    const handedIn = await own.submit(0)
    expect(handedIn, JSON.stringify(handedIn.body)).toMatchObject({ status: 200 })
    await api.runner.drain()
    expect(await office.line(real.slug, 'trial')).toMatchObject({ state: 'good' })
    expect(await office.cockpit(real.slug)).toMatchObject({ enrolled: 0, trial: { state: 'done' } })
    expect(await office.line(real.slug, 'in')).toMatchObject({ under: 'nobody yet, of 0' })
    expect((await office.get(`/office/tests/${real.slug}/results`)).meta).toMatchObject({ total: 0 })
    // Nor would a changed key give anybody of it other marks.
    const [asked] = await ctx.db.selectFrom('paper_slot_questions').select('question_version_id').execute()
    const simulated = await office.get(`/office/questions/${asked?.question_version_id}/key-simulation?change=dropped`)
    expect(simulated.simulation).toMatchObject({ asked: 0, marks_changed: 0 })

    expect(await office.remove(`/office/tests/${real.slug}/trial`)).toMatchObject({ status: 200 })
    expect(await ctx.db.selectFrom('tests').select('id').where('kind', '=', 'trial').execute()).toEqual([])
    expect(await ctx.db.selectFrom('attempts').select('id').execute()).toEqual([])
    expect((await office.remove(`/office/tests/${real.slug}/trial`)).status).toBe(404)
  })

  test('knows who is enrolled, who may not begin and who has more time', async ({ http, make, ctx }) => {
    const office = await desk({ http, make, ctx })
    const real = await make.onlineTest(office.window(days(1), days(2)))
    const asha = await make.user({ name: 'Asha Rao', email: 'asha@northlight.test' })
    const child = await make.minor({ name: 'Diya P.' })
    await make.testEnrolment(real, child)
    expect(await office.post(`/office/tests/${real.slug}/people`, { email: 'asha@northlight.test' })).toMatchObject({
      status: 201,
      body: { message: 'Asha Rao is enrolled.' },
    })
    expect(await office.post(`/office/tests/${real.slug}/people`, { email: 'nobody@northlight.test' })).toMatchObject({
      status: 422,
    })
    await http.postJson(
      '/office/students/compensatory-time',
      { user_id: asha.id, minutes_per_hour: 20, reason: 'Certificate seen' },
      { token: office.token },
    )
    expect((await office.get(`/office/tests/${real.slug}/people`)).data).toMatchObject([
      { name: 'Asha Rao', lacks_consent: false, compensatory_per_hour: 20 },
      { name: 'Diya P.', lacks_consent: true, compensatory_per_hour: 0 },
    ])
    expect((await office.get(`/office/tests/${real.slug}/people?filter[show]=consent`)).data).toMatchObject([
      { name: 'Diya P.' },
    ])
    expect(await office.line(real.slug, 'consent')).toMatchObject({
      state: 'look',
      title: 'One student of 2 cannot begin',
    })
    expect(await office.line(real.slug, 'time')).toMatchObject({ under: 'One student with more time.' })
    // Anyone who took the same paper in another test may know its keys.
    expect(await office.line(real.slug, 'known')).toBeUndefined()
    const other = await make.onlineTest({ paper_version_id: real.paper_version_id })
    await make.attempt(other, asha)
    await make.attempt(other, await make.user())
    expect(await office.line(real.slug, 'known')).toMatchObject({
      state: 'look',
      title: '2 students took this paper in another test',
      under: expect.stringContaining('1 of them is enrolled here'),
    })
  })
})
