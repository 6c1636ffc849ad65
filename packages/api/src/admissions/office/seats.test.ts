import { shownMoney } from '@northlight/contract/money'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { insert } from '../../../testing/rows.ts'
import { siteUrl } from '../../../testing/services.ts'
import { test as base, type Fixtures } from '../../../testing/test.ts'
import { verifyPayment } from '../../payments/orders/record-payment.ts'

type Who = { token: string }
type Body = { body: Record<string, unknown> }
const applicationOf = ({ body }: Body) => body.application as Record<string, unknown> & { id: number }

/** A candidate who reached 78 per cent and the band of 60, and a course of ₹1,47,600 with four instalments. */
const test = base.extend<{
  staff: { counsellor: Who; elsewhere: Who }
  place: { id: number }
  candidate: { id: number; user_id: number | null; email: string }
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
    await use({ counsellor: await of(901), elsewhere: await of(902) })
  },
  place: async ({ make, staff }, use) => {
    expect(staff.counsellor.token).toBeTruthy()
    const fee_plan = {
      parts: [{ percent: 25 }, ...[90, 180, 270].map((days_after_start) => ({ percent: 25, days_after_start }))],
    }
    const course = await make.course({ name: 'Two-Year JEE' })
    await use(
      await make.courseAtBranch({
        ...{ course_id: course.id, branch_id: 901, amount_paise: 1_47_600_00, fee_plan, seats: 2 },
        ...{ starts_on: '2027-04-05', period_count: 12, period_unit: 'months' },
      }),
    )
  },
  candidate: async ({ make, ctx, place }, use) => {
    expect(place.id).toBeGreaterThan(0)
    const sitting = await make.sitting({ code: 'first', branch_id: 901 })
    await use(
      await aRegistration(ctx, await make.user(), sitting, {
        ...{ state: 'appeared', payment_status: 'PAID', seat: 'taken', name: 'Zoya Khan' },
        ...{ marks: 78, total_marks: 100, percent: 78, band_label: '60', waiver_percent: 60, result_at: ctx.now() },
      }),
    )
  },
})

