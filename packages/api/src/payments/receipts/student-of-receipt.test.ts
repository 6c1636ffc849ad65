import { randomUUID } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { MailError } from '@northlight/mail/errors'
import { describe, expect } from 'vitest'
import { ctxAs } from '../../../testing/staff.ts'
import { sendRefunds } from '../../../testing/stories.ts'
import { test as base } from '../../../testing/test.ts'
import { collectData } from '../../families/persons/collect-data.ts'
import { erasePerson } from '../../families/persons/erase-person.ts'
import { inTransaction } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { needsYourApproval } from '../../office-home/needs-your-approval.ts'
import { paymentLines } from '../office/payment-lines.ts'
import { verifyPayment } from '../orders/record-payment.ts'
import { requestRefund } from '../refunds/refunds.ts'
import { mailReceipt } from './mail-receipt.ts'

type Child = { id: number; name: string; email: string; order: number; number: string }

/** A mother has paid for two children in one course, from her own account. */
const test = base.extend<{ mother: { id: number; name: string; email: string }; children: Child[] }>({
  mother: async ({ make, ctx }, use) => {
    await make.institute()
    const account = { name: 'Sunita Rao', email: 'sunita@example.com', email_verified_at: ctx.now() }
    await use(await make.user({ ...account, date_of_birth: '1980-01-01' }))
  },
  children: async ({ make, ctx, world, mother, api }, use) => {
    const children: Child[] = []
    for (const name of ['Bala Rao', 'Chitra Rao']) {
      const email = `${name.slice(0, name.indexOf(' ')).toLowerCase()}@example.com`
      const user = await make.user({ name, email, email_verified_at: ctx.now(), date_of_birth: '2011-04-23' })
      const { id } = await make.enrolment({ user_id: user.id, name, email })
      const payer = { user_id: mother.id, payer_name: mother.name, payer_email: mother.email }
      const order = await make.order({ subject_id: id, gateway_order_id: `order_${user.id}`, ...payer })
      const payment_id = `pay_${user.id}`
      const { gateway_order_id: order_id, amount_paise } = order
      await verifyPayment(ctx, 'course', id, world.gateway.seed({ order_id, payment_id, amount_paise }))
      const receipt = ctx.db.selectFrom('receipts').select('number').where('order_id', '=', order.id)
      const { number } = await receipt.executeTakeFirstOrThrow()
      children.push({ id: user.id, name, email, order: order.id, number })
    }
    await api.runner.drain()
    await use(children)
  },
})

