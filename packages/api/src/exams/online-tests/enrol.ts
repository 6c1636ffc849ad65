import { randomUUID } from 'node:crypto'
import type { PaymentProofInput } from '@northlight/contract/payments/proof'
import { proofOf } from '@northlight/contract/payments/proof'
import type { Delivery } from '@northlight/exam/papers/paper'
import { requireConsent, requireReady } from '../../families/consent/readiness.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { type Order, openOrder, orderByGatewayId, orderOf } from '../../payments/orders/orders.ts'
import { cancelUnpaid, verifyPayment } from '../../payments/orders/record-payment.ts'
import { refuse } from '../attempt/or-refuse.ts'
import type { Enrolment, TestRow } from './queries.ts'
import * as queries from './queries.ts'

type User = { id: number }
/** What entitles to sit a test without applying for it here: a paid admission registration. */
export type Entitlement = { branch_id?: number | null; amount_paise?: number | null }

export type Applied = { enrolment: Enrolment; order: Order | undefined }

const newEnrolment = (ctx: Ctx, test: TestRow, user: User) => ({
  uuid: randomUUID(),
  test_id: test.id,
  user_id: user.id,
  test_status: 'Pending' as const,
  reason: null,
  registration_id: test.registration_id ?? null,
  created_at: ctx.now(),
  updated_at: ctx.now(),
})

/** One row for one person and test. Two clicks at the same moment meet the same row. */
const ensureEnrolment = (
  ctx: Ctx,
  test: TestRow,
  user: User,
  fields: Pick<Enrolment, 'is_enrolled' | 'enrollment_type' | 'amount_paise' | 'branch_id'>,
): Promise<Enrolment> =>
  inTransaction(ctx, async (ctx) => {
    const made = await queries.insertEnrolment(ctx.db, { ...newEnrolment(ctx, test, user), ...fields })
    if (made)
      await audit(ctx, {
        action: 'exams.apply-for-test',
        entity: 'test_enrolment',
        id: made.id,
        details: { test: test.id, type: made.enrollment_type },
      })
    return made ?? (await queries.enrolmentOf(ctx.db, test, user.id)) ?? fail('conflict')
  })

const alreadyEnrolled = () => fail('bad_request', 'You have already enrolled for the following online test.')

const payerOf = async (ctx: Ctx, user: User) =>
  (await ctx.db.selectFrom('users').select(['name', 'email', 'phone']).where('id', '=', user.id).executeTakeFirst()) ??
  fail('not_found')

/** The price at this moment: an unpaid enrolment follows a changed price, and the order with it. */
const priced = async (ctx: Ctx, enrolment: Enrolment, amount_paise: number) =>
  enrolment.amount_paise === amount_paise
    ? enrolment
    : queries.changeEnrolment(ctx.db, enrolment.id, { amount_paise, updated_at: ctx.now() })

/** Free tests are open at once; a paid one gives an order to pay, the same again while it is open. */
export const applyForTest = async (ctx: Ctx, test: TestRow, user: User, delivery: Delivery): Promise<Applied> => {
  if (test.paper_version_id === null || test.kind === 'trial') return fail('not_found')
  const known = await queries.enrolmentOf(ctx.db, test, user.id)
  if (known?.is_enrolled) return alreadyEnrolled()
  // Nobody pays for a test that cannot be sat any more.
  if (test.closes_at !== null && ctx.now() >= test.closes_at) return refuse('closed', 'This test is closed.')
  if (!test.is_paid) {
    const enrolment = await ensureEnrolment(ctx, test, user, {
      is_enrolled: true,
      enrollment_type: 'Free',
      amount_paise: null,
      branch_id: null,
    })
    // Applied for while it cost something, and free now.
    if (!enrolment.is_enrolled)
      return {
        enrolment: await queries.changeEnrolment(ctx.db, enrolment.id, {
          is_enrolled: true,
          enrollment_type: 'Free',
          amount_paise: null,
          updated_at: ctx.now(),
        }),
        order: undefined,
      }
    return { enrolment, order: undefined }
  }
  // Nobody pays for a test that they may not begin.
  await (delivery === 'free' ? requireReady(ctx, user.id) : requireConsent(ctx, user.id))
  const amount_paise = test.amount_paise ?? fail('unexpected', 'This test has no price.')
  const enrolment = await ensureEnrolment(ctx, test, user, {
    is_enrolled: false,
    enrollment_type: 'Purchased',
    amount_paise,
    branch_id: null,
  })
  if (enrolment.is_enrolled) return alreadyEnrolled()
  const order = await openOrder(ctx, {
    kind: 'test',
    subject_id: enrolment.id,
    amount_paise,
    user_id: user.id,
    payer: await payerOf(ctx, user),
    description: test.name,
  })
  return { enrolment: await priced(ctx, enrolment, amount_paise), order }
}

/** For a test that was paid for elsewhere, such as with an admission registration. */
export const enrolByEntitlement = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  entitlement: Entitlement,
): Promise<Applied> => {
  if (test.paper_version_id === null) return fail('not_found')
  const enrolment = await ensureEnrolment(ctx, test, user, {
    is_enrolled: true,
    enrollment_type: 'Purchased',
    amount_paise: entitlement.amount_paise ?? null,
    branch_id: entitlement.branch_id ?? null,
  })
  return { enrolment, order: undefined }
}

const ownEnrolment = async (ctx: Ctx, test: TestRow, user: User) =>
  (await queries.enrolmentOf(ctx.db, test, user.id)) ?? fail('not_found')

/** Whatever happened to the order meanwhile: a right proof counts, and the same proof again is harmless. */
export const verifyTestPayment = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  input: PaymentProofInput,
): Promise<Applied> => {
  const enrolment = await ownEnrolment(ctx, test, user)
  const order = await verifyPayment(ctx, 'test', enrolment.id, proofOf(input))
  return { enrolment: (await queries.enrolmentById(ctx.db, enrolment.id)) ?? enrolment, order }
}

export const cancelTestPayment = async (
  ctx: Ctx,
  test: TestRow,
  user: User,
  input: { razorpay_order_id: string },
): Promise<Applied> => {
  const enrolment = await ownEnrolment(ctx, test, user)
  const named = await orderByGatewayId(ctx, 'test', input.razorpay_order_id)
  if (named?.subject_id !== enrolment.id) return fail('not_found')
  return { enrolment, order: await cancelUnpaid(ctx, named) }
}

export const orderOfEnrolment = (ctx: Ctx, enrolment: Enrolment | undefined) =>
  enrolment ? orderOf(ctx, 'test', enrolment.id) : Promise.resolve(undefined)
