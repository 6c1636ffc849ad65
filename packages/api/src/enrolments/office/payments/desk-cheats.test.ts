import { randomUUID } from 'node:crypto'
import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../../testing/admission-factories.ts'
import { deskTest, part, receiptOf, type Who } from '../../../../testing/desk.ts'
import { sendRefunds } from '../../../../testing/stories.ts'
import { systemContext } from '../../../kernel/context.ts'
import { askAboutOpenOrders } from '../../../payments/orders/sweep.ts'

/** What a cheat or a hurried colleague tries with money that lies on the desk. */
const test = deskTest.extend<{
  /** Takes an order that was begun online. */
  takeOrder: (
    id: number,
    input?: Record<string, unknown>,
    by?: Who,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Asks as one administrator for an instalment's money back, and notes as another that it was paid out. */
  payOut: (
    orderId: number,
    input: Record<string, unknown>,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
}>({
  takeOrder: async ({ http, who }, use) =>
    use((id, input = {}, by = who.here) =>
      http.postJson(`/office/payments/${id}/take`, { means: 'cash', key: randomUUID(), ...input }, by),
    ),
  payOut: async ({ http, who }, use) =>
    use(async (orderId, input) => {
      const { payment } = (await http.get(`/office/payments/${orderId}`, who.admin)).body as {
        payment: { payment_id: number; amount_paise: number }
      }
      const { payment_id, amount_paise } = payment
      const back = { amount_paise, reason: 'Noted for the wrong family' }
      const asked = await http.postJson(`/office/payments/${payment_id}/refund`, back, who.admin)
      const { id } = asked.body.refund as { id: number }
      return http.postJson(`/office/refunds-by-hand/${id}/paid-out`, input, who.second)
    }),
})

describe('a click at the desk', () => {
  test('that comes again with another way of paying, sum or instalment is told what was noted', async ({
    take,
    books,
  }) => {
    const key = randomUUID()
    const first = await take({ key })
    const before = await books()
    // The answer got lost, and the colleague remembers that it was a cheque.
    expect(await take({ key, means: 'cheque', reference: 'SBI 000123' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`cash, at the desk, receipt ${receiptOf(first)}`) },
    })
    expect((await take({ key, amount_paise: 2 * part })).status).toBe(409)
    expect((await take({ key, number: 3 })).status).toBe(409)
    expect((await take({ key })).status).toBe(201)
    expect(await books()).toEqual(before)
  })

  test('leaves the time of the payment to the server, whatever it says', async ({ ctx, take }) => {
    await take({ paid_at: '2026-10-01T00:00:00.000Z', created_at: '2026-10-01T00:00:00.000Z', heard_by: 'webhook' })
    const row = await ctx.db.selectFrom('payments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ paid_at: ctx.now(), created_at: ctx.now(), heard_by: 'office' })
  })
})

describe('a number of the bank', () => {
  test('is one transfer with or without the letters before it, and has twelve digits', async ({ take }) => {
    expect((await take({ means: 'upi', reference: 'UTR 10001' })).status).toBe(422)
    expect((await take({ means: 'upi', reference: 'UTR 402938475610' })).status).toBe(201)
    expect((await take({ number: 3, means: 'upi', reference: '4029-3847-5610' })).status).toBe(422)
    expect((await take({ number: 3, means: 'upi', reference: 'UPI/402938475610' })).status).toBe(422)
  })

  test('is one cheque whether its bank stands before it or behind it; of another bank it is another', async ({
    take,
  }) => {
    expect((await take({ means: 'cheque', reference: 'SBI 000123' })).status).toBe(201)
    expect((await take({ number: 3, means: 'cheque', reference: '000123, sbi' })).status).toBe(422)
    expect((await take({ number: 3, means: 'cheque', reference: '000123 Canara' })).status).toBe(201)
  })

  test('pays out one family: the same transfer does not stand for the money of another', async ({
    ctx,
    make,
    take,
    takeOrder,
    payOut,
  }) => {
    const [second, third] = [await take({ number: 2 }), await take({ number: 3 })].map(({ body }) =>
      Number(body.order_id),
    )
    const other = await make.order({ subject_id: (await make.enrolment({ branch_id: 700 })).id })
    await takeOrder(other.id, { amount_paise: other.amount_paise })
    const transfer = { means: 'transfer', reference: 'UTR 402938475610' }
    expect((await payOut(second ?? 0, transfer)).status).toBe(200)
    // Two instalments of one fee go back in one transfer.
    expect((await payOut(third ?? 0, { ...transfer, reference: 'utr402938475610' })).status).toBe(200)
    expect(await payOut(other.id, { ...transfer, reference: '402938475610 UTR' })).toMatchObject({
      status: 422,
      body: { errors: { reference: [expect.stringContaining('stands on the refund of')] } },
    })
    const rows = await ctx.db.selectFrom('desk_refunds').select('reference').execute()
    expect(rows.map(({ reference }) => reference)).toEqual(['402938475610UTR', '402938475610UTR'])
  })
})

test('cash of one person on one day stays below what the law allows, for however many courses', async ({
  ctx,
  make,
  takeOrder,
  world,
}) => {
  const begun = async (payer_email: string) => {
    const { id } = await make.enrolment({ branch_id: 700, email: payer_email })
    return make.order({ subject_id: id, payer_email, amount_paise: 1_20_000_00 })
  }
  const sum = { amount_paise: 1_20_000_00 }
  expect((await takeOrder((await begun('alva@example.com')).id, sum)).status).toBe(201)
  const sister = await begun('Alva@Example.com')
  expect(await takeOrder(sister.id, sum)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('from one person on one day') },
  })
  expect((await takeOrder((await begun('other@example.com')).id, sum)).status).toBe(201)
  world.clock.advance(days(1))
  await ctx.db.updateTable('course_branches').set({ amount_paise: 1_20_000_00 }).execute()
  expect((await takeOrder(sister.id, sum)).status).toBe(201)
})