describe('a receipt that a parent has paid', () => {
  test('names the student in the books, in the mails and on the family’s own page', async ({
    ctx,
    http,
    make,
    mother,
    children,
  }) => {
    const rows = await ctx.db.selectFrom('receipts').select(['payer_name', 'student_name']).orderBy('id').execute()
    expect(rows).toEqual(children.map(({ name }) => ({ payer_name: 'Sunita Rao', student_name: name })))
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['text', 'html'])
      .where('template', '=', 'payment-receipt')
      .where('to_address', '=', mother.email)
      .orderBy('id')
      .execute()
    expect(mails).toHaveLength(2)
    for (const { name } of children) {
      const [mail, ...others] = mails.filter(({ text }) => text.includes(name))
      expect(others).toEqual([])
      expect(mail?.text).toContain('For the student')
      expect(mail?.html).toContain(name)
    }
    const own = await http.get('/payments', { token: await make.token({ id: mother.id }) })
    expect((own.body.payments as { student: string }[]).map(({ student }) => student)).toEqual([
      'Chitra Rao',
      'Bala Rao',
    ])
  })

  test('is told apart in the office: in the list, on its page, in the search and in the file', async ({
    ctx,
    http,
    make,
    children,
  }) => {
    const user = await make.user({ role: 'admin' })
    const admin = { token: await make.token(user) }
    const { body } = await http.get('/office/payments?filter[search]=chitra', admin)
    expect(body.data).toMatchObject([{ payer: { name: 'Sunita Rao' }, student: 'Chitra Rao' }])
    for (const { name, order, number } of children) {
      const one = await http.get(`/office/payments/${order}`, admin)
      expect(one.body.payment).toMatchObject({ payer: { name: 'Sunita Rao' }, student: name })
      const hits = await http.get(`/office/search?q=${encodeURIComponent(number)}`, admin)
      expect(JSON.stringify(hits.body)).toContain(`Sunita Rao, for ${name}`)
    }
    const lines: (string | number)[][] = []
    for await (const piece of paymentLines(ctxAs(ctx, user), { filter: {} })) lines.push(...piece)
    expect(lines.map((line) => line.slice(2, 4))).toEqual([
      ['Sunita Rao', 'Chitra Rao'],
      ['Sunita Rao', 'Bala Rao'],
    ])
  })

  test('that goes back by hand says for whom to the colleague who pays it out', async ({ ctx, http, make, mother }) => {
    const [first, second] = [await make.user({ role: 'admin' }), await make.user({ role: 'admin' })]
    const admin = { token: await make.token(first) }
    const { id } = await make.enrolment({ name: 'Chitra Rao', email: 'chitra@example.com' })
    const payer = { user_id: mother.id, payer_name: mother.name, payer_email: mother.email }
    const { id: order, amount_paise } = await make.order({ subject_id: id, ...payer })
    const cash = { means: 'cash', amount_paise, key: randomUUID() }
    expect((await http.postJson(`/office/payments/${order}/take`, cash, admin)).status).toBe(201)
    const { payment_id } = (await http.get(`/office/payments/${order}`, admin)).body.payment as { payment_id: number }
    const back = { amount_paise: 100_00, reason: 'One week less' }
    expect((await http.postJson(`/office/payments/${payment_id}/refund`, back, admin)).status).toBe(201)
    expect((await needsYourApproval(ctxAs(ctx, second))).map(({ what }) => what)).toEqual([
      '₹100 back to Sunita Rao, for Chitra Rao',
    ])
  })

  test('names the student in the settlement check, and where a number of the bank stands already', async ({
    ctx,
    http,
    make,
    mother,
    children,
  }) => {
    const [first, second] = [await make.user({ role: 'admin' }), await make.user({ role: 'admin' })]
    const [admin, other] = [{ token: await make.token(first) }, { token: await make.token(second) }]
    const [bala, chitra] = children
    const lines = [
      { id: `pay_${bala?.id}`, amount_paise: 1, at: later(ctx.now(), -minutes(1)) },
      { id: 'pay_foreign', amount_paise: 1, at: later(ctx.now(), minutes(1)) },
    ]
    expect((await http.postJson('/office/settlement-check', { lines }, admin)).body).toMatchObject({
      different: [{ name: 'Sunita Rao', student: 'Bala Rao', order_id: bala?.order }],
      unknown: [{ name: null, student: null }],
      missing: [{ name: 'Sunita Rao', student: 'Chitra Rao', order_id: chitra?.order }],
    })
    const paidOut = async (name: string, email: string) => {
      const { id } = await make.enrolment({ name, email })
      const payer = { user_id: mother.id, payer_name: mother.name, payer_email: mother.email }
      const { id: order, amount_paise } = await make.order({ subject_id: id, ...payer })
      const upi = { means: 'upi', reference: `40293847561${id % 10}`, amount_paise, key: randomUUID() }
      expect((await http.postJson(`/office/payments/${order}/take`, upi, admin)).status).toBe(201)
      const { payment_id } = (await http.get(`/office/payments/${order}`, admin)).body.payment as { payment_id: number }
      const back = { amount_paise: 100_00, reason: 'One week less' }
      const asked = await http.postJson(`/office/payments/${payment_id}/refund`, back, admin)
      const transfer = { means: 'transfer', reference: '998877665544' }
      const refund = (asked.body.refund as { id: number }).id
      return http.postJson(`/office/refunds-by-hand/${refund}/paid-out`, transfer, other)
    }
    expect((await paidOut('Divya Rao', 'divya@example.com')).status).toBe(200)
    expect((await paidOut('Esha Rao', 'esha@example.com')).body.errors).toEqual({
      reference: ['This number stands on the refund of Sunita Rao, for Divya Rao already.'],
    })
  })

  test('is mailed, refunded and sent back with the student’s name, and no address to click on in the payer’s', async ({
    ctx,
    make,
    api,
    world,
    mother,
    children,
  }) => {
    const [bala] = children
    const payer_name = 'Sunita www.evil.example Rao'
    await ctx.db.updateTable('orders').set({ payer_name }).execute()
    await ctx.db.updateTable('receipts').set({ payer_name }).execute()
    await ctx.db.deleteFrom('mails').execute()
    const order = ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', bala?.order ?? 0)
    const { gateway_order_id: order_id, subject_id, amount_paise } = await order.executeTakeFirstOrThrow()
    const paid = await ctx.db.selectFrom('receipts').selectAll().orderBy('id').executeTakeFirstOrThrow()
    await enqueue(ctx, mailReceipt, { receipt_id: paid.id }, { key: 'once-more' })
    const second = world.gateway.seed({ order_id, payment_id: 'pay_again', amount_paise })
    await verifyPayment(ctx, 'course', subject_id, second)
    const admin = ctxAs(ctx, await make.user({ role: 'admin' }))
    const back = { of: { payment_id: paid.payment_id }, amount_paise: 100_00, reason: 'One week less' }
    await requestRefund(admin, back)
    await sendRefunds(world)
    await api.runner.drain()
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['template', 'text'])
      .where('to_address', '=', mother.email)
      .orderBy('template')
      .execute()
    expect(mails.map(({ template }) => template)).toEqual(['payment-receipt', 'payment-returned', 'refund-made'])
    for (const { text } of mails) {
      expect(text).toContain('Bala Rao')
      expect(text).toContain('Sunita www. evil. example Rao')
    }
  })

  test('is the payer’s alone where student and payer are one, however the name is typed', async ({
    ctx,
    make,
    world,
  }) => {
    await make.institute()
    const { id } = await make.enrolment({ name: 'ASHA RAO' })
    const order = await make.order({ subject_id: id, gateway_order_id: 'order_own' })
    const paid = { order_id: 'order_own', payment_id: 'pay_own', amount_paise: order.amount_paise }
    await verifyPayment(ctx, 'course', id, world.gateway.seed(paid))
    expect(await ctx.db.selectFrom('receipts').select('student_name').execute()).toEqual([{ student_name: null }])
  })

  test('loses the student’s name with the student’s account, the payer’s with the payer’s, and shows both to the payer', async ({
    ctx,
    mother,
    children,
  }) => {
    const names = () => ctx.db.selectFrom('receipts').select(['payer_name', 'student_name']).orderBy('id').execute()
    const payer = { ...mother, isEmailVerified: true }
    expect(JSON.stringify(await collectData(ctx, payer))).toContain('"student_name":"Chitra Rao"')
    const [bala] = children
    if (bala) await inTransaction(ctx, (ctx) => erasePerson(ctx, { ...bala, isEmailVerified: true }))
    expect(await names()).toEqual([
      { payer_name: 'Sunita Rao', student_name: null },
      { payer_name: 'Sunita Rao', student_name: 'Chitra Rao' },
    ])
    await inTransaction(ctx, (ctx) => erasePerson(ctx, payer))
    expect(await names()).toEqual([1, 2].map(() => ({ payer_name: 'removed', student_name: null })))
  })
})

