import { randomUUID } from 'node:crypto'
import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { aGuest, candidatePassword } from '../../../testing/candidates.ts'
import { test as base } from '../../../testing/test.ts'

type Role = 'student' | 'editor' | 'counsellor' | 'admin'

const test = base.extend<{
  as: (role: Role) => Promise<{ token: string }>
  /** A family that has registered and paid; what it and the bank know. */
  paid: () => Promise<{ id: number; token: string; info: () => Promise<Record<string, unknown>>; email: string }>
}>({
  as: async ({ make }, use) => use(async (role) => ({ token: await make.token(await make.user({ role })) })),
  paid: async ({ http, make, world }, use) =>
    use(async () => {
      await make.institute()
      await make.sitting({ code: 'a' })
      const guest = aGuest({ sitting: 'a' })
      const data = (await http.postJson('/admission/registration', guest)).body.data as Record<string, string>
      const proof = world.gateway.pay(String(data.razorpay_order_id))
      await http.postJson('/admission/verify', {
        razorpay_order_id: proof.order_id,
        razorpay_payment_id: proof.payment_id,
        razorpay_signature: proof.signature,
      })
      const login = await http.postJson('/auth/login', { email: guest.email, password: candidatePassword })
      const token = String(login.body.token)
      const info = async () =>
        (await http.get('/admission/info', { token })).body.application as Record<string, unknown>
      return { id: Number(data.id), token, info, email: guest.email }
    }),
})

describe('the applications of the office', () => {
  test('are for counsellors and administrators, searched and filtered', async ({ http, make, as, ctx }) => {
    const sitting = await make.sitting({ code: 'a', centre: 'Second campus' })
    await aRegistration(ctx, await make.user(), sitting, { name: 'Zoya Khan', father_name: 'Imran Khan' })
    await aRegistration(ctx, await make.user(), sitting, { state: 'withdrawn', attention: 'refund-due' })
    expect((await http.get('/office/applications', await as('student'))).status).toBe(403)
    expect((await http.get('/office/applications', await as('editor'))).status).toBe(403)
    const staff = await as('counsellor')
    const found = async (query: string) =>
      (await http.get(`/office/applications?${query}`, staff)).body.data as Record<string, unknown>[]
    expect(await found('')).toMatchObject([
      { state: 'withdrawn', attention: 'refund-due', refund: { state: 'due', amount_paise: sitting.fee_paise } },
      { name: 'Zoya Khan', parent: { name: 'Imran Khan' }, sitting: { centre: 'Second campus' }, refund: null },
    ])
    expect(await found('filter[search]=imran')).toHaveLength(1)
    expect(await found('filter[attention]=refund-due')).toHaveLength(1)
    expect(await found('filter[state]=registered&filter[sitting]=a')).toHaveLength(1)
    expect(await found('filter[sitting]=b')).toHaveLength(0)
    expect((await http.get('/office/applications?filter[state]=lost', staff)).status).toBe(422)
  })

  test('offer to be seen in the hall where there is a hall, and not for a sitting at home', async ({
    http,
    make,
    as,
    ctx,
  }) => {
    const staff = await as('counsellor')
    const next = async (sitting: Awaited<ReturnType<typeof make.sitting>>) => {
      const { id } = await aRegistration(ctx, await make.user(), sitting, { state: 'paid' })
      const { body } = await http.get(`/office/applications/${id}`, staff)
      return (body.application as { next: string[] }).next
    }
    expect(await next(await make.sitting({ code: 'hall' }))).toContain('appeared')
    expect(await next(await make.sitting({ code: 'home', mode: 'ONLINE' }))).not.toContain('appeared')
  })

  test('are found by a number however it is typed, and by words in any order', async ({ http, make, as, ctx }) => {
    const sitting = await make.sitting({ code: 'a' })
    const keerthana = { name: 'Keerthana Iyer', father_name: 'Suresh Iyer', father_phone: '9845000216' }
    await aRegistration(ctx, await make.user(), sitting, keerthana)
    await aRegistration(ctx, await make.user(), sitting, { name: 'Keerthana Rao', mother_phone: '9845000317' })
    const staff = await as('counsellor')
    const found = async (typed: string) => {
      const { body } = await http.get(`/office/applications?filter[search]=${encodeURIComponent(typed)}`, staff)
      return (body.data as { name: string }[]).map(({ name }) => name)
    }
    for (const typed of ['9845000216', '98450 00216', '+91 98450 00216', '91-98450-00216', '098450 00216'])
      expect(await found(typed), typed).toEqual(['Keerthana Iyer'])
    for (const typed of [
      '(98450) 00216',
      '98450 002',
      '+91 98450-002',
      'Keerthana  Iyer',
      'iyer keerthana',
      'suresh 00216',
    ])
      expect(await found(typed), typed).toEqual(['Keerthana Iyer'])
    expect(await found('+91 98450 00317')).toEqual(['Keerthana Rao'])
    expect(await found('98450-00')).toHaveLength(2)
    expect(await found('Iyer Rao')).toEqual([])
  })

  test('go from the hall to the seat step by step, and never past one', async ({ http, as, paid, api, world }) => {
    const family = await paid()
    const staff = await as('counsellor')
    const to = (state: string, note?: string) =>
      http.postJson(`/office/applications/${family.id}/state`, { to: state, note }, staff)
    expect(await to('admitted')).toMatchObject({ status: 409 })
    expect(await to('hall-ticket-issued')).toMatchObject({ status: 422, body: { errors: { to: expect.anything() } } })
    for (const state of ['appeared', 'offered', 'admitted'])
      expect(await to(state, 'Come on Saturday.')).toMatchObject({ status: 200, body: { application: { state } } })
    expect(await to('withdrawn')).toMatchObject({ status: 409 })
    expect(await family.info()).toMatchObject({ state: 'admitted', refunds_until: null })
    await api.runner.drain()
    expect(world.mail.to(family.email).some(({ subject }) => subject.includes('admitted'))).toBe(true)
    const student = await as('student')
    expect((await http.postJson(`/office/applications/${family.id}/state`, { to: 'declined' }, student)).status).toBe(
      403,
    )
  })
})

