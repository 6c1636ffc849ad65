import { describe, expect } from 'vitest'
import { aRegistration } from '../../../../testing/admission-factories.ts'
import { ctxAs } from '../../../../testing/staff.ts'
import { test as base } from '../../../../testing/test.ts'
import type { Ctx } from '../../../kernel/context.ts'
import { offer } from '../offer.ts'
import { signWaiver } from './decide.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any
type Who = { token: string }

const fee = 1_64_000_00
const until = '2026-12-18'
const reason = 'The father has lost his work.'

/** A candidate whose band gives nothing, a course of ₹1,64,000, a counsellor and two administrators. */
const test = base.extend<{
  staff: { counsellor: Who; elsewhere: Who; first: Who; second: Who; adminId: number; secondId: number }
  place: { id: number }
  candidate: { id: number; email: string }
  give: (waiver_percent: number, more?: object, who?: Who) => Promise<{ status: number; body: Body }>
}>({
  staff: async ({ make, ctx }, use) => {
    await make.institute()
    await make.branch({ id: 901, name: 'Bengaluru' })
    await make.branch({ id: 902 })
    const of = async (branch_id: number) => {
      const user = await make.user({ role: 'counsellor', name: `Asha of ${branch_id}` })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    const [first, second] = [
      await make.user({ role: 'admin', name: 'Ravi Rao' }),
      await make.user({ role: 'admin', name: 'Leela Bhat' }),
    ]
    await use({
      ...{ counsellor: await of(901), elsewhere: await of(902), adminId: first.id, secondId: second.id },
      ...{ first: { token: await make.token(first) }, second: { token: await make.token(second) } },
    })
  },
  place: async ({ make, staff }, use) => {
    expect(staff.first.token).toBeTruthy()
    const course = await make.course({ name: 'Two-Year JEE' })
    await use(await make.courseAtBranch({ course_id: course.id, branch_id: 901, amount_paise: fee }))
  },
  candidate: async ({ make, ctx, place }, use) => {
    expect(place.id).toBeGreaterThan(0)
    const sitting = await make.sitting({ code: 'first', branch_id: 901 })
    await use(
      await aRegistration(ctx, await make.user(), sitting, {
        ...{ state: 'appeared', payment_status: 'PAID', seat: 'taken', name: 'Zoya Khan' },
        ...{ marks: 40, total_marks: 100, percent: 40, band_label: 'none', waiver_percent: 0, result_at: ctx.now() },
      }),
    )
  },
  give: async ({ http, staff, place, candidate }, use) =>
    use((waiver_percent, more = { reason }, who = staff.counsellor) =>
      http.postJson(
        `/office/applications/${candidate.id}/offer`,
        { course_branch_id: place.id, until, waiver_percent, ...more },
        who,
      ),
    ),
})

const offersOf = (ctx: Ctx) => ctx.db.selectFrom('offers').selectAll().orderBy('id').execute()
const stateOf = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('registrations').select('state').executeTakeFirstOrThrow()).state