test('two colleagues who take cash of one person for two courses at the same moment do not pass the limit together', async ({
  ctx,
  make,
  takeOrder,
  who,
}) => {
  const begun = async (payer_email: string) => {
    const { id } = await make.enrolment({ branch_id: 700, email: payer_email })
    return make.order({ subject_id: id, payer_email, amount_paise: 1_20_000_00 })
  }
  const orders = [
    await begun('alva@example.com'),
    await begun('Alva@example.com'),
    await begun('ALVA@EXAMPLE.COM'),
    await begun('other@example.com'),
  ]
  const taken = await Promise.all(
    orders.map(({ id, amount_paise }, at) => takeOrder(id, { amount_paise }, at === 0 ? who.here : who.colleague)),
  )
  const ofAlva = taken.slice(0, 3)
  expect(ofAlva.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(ofAlva.find(({ status }) => status === 409)?.body.message).toContain('from one person on one day')
  expect(taken[3]?.status).toBe(201)
  expect(await ctx.db.selectFrom('receipts').select('id').execute()).toHaveLength(2)
})

describe('cash for one student, brought by several of the family', () => {
  const amount_paise = 1_20_000_00
  const family = test.extend<{ begun: (payer_email: string, email: string) => Promise<{ id: number }> }>({
    begun: async ({ make }, use) =>
      use(async (payer_email, email) => {
        const { id } = await make.enrolment({ branch_id: 700, email })
        return make.order({ subject_id: id, payer_email, amount_paise })
      }),
  })

  family('stays below the limit, whoever began the order', async ({ begun, takeOrder, world, ctx }) => {
    const byMother = await begun('sunita@example.com', 'Chitra@example.com')
    const atDesk = await begun('chitra@example.com', 'chitra@example.com')
    const byFather = await begun('ramesh@example.com', 'chitra@example.com')
    const ofNeighbour = await begun('leela@example.com', 'leela@example.com')
    expect((await takeOrder(byMother.id, { amount_paise })).status).toBe(201)
    for (const { id } of [atDesk, byFather])
      expect(await takeOrder(id, { amount_paise })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('from one person on one day') },
      })
    expect((await takeOrder(ofNeighbour.id, { amount_paise })).status).toBe(201)
    world.clock.advance(days(1))
    await ctx.db.updateTable('course_branches').set({ amount_paise }).execute()
    expect((await takeOrder(atDesk.id, { amount_paise })).status).toBe(201)
  })

  family('counts whoever pays for one and learns in another course', async ({ begun, takeOrder }) => {
    const own = await begun('sunita@example.com', 'sunita@example.com')
    const ofChild = await begun('sunita@example.com', 'chitra@example.com')
    expect((await takeOrder(ofChild.id, { amount_paise })).status).toBe(201)
    expect((await takeOrder(own.id, { amount_paise })).status).toBe(409)
  })

  describe('for brothers and sisters', () => {
    /** Two children with accounts and a third whom the mother enrols online. */
    const siblings = family.extend<{
      child: (email: string, parent: string | null, agreed?: string | null) => Promise<{ id: number }>
    }>({
      child: async ({ make, ctx, begun }, use) =>
        use(async (email, parent, agreed = parent) => {
          const user = await make.user({ email, date_of_birth: '2011-03-05' })
          const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
          const named = parent && { user_id: user.id, name: 'Sunita Rao', email: parent, phone: null, ...stamps }
          if (named) await ctx.db.insertInto('parents').values(named).execute()
          if (agreed) await make.consent(user, { by_contact: agreed })
          return begun(email, email)
        }),
    })

    siblings(
      'stays below the limit together, however their mother’s address is written',
      async ({ child, begun, takeOrder, world, ctx }) => {
        const first = await child('asha@example.com', 'sunita.rao@gmail.com')
        const second = await child('bala@example.com', 'Sunita.Rao@Gmail.com')
        // Named by the mother’s other way to write it; and known by her word alone, or by her name alone.
        const third = await begun('SunitaRao+fees@googlemail.com', 'chitra@example.com')
        const byWord = await child('divya@example.com', null, 'sunitarao@gmail.com')
        const byName = await child('esha@example.com', 'sunita.rao@gmail.com', null)
        const neighbour = await child('farah@example.com', 'leela@example.com')
        expect((await takeOrder(first.id, { amount_paise })).status).toBe(201)
        for (const { id } of [second, third, byWord, byName])
          expect(await takeOrder(id, { amount_paise })).toMatchObject({
            status: 409,
            body: { message: expect.stringContaining('from one person on one day') },
          })
        expect((await takeOrder(neighbour.id, { amount_paise })).status).toBe(201)
        world.clock.advance(days(1))
        await ctx.db.updateTable('course_branches').set({ amount_paise }).execute()
        expect((await takeOrder(second.id, { amount_paise })).status).toBe(201)
      },
    )

    siblings(
      'joins nobody by a word that is no address, or that was taken back or followed by another’s',
      async ({ child, make, ctx, takeOrder }) => {
        const onPaper = [
          await child('asha@example.com', null, 'on paper'),
          await child('bala@example.com', null, 'on paper'),
          await child('chitra@example.com', null, 'removed'),
          await child('divya@example.com', null, 'removed'),
        ]
        const ended = await child('esha@example.com', null, 'sunita@example.com')
        await ctx.db
          .updateTable('consents')
          .set({ withdrawn_at: ctx.now() })
          .where('by_contact', '=', 'sunita@example.com')
          .execute()
        const replaced = await child('farah@example.com', null, 'sunita@example.com')
        const { user_id } = await ctx.db
          .selectFrom('consents')
          .select('user_id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        await make.consent({ id: user_id }, { by_contact: 'leela@example.com' })
        const stands = await child('gita@example.com', null, 'sunita@example.com')
        for (const { id } of [...onPaper, ended, replaced, stands])
          expect((await takeOrder(id, { amount_paise })).status).toBe(201)
      },
    )

    siblings('is counted at two desks at once', async ({ child, takeOrder, who }) => {
      const orders = [
        await child('asha@example.com', 'sunita@example.com'),
        await child('bala@example.com', 'sunita@example.com'),
        await child('chitra@example.com', 'Sunita@example.com'),
      ]
      const taken = await Promise.all(
        orders.map(({ id }, at) => takeOrder(id, { amount_paise }, at === 0 ? who.here : who.colleague)),
      )
      expect(taken.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    })
  })

  family(
    'is counted at two desks at once, and neither waits for the other for ever',
    async ({ begun, takeOrder, who, ctx }) => {
      const [mother, child] = ['sunita@example.com', 'chitra@example.com']
      const orders = [
        await begun(mother, child),
        await begun(child, mother),
        await begun(child, child),
        await begun(mother, child),
      ]
      const taken = await Promise.all(
        orders.map(({ id }, at) => takeOrder(id, { amount_paise }, at % 2 === 0 ? who.here : who.colleague)),
      )
      expect(taken.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
      expect(await ctx.db.selectFrom('receipts').select('id').execute()).toHaveLength(1)
    },
  )
})

test('money that came online a second earlier is found although its message got lost, and goes back', async ({
  ctx,
  make,
  takeOrder,
  world,
}) => {
  const row = await make.enrolment({ branch_id: 700, email: 'new@example.com' })
  const made = await world.gateway.createOrder({
    ...{ amount_paise: 37_800_00, currency: 'INR', receipt: 'window', notes: {} },
  })
  const order = await make.order({ subject_id: row.id, gateway: world.gateway.name, gateway_order_id: made.id })
  const { payment_id } = world.gateway.pay(made.id)
  expect((await takeOrder(order.id, { amount_paise: order.amount_paise })).status).toBe(201)
  world.clock.advance(minutes(5))
  await askAboutOpenOrders.run(systemContext(world.services, 'test'), {})
  await sendRefunds(world)
  expect(
    await ctx.db.selectFrom('unmatched_payments').select(['gateway_payment_id', 'reason', 'state']).execute(),
  ).toEqual([{ gateway_payment_id: payment_id, reason: 'paid_twice', state: 'refunded' }])
})

describe('an order at the desk', () => {
  test('of a withdrawn application, or of a sitting that is full or over, takes no money', async ({
    ctx,
    make,
    takeOrder,
  }) => {
    const sitting = await make.sitting({ branch_id: 700, seats: 1 })
    const begun = async (fields: Parameters<typeof aRegistration>[3] = {}) => {
      const { id } = await aRegistration(ctx, await make.user(), sitting, fields)
      return make.order({ kind: 'admission', subject_id: id, amount_paise: sitting.fee_paise })
    }
    const sum = { amount_paise: sitting.fee_paise }
    const withdrawn = await begun({ state: 'withdrawn' })
    expect(await takeOrder(withdrawn.id, sum)).toMatchObject({
      status: 409,
      body: { message: 'This application was withdrawn.' },
    })
    const [first, second] = [await begun(), await begun()]
    expect((await takeOrder(first.id, sum)).status).toBe(201)
    expect((await takeOrder(second.id, sum)).status).toBe(409)
    await ctx.db.updateTable('sittings').set({ seats: 9, sits_on: '2026-11-01', register_by: '2026-10-30' }).execute()
    expect((await takeOrder(second.id, sum)).status).toBe(409)
    expect((await ctx.db.selectFrom('payments').select('id').where('method', '=', 'desk_cash').execute()).length).toBe(
      1,
    )
  })

  test('that was given up is taken once, and not at a price of long ago', async ({ ctx, make, takeOrder }) => {
    const course = await make.course()
    const place = await make.courseAtBranch({ course_id: course.id, branch_id: 700, amount_paise: 42_000_00 })
    const begun = async () => {
      const { id } = await make.enrolment({ branch_id: 700, course_branch_id: place.id, discount_percent: 0 })
      return make.order({ subject_id: id, status: 'CANCELLED', amount_paise: 42_000_00, next_check_at: null })
    }
    const [first, second] = [await begun(), await begun()]
    const sum = { amount_paise: 42_000_00 }
    expect((await takeOrder(first.id, sum)).status).toBe(201)
    expect((await takeOrder(first.id, sum)).status).toBe(409)
    await ctx.db.updateTable('course_branches').set({ amount_paise: 50_000_00 }).execute()
    expect(await takeOrder(second.id, sum)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('price has changed') },
    })
  })
})
