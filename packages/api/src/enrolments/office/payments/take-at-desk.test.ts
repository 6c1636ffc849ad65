import { randomUUID } from 'node:crypto'
import { days } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import { describe, expect } from 'vitest'
import { part, payAt, type Reply, receiptOf, deskTest as test, type Who } from '../../../../testing/desk.ts'
import { sendRefunds } from '../../../../testing/stories.ts'
import { receiveWebhook } from '../../../payments/gateway/webhook.ts'

describe('money that is taken at the desk', () => {
  test('is a payment like any other, with a numbered receipt, and no gateway is asked', async ({
    ctx,
    http,
    who,
    enrolment,
    take,
    api,
    world,
  }) => {
    world.gateway.goDown()
    const reply = await take()
    expect(reply).toMatchObject({ status: 201, body: { receipt: { number: expect.stringContaining('/000001') } } })
    await api.runner.drain()
    expect(world.mail.to('alva@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Receipt R/2026-27/000001'),
    ])
    // The family sees it where it sees the others, and the day counts it.
    const { payments } = (await http.get('/payments', who.family)).body as { payments: Record<string, unknown>[] }
    expect(payments[0]).toMatchObject({
      part: 2,
      status: 'PAID',
      amount_paise: part,
      receipt: { number: receiptOf(reply) },
    })
    expect((await http.get('/office/money', who.here)).body.figures).toMatchObject({
      overdue: { count: 0 },
      days: [{ day: '2026-11-15', count: 2, amount_paise: 2 * part, desk_paise: part }],
    })
    const order = reply.body.order_id as number
    expect((await http.get(`/office/payments/${order}`, who.here)).body).toMatchObject({
      payment: { method: 'desk_cash', status: 'PAID' },
      desk: { means: 'cash', reference: null, taken_by: 'Ravi Naik' },
      next_check_at: null,
    })
    expect((await http.send('POST', `/office/payments/${order}/ask`, undefined, who.here)).status).toBe(409)
    const log = await ctx.db.selectFrom('audit_log').selectAll().where('action', '=', 'payments.take-at-desk').execute()
    expect(log).toMatchObject([{ details: { means: 'cash', amount_paise: part } }])
    expect((await take({ number: 3 })).status).toBe(201)
    expect((await http.get(`/office/instalments/${enrolment.id}`, who.here)).body.plan).toMatchObject({ left_paise: 0 })
  })

  test('is the whole of what is asked for: nobody notes less or more, or a later instalment first', async ({
    take,
    books,
  }) => {
    const before = await books()
    for (const amount_paise of [part - 100_00, part + 1, 1])
      expect(await take({ amount_paise })).toMatchObject({
        status: 422,
        body: { errors: { amount: ['₹12,600 is asked for. Take the whole of it, or nothing.'] } },
      })
    expect((await take({ amount_paise: 0 })).status).toBe(422)
    expect((await take({ number: 3 })).status).toBe(409)
    expect((await take({ number: 1 })).status).toBe(409)
    expect((await take({ means: 'cheque' })).status).toBe(422)
    expect((await take({ means: 'cheque', reference: '-- . --' })).status).toBe(422)
    expect(await books()).toEqual(before)
  })

  test('is taken once: a second click, a second colleague and two at the same moment get no second receipt', async ({
    take,
    books,
    who,
  }) => {
    const mine = { key: randomUUID() }
    const theirs = { key: randomUUID() }
    const clicks = await Promise.all([take(mine), take(mine), take(theirs, who.colleague)])
    const taken = clicks.filter(({ status }) => status === 201)
    expect(new Set(taken.map(receiptOf)).size).toBe(1)
    expect(clicks.filter(({ status }) => status === 409).length).toBe(3 - taken.length)
    expect((await take({}, who.colleague)).status).toBe(409)
    expect(await books()).toEqual({ payments: 2, receipts: 1, paid: [1, 2] })
    // Anyone who was first is told the same again, the other is refused again.
    const isMine = clicks[0]?.status === 201
    const [first, second] = [await take(mine), await take(theirs, who.colleague)]
    expect([first.status, second.status]).toEqual(isMine ? [201, 409] : [409, 201])
    expect(receiptOf(isMine ? first : second)).toBe(receiptOf(taken[0] ?? expect.unreachable()))
  })

  test('is refused for what was paid online, and what comes online afterwards goes back', async ({
    ctx,
    http,
    take,
    enrolment,
    who,
    world,
    books,
  }) => {
    const pay = (number: number) =>
      http.send('POST', `/courses-enrolled/${enrolment.id}/instalments/${number}/pay`, undefined, who.family)
    const windowOf = (reply: Reply) => (reply.body.order as { razorpay_order_id: string }).razorpay_order_id
    const tell = async (order: string) => {
      const { payment_id } = world.gateway.pay(order)
      const { body, signature, eventId } = world.gateway.webhook('payment.captured', payment_id, { status: 'captured' })
      await receiveWebhook(ctx, { body: new TextEncoder().encode(body), signature, eventId })
    }
    await tell(windowOf(await pay(2)))
    expect(await take()).toMatchObject({ status: 409, body: { message: 'This instalment is paid already.' } })
    // The window stands open while the money is counted at the desk, and is paid all the same.
    const open = windowOf(await pay(3))
    expect((await take({ number: 3 })).status).toBe(201)
    await tell(open)
    expect((await books()).paid).toEqual([1, 2, 3])
    expect(await ctx.db.selectFrom('unmatched_payments').select('reason').execute()).toEqual([{ reason: 'paid_twice' }])
    await sendRefunds(world)
    expect(await ctx.db.selectFrom('refunds').select(['state', 'amount_paise']).execute()).toEqual([
      { state: 'processed', amount_paise: part },
    ])
  })

  test('belongs to the branch, and to those who may take money', async ({ take, who, make, http, books }) => {
    const before = await books()
    expect((await take({}, who.there)).status).toBe(404)
    for (const role of ['editor', 'examiner', 'student'] as const)
      expect((await take({}, { token: await make.token(await make.user({ role })) })).status).toBe(403)
    const order = await make.order({ subject_id: (await make.enrolment({ branch_id: 700 })).id })
    const input = { amount_paise: order.amount_paise, means: 'cash', key: randomUUID() }
    expect((await http.postJson(`/office/payments/${order.id}/take`, input, who.there)).status).toBe(404)
    expect(await books()).toEqual(before)
  })

  test('by cheque or UPI stands on one receipt, however its number is spelled', async ({ take }) => {
    const first = await take({ means: 'upi', reference: 'UTR 4029 3847 5610' })
    expect(first.status).toBe(201)
    expect(await take({ number: 3, means: 'upi', reference: 'utr402938475610' })).toMatchObject({
      status: 422,
      body: { errors: { reference: [`This number stands on receipt ${receiptOf(first)} already.`] } },
    })
    expect((await take({ number: 3, means: 'cheque', reference: 'SBI 000123' })).status).toBe(201)
  })

  test('in cash stays below what the law allows for one course', async ({ ctx, take }) => {
    await ctx.db.updateTable('instalments').set({ amount_paise: 1_20_000_00 }).where('state', '=', 'open').execute()
    expect((await take({ amount_paise: 1_20_000_00 })).status).toBe(201)
    expect((await take({ number: 3, amount_paise: 1_20_000_00 })).status).toBe(409)
    const upi = { means: 'upi', reference: '4029 3847 5610' }
    expect((await take({ number: 3, amount_paise: 1_20_000_00, ...upi })).status).toBe(201)
  })

  test('makes a proposed refund another sum, and is refused once the refund is signed', async ({
    http,
    take,
    enrolment,
    who,
  }) => {
    const told = { told_on: '2026-11-15', how: 'desk' }
    const noted = await http.postJson(`/office/enrolments/${enrolment.id}/leave`, told, who.here)
    const { id } = noted.body.refund as { id: number }
    const change = async (verb: string, by: Who) => {
      const { refund } = (await http.get(`/office/refunds/${id}`, who.admin)).body as { refund: { version: number } }
      const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months' }
      const input = verb === 'propose' ? { version: refund.version, ...terms } : { version: refund.version }
      return http.postJson(`/office/refunds/${id}/${verb}`, input, by)
    }
    expect((await change('propose', who.here)).status).toBe(200)
    // Overdue when the family left, so it is owed all the same. Signed first, the course has ended; taken first, the sum
    // that was proposed no longer holds.
    const both = await Promise.all([change('sign', who.admin), take()])
    expect(both.map(({ status }) => status < 300).toSorted()).toEqual([false, true])
    if (both[1].status === 201) {
      expect((await change('sign', who.admin)).status).toBe(409)
      expect((await change('propose', who.here)).status).toBe(200)
      expect((await change('sign', who.admin)).status).toBe(200)
    }
    for (const number of [2, 3]) expect((await take({ number })).status).toBe(409)
  })

  test('goes back by hand: no gateway is told, and it is done once somebody says it was paid out', async ({
    ctx,
    http,
    take,
    who,
    world,
    api,
  }) => {
    const { order_id } = (await take()).body as { order_id: number }
    const { payment } = (await http.get(`/office/payments/${order_id}`, who.admin)).body as {
      payment: { payment_id: number }
    }
    const back = { amount_paise: part, reason: 'Counted by mistake' }
    const asked = await http.postJson(`/office/payments/${payment.payment_id}/refund`, back, who.admin)
    const { id } = asked.body.refund as { id: number }
    await sendRefunds(world)
    expect(world.gateway.memory().refunds).toEqual([])
    const state = () => ctx.db.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect(await state()).toEqual({ state: 'requested' })
    const paidOut = (by: Who) =>
      http.postJson(`/office/refunds-by-hand/${id}/paid-out`, { means: 'transfer', reference: 'UTR 77' }, by)
    expect((await paidOut(who.here)).status).toBe(403)
    // Anyone who asked for it alone does not also say that the family has it.
    expect(await paidOut(who.admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Another administrator') },
    })
    const both = await Promise.all([paidOut(who.second), paidOut(who.second)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await state()).toEqual({ state: 'processed' })
    await api.runner.drain()
    const mails = world.mail.to('alva@example.com').filter(({ subject }) => subject.includes('refund'))
    expect(mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('back to you by bank transfer'),
    ])
    expect(await ctx.db.selectFrom('instalments').select('state').where('number', '=', 2).execute()).toEqual([
      { state: 'refunded' },
    ])
  })

  test('is told apart by how it came, and what is paid out in cash leaves the drawer of that day', async ({
    http,
    make,
    take,
    who,
    world,
  }) => {
    const cash = (await take()).body as { order_id: number }
    await take({ number: 3, means: 'cheque', reference: 'SBI 000124' })
    const { payment } = (await http.get(`/office/payments/${cash.order_id}`, who.admin)).body as {
      payment: { payment_id: number }
    }
    const payOut = async (amount_paise: number, how: object, by: Who) => {
      const asked = { amount_paise, reason: 'Goodwill' }
      const { body } = await http.postJson(`/office/payments/${payment.payment_id}/refund`, asked, who.admin)
      const { id } = body.refund as { id: number }
      expect(await http.postJson(`/office/refunds-by-hand/${id}/paid-out`, how, by)).toMatchObject({ status: 200 })
    }
    await payOut(2_500_00, { means: 'cash' }, who.second)
    await payOut(100_00, { means: 'transfer', reference: 'UTR 7788' }, who.second)
    const lastDays = async (by: Who) => {
      const { figures } = (await http.get('/office/money', by)).body as { figures: { days: object[] } }
      return figures.days
    }
    const today = {
      ...{ day: '2026-11-15', desk_paise: 2 * part, cash_paise: part, cheque_paise: part, upi_paise: 0 },
      ...{ cash_out_paise: 2_500_00, other_out_paise: 100_00 },
    }
    expect(await lastDays(who.here)).toMatchObject([today])
    expect(await lastDays(who.there)).toEqual([])
    // A day on which money only went out has a line as well.
    world.clock.advance(days(1))
    const fresh = async () => ({ token: await make.token(await make.user({ role: 'admin' })) })
    who.admin = await fresh()
    await payOut(50_00, { means: 'cash' }, await fresh())
    const next = { day: '2026-11-16', count: 0, cash_paise: 0, cash_out_paise: 50_00, other_out_paise: 0 }
    expect(await lastDays(who.here)).toMatchObject([next, today])
  })

  test('pays an order that was begun online, at the price of today', async ({ ctx, http, make, who, world }) => {
    const row = await make.enrolment({ branch_id: 700, email: 'new@example.com' })
    const order = await make.order({ subject_id: row.id, payer_email: row.email })
    const input = { amount_paise: order.amount_paise, means: 'cheque', reference: 'SBI 000777', key: randomUUID() }
    world.gateway.goDown()
    const reply = await payAt(http, { of: 'order', id: order.id }, input, who)
    expect(reply).toMatchObject({ status: 201, body: { order_id: order.id } })
    expect(
      await ctx.db.selectFrom('course_enrolments').select('payment_status').where('id', '=', row.id).execute(),
    ).toEqual([{ payment_status: 'PAID' }])
    const again = { ...input, reference: 'SBI 000778', key: randomUUID() }
    expect((await payAt(http, { of: 'order', id: order.id }, again, who)).status).toBe(409)
  })

  test('is asked to be paid out by hand, not of a bank, when the refund of it is signed', async ({
    http,
    make,
    who,
    api,
    world,
  }) => {
    const row = await make.enrolment({ branch_id: 700, email: 'hand@example.com' })
    const order = await make.order({ subject_id: row.id, payer_email: row.email })
    const input = { amount_paise: order.amount_paise, means: 'cash', key: randomUUID() }
    expect((await http.postJson(`/office/payments/${order.id}/take`, input, who.here)).status).toBe(201)
    const told = { told_on: '2026-11-15', how: 'desk' }
    const noted = await http.postJson(`/office/enrolments/${row.id}/leave`, told, who.here)
    const { id, version } = noted.body.refund as { id: number; version: number }
    const terms = { starts_on: '2026-10-16', period_count: 12, period_unit: 'months' }
    const besides = [{ words: 'Books that were kept', amount_paise: -500_00 }]
    const proposed = await http.postJson(`/office/refunds/${id}/propose`, { version, ...terms, besides }, who.here)
    const signed = { version: (proposed.body.refund as { version: number }).version }
    expect(await http.postJson(`/office/refunds/${id}/sign`, signed, who.admin)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('pay it out by hand') },
    })
    // The mail adds up line by line, and sends nobody to an account that never paid.
    await api.runner.drain()
    const letter = world.mail.to('hand@example.com').find(({ subject }) => subject.includes('worked out'))
    const words = letter?.text.replaceAll(/\s+/g, ' ') ?? ''
    const { sheet } = proposed.body.refund as { sheet: { paid_paise: number; kept_paise: number; sum_paise: number } }
    expect(sheet.paid_paise - sheet.kept_paise - 500_00).toBe(sheet.sum_paise)
    expect(words).toContain(
      `− ${shownMoney(sheet.kept_paise)} Books that were kept − ₹500 Your refund ${shownMoney(sheet.sum_paise)}`,
    )
    expect(words).toContain('because you paid at the desk')
    expect(words).not.toContain('account or card')
  })
})