describe('a waiver beyond the band of the test', () => {
  test('needs a reason, and up to the sum of the settings nobody else', async ({ ctx, give }) => {
    const bare = await give(5, {})
    expect(bare).toMatchObject({ status: 422 })
    expect(JSON.stringify(bare.body)).toContain('Say why more is waived')
    expect(await offersOf(ctx)).toEqual([])
    // 5 per cent of ₹1,64,000 is ₹8,200: less than the ten thousand of an institute that has set nothing.
    expect((await give(5)).body.application).toMatchObject({
      state: 'offered',
      waiver: null,
      offer: { waiver_percent: 5, waived_paise: 8_200_00, reason, signed_by: null },
    })
  })

  test('waits above that sum: nothing is offered, nothing is mailed, and the proposer sees that it waits', async ({
    ctx,
    api,
    world,
    give,
    candidate,
    staff,
    http,
  }) => {
    const given = await give(40)
    expect(given.body.message).toContain('somebody else signs it first')
    expect(given.body.application).toMatchObject({
      ...{ state: 'appeared', offer: null },
      waiver: { state: 'waiting', beyond_paise: 65_600_00, reason, proposed_by: 'Asha of 901', may_decide: false },
    })
    await api.runner.drain()
    expect(world.mail.to(candidate.email)).toEqual([])
    expect(await offersOf(ctx)).toEqual([])
    const list = await http.get('/office/waivers?filter[state]=waiting', staff.counsellor)
    expect(list.body).toMatchObject({ data: [{ name: 'Zoya Khan', state: 'waiting' }] })
    expect((await http.get('/office/waivers', staff.elsewhere)).body).toMatchObject({ data: [] })
    // Nor is there a seat to confirm, or a letter to open.
    expect((await http.get(`/office/applications/${candidate.id}/letter`, staff.counsellor)).status).toBe(404)
    const confirm = { pay: 'whole', on_word_of: 'the father, by phone' }
    expect(
      (await http.postJson(`/office/applications/${candidate.id}/take-seat`, confirm, staff.counsellor)).status,
    ).toBe(409)
  })

  test('is signed by another administrator, once, and only then offered and lettered', async ({
    ctx,
    api,
    world,
    give,
    candidate,
    staff,
    http,
  }) => {
    const { id } = (await give(40)).body.application.waiver
    const today = (await http.get('/office/today', staff.first)).body as Body
    expect(today.only_yours).toMatchObject([
      { key: `waiver-${id}`, by: 'Asha of 901', to: `/applications/${candidate.id}` },
    ])
    for (const _ of ['first', 'again'])
      expect((await http.postJson(`/office/waivers/${id}/sign`, {}, staff.first)).body).toMatchObject({
        waiver: { state: 'signed', decided_by: 'Ravi Rao' },
      })
    expect(await offersOf(ctx)).toMatchObject([
      { waiver_percent: 40, waived_paise: 65_600_00, reason, signed_by: staff.adminId },
    ])
    await api.runner.drain()
    const letters = world.mail.to(candidate.email).filter(({ attachments }) => attachments?.length)
    expect(letters).toHaveLength(1)
    expect(((await http.get('/office/today', staff.second)).body as Body).only_yours).toEqual([])
    const audited = await ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['admissions.propose-waiver', 'admissions.sign-waiver'])
      .execute()
    expect(audited.map(({ action }) => action).sort()).toEqual(['admissions.propose-waiver', 'admissions.sign-waiver'])
  })

  test('is signed by nobody who proposed it, no lower role, and not without a fresh factor', async ({
    ctx,
    give,
    staff,
    http,
    world,
  }) => {
    const { id } = (await give(40, { reason }, staff.first)).body.application.waiver
    const sign = (who: Who) => http.postJson(`/office/waivers/${id}/sign`, {}, who)
    const refuse = (who: Who) => http.postJson(`/office/waivers/${id}/refuse`, { note: 'No.  Not so much.' }, who)
    expect((await sign(staff.first)).status).toBe(409)
    expect((await refuse(staff.first)).status).toBe(409)
    expect(((await http.get('/office/today', staff.first)).body as Body).only_yours).toEqual([])
    for (const who of [staff.counsellor, staff.elsewhere]) {
      expect((await sign(who)).status).toBe(403)
      expect((await refuse(who)).status).toBe(403)
    }
    world.clock.advance(11 * 60_000)
    expect((await sign(staff.second)).status).toBe(403)
    expect(await offersOf(ctx)).toEqual([])
    expect(await stateOf(ctx)).toBe('appeared')
  })

  test('is refused with a word, which the proposer reads on Today and the family never', async ({
    ctx,
    api,
    world,
    give,
    candidate,
    staff,
    http,
  }) => {
    const { id } = (await give(40)).body.application.waiver
    const refused = await http.postJson(
      `/office/waivers/${id}/refuse`,
      { note: 'Twenty per cent is the most.' },
      staff.second,
    )
    expect(refused.body).toMatchObject({ waiver: { state: 'refused', decided_note: 'Twenty per cent is the most.' } })
    expect((await http.postJson(`/office/waivers/${id}/sign`, {}, staff.first)).status).toBe(409)
    const blocks = ((await http.get('/office/today', staff.counsellor)).body as Body).blocks
    expect(blocks).toMatchObject([
      { key: 'refused-waivers', count: 1, items: [{ under: 'Leela Bhat: Twenty per cent is the most.' }] },
    ])
    const seen = (await http.get(`/office/applications/${candidate.id}`, staff.counsellor)).body as Body
    expect(seen.application.waiver).toMatchObject({ state: 'refused', decided_by: 'Leela Bhat' })
    await api.runner.drain()
    expect(world.mail.to(candidate.email)).toEqual([])
    // Something within reach is offered since: the refusal waits for nobody any more.
    await give(5)
    expect(((await http.get('/office/today', staff.counsellor)).body as Body).blocks).toEqual([])
    expect(await offersOf(ctx)).toHaveLength(1)
  })

  test('has no second door: many at once, anew, longer, another course, in small steps, or as a plain step', async ({
    ctx,
    make,
    give,
    candidate,
    place,
    staff,
    http,
  }) => {
    const many = await http.postJson(
      '/office/applications/offer-many',
      { ids: [candidate.id], course_branch_id: place.id, until, waiver_percent: 40, reason },
      staff.counsellor,
    )
    expect(many.status).toBe(200)
    expect(await offersOf(ctx)).toMatchObject([{ waiver_percent: 0, waived_paise: 0 }])
    // A small one counts from the band, not from the small one before it.
    await give(6)
    await give(12)
    expect((await offersOf(ctx)).filter(({ replaced_at }) => replaced_at === null)).toMatchObject([
      { waiver_percent: 6 },
    ])
    // What was signed once is signed again for another day, another course, or by another colleague.
    const { id } = (await give(40)).body.application.waiver
    await http.postJson(`/office/waivers/${id}/sign`, {}, staff.first)
    const live = async () => (await offersOf(ctx)).filter(({ replaced_at }) => replaced_at === null)
    const [signed] = await live()
    const other = await make.courseAtBranch({
      course_id: (await make.course({})).id,
      branch_id: 901,
      amount_paise: fee,
    })
    expect((await give(40, { reason, until: '2026-12-30' })).body.application.waiver.state).toBe('waiting')
    expect((await give(40, { reason, course_branch_id: other.id })).body.application.waiver.state).toBe('waiting')
    expect(await live()).toEqual([signed])
    // The plain step of an application brings no waiver with it.
    await http.postJson(`/office/applications/${candidate.id}/state`, { to: 'offered' }, staff.counsellor)
    expect(await live()).toEqual([signed])
    // Of those that waited only the last one still does.
    const states = await ctx.db.selectFrom('waiver_proposals').select('state').orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['replaced', 'signed', 'replaced', 'waiting'])
  })

  test('counts a discount of the day as nothing: the offer may outlive it', async ({ ctx, give, place }) => {
    await ctx.db
      .updateTable('course_branches')
      .set({ discount_percent: 50, discount_until: '2026-12-31' })
      .where('id', '=', place.id)
      .execute()
    expect((await give(40)).body.application.waiver).toMatchObject({ state: 'waiting', beyond_paise: 65_600_00 })
  })

  test('is not signed at other figures, after its last day, or when the application is over', async ({
    ctx,
    give,
    place,
    candidate,
    staff,
    http,
    world,
  }) => {
    const sign = (id: number) => http.postJson(`/office/waivers/${id}/sign`, {}, staff.first)
    const dearer = (amount_paise: number) =>
      ctx.db.updateTable('course_branches').set({ amount_paise }).where('id', '=', place.id).execute()
    const { id } = (await give(40)).body.application.waiver
    await dearer(fee * 2)
    expect((await sign(id)).status).toBe(409)
    await dearer(fee)
    await ctx.db.updateTable('waiver_proposals').set({ until: '2026-01-01' }).execute()
    expect((await sign(id)).status).toBe(409)
    await ctx.db.updateTable('waiver_proposals').set({ until }).execute()
    await http.postJson(`/office/applications/${candidate.id}/state`, { to: 'declined' }, staff.counsellor)
    expect((await sign(id)).status).toBe(409)
    expect(await offersOf(ctx)).toEqual([])
    expect(((await http.get('/office/today', staff.first)).body as Body).only_yours).toEqual([])
    expect(world.mail.to(candidate.email)).toEqual([])
  })

  test('is offered once when two sign at the same moment, and a new proposal is never signed as the old one', async ({
    ctx,
    api,
    world,
    give,
    candidate,
    place,
    staff,
  }) => {
    const { id } = (await give(40)).body.application.waiver
    const first = ctxAs(ctx, { id: staff.adminId, role: 'admin' })
    const second = ctxAs(ctx, { id: staff.secondId, role: 'admin' })
    await Promise.all([signWaiver(first, id), signWaiver(second, id)])
    expect(await offersOf(ctx)).toHaveLength(1)
    await api.runner.drain()
    expect(world.mail.to(candidate.email).filter(({ attachments }) => attachments?.length)).toHaveLength(1)
    // Signed while the proposer proposes anew: either the old figures were offered and the new ones wait, or only the new wait.
    const next = (await give(50)).body.application.waiver
    const anew = offer(second, candidate.id, { course_branch_id: place.id, waiver_percent: 60, until, reason })
    await Promise.allSettled([signWaiver(first, next.id), anew])
    const waiting = await ctx.db
      .selectFrom('waiver_proposals')
      .select(['id', 'waiver_percent'])
      .where('state', '=', 'waiting')
      .execute()
    expect(waiting).toMatchObject([{ waiver_percent: 60 }])
    const live = (await offersOf(ctx)).filter(({ replaced_at }) => replaced_at === null)
    expect([40, 50]).toContain(live[0]?.waiver_percent)
    expect(live).toHaveLength(1)
  })

  test('has its limit from the settings of billing, which an administrator changes with a fresh factor', async ({
    make,
    give,
    staff,
    http,
    world,
  }) => {
    await make.billing({ waiver_alone_rupees: 0 })
    expect((await give(1)).body.application.waiver).toMatchObject({ state: 'waiting' })
    const change = async (who: Who) => {
      const { version } = (await http.get('/office/settings/billing', staff.first)).body as Body
      const fields = { waiver_alone_rupees: 100_000 }
      return (await http.postJson('/office/settings/billing', { version, fields }, who)).status
    }
    expect(await change(staff.counsellor)).toBe(403)
    expect(await change(staff.first)).toBe(200)
    expect((await give(40)).body.application).toMatchObject({ waiver: null, offer: { waiver_percent: 40 } })
    world.clock.advance(11 * 60_000)
    expect(await change(staff.first)).toBe(403)
  })
})
