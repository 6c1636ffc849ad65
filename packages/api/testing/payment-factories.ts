import { randomUUID } from 'node:crypto'
import { indianDay } from '@northlight/contract/dates'
import { exampleProof } from '@northlight/contract/payments/enrolments'
import { examplePaidInParts } from '@northlight/contract/payments/instalments'
import { exampleSeries } from '@northlight/contract/payments/series'
import type { Ctx } from '../src/kernel/context.ts'
import type { FakeGateway } from './fake-gateway.ts'
import { insert, type New, next } from './rows.ts'

/** Rows about money. An order made here is also known to the fake gateway, when there is one. */
export const paymentFactories = (ctx: Ctx) => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const make = {
    enrolment: (fields: New<'course_enrolments'> = {}) =>
      insert(ctx.db, 'course_enrolments', {
        course_name: 'Foundation Evenings',
        branch_name: 'Bengaluru',
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '9845000199',
        amount_paise: 42_000_00,
        discount_percent: 10,
        discounted_amount_paise: 37_800_00,
        payment_status: 'PENDING',
        person_key: randomUUID(),
        ...stamps,
        ...fields,
      }),
    /** An open order for an enrolment, as the gateway has made it. */
    order: async (fields: New<'orders'> = {}) => {
      const n = next()
      return insert(ctx.db, 'orders', {
        kind: 'course',
        subject_id: fields.subject_id ?? (await make.enrolment({ user_id: fields.user_id ?? null })).id,
        gateway: 'fake',
        gateway_order_id: `order_made${n}`,
        receipt: `made-${n}`,
        amount_paise: 37_800_00,
        status: 'PENDING',
        payer_name: 'Asha Rao',
        payer_email: 'asha@example.com',
        payer_phone: '9845000199',
        description: 'Foundation Evenings, Bengaluru',
        next_check_at: ctx.now(),
        ...stamps,
        ...fields,
      })
    },
    /** A paid order and money that nobody could place, both with a number of their own for the office's examples. */
    exampleMoney: async () => {
      const order = await make.order({ status: 'PAID', gateway_order_id: 'order_paid', paid_at: ctx.now() })
      const paid = { amount_paise: order.amount_paise, method: 'upi', paid_at: ctx.now(), created_at: ctx.now() }
      await insert(ctx.db, 'payments', {
        id: 9001,
        order_id: order.id,
        gateway_payment_id: 'pay_paid',
        heard_by: 'webhook',
        ...paid,
      })
      await insert(ctx.db, 'unmatched_payments', {
        id: 9001,
        gateway_payment_id: 'pay_unplaced',
        reason: 'unknown_order',
        currency: 'INR',
        state: 'open',
        ...paid,
        updated_at: ctx.now(),
      })
    },
    /** Money that was taken at the desk and is to be given back by hand. */
    exampleDeskRefund: async () => {
      const order = await make.order({ status: 'PAID', gateway: 'desk', gateway_order_id: 'desk_example' })
      const { id: payment_id } = await insert(ctx.db, 'payments', {
        ...{ order_id: order.id, gateway_payment_id: 'desk_example', amount_paise: order.amount_paise },
        ...{ method: 'desk_cash', heard_by: 'office', paid_at: ctx.now(), created_at: ctx.now() },
      })
      const taken = { payment_id, means: 'cash', click: randomUUID(), created_at: ctx.now() } as const
      await insert(ctx.db, 'desk_payments', taken)
      await insert(ctx.db, 'refunds', {
        ...{ id: 9101, payment_id, receipt: randomUUID(), amount_paise: 100_00, reason: 'One week less', ...stamps },
        state: 'requested',
      })
    },
    /** An order that was paid at the desk by cheque. */
    exampleCheque: async () => {
      const paid = { status: 'PAID', gateway: 'desk', gateway_order_id: 'desk_cheque', paid_at: ctx.now() } as const
      const order = await make.order({ id: 9006, ...paid })
      const { id: payment_id } = await insert(ctx.db, 'payments', {
        ...{ order_id: order.id, gateway_payment_id: 'desk_cheque', amount_paise: order.amount_paise },
        ...{ method: 'desk_cheque', heard_by: 'office', paid_at: ctx.now(), created_at: ctx.now() },
      })
      const taken = { payment_id, means: 'cheque', reference: '000123SBI', created_at: ctx.now() } as const
      await insert(ctx.db, 'desk_payments', { ...taken, click: randomUUID() })
    },
    /** Cheques that wait for the bank: each for an order of its own. */
    exampleReceivedCheques: async () => {
      for (const id of [9101, 9102, 9103]) {
        const order = await make.order({ id, gateway_order_id: `order_cheque_${id}` })
        await insert(ctx.db, 'received_cheques', {
          ...{ id, kind: order.kind, subject_id: order.subject_id, part: 0, order_id: id, title: order.description },
          ...{ amount_paise: order.amount_paise, means: 'cheque', reference: `00${id}SBI`, click: randomUUID() },
          ...{ state: 'received', payer_name: order.payer_name, payer_email: order.payer_email },
          created_at: ctx.now(),
        })
      }
    },
    /** A day of cash without a branch that one colleague has closed, and nobody else has seen. */
    exampleClosing: async () => {
      const none = { count: 0, amount_paise: 0 }
      await insert(ctx.db, 'cash_closings', {
        ...{ id: 9101, drawer: 0, number: 1, expected_paise: 0, counted_paise: 0, closed_at: ctx.now() },
        counted: { n500: 0, n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, coins_paise: 0 },
        sums: { cash_in: none, cash_out: none, paper: none, card: none, upi: none, neft: none },
      })
    },
    /** A course of the example student that gives one paper of one examination. */
    exampleSeries: async (student: { id: number }, place: { id: number }) => {
      await make.enrolment({
        ...{ id: exampleSeries, user_id: student.id, course_branch_id: place.id },
        payment_status: 'PAID',
      })
      const { id } = await ctx.db
        .selectFrom('tests')
        .select('id')
        .where('slug', '=', 'jee-main-mock-1')
        .executeTakeFirstOrThrow()
      await insert(ctx.db, 'course_papers', {
        ...{ course_branch_id: place.id, track: 'JEE Main', number: 1, test_id: id },
      })
    },
    /** A course paid in two parts, of which the example student owes the second. */
    exampleInstalments: async (student: { id: number }) => {
      const half = { amount_paise: 18_900_00, ...stamps }
      await make.enrolment({ id: examplePaidInParts, user_id: student.id, payment_status: 'PAID' })
      for (const [number, state] of [
        [1, 'paid'],
        [2, 'open'],
      ] as const)
        await insert(ctx.db, 'instalments', {
          enrolment_id: examplePaidInParts,
          number,
          state,
          due_on: indianDay(ctx.now()),
          paid_at: state === 'paid' ? ctx.now() : null,
          ...half,
        })
    },
    /** A student whose whole fee is paid, with its payment. */
    paidEnrolment: async (fields: New<'course_enrolments'> = {}) => {
      const row = await make.enrolment({ payment_status: 'PAID', ...fields })
      const amount_paise = row.discounted_amount_paise
      const paid = { status: 'PAID', amount_paise, paid_at: ctx.now(), next_check_at: null } as const
      const order = await make.order({ subject_id: row.id, ...paid })
      const payment_id = `pay_of_${row.id}_${next()}`
      ;(ctx.services.gateway as FakeGateway).seed?.({ order_id: order.gateway_order_id, payment_id, amount_paise })
      await insert(ctx.db, 'payments', {
        order_id: order.id,
        gateway_payment_id: payment_id,
        heard_by: 'webhook',
        ...{ amount_paise, method: 'upi', paid_at: ctx.now(), created_at: ctx.now() },
      })
      return row
    },
    /** Two students who leave: the sum of the second is proposed by a colleague. */
    exampleRefunds: async (colleague: { id: number }) => {
      // What the unplaced money of the examples was meant for.
      await make.order({ id: 9005 })
      const terms = { starts_on: '2026-10-01', period_count: 10, period_unit: 'months' } as const
      for (const [id, state] of [
        [9001, 'asked'],
        [9002, 'proposed'],
      ] as const) {
        const row = await make.paidEnrolment({ ...terms, leave_asked_at: ctx.now() })
        await insert(ctx.db, 'refund_cases', {
          ...{ id, enrolment_id: row.id, asked_at: ctx.now(), asked_how: 'account', state, ...stamps },
          ...{ calculation_due_on: '2026-11-17', money_due_on: '2026-11-25', version: state === 'asked' ? 1 : 2 },
          ...(state === 'proposed' && {
            ...{ ...terms, told_on: '2026-11-15', used: 46, total: 304, proposed_by: colleague.id },
            ...{ fee_paise: 37_800_00, paid_paise: 37_800_00, kept_paise: 5_719_73, sum_paise: 32_080_27 },
            ...{ besides: [], proposed_at: ctx.now() },
          }),
        })
      }
    },
    /** The order and the payment that the examples of the contract speak of. */
    exampleOrder: async () => {
      const order = await make.order({ gateway_order_id: exampleProof.razorpay_order_id })
      const ids = { order_id: exampleProof.razorpay_order_id, payment_id: exampleProof.razorpay_payment_id }
      ;(ctx.services.gateway as FakeGateway).seed({ ...ids, amount_paise: order.amount_paise })
      return order
    },
  }
  return make
}