test('payments leave as a file for a purpose: those of one’s branches, with harmless cells and no numbers to ring', async ({
  ctx,
  http,
  make,
  enrolment,
  take,
  who,
  world,
  api,
}) => {
  await ctx.db.updateTable('orders').set({ payer_name: '=HYPERLINK("x")', payer_phone: '9845000199' }).execute()
  await take()
  const fileOf = async (by: Who, filter = {}) => {
    const purpose = 'The books of November'
    const { status, body } = await http.postJson('/office/payments/export', { purpose, filter }, by)
    expect(status).toBe(200)
    await api.runner.drain()
    const { work } = (await http.get(`/office/works/${body.work}`, by)).body as {
      work: { state: string; file: string }
    }
    expect(work.state).toBe('done')
    const row = await ctx.db.selectFrom('office_works').select('file').where('id', '=', Number(body.work)).execute()
    const stored = await world.services.storage.private.read(row[0]?.file ?? '')
    return new TextDecoder().decode(stored?.bytes).split('\r\n')
  }
  const lines = await fileOf(who.here)
  expect(lines[0]).toContain('for: The books of November')
  expect(lines.slice(2, 4)).toEqual([
    expect.stringContaining(',paid,"cash, at the desk",'),
    expect.stringContaining(`"'=HYPERLINK(""x"")"`),
  ])
  expect(lines.join()).not.toContain('9845000199')
  const { order_id } = (await take({ number: 3, means: 'cheque', reference: 'SBI 000123' })).body
  const back = { on: '2026-11-15', reason: 'Funds insufficient' }
  expect((await http.postJson(`/office/payments/${order_id}/cheque-returned`, back, who.admin)).status).toBe(200)
  // What was taken back, and what was never paid, counts nothing; what was refunded in part is called so.
  await make.order({ subject_id: enrolment.id, part: 7 })
  await ctx.db.updateTable('orders').set({ refunded_paise: 100_00 }).where('part', '=', 1).execute()
  const [unpaid, returned, , first] = (await fileOf(who.here)).slice(2)
  expect(unpaid).toMatch(/,not paid yet,,,,\d+,0,0,/)
  expect(returned).toMatch(/,cheque returned,"cheque, at the desk",000123SBI,R\/2026-27\/\d+,12600,0,0,/)
  expect(first).toMatch(/,part refunded,.*,12600,12600,100,/)
  expect((await fileOf(who.there)).length).toBe(3)
  expect((await fileOf(who.here, { status: 'REFUND' })).length).toBe(3)
  expect((await http.get('/office/families/today', who.admin)).body).toMatchObject({ team: { exports: 4 } })
  expect((await http.postJson('/office/payments/export', { purpose: 'x' }, who.here)).status).toBe(422)
  const odd = { purpose: 'The books', filter: { phone: '1' } }
  expect((await http.postJson('/office/payments/export', odd, who.here)).status).toBe(422)
})
