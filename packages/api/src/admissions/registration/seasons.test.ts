import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration, tieToApplications } from '../../../testing/admission-factories.ts'
import { admissionText, aGuest } from '../../../testing/candidates.ts'
import type { factories } from '../../../testing/factories.ts'
import { test as base, type speaker } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'
import { readResults } from '../online-test/read-results.ts'
import * as queries from '../queries.ts'

type Make = ReturnType<typeof factories>
type Http = ReturnType<typeof speaker>

const paid = { payment_status: 'PAID', seat: 'taken' } as const
const root = '/admission/info/test/x-aptitude-test'

/** A sitting of this season and one of the next, both to be registered for now. */
const test = base.extend<{
  sittings: { now: { id: number; fee_paise: number }; next: { id: number; fee_paise: number } }
}>({
  sittings: [
    async ({ make }, use) => {
      await make.institute()
      await make.pageText('admission', admissionText)
      await use({
        now: await make.sitting({ code: 'now', season: '2027-28' }),
        next: await make.sitting({ code: 'next', season: '2028-29', sits_on: '2027-12-05', register_by: '2027-12-01' }),
      })
    },
    { auto: true },
  ],
})

const grownUp = { date_of_birth: '2005-06-15' }

const register = (http: Http, user: { email: string }, token: string, sitting: string, fields: object = {}) =>
  http.postJson('/admission/registration', aGuest({ ...grownUp, email: user.email, sitting, ...fields }), { token })

const signedIn = async (make: Make) => {
  const user = await make.user({ email_verified_at: '2026-11-01T00:00:00.000Z' })
  return { user, token: await make.token(user) }
}

describe('whoever was', () => {
  test.for(['declined', 'admitted', 'appeared', 'withdrawn'] as const)(
    '%s in one season can apply in the next, and once in each',
    async (state, { http, make, ctx, sittings }) => {
      const { user, token } = await signedIn(make)
      await aRegistration(ctx, user, sittings.now, {
        state,
        email: user.email,
        marks: 28,
        total_marks: 35,
        percent: 80,
      })
      expect(await register(http, user, token, 'next')).toMatchObject({
        status: 201,
        body: { application: { season: '2028-29', state: 'registered', result: null } },
      })
      expect(await register(http, user, token, 'next')).toMatchObject({ status: 422 })
      expect(await register(http, user, token, 'now')).toMatchObject({ status: state === 'withdrawn' ? 201 : 422 })
      expect((await http.get('/admission/info', { token })).body).toMatchObject({ application: { season: '2028-29' } })
    },
  )

  test('declined can withdraw, and then apply again in the same season', async ({ http, make, ctx, sittings }) => {
    const { user, token } = await signedIn(make)
    await aRegistration(ctx, user, sittings.now, { ...paid, state: 'declined', email: user.email })
    expect(await register(http, user, token, 'now')).toMatchObject({ status: 422 })
    expect(await http.send('POST', '/admission/info/withdraw', undefined, { token })).toMatchObject({ status: 200 })
    expect(await register(http, user, token, 'now')).toMatchObject({ status: 201 })
  })

  test('registered stays in the season: another year’s sitting is no place to move to', async ({ http, make }) => {
    const { user, token } = await signedIn(make)
    await register(http, user, token, 'now')
    expect(await http.send('POST', '/admission/info/sitting/next', undefined, { token })).toMatchObject({
      status: 422,
      body: { errors: { sitting: [expect.stringContaining('2028-29')] } },
    })
  })
})

test('the page says when another application can be made: the setting decides, or else the calendar', async ({
  http,
  make,
  ctx,
  sittings,
  world,
}) => {
  const { user, token } = await signedIn(make)
  await aRegistration(ctx, user, sittings.now, { state: 'declined' })
  const canApply = async () =>
    (await http.get('/admission/info', { token })).body.application as { can: { apply_again: boolean } }
  expect((await canApply()).can.apply_again).toBe(false)
  await ctx.db
    .insertInto('settings')
    .values({ key: 'admissions', value: { season: '2028-29' }, updated_at: ctx.now() })
    .execute()
  expect((await canApply()).can.apply_again).toBe(true)
  await ctx.db
    .updateTable('settings')
    .set({ value: { season: '' } })
    .where('key', '=', 'admissions')
    .execute()
  expect((await canApply()).can.apply_again).toBe(false)
  world.clock.advance(days(360))
  const fresh = await make.token(user)
  expect((await http.get('/admission/info', { token: fresh })).body).toMatchObject({
    application: { can: { apply_again: true } },
  })
})