test('a mailbox of the payer that fails for now keeps the receipt from no child, and gets it later, once', async ({
  ctx,
  world,
  api,
  mother,
  children,
}) => {
  const [bala] = children
  const receipt = await ctx.db.selectFrom('receipts').select('id').orderBy('id').executeTakeFirstOrThrow()
  await ctx.db.deleteFrom('mails').execute()
  world.mail.sent.length = 0
  const { send } = world.mail
  world.mail.send = async (message) => {
    if (message.to === mother.email) throw new MailError('The mailbox is full for now.')
    return send(message)
  }
  await enqueue(ctx, mailReceipt, { receipt_id: receipt.id }, { key: 'once-more' })
  await api.runner.drain()
  expect(world.mail.sent.map(({ to }) => to)).toEqual([bala?.email])
  world.mail.send = send
  world.clock.advance(minutes(10))
  await api.runner.drain()
  expect(world.mail.sent.map(({ to }) => to)).toEqual([bala?.email, mother.email])
})

test.for([
  ['under 18', '2011-04-23', ['child@example.com', 'parent@example.com']],
  ['of age', '2001-04-23', ['child@example.com']],
] as const)(
  'a student %s who pays: who gets the receipt',
  async ([, date_of_birth, readers], { ctx, make, world, api }) => {
    await make.institute()
    const user = await make.user({ name: 'Dev Rao', email: 'child@example.com', date_of_birth })
    await make.parent(user, { email: 'parent@example.com' })
    const { id } = await make.enrolment({ user_id: user.id, name: user.name, email: user.email })
    const payer = { user_id: user.id, payer_name: user.name, payer_email: user.email }
    const order = await make.order({ subject_id: id, gateway_order_id: 'order_child', ...payer })
    const paid = { order_id: 'order_child', payment_id: 'pay_child', amount_paise: order.amount_paise }
    await verifyPayment(ctx, 'course', id, world.gateway.seed(paid))
    await api.runner.drain()
    const mails = await ctx.db
      .selectFrom('mails')
      .select(['to_address', 'text'])
      .where('template', '=', 'payment-receipt')
      .orderBy('to_address')
      .execute()
    expect(mails.map(({ to_address }) => to_address)).toEqual(readers)
    const copy = mails.find(({ to_address }) => to_address === 'parent@example.com')
    if (copy) expect(copy.text).toContain('Dev Rao')
  },
)
