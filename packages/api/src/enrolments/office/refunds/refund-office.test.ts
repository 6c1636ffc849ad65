import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base, speaker } from '../../../../testing/test.ts'
import { createApi } from '../../../create-api.ts'
import { verifyPayment } from '../../../payments/orders/record-payment.ts'
import { sendRefund } from '../../../payments/refunds/refunds.ts'
import { payInstalment } from '../../instalments.ts'

type Sent = { status: number; body: Record<string, unknown> }
type Refund = { id: number; version: number; state: string; sum_paise: number | null; may: string[]; why_not: string }
const refundOf = ({ body }: Sent) => body.refund as Refund & Record<string, unknown>

type Who = { token: string }
/** A course of a year at ₹1,47,600 whose first class was on 28 July, at a branch of its own; today is 15 November. */
const test = base.extend<{
  staff: { counsellor: Who; elsewhere: Who; admin: Who; second: Who }
  left: (fields?: object) => Promise<{ id: number; case_id: number }>
  /** Left after one month of twelve with the first of three parts paid and the second overdue. */
  leftInParts: () => Promise<{ row: { id: number; email: string }; id: number; sum_paise: number | null }>
}>({
  staff: async ({ make, ctx }, use) => {
    const here = await make.branch({ id: 501, name: 'Bengaluru' })
    const there = await make.branch({ id: 502, name: 'Mysuru' })
    const of = async (role: 'counsellor' | 'admin', branch?: { id: number }) => {
      const user = await make.user({ role, name: `${role} ${branch?.id ?? ''}` })
      if (branch) {
        await ctx.db
          .insertInto('staff_members')
          .values({ user_id: user.id, is_everywhere: false, updated_at: ctx.now() })
          .execute()
        await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id: branch.id }).execute()
      }
      return { token: await make.token(user) }
    }
    await use({
      counsellor: await of('counsellor', here),
      elsewhere: await of('counsellor', there),
      admin: await of('admin'),
      second: await of('admin'),
    })
  },
  left: async ({ make, http, staff }, use) => {
    await make.institute()
    await use(async (fields = {}) => {
      const row = await make.paidEnrolment({
        ...{ branch_id: 501, course_name: 'Two-Year JEE', discounted_amount_paise: 1_47_600_00 },
        ...{ starts_on: '2026-07-28', period_count: 12, period_unit: 'months', email: 'rehan@example.com' },
        ...fields,
      })
      const told = { told_on: '2026-11-11', how: 'phone' }
      const reply = await http.postJson(`/office/enrolments/${row.id}/leave`, told, staff.counsellor)
      expect(reply).toMatchObject({ status: 200 })
      return { id: row.id, case_id: refundOf(reply).id }
    })
  },
  leftInParts: async ({ make, ctx, http, staff }, use) => {
    await make.institute()
    await use(async () => {
      const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months', branch_id: 501 } as const
      const row = await make.paidEnrolment({ ...terms, discounted_amount_paise: 36_900_00, email: 'parts@example.com' })
      await ctx.db
        .updateTable('course_enrolments')
        .set({ discounted_amount_paise: 1_47_600_00 })
        .where('id', '=', row.id)
        .execute()
      const order = await ctx.db
        .selectFrom('orders')
        .selectAll()
        .where('subject_id', '=', row.id)
        .executeTakeFirstOrThrow()
      await ctx.db.updateTable('orders').set({ part: 1 }).where('id', '=', order.id).execute()
      for (const [number, state] of [
        [1, 'paid'],
        [2, 'open'],
        [3, 'open'],
      ] as const)
        await ctx.db
          .insertInto('instalments')
          .values({
            enrolment_id: row.id,
            number,
            state,
            amount_paise: 36_900_00,
            due_on: `2027-0${number}-01`,
            paid_at: null,
            ...stamps(ctx),
          })
          .execute()
      // Overdue when the family leaves, so it is not cancelled.
      await ctx.db
        .updateTable('instalments')
        .set({ due_on: '2026-11-14' })
        .where('enrolment_id', '=', row.id)
        .where('number', '=', 2)
        .execute()
      // One month of twelve: the example of the legal page.
      const noted = await http.postJson(
        `/office/enrolments/${row.id}/leave`,
        { told_on: '2026-11-15', how: 'desk' },
        staff.counsellor,
      )
      return { row, ...refundOf(noted) }
    })
  },
})

const stamps = (ctx: { now: () => string }) => ({ created_at: ctx.now(), updated_at: ctx.now() })