describe('a new application', () => {
  /** Somebody who has sat the aptitude test at home, seen the marks, and withdrawn. */
  const satBefore = async (ctx: Ctx, make: Make) => {
    const { user, token } = await signedIn(make)
    const home = await make.sitting({
      ...({ code: 'home', mode: 'ONLINE', season: '2027-28' } as const),
      ...{ sits_on: '2026-11-01', closes_on: '2026-12-31', register_by: '2026-12-31' },
    })
    const paper = await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true })
    const old = await aRegistration(ctx, user, home, { ...paid, state: 'paid', email: user.email })
    await make.marked(paper, user, ['A', 'A', 'A'])
    await tieToApplications(ctx)
    await readResults(ctx)
    expect(await queries.registrationById(ctx.db, old.id)).toMatchObject({ state: 'appeared', total_marks: 12 })
    await ctx.db.updateTable('registrations').set({ state: 'withdrawn', seat: 'none' }).execute()
    return { user, token, home, old }
  }

  test('for a campus has no marks of before, and can still change its sitting', async ({ http, make, ctx }) => {
    const { user, token } = await satBefore(ctx, make)
    await make.sitting({ code: 'other', season: '2027-28' })
    expect(await register(http, user, token, 'now')).toMatchObject({ status: 201 })
    await readResults(ctx)
    expect((await http.get('/admission/info', { token })).body).toMatchObject({
      application: { state: 'registered', result: null, can: { change_sitting: true, pay: true } },
    })
    expect(await http.send('POST', '/admission/info/sitting/other', undefined, { token })).toMatchObject({
      status: 200,
    })
  })

  test('at home sits its own test anew, in the same class, and only its own marks count', async ({
    http,
    make,
    ctx,
  }) => {
    const { user, token, old } = await satBefore(ctx, make)
    const home = await make.sitting({
      ...({ code: 'next-home', mode: 'ONLINE', season: '2028-29' } as const),
      ...{ sits_on: '2026-11-01', closes_on: '2026-12-31', register_by: '2026-12-31' },
    })
    const fresh = await aRegistration(ctx, user, home, { ...paid, state: 'paid', season: '2028-29', email: user.email })
    await readResults(ctx)
    expect(await queries.registrationById(ctx.db, fresh.id)).toMatchObject({ state: 'paid', marks: null })
    expect((await http.get(root, { token })).body).toMatchObject({ test: { is_test_enrolled: null } })
    expect((await http.get(`${root}/report`, { token })).status).toBe(404)
    expect(await http.get(`${root}/apply`, { token })).toMatchObject({ status: 200 })
    expect(await http.get(`${root}/apply`, { token })).toMatchObject({ status: 400 })
    const rows = await ctx.db
      .selectFrom('test_enrolments')
      .select(['registration_id', 'test_status'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { registration_id: old.id, test_status: 'Completed' },
      { registration_id: fresh.id, test_status: 'Pending' },
    ])
    const started = await http.postJson(`${root}/attempt`, { tab: 'a-tab-of-this-test' }, { token })
    expect(started.status).toBeLessThan(300)
    expect(await ctx.db.selectFrom('attempts').select('id').execute()).toHaveLength(2)
    // Clock and paper are those of the attempt that runs, not of the one of before.
    const { attempt, paper_version } = started.body.sitting as { attempt: string; paper_version: number }
    expect((await http.get(`${root}/attempt`, { token })).body).toMatchObject({
      clock: { attempt, state: 'in_progress' },
    })
    expect((await http.get(`${root}/paper/${paper_version}`, { token })).status).toBe(200)
  })

  test('in the same year does not sit the paper at home a second time: a campus is offered instead', async ({
    http,
    make,
    ctx,
  }) => {
    const { user, token } = await satBefore(ctx, make)
    await make.sitting({
      ...({ code: 'second-weekend', mode: 'ONLINE', season: '2027-28' } as const),
      ...{ sits_on: '2026-12-05', closes_on: '2026-12-06', register_by: '2026-12-06' },
    })
    const again = await register(http, user, token, 'second-weekend', { mode: 'ONLINE' })
    expect(again).toMatchObject({ status: 422, body: { errors: { sitting: [expect.stringContaining('campus')] } } })
    expect(await register(http, user, token, 'now')).toMatchObject({ status: 201 })
    const moved = await http.send('POST', '/admission/info/sitting/second-weekend', undefined, { token })
    expect(moved).toMatchObject({ status: 422, body: { errors: { sitting: [expect.stringContaining('campus')] } } })
  })
})

test('a paper marked again to the same marks is read once, and nobody is told twice', async ({
  make,
  ctx,
  world,
  sittings,
}) => {
  const { user } = await signedIn(make)
  const row = await aRegistration(ctx, user, sittings.now, { ...paid, state: 'paid' })
  const paper = await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true })
  await make.marked(paper, user, ['A', 'A', 'A'])
  await tieToApplications(ctx)
  await readResults(ctx)
  world.clock.advance(days(1))
  await ctx.db.updateTable('test_results').set({ marked_at: ctx.now() }).execute()
  world.clock.advance(days(1))
  await readResults(ctx)
  const read = await queries.registrationById(ctx.db, row.id)
  expect(read?.result_at).toBe(ctx.now())
  world.clock.advance(days(1))
  await readResults(ctx)
  expect((await queries.registrationById(ctx.db, row.id))?.result_at).toBe(read?.result_at)
  const steps = await queries.stepsOf(ctx.db, row.id)
  expect(steps.filter(({ note }) => note?.startsWith('Result'))).toHaveLength(1)
})

test('marks are read lot by lot, and the lot in which nobody is shown anything yet does not end it', async ({
  make,
  ctx,
  sittings,
}) => {
  const paper = await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true })
  const rows = []
  for (let person = 0; person < 5; person += 1) {
    const { user } = await signedIn(make)
    rows.push(await aRegistration(ctx, user, sittings.now, { ...paid, state: 'paid' }))
    await make.marked(paper, user, ['A', 'A', 'A'])
  }
  await tieToApplications(ctx)
  const hidden = await ctx.db.selectFrom('attempts').select('id').orderBy('id').limit(2).execute()
  await ctx.db
    .updateTable('attempts')
    .set({ settles_at: later(ctx.now(), days(1)) })
    .where(
      'id',
      'in',
      hidden.map(({ id }) => id),
    )
    .execute()
  await readResults(ctx, undefined, 2)
  const states = await Promise.all(rows.map(async ({ id }) => (await queries.registrationById(ctx.db, id))?.state))
  expect(states).toEqual(['paid', 'paid', 'appeared', 'appeared', 'appeared'])
})
