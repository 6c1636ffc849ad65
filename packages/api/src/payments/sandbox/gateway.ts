import { randomBytes } from 'node:crypto'
import type { Database, Db } from '@northlight/db/database'
import { transaction } from '@northlight/db/transaction'
import type { KeyRing } from '../../kernel/keys.ts'
import type { Gateway } from '../../kernel/services.ts'
import { GatewayError, isPaymentSigned, isWebhookSigned } from '../gateway/gateway.ts'
import { sandboxSecrets } from './secrets.ts'

export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'evt') => `${kind}_sb${randomBytes(9).toString('hex')}`

export const orderAt = async (db: Db, id: string) =>
  (await db.selectFrom('sandbox_orders').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse('The id provided does not exist')

export const paymentAt = async (db: Db, id: string) =>
  (await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse('The id provided does not exist')

const refuse = (message: string): never => {
  throw new GatewayError(message, 400)
}

type SandboxParts = { database: Database; clock: () => string; keys: KeyRing }

/**
 * A bank of our own for demonstrations and tests: the same orders, signatures and messages as the real gateway,
 * and no money. It keeps its books in the database, so that several processes share one bank.
 */
export const sandboxGateway = ({ database: { db }, clock, keys }: SandboxParts): Gateway => {
  const secrets = sandboxSecrets(keys)
  return {
    name: 'sandbox',
    checkout: { kind: 'sandbox' },
    createOrder: async ({ amount_paise, receipt, notes }) => {
      if (!Number.isSafeInteger(amount_paise) || amount_paise < 100) refuse('The amount must be at least INR 1.00')
      const row = { id: newId('order'), amount_paise, receipt, notes, status: 'created' as const, created_at: clock() }
      await db.insertInto('sandbox_orders').values(row).execute()
      return { ...row, amount_paid_paise: 0, currency: 'INR' }
    },
    fetchPayments: async (orderId) => {
      await orderAt(db, orderId)
      const rows = await db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, currency: 'INR' }))
    },
    capture: async (payment) => ({ ...(await capture(db, payment.id)), currency: 'INR' }),
    verifyPayment: (proof) => isPaymentSigned(proof, secrets.key),
    verifyWebhook: (rawBody, signature) => isWebhookSigned(rawBody, signature, secrets.webhook),
    refund: (paymentId, { amount_paise, receipt }) =>
      transaction(db, async (db) => {
        const first = await db
          .selectFrom('sandbox_refunds')
          .selectAll()
          .where('receipt', '=', receipt)
          .executeTakeFirst()
        const refund = first ?? (await giveBack(db, paymentId, amount_paise, receipt, clock()))
        return { ...refund, status: 'processed' as const }
      }),
  }
}

/** Takes money that was only set aside; what is taken already stays as it is. */
export const capture = (db: Db, paymentId: string) =>
  transaction(db, async (db) => {
    const payment = await paymentAt(db, paymentId)
    if (payment.status !== 'created' && payment.status !== 'authorized') return payment
    const { amount_paise } = payment
    await db
      .updateTable('sandbox_orders')
      .set((set) => ({ status: 'paid' as const, amount_paid_paise: set('amount_paid_paise', '+', amount_paise) }))
      .where('id', '=', payment.order_id)
      .execute()
    return db
      .updateTable('sandbox_payments')
      .set({ status: 'captured' })
      .where('id', '=', paymentId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })

const giveBack = async (db: Db, paymentId: string, amount_paise: number, receipt: string, at: string) => {
  const payment = await paymentAt(db, paymentId)
  if (payment.status !== 'captured') refuse('The payment status should be captured for action to be taken')
  const amount_refunded_paise = payment.amount_refunded_paise + amount_paise
  if (amount_refunded_paise > payment.amount_paise)
    refuse('The total refund amount is greater than the refund payment amount')
  const status = amount_refunded_paise === payment.amount_paise ? 'refunded' : 'captured'
  await db.updateTable('sandbox_payments').set({ amount_refunded_paise, status }).where('id', '=', paymentId).execute()
  return db
    .insertInto('sandbox_refunds')
    .values({ id: newId('rfnd'), payment_id: paymentId, amount_paise, receipt, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}