describe('a fee that goes back', () => {
  test('is promised before, due after withdrawing, sent once by an administrator, and seen by the family', async ({
    http,
    as,
    paid,
    api,
    ctx,
    world,
  }) => {
    const family = await paid()
    const refund = (who: { token: string }) =>
      http.send('POST', `/office/applications/${family.id}/refund`, undefined, who)
    expect(await family.info()).toMatchObject({
      refunds_on_withdrawal: true,
      refunds_until: expect.stringMatching(/Z$/),
      refund: null,
    })
    const admin = await as('admin')
    expect(await refund(admin)).toMatchObject({ status: 409 })
    await http.send('POST', '/admission/info/withdraw', undefined, { token: family.token })
    expect(await family.info()).toMatchObject({ state: 'withdrawn', refund: { state: 'due', amount_paise: 99_00 } })
    expect((await refund(await as('counsellor'))).status).toBe(403)
    expect(await refund(admin)).toMatchObject({ status: 201, body: { refund: { amount_paise: 99_00 } } })
    expect(await family.info()).toMatchObject({ refund: { state: 'requested' } })
    expect(await refund(admin)).toMatchObject({ status: 409, body: { message: expect.stringContaining('on its way') } })
    await api.runner.drain()
    expect(await family.info()).toMatchObject({
      state: 'withdrawn',
      payment_status: 'REFUND',
      attention: null,
      refund: { state: 'processed', amount_paise: 99_00 },
    })
    expect(await ctx.db.selectFrom('refunds').select('amount_paise').execute()).toEqual([{ amount_paise: 99_00 }])
    const acts = await ctx.db.selectFrom('audit_log').select('action').execute()
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['admissions.withdraw', 'payments.request-refund', 'payments.record-refund']),
    )
    const mail = world.mail.to(family.email).find(({ subject }) => subject.includes('withdrawn'))
    expect(mail?.text).toContain('The fee of ₹99 goes back')
  })

  test('that the bank refuses can be sent again', async ({ http, as, paid, api, world, ctx }) => {
    const family = await paid()
    const admin = await as('admin')
    await http.send('POST', '/admission/info/withdraw', undefined, { token: family.token })
    const send = () => http.send('POST', `/office/applications/${family.id}/refund`, undefined, admin)
    // The family waits, so the figure of the money screens says so, until the money is on its way.
    const waits = async (count: number) =>
      expect((await http.get('/office/money', admin)).body.figures).toMatchObject({
        refunds: { count, amount_paise: count * 99_00 },
      })
    await waits(1)
    expect((await send()).status).toBe(201)
    await waits(0)
    await ctx.db.updateTable('refunds').set({ state: 'failed', failure: 'The account is closed.' }).execute()
    await waits(1)
    expect(await family.info()).toMatchObject({ attention: 'refund-due', refund: { state: 'failed' } })
    expect((await send()).status).toBe(201)
    await api.runner.drain()
    expect(await family.info()).toMatchObject({ refund: { state: 'processed' }, attention: null })
    expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('that was paid at the desk waits until a colleague has paid it out, and is asked for once', async ({
    http,
    as,
    make,
    ctx,
  }) => {
    await make.institute()
    const sitting = await make.sitting({ code: 'a' })
    const { id } = await aRegistration(ctx, await make.user(), sitting, { number: 'ADM-26-00077' })
    const amount_paise = sitting.fee_paise
    const order = await make.order({ kind: 'admission', subject_id: id, amount_paise })
    const [admin, second] = [await as('admin'), await as('admin')]
    const cash = { means: 'cash', amount_paise, key: randomUUID() }
    expect((await http.postJson(`/office/payments/${order.id}/take`, cash, admin)).status).toBe(201)
    await ctx.db.updateTable('registrations').set({ state: 'withdrawn', attention: 'refund-due' }).execute()
    const waits = async (count: number) =>
      expect((await http.get('/office/money', admin)).body.figures).toMatchObject({
        refunds: { count, amount_paise: count * amount_paise },
      })
    const listed = async () => (await http.get('/office/applications?filter[attention]=refund-due', admin)).body.data
    const send = () => http.send('POST', `/office/applications/${id}/refund`, undefined, admin)
    await waits(1)
    expect(await listed()).toMatchObject([{ refund: { state: 'due', desk_order_id: order.id } }])
    const asked = await send()
    expect(asked).toMatchObject({ status: 201, body: { message: expect.stringContaining('pays it out') } })
    await waits(1)
    expect(await listed()).toMatchObject([{ refund: { state: 'requested', amount_paise, desk_order_id: order.id } }])
    expect((await send()).status).toBe(409)
    const { id: refund } = asked.body.refund as { id: number }
    const noted = await http.postJson(`/office/refunds-by-hand/${refund}/paid-out`, { means: 'cash' }, second)
    expect(noted.status).toBe(200)
    await waits(0)
    expect(await listed()).toEqual([])
  })

  test('does not when there are fewer than two days, and the office gives it at most as a goodwill', async ({
    http,
    as,
    paid,
    world,
    ctx,
    api,
  }) => {
    const family = await paid()
    world.clock.advance(days(20))
    const admin = await as('admin')
    const asked = await http.postJson(`/office/applications/${family.id}/state`, { to: 'withdrawn' }, admin)
    expect(asked).toMatchObject({ status: 200, body: { application: { attention: null, refund: null } } })
    expect((await http.send('POST', `/office/applications/${family.id}/refund`, undefined, admin)).status).toBe(409)
    const { id } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    const goodwill = { amount_paise: 50_00, reason: 'The child was ill' }
    expect((await http.postJson(`/office/payments/${id}/refund`, goodwill, admin)).status).toBe(201)
    await api.runner.drain()
    const login = await http.postJson('/auth/login', { email: family.email, password: candidatePassword })
    const { body } = await http.get('/admission/info', { token: String(login.body.token) })
    expect(body.application).toMatchObject({ refund: { state: 'processed', amount_paise: 50_00 } })
  })

  test('takes nobody’s offer away', async ({ http, as, paid, ctx, api }) => {
    const family = await paid()
    const admin = await as('admin')
    for (const to of ['appeared', 'offered'])
      await http.postJson(`/office/applications/${family.id}/state`, { to }, admin)
    const { id } = await ctx.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
    await http.postJson(`/office/payments/${id}/refund`, { amount_paise: 99_00, reason: 'Paid by the school' }, admin)
    await api.runner.drain()
    expect(await family.info()).toMatchObject({ state: 'offered', payment_status: 'REFUND' })
  })
})