describe('an offer', () => {
  test('takes the band off the tuition, is lettered, and becomes a place with instalments in the family’s account', async ({
    http,
    staff,
    place,
    candidate,
    api,
    world,
    ctx,
  }) => {
    const at = (verb: string) => `/office/applications/${candidate.id}${verb}`
    expect(
      (await http.postJson(at('/take-seat'), { pay: 'whole', on_word_of: 'the father' }, staff.counsellor)).status,
    ).toBe(409)
    const offered = await http.postJson(
      at('/offer'),
      { course_branch_id: place.id, until: '2026-11-18' },
      staff.counsellor,
    )
    expect(applicationOf(offered)).toMatchObject({
      state: 'offered',
      offer: { waiver_percent: 60, waived_paise: 88_560_00, to_pay_paise: 59_040_00, until: '2026-11-18' },
    })
    // A longer one takes its place; the family has one offer, and both letters.
    await http.postJson(
      at('/offer'),
      { course_branch_id: place.id, until: '2026-11-25', note: 'Longer, as asked.' },
      staff.counsellor,
    )
    expect(await ctx.db.selectFrom('offers').select('until').where('replaced_at', 'is', null).execute()).toEqual([
      { until: '2026-11-25' },
    ])
    await api.runner.drain()
    const letters = world.mail
      .to(candidate.email)
      .filter(({ attachments }) => attachments?.[0]?.filename?.startsWith('offer-'))
    expect(letters.length).toBeGreaterThan(0)
    for (let click = 0; click < 2; click += 1)
      expect(
        applicationOf(
          await http.postJson(at('/take-seat'), { pay: 'parts', on_word_of: 'the father' }, staff.counsellor),
        ),
      ).toMatchObject({
        state: 'admitted',
        offer: { enrolment_id: expect.any(Number) },
      })
    const orders = await ctx.db
      .selectFrom('orders')
      .select(['amount_paise', 'part', 'status', 'user_id', 'gateway_order_id'])
      .execute()
    expect(orders).toMatchObject([{ amount_paise: 14_760_00, part: 1, status: 'PENDING', user_id: candidate.user_id }])
    expect(
      await ctx.db.selectFrom('course_enrolments').select(['discounted_amount_paise', 'starts_on']).execute(),
    ).toEqual([{ discounted_amount_paise: 59_040_00, starts_on: '2027-04-05' }])
    // The family pays: the plan stands as it was offered.
    const proof = world.gateway.pay(orders[0]?.gateway_order_id ?? '')
    const enrolment = await ctx.db.selectFrom('course_enrolments').select('id').executeTakeFirstOrThrow()
    await verifyPayment(ctx, 'course', enrolment.id, proof)
    const parts = await ctx.db.selectFrom('instalments').select(['amount_paise', 'state']).orderBy('number').execute()
    expect(parts.map(({ state }) => state)).toEqual(['paid', 'open', 'open', 'open'])
    expect(parts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(59_040_00)
  })

  test('waives the tuition as every page of the family says it, however its parts are named', async ({
    http,
    staff,
    place,
    candidate,
    ctx,
  }) => {
    const parts = (...names: [string, number][]) => names.map(([name, amount_paise]) => ({ name, amount_paise }))
    for (const [fee_parts, waived_paise] of [
      [parts(['Annual tuition', 1_00_000_00], ['Hostel', 47_600_00]), 60_000_00],
      [parts(['Tuition, first term', 50_000_00], ['Tuition, second term', 50_000_00], ['Books', 47_600_00]), 60_000_00],
    ] as const) {
      await ctx.db.updateTable('course_branches').set({ fee_parts }).execute()
      const offered = await http.postJson(
        `/office/applications/${candidate.id}/offer`,
        { course_branch_id: place.id, until: '2026-11-18' },
        staff.counsellor,
      )
      expect(applicationOf(offered)).toMatchObject({ offer: { waived_paise } })
      expect((await http.get('/office/offer-choices', staff.counsellor)).body).toMatchObject({
        choices: [{ tuition_paise: 1_00_000_00 }],
      })
    }
  })

  test('never costs more than the price of the day, and the family reads the offer that stands', async ({
    api,
    world,
    http,
    staff,
    place,
    candidate,
    ctx,
  }) => {
    const { amount_paise } = await ctx.db.selectFrom('course_branches').select('amount_paise').executeTakeFirstOrThrow()
    await ctx.db.updateTable('course_branches').set({ discount_percent: 10, discount_until: '2026-11-30' }).execute()
    const today_paise = amount_paise - Math.round(amount_paise / 10)
    const give = (waiver_percent: number) =>
      http.postJson(
        `/office/applications/${candidate.id}/offer`,
        { course_branch_id: place.id, until: '2026-12-18', waiver_percent },
        staff.counsellor,
      )
    const note = async () =>
      (await ctx.db.selectFrom('registration_steps').select('note').where('state', '=', 'offered').execute()).map(
        (step) => step.note,
      )
    expect(applicationOf(await give(60))).toMatchObject({ offer: { fee_paise: amount_paise, waiver_percent: 60 } })
    expect(await note()).toEqual([expect.stringContaining('60 per cent of the tuition waived')])
    for (const percent of [5, 0]) {
      expect(applicationOf(await give(percent))).toMatchObject({
        offer: { fee_paise: today_paise, waived_paise: 0, to_pay_paise: today_paise },
      })
      expect(await note()).toEqual([expect.not.stringContaining('waived')])
    }
    expect((await http.get('/office/offer-choices', staff.counsellor)).body).toMatchObject({
      choices: [{ fee_paise: amount_paise, today_paise }],
    })
    // The mail says what is offered, for how much, and until when.
    await api.runner.drain()
    const { email } = await ctx.db.selectFrom('registrations').select('email').executeTakeFirstOrThrow()
    const offered = world.mail.to(email).find(({ subject }) => subject.includes('We offer you a seat'))?.text ?? ''
    for (const words of [shownMoney(today_paise), '18 Dec 2026']) expect(offered).toContain(words)
    expect(offered).not.toContain('Test centre')
  })

  test('that has lapsed is not taken, and one without a seat left is not made', async ({
    http,
    staff,
    place,
    candidate,
    ctx,
    make,
  }) => {
    const at = (verb: string) => `/office/applications/${candidate.id}${verb}`
    await http.postJson(at('/offer'), { course_branch_id: place.id, until: '2026-11-16' }, staff.counsellor)
    await ctx.db.updateTable('offers').set({ until: '2026-11-14' }).execute()
    expect(
      (await http.postJson(at('/take-seat'), { pay: 'whole', on_word_of: 'the father' }, staff.counsellor)).status,
    ).toBe(409)
    await ctx.db.updateTable('course_branches').set({ seats_held: 2 }).execute()
    expect(
      (await http.postJson(at('/offer'), { course_branch_id: place.id, until: '2026-12-16' }, staff.counsellor)).status,
    ).toBe(422)
    const other = await make.sitting({ code: 'second', branch_id: 901 })
    const early = await aRegistration(ctx, await make.user(), other, { state: 'paid' })
    await ctx.db.updateTable('course_branches').set({ seats_held: 0 }).execute()
    const many = { ids: [early.id, candidate.id, 999_999], course_branch_id: place.id, until: '2026-12-16' }
    expect((await http.postJson('/office/applications/offer-many', many, staff.counsellor)).body).toMatchObject({
      done: 1,
      refused: [{ id: early.id }, { id: 999_999, reason: 'Not found.' }],
    })
  })

  test('is nothing to colleagues of another branch; the family’s own view is read, written down and cannot write', async ({
    http,
    staff,
    place,
    candidate,
    ctx,
  }) => {
    for (const [path, body] of [
      ['/offer', { course_branch_id: place.id, until: '2026-12-01' }],
      ['/take-seat', { pay: 'whole', on_word_of: 'the father' }],
    ] as const)
      expect((await http.postJson(`/office/applications/${candidate.id}${path}`, body, staff.elsewhere)).status).toBe(
        404,
      )
    for (const path of ['', '/as-family'])
      expect((await http.get(`/office/applications/${candidate.id}${path}`, staff.elsewhere)).status).toBe(404)
    expect((await http.get('/office/admissions', staff.elsewhere)).body.states).toContainEqual({
      state: 'appeared',
      count: 0,
    })
    expect((await http.get('/office/admissions', staff.counsellor)).body.states).toContainEqual({
      state: 'appeared',
      count: 1,
    })
    // A mark sheet that came with a form of the same child; another child with the same number keeps its own.
    for (const [id, name] of [
      [1, 'zoya khan'],
      [2, 'Another Child'],
    ] as const) {
      const file = {
        id,
        path: `marks/${id}.pdf`,
        kind: 'marks' as const,
        original_name: 'm.pdf',
        mime: 'application/pdf',
      }
      await insert(ctx.db, 'private_files', { ...file, bytes: 1, created_at: ctx.now() })
      await insert(ctx.db, 'admission_enquiries', {
        ...{ kind: 'puc', name, school_name: 'Lakeview', aadhar_last_four: '0123', father_phone: '9845012345' },
        ...{ address: '12 Lake Road', center: 'Mysuru', batch: 'A', marks_file_id: id, send_key: `form-${id}` },
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
    }
    const detail = await http.get(`/office/applications/${candidate.id}`, staff.counsellor)
    expect(applicationOf(detail).papers).toMatchObject([{ id: 1 }])
    // Anyone who applied a year before handed that sheet in then; another account of the same child changes nothing.
    const { sitting_id } = await ctx.db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow()
    const earlier = await aRegistration(
      ctx,
      { id: candidate.user_id ?? 0 },
      { id: sitting_id, fee_paise: 0 },
      { season: '2026-27', state: 'declined', name: 'Zoya Khan' },
    )
    await ctx.db.updateTable('admission_enquiries').set({ created_at: '2026-10-31T18:29:59.999Z' }).execute()
    const papers = async () =>
      applicationOf(await http.get(`/office/applications/${candidate.id}`, staff.counsellor)).papers
    expect(await papers()).toEqual([])
    // One second later it is the first of November in India, and the season of this application.
    await ctx.db.updateTable('admission_enquiries').set({ created_at: '2026-10-31T18:30:00.000Z' }).execute()
    expect(await papers()).toMatchObject([{ id: 1 }])
    await ctx.db.deleteFrom('registrations').where('id', '=', earlier.id).execute()
    const seen = await http.get(`/office/applications/${candidate.id}/as-family`, staff.counsellor)
    expect(applicationOf(seen)).toMatchObject({ state: 'appeared', result: { percent: 78 } })
    expect((await http.get('/office/bands', staff.counsellor)).body).toMatchObject({
      season: '2027-28',
      percents: [78],
    })
    expect((await http.get('/office/bands', staff.elsewhere)).body).toMatchObject({ percents: [] })
    const lines = await ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'admissions.view-as-family')
      .execute()
    expect(lines).toHaveLength(1)
  })
})

describe('sittings', () => {
  test('are changed, copied with free seats and closed; nobody takes a seat away that is given', async ({
    http,
    make,
    staff,
    ctx,
  }) => {
    const sitting = await make.sitting({ code: 'c', branch_id: 901, seats: 30, seats_held: 5, seats_taken: 10 })
    const at = `/office/sittings/${sitting.id}`
    expect((await http.postJson(at, { seats: 12 }, staff.counsellor)).status).toBe(422)
    expect((await http.postJson(at, { seats: 40, is_open: false }, staff.counsellor)).body.sitting).toMatchObject({
      seats: 40,
      free: 25,
      is_open: false,
    })
    // Anyone who opens or closes it from an older screen does not set the seats back.
    const reopened = await http.postJson(at, { is_open: true }, staff.counsellor)
    expect(reopened.body.sitting).toMatchObject({ seats: 40, is_open: true })
    await http.postJson(at, { is_open: false }, staff.counsellor)
    expect((await http.postJson(`${at}/copy`, { sits_on: '2027-01-10' }, staff.counsellor)).body.sitting).toMatchObject(
      {
        sits_on: '2027-01-10',
        free: 40,
        is_open: true,
      },
    )
    expect((await http.postJson(`${at}/copy`, { sits_on: '2027-01-10' }, staff.counsellor)).status).toBe(422)
    for (const [path, body] of [
      [at, { seats: 50 }],
      [`${at}/copy`, { sits_on: '2027-01-17' }],
      [`${at}/move-all`, { to: sitting.id, reason: 'No light.' }],
    ] as const)
      expect((await http.postJson(path, body, staff.elsewhere)).status).toBe(404)
    expect(await ctx.db.selectFrom('sittings').select('id').execute()).toHaveLength(2)
  })

  test('move everybody or nobody, with their fee, a new ticket and a mail', async ({
    http,
    make,
    staff,
    ctx,
    api,
    world,
  }) => {
    const seats = { branch_id: 901, seats: 3, seats_held: 0 }
    const from = await make.sitting({ code: 'from', ...seats, seats_taken: 2 })
    const full = await make.sitting({ code: 'full', ...seats, seats_taken: 2 })
    const to = await make.sitting({ code: 'to', ...seats, seats_taken: 1, centre: 'Second campus' })
    const families = [
      await aRegistration(ctx, await make.user(), from, {
        state: 'hall-ticket-issued',
        payment_status: 'PAID',
        seat: 'taken',
      }),
      await aRegistration(ctx, await make.user(), from, { state: 'paid', payment_status: 'PAID', seat: 'taken' }),
    ]
    const move = (id: number) =>
      http.postJson(
        `/office/sittings/${from.id}/move-all`,
        { to: id, reason: 'The hall is being painted.' },
        staff.counsellor,
      )
    expect(await move(full.id)).toMatchObject({
      status: 409,
      body: { message: '2 seats are needed; that test date has 1 free.' },
    })
    expect(await move(to.id)).toMatchObject({ status: 200, body: { moved: 2 } })
    expect((await move(to.id)).status).toBe(409)
    const taken = await ctx.db.selectFrom('sittings').select(['code', 'seats_taken']).orderBy('id').execute()
    expect(Object.fromEntries(taken.map((one) => [one.code, one.seats_taken]))).toMatchObject({
      from: 0,
      full: 2,
      to: 3,
    })
    const rows = await ctx.db
      .selectFrom('registrations')
      .select(['sitting_id', 'state', 'ticket_version', 'fee_paise'])
      .execute()
    for (const row of rows) expect(row).toMatchObject({ sitting_id: to.id, state: 'paid', ticket_version: 2 })
    await api.runner.drain()
    for (const { email } of families)
      expect(world.mail.to(email).some(({ text }) => text.includes('Second campus'))).toBe(true)
  })
})

describe('many families at once', () => {
  const seated = { state: 'paid', payment_status: 'PAID', seat: 'taken' } as const
  const pdfOf = async (api: Fixtures['api'], path: string, { token }: Who) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`${siteUrl}/api/v1${path}`, { headers })
    const reply = await api.fetch(request, { address: 'internal', requestId: 'file' })
    const text = Buffer.from(await reply.arrayBuffer()).toString('latin1')
    return { status: reply.status, pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 }
  }

  test('tickets of a sitting are issued to those alone whose parent has agreed, and are one file; reading it issues nothing', async ({
    http,
    make,
    staff,
    ctx,
    api,
    world,
  }) => {
    const sitting = await make.sitting({ code: 'hall', branch_id: 901 })
    const [grown, other, minor] = [await make.user(), await make.user(), await make.minor()]
    const ready = [await aRegistration(ctx, grown, sitting, seated), await aRegistration(ctx, other, sitting, seated)]
    const blocked = await aRegistration(ctx, minor, sitting, seated)
    await aRegistration(ctx, await make.user(), sitting, { state: 'registered' })
    const path = `/office/sittings/${sitting.id}/tickets`
    const issue = (who: Who) => http.postJson(`/office/sittings/${sitting.id}/issue-tickets`, {}, who)
    const issued = () =>
      ctx.db
        .selectFrom('registrations')
        .select(['id', 'state'])
        .where('ticket_issued_at', 'is not', null)
        .orderBy('id')
        .execute()
    expect((await pdfOf(api, path, staff.elsewhere)).status).toBe(404)
    expect((await issue(staff.elsewhere)).status).toBe(404)
    expect((await pdfOf(api, path, staff.counsellor)).status).toBe(409)
    expect(await issued()).toEqual([])
    expect(await issue(staff.counsellor)).toMatchObject({ status: 200, body: { issued: 2, out: 2 } })
    expect(await issued()).toEqual(ready.map(({ id }) => ({ id, state: 'hall-ticket-issued' })))
    expect((await issued()).map(({ id }) => id)).not.toContain(blocked.id)
    // Issued and printed twice, mailed once; the child without a parent's word gets none.
    expect(await issue(staff.counsellor)).toMatchObject({ body: { issued: 0, out: 2 } })
    for (let times = 0; times < 2; times += 1)
      expect(await pdfOf(api, path, staff.counsellor)).toEqual({ status: 200, pages: 2 })
    await api.runner.drain()
    for (const { email } of ready) expect(world.mail.to(email)).toHaveLength(1)
    expect(world.mail.to(blocked.email)).toEqual([])
  })

  test('the roster names who is expected, for the door of one’s own branch; who took it is written down', async ({
    make,
    staff,
    ctx,
    api,
  }) => {
    const rooms = [{ name: 'Room 101', seats: 1 }]
    const sitting = await make.sitting({ code: 'hall', branch_id: 901, rooms, gate_closes: '09:45' })
    for (const name of ['Zoya Khan', 'Asha Rao'])
      await aRegistration(ctx, await make.user(), sitting, {
        ...seated,
        name,
        room: name === 'Zoya Khan' ? 'Room 101' : null,
      })
    for (const order of ['', '?order=number'])
      expect(await pdfOf(api, `/office/sittings/${sitting.id}/roster${order}`, staff.counsellor)).toEqual({
        status: 200,
        pages: 1,
      })
    expect((await pdfOf(api, `/office/sittings/${sitting.id}/roster`, staff.elsewhere)).status).toBe(404)
    const taken = await ctx.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'admissions.take-roster')
      .execute()
    expect(taken).toEqual([{ details: { count: 2 } }, { details: { count: 2 } }])
  })

  test('reminders say what is next, once a day each; whoever is not reached is named', async ({
    http,
    make,
    staff,
    candidate,
    ctx,
    api,
    world,
  }) => {
    const sitting = await make.sitting({ code: 'hall', branch_id: 901, centre: 'Second campus' })
    const paid = await aRegistration(ctx, await make.user(), sitting, { ...seated, name: 'Meera Krishnan' })
    const open = await aRegistration(ctx, await make.user(), sitting, {
      ...{ seat: 'held', held_until: '2026-11-15T05:00:00.000Z' },
    })
    const offered = await aRegistration(ctx, await make.user(), sitting, { ...seated, state: 'offered' })
    const ids = [paid.id, open.id, offered.id, candidate.id]
    const remind = (who: Who) => http.postJson('/office/applications/remind', { ids }, who)
    expect((await remind(staff.elsewhere)).body).toMatchObject({ done: 0 })
    for (let times = 0; times < 2; times += 1)
      expect((await remind(staff.counsellor)).body).toMatchObject({
        done: 3,
        refused: [{ id: candidate.id, name: 'Zoya Khan', reason: 'Nothing waits for this family.' }],
      })
    await api.runner.drain()
    expect((await http.postJson(`/office/sittings/${sitting.id}/remind`, {}, staff.counsellor)).body.done).toBe(2)
    expect((await http.postJson(`/office/sittings/${sitting.id}/remind`, {}, staff.elsewhere)).status).toBe(404)
    await api.runner.drain()
    for (const [row, words] of [
      [paid, 'The aptitude test of Meera Krishnan is on the day below.'],
      [open, 'is complete once the fee of'],
      [offered, 'We hold a seat for'],
    ] as const) {
      const mails = world.mail.to(row.email)
      expect(mails, words).toHaveLength(1)
      expect(mails[0]?.text).toContain(words)
    }
  })

  test('nobody is reminded of what cannot be had any more: an offer that is over, a full test date', async ({
    http,
    make,
    staff,
    place,
    ctx,
  }) => {
    const full = await make.sitting({ code: 'full', branch_id: 901, seats: 1, seats_held: 0, seats_taken: 1 })
    const late = await aRegistration(ctx, await make.user(), full, { state: 'registered', seat: 'none' })
    const over = await aRegistration(ctx, await make.user(), full, { ...seated, state: 'offered' })
    await insert(ctx.db, 'offers', {
      ...{ registration_id: over.id, course_branch_id: place.id, title: 'JEE', fee_paise: 1_000_00 },
      ...{ waiver_percent: 0, waived_paise: 0, until: '2026-11-10', created_at: ctx.now() },
    })
    const { body } = await http.postJson('/office/applications/remind', { ids: [late.id, over.id] }, staff.counsellor)
    expect(body).toMatchObject({
      done: 0,
      refused: [
        { id: late.id, reason: 'The test date is full.' },
        { id: over.id, reason: 'The offer is over.' },
      ],
    })
  })

  test('an offer to many is made once to each, however often it is named', async ({
    http,
    staff,
    place,
    candidate,
    ctx,
  }) => {
    const input = { ids: [candidate.id, candidate.id], course_branch_id: place.id, until: '2026-12-01' }
    expect((await http.postJson('/office/applications/offer-many', input, staff.counsellor)).body).toMatchObject({
      done: 1,
    })
    expect(await ctx.db.selectFrom('offers').select('id').execute()).toHaveLength(1)
  })

  test('moves both ways at the same moment, and a family that withdraws meanwhile: every seat is counted once', async ({
    http,
    make,
    staff,
    ctx,
  }) => {
    const seats = { branch_id: 901, seats: 20, seats_held: 0 }
    const sittings = [
      await make.sitting({ code: 'one', ...seats, seats_taken: 6 }),
      await make.sitting({ code: 'two', ...seats, seats_taken: 6 }),
    ]
    const [one, two] = sittings.map(({ id }) => id) as [number, number]
    const rows = []
    for (const sitting of sittings)
      for (let at = 0; at < 6; at += 1) rows.push(await aRegistration(ctx, await make.user(), sitting, seated))
    const move = (from: number, to: number) =>
      http.postJson(`/office/sittings/${from}/move-all`, { to, reason: 'No light.' }, staff.counsellor)
    const withdraw = (id: number) =>
      http.postJson(`/office/applications/${id}/state`, { to: 'withdrawn', note: 'They rang.' }, staff.counsellor)
    const replies = await Promise.all([
      move(one, two),
      withdraw(rows[0]?.id ?? 0),
      move(two, one),
      withdraw(rows[11]?.id ?? 0),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const counted = await ctx.db
      .selectFrom('registrations')
      .select(({ fn }) => ['sitting_id', fn.countAll<number>().as('count')])
      .where('seat', '!=', 'none')
      .groupBy('sitting_id')
      .execute()
    const seatsOf = (id: number) => Number(counted.find(({ sitting_id }) => sitting_id === id)?.count ?? 0)
    const taken = await ctx.db.selectFrom('sittings').select(['id', 'seats_taken']).orderBy('id').execute()
    expect(taken).toEqual([one, two].map((id) => ({ id, seats_taken: seatsOf(id) })))
    expect(seatsOf(one) + seatsOf(two)).toBe(10)
    for (const at of [0, 11]) {
      const row = await ctx.db
        .selectFrom('registrations')
        .select(['state', 'seat'])
        .where('id', '=', rows[at]?.id ?? 0)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ state: 'withdrawn', seat: 'none' })
    }
  })

  test('chosen ones move to another sitting while its seats last: all of them or nobody', async ({
    http,
    make,
    staff,
    ctx,
  }) => {
    const seats = { branch_id: 901, seats: 2, seats_held: 0 }
    const [one, two] = [
      await make.sitting({ code: 'one', ...seats, seats_taken: 2 }),
      await make.sitting({ code: 'two', ...seats, seats_taken: 1 }),
    ]
    const to = await make.sitting({ code: 'to', ...seats, seats_taken: 0 })
    const elsewhere = await make.sitting({ code: 'elsewhere', ...seats, branch_id: 902, seats_taken: 0 })
    const rows = [
      await aRegistration(ctx, await make.user(), one, seated),
      await aRegistration(ctx, await make.user(), one, seated),
      await aRegistration(ctx, await make.user(), two, seated),
    ]
    const ids = rows.map(({ id }) => id)
    const move = (some: number[], target: number, who = staff.counsellor) =>
      http.postJson('/office/applications/move-sitting', { ids: some, to: target, reason: 'No light.' }, who)
    const taken = async () =>
      (await ctx.db.selectFrom('sittings').select('seats_taken').orderBy('id').execute()).map((row) => row.seats_taken)
    expect((await move(ids, to.id)).status).toBe(409)
    expect((await move(ids.slice(0, 2), elsewhere.id)).status).toBe(404)
    expect((await move(ids.slice(0, 2), to.id, staff.elsewhere)).status).toBe(404)
    expect(await taken()).toEqual([2, 1, 0, 0])
    expect(await move([ids[0] ?? 0, ids[2] ?? 0], to.id)).toMatchObject({ status: 200, body: { moved: 2 } })
    expect(await taken()).toEqual([1, 0, 2, 0])
    await ctx.db
      .updateTable('registrations')
      .set({ seat: 'none' })
      .where('id', '=', rows[1]?.id ?? 0)
      .execute()
    expect(await move([ids[1] ?? 0], two.id)).toMatchObject({
      status: 422,
      body: { errors: { ids: ['Ananya Rao has no seat that could be moved.'] } },
    })
  })

  test('a month of sittings is those that begin in it, of one’s own branch', async ({ http, make, staff }) => {
    await make.sitting({ code: 'past', branch_id: 901, sits_on: '2026-05-31', register_by: '2026-05-30' })
    await make.sitting({ code: 'first', branch_id: 901, sits_on: '2026-12-01' })
    await make.sitting({ code: 'other', branch_id: 902, sits_on: '2026-12-31' })
    const codes = async (query: string, who: Who) =>
      ((await http.get(`/office/sittings?${query}`, who)).body.sittings as { code: string }[]).map(({ code }) => code)
    expect(await codes('month=2026-12', staff.counsellor)).toEqual(['first'])
    expect(await codes('month=2026-12', staff.elsewhere)).toEqual(['other'])
    expect(await codes('month=2026-05', staff.counsellor)).toEqual(['past'])
    expect((await http.get('/office/sittings?month=2026-13', staff.counsellor)).status).toBe(422)
  })
})