describe('a student who leaves', () => {
  test('is worked out to the paisa, with two clocks from the day the family said it', async ({ http, left, staff }) => {
    const { case_id } = await left()
    expect((await http.get('/office/refunds?filter[state]=open', staff.counsellor)).body.data).toMatchObject([
      { calculation_due_on: '2026-11-13', money_due_on: '2026-11-21', state: 'asked', sum_paise: 1_04_330_96 },
    ])
    expect(refundOf(await http.get(`/office/refunds/${case_id}`, staff.counsellor))).toMatchObject({
      sheet: { used: 107, total: 365, kept_paise: 43_269_04, sum_paise: 1_04_330_96, told_on: '2026-11-11' },
      may: ['propose', 'stay'],
    })
    // The promised day of the calculation has passed: it stands red on Today.
    expect((await http.get('/office/money', staff.counsellor)).body.figures).toMatchObject({
      refunds: { count: 1, late: 1 },
    })
    const facts = 'starts_on=2026-11-20&besides_paise=-100000'
    const quote = await http.get(`/office/refunds/${case_id}/quote?${facts}`, staff.counsellor)
    expect(quote.body.sheet).toMatchObject({ used: 0, sum_paise: 1_46_600_00 })
  })

  test('is found by a number however it is typed, and by words in any order', async ({ http, left, staff }) => {
    const { case_id } = await left({ name: 'Keerthana Iyer', phone: '9845000216' })
    const found = async (typed: string) =>
      (await http.get(`/office/refunds?filter[search]=${encodeURIComponent(typed)}`, staff.counsellor)).body.data
    for (const typed of [
      '98450 00216',
      '+91 98450 00216',
      '91-98450-00216',
      '098450 00216',
      '(98450) 002',
      'iyer  keerthana',
    ])
      expect(await found(typed), typed).toMatchObject([{ id: case_id }])
    for (const typed of ['98450 00217', 'keerthana rao']) expect(await found(typed), typed).toEqual([])
  })

  test('is proposed by one, signed by another, sent once, and told in a letter', async ({
    http,
    left,
    staff,
    api,
    world,
    ctx,
  }) => {
    const { id, case_id } = await left()
    const at = (verb: string) => `/office/refunds/${case_id}/${verb}`
    expect((await http.postJson(at('sign'), { version: 1 }, staff.admin)).status).toBe(409)
    // Nobody returns the fee beside the calculation.
    const payment = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    const besides = { amount_paise: 100_00, reason: 'A goodwill' }
    expect((await http.postJson(`/office/payments/${payment.id}/refund`, besides, staff.admin)).status).toBe(409)
    const proposed = await http.postJson(at('propose'), { version: 1, reason: 'The family moves.' }, staff.counsellor)
    expect(refundOf(proposed)).toMatchObject({ state: 'proposed', version: 2, signatures: 1, may: ['propose', 'stay'] })
    expect((await http.postJson(at('sign'), { version: 2 }, staff.counsellor)).status).toBe(403)
    expect((await http.postJson(at('sign'), { version: 1 }, staff.admin)).status).toBe(409)

    // Two processes at the same moment, and both administrators.
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    const both = await Promise.all([
      http.postJson(at('sign'), { version: 2 }, staff.admin),
      other.postJson(at('sign'), { version: 2 }, staff.second),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await http.postJson(at('sign'), { version: 2 }, staff.admin)
    expect(await ctx.db.selectFrom('refunds').select(['amount_paise', 'state']).execute()).toEqual([
      { amount_paise: 1_04_330_96, state: 'requested' },
    ])
    await api.runner.drain()
    expect(refundOf(await http.get(`/office/refunds/${case_id}`, staff.admin))).toMatchObject({
      state: 'done',
      may: [],
      refunds: [{ state: 'processed', amount_paise: 1_04_330_96 }],
    })
    const letter = world.mail.to('rehan@example.com').find(({ subject }) => subject.includes('worked out'))
    expect(letter?.text).toContain('₹1,04,330.96')
    expect(letter?.text).toContain('107 of 365 days')
    expect(letter?.attachments?.[0]?.filename).toBe(`refund-${case_id}.pdf`)
    const row = await ctx.db
      .selectFrom('course_enrolments')
      .select(['left_at', 'payment_status'])
      .where('id', '=', id)
      .execute()
    expect(row).toMatchObject([{ left_at: expect.any(String), payment_status: 'PAID' }])
    const acts = (await ctx.db.selectFrom('audit_log').select('action').execute()).map(({ action }) => action)
    expect(acts).toEqual(
      expect.arrayContaining(['enrolments.leave', 'enrolments.propose-refund', 'enrolments.send-refund']),
    )
    expect((await http.get('/office/refunds?filter[state]=open', staff.admin)).body.data).toEqual([])
  })

  test('who enrolled in Kannada reads of leaving and of the sum in Kannada', async ({
    http,
    left,
    staff,
    api,
    world,
    ctx,
  }) => {
    const { case_id } = await left()
    await ctx.db.updateTable('course_enrolments').set({ language: 'kn' }).execute()
    await ctx.db
      .insertInto('translations')
      .values({ source: 'Two-Year JEE', language: 'kn', said: 'ಎರಡು ವರ್ಷದ JEE', ...stamps(ctx) })
      .execute()
    const at = (verb: string) => `/office/refunds/${case_id}/${verb}`
    await http.postJson(at('propose'), { version: 1 }, staff.counsellor)
    expect((await http.postJson(at('sign'), { version: 2 }, staff.admin)).status).toBe(200)
    await api.runner.drain()
    const mails = world.mail.to('rehan@example.com')
    const about = (words: string) => mails.find(({ subject }) => subject.includes(words))
    for (const mail of ['ಕೋರ್ಸ್ ಬಿಡುವುದು', 'ನಿಮ್ಮ ಮರುಪಾವತಿಯ ಲೆಕ್ಕ'].map(about)) {
      expect(mail?.html).toContain('lang="kn"')
      expect(mail?.text).toContain('ಎರಡು ವರ್ಷದ JEE')
      expect(mail?.text).not.toMatch(/Hello|refund|Refund |days|Receipt/)
    }
    expect(about('ಲೆಕ್ಕ')?.text).toContain('365 ದಿನಗಳಲ್ಲಿ 107 ದಿನ')
    const [letter] = about('ಲೆಕ್ಕ')?.attachments ?? []
    expect(Buffer.from(letter?.content ?? []).toString('latin1')).toContain('/Lang (kn-IN)')
  })

  test('whose sum is large is signed by two administrators, neither of whom proposed it', async ({
    http,
    left,
    staff,
    ctx,
    make,
  }) => {
    const billing = { legal_name: '', gstin: '', sac: '', gst_percent: 0, note: '', two_signatures_rupees: 100_000 }
    await ctx.db.insertInto('settings').values({ key: 'billing', value: billing, updated_at: ctx.now() }).execute()
    const { case_id } = await left()
    const at = (verb: string) => `/office/refunds/${case_id}/${verb}`
    await http.postJson(at('propose'), { version: 1 }, staff.admin)
    expect(await http.postJson(at('sign'), { version: 2 }, staff.admin)).toMatchObject({
      status: 409,
      body: { message: 'You proposed this sum; a colleague signs it.' },
    })
    expect(refundOf(await http.postJson(at('sign'), { version: 2 }, staff.second))).toMatchObject({ state: 'signed' })
    expect((await http.postJson(at('sign'), { version: 3 }, staff.second)).status).toBe(409)
    expect(await ctx.db.selectFrom('refunds').select('id').execute()).toEqual([])
    const third = { token: await make.token(await make.user({ role: 'admin' })) }
    expect(refundOf(await http.postJson(at('sign'), { version: 3 }, third))).toMatchObject({ state: 'sent' })
    expect(await ctx.db.selectFrom('refunds').select('amount_paise').execute()).toHaveLength(1)
  })

  test('is unknown to colleagues of another branch, in lists, by number and in every verb', async ({
    http,
    left,
    staff,
  }) => {
    const { id, case_id } = await left()
    expect((await http.get('/office/refunds', staff.elsewhere)).body).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await http.get(`/office/refunds/${case_id}`, staff.elsewhere)).status).toBe(404)
    expect((await http.get(`/office/refunds/${case_id}/quote`, staff.elsewhere)).status).toBe(404)
    const verbs: [string, object][] = [
      [`/office/refunds/${case_id}/propose`, { version: 1 }],
      [`/office/refunds/${case_id}/call-off`, { version: 1, note: 'A mistake' }],
      [`/office/enrolments/${id}/leave`, { told_on: '2026-11-10', how: 'desk' }],
    ]
    for (const [path, body] of verbs) expect((await http.postJson(path, body, staff.elsewhere)).status, path).toBe(404)
  })

  test('gets what the bank refused sent again, and no paisa twice', async ({ http, left, staff, ctx, api }) => {
    const { case_id } = await left()
    const at = (verb: string) => `/office/refunds/${case_id}/${verb}`
    await http.postJson(at('propose'), { version: 1 }, staff.counsellor)
    await http.postJson(at('sign'), { version: 2 }, staff.admin)
    expect((await http.send('POST', at('send-again'), undefined, staff.admin)).status).toBe(409)
    await ctx.db.updateTable('refunds').set({ state: 'failed', failure: 'The account is closed.' }).execute()
    // A colleague who sees the refusal at the payments desk does not send it besides.
    const { id: payment } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    const besides = { amount_paise: 100, reason: 'The bank refused it' }
    expect((await http.postJson(`/office/payments/${payment}/refund`, besides, staff.second)).status).toBe(409)
    expect(refundOf(await http.get(`/office/refunds/${case_id}`, staff.admin))).toMatchObject({
      state: 'refused',
      may: ['send-again'],
    })
    expect((await http.send('POST', at('send-again'), undefined, staff.admin)).status).toBe(200)
    expect((await http.send('POST', at('send-again'), undefined, staff.admin)).status).toBe(409)
    await api.runner.drain()
    const made = await ctx.db.selectFrom('refunds').select(['state', 'amount_paise']).orderBy('id').execute()
    expect(made.map(({ state }) => state)).toEqual(['failed', 'processed'])
  })

  test('pays in parts: what came until it is signed counts, goes back from the newest payment on, and open parts are cancelled', async ({
    http,
    make,
    ctx,
    world,
    staff,
    api,
    leftInParts,
  }) => {
    const { row, id, sum_paise } = await leftInParts()
    expect(sum_paise).toBe(24_600_00)
    const at = (verb: string) => `/office/refunds/${id}/${verb}`
    await http.postJson(at('propose'), { version: 1 }, staff.counsellor)
    const payer = { owner: { id: 0, verifiedEmail: row.email }, payerId: (await make.user()).id }
    const second = await payInstalment(ctx, payer, row.id, 2)
    await verifyPayment(ctx, 'course', row.id, world.gateway.pay(second.gateway_order_id))
    expect(await http.postJson(at('sign'), { version: 2 }, staff.admin)).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('has changed since the sum was proposed') } },
    })
    await http.postJson(at('return'), { version: 2, note: 'Another part has come' }, staff.admin)
    expect(refundOf(await http.postJson(at('propose'), { version: 3 }, staff.counsellor)).sum_paise).toBe(61_500_00)
    expect((await http.postJson(at('sign'), { version: 4 }, staff.admin)).status).toBe(200)
    await api.runner.drain()
    const back = await ctx.db
      .selectFrom('refunds')
      .select('amount_paise')
      .where('case_id', '=', id)
      .orderBy('id')
      .execute()
    expect(back).toEqual([{ amount_paise: 36_900_00 }, { amount_paise: 24_600_00 }])
    const parts = await ctx.db
      .selectFrom('instalments')
      .select('state')
      .where('enrolment_id', '=', row.id)
      .orderBy('number')
      .execute()
    expect(parts.map(({ state }) => state)).toEqual(['paid', 'refunded', 'cancelled'])
  })

  test('whose overdue part arrives while the sum is signed: it counts, or it is set aside', async ({
    http,
    make,
    ctx,
    world,
    staff,
    leftInParts,
  }) => {
    const { row, id } = await leftInParts()
    await http.postJson(`/office/refunds/${id}/propose`, { version: 1 }, staff.counsellor)
    const payer = { owner: { id: 0, verifiedEmail: row.email }, payerId: (await make.user()).id }
    const second = await payInstalment(ctx, payer, row.id, 2)
    const proof = world.gateway.pay(second.gateway_order_id)
    const [signed] = await Promise.all([
      http.postJson(`/office/refunds/${id}/sign`, { version: 2 }, staff.admin),
      verifyPayment(ctx, 'course', row.id, proof).catch(() => undefined),
    ])
    const aside = await ctx.db.selectFrom('unmatched_payments').select('reason').execute()
    expect([signed.status, aside]).toEqual(signed.status === 200 ? [200, [{ reason: 'cannot_deliver' }]] : [409, []])
  })

  test('whose whole fee went back before the calculation frees one seat, once, and cannot simply stay', async ({
    http,
    make,
    ctx,
    left,
    staff,
    api,
  }) => {
    const course = await make.course()
    const place = await make.courseAtBranch({ course_id: course.id, branch_id: 501, seats: 30 })
    const change = ctx.db.updateTable('course_branches').where('id', '=', place.id)
    await change.set({ seats_held: 2 }).execute()
    const { case_id } = await left({ course_branch_id: place.id })
    // A goodwill that was asked for at the bank before the family said that it leaves.
    const { id, amount_paise } = await ctx.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
    const asked = { payment_id: id, amount_paise, receipt: 'goodwill', reason: 'Goodwill', state: 'requested' } as const
    const refund = await ctx.db
      .insertInto('refunds')
      .values({ ...asked, ...stamps(ctx) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sendRefund.run(ctx, { refund_id: refund.id })
    const off = { version: 1, note: 'They stay' }
    expect(await http.postJson(`/office/refunds/${case_id}/call-off`, off, staff.counsellor)).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('The whole fee has gone back') } },
    })
    await http.postJson(`/office/refunds/${case_id}/propose`, { version: 1 }, staff.counsellor)
    expect((await http.postJson(`/office/refunds/${case_id}/sign`, { version: 2 }, staff.admin)).status).toBe(200)
    await api.runner.drain()
    const seats = ctx.db.selectFrom('course_branches').select('seats_held').where('id', '=', place.id)
    expect(await seats.execute()).toEqual([{ seats_held: 1 }])
  })

  test('stays after all: the instalments come back, and leaving later is a new case', async ({
    http,
    left,
    staff,
    ctx,
  }) => {
    const { id, case_id } = await left()
    const off = await http.postJson(
      `/office/refunds/${case_id}/call-off`,
      { version: 1, note: 'A mistake' },
      staff.counsellor,
    )
    expect(refundOf(off)).toMatchObject({ state: 'called-off', may: [] })
    expect(
      await ctx.db.selectFrom('course_enrolments').select('leave_asked_at').where('id', '=', id).execute(),
    ).toEqual([{ leave_asked_at: null }])
    const again = await http.postJson(
      `/office/enrolments/${id}/leave`,
      { told_on: '2026-11-14', how: 'mail' },
      staff.counsellor,
    )
    expect(refundOf(again)).toMatchObject({ state: 'asked' })
    expect(refundOf(again).id).not.toBe(case_id)
  })

  test('goes by the terms the family joined with, whatever the course says later', async ({
    http,
    make,
    ctx,
    staff,
    left,
  }) => {
    await left()
    const place = await make.courseAtBranch({
      starts_on: '2027-06-05',
      period_count: 12,
      period_unit: 'months',
      branch_id: 501,
    })
    const row = await make.paidEnrolment({
      ...{
        course_branch_id: place.id,
        branch_id: 501,
        starts_on: '2026-06-16',
        period_count: 12,
        period_unit: 'months',
      },
      ...{ discounted_amount_paise: 1_47_600_00, email: 'terms@example.com' },
    })
    const noted = await http.postJson(
      `/office/enrolments/${row.id}/leave`,
      { told_on: '2026-11-15', how: 'desk' },
      staff.counsellor,
    )
    expect(refundOf(noted).sum_paise).toBe(1_47_600_00 - (1_47_600_00 / 12) * 5)
    await ctx.db.updateTable('course_enrolments').set({ starts_on: null }).where('id', '=', row.id).execute()
    expect(refundOf(await http.get(`/office/refunds/${refundOf(noted).id}`, staff.admin)).sum_paise).toBe(1_47_600_00)
  })

  test('of a series waits for the papers that were opened, and names what the family joined with', async ({
    http,
    left,
    staff,
  }) => {
    const terms = { starts_on: null, period_count: 12, period_unit: 'papers' as const }
    const { case_id } = await left(terms)
    expect(refundOf(await http.get(`/office/refunds/${case_id}`, staff.counsellor))).toMatchObject({
      sheet: null,
      terms,
    })
    const quote = await http.get(`/office/refunds/${case_id}/quote?papers_opened=3`, staff.counsellor)
    expect(quote.body.sheet).toMatchObject({ used: 3, total: 12, sum_paise: 1_10_700_00 })
  })

  test('asks for a fresh factor before money goes', async ({ http, left, staff, world }) => {
    const { case_id } = await left()
    await http.postJson(`/office/refunds/${case_id}/propose`, { version: 1 }, staff.counsellor)
    world.clock.advance(days(0.01))
    expect(await http.postJson(`/office/refunds/${case_id}/sign`, { version: 2 }, staff.admin)).toMatchObject({
      status: 403,
      body: { needs: 'second-factor' },
    })
  })
})
