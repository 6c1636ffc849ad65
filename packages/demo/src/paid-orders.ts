import { randomUUID } from 'node:crypto'
import { type Instant, later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Paise } from '@northlight/contract/money'
import { financialYear, receiptNumber } from '@northlight/contract/payments/receipt-number'
import { nextReceiptSequence } from '@northlight/db/receipt-sequence'
import type { PurchaseKind } from '@northlight/db/tables/payments'
import type { World } from './world.ts'

export type DemoOrder = {
  kind: PurchaseKind
  /** Which part of the fee; nothing for the whole of it. */
  part?: number
  subject_id: number
  user_id: number | null
  payer: { name: string; email: string; phone: string }
  /** As the receipt says it. */
  title: string
  amount_paise: Paise
  at: Instant
}

let made = 0
const idOf = (kind: 'order' | 'pay' | 'rfnd') => `${kind}_demo${String(++made).padStart(4, '0')}`

/** An order nobody has paid yet, known to our own bank: it can be paid in the demo. */
export const openDemoOrder = async ({ db }: World, order: DemoOrder) => {
  const { kind, part = 0, subject_id, user_id, payer, title, amount_paise, at } = order
  const [gateway_order_id, receipt] = [idOf('order'), randomUUID()]
  const notes = { kind, subject: String(subject_id) }
  await db
    .insertInto('sandbox_orders')
    .values({ id: gateway_order_id, amount_paise, receipt, notes, status: 'created', created_at: at })
    .execute()
  return db
    .insertInto('orders')
    .values({
      kind,
      part,
      subject_id,
      gateway: 'sandbox',
      gateway_order_id,
      receipt,
      amount_paise,
      status: 'PENDING',
      user_id,
      payer_name: payer.name,
      payer_email: payer.email,
      payer_phone: payer.phone,
      description: title,
      // Nobody asks after it: it stays open for anyone who tries the demo.
      next_check_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A fee that was paid by UPI, with its receipt; ours and our own bank's books agree. */
export const payDemoOrder = async (world: World, order: DemoOrder) => {
  const { db } = world
  const { id: order_id, gateway_order_id } = await openDemoOrder(world, order)
  const { amount_paise } = order
  const at = later(order.at, minutes(2))
  const [gateway_payment_id, year] = [idOf('pay'), financialYear(at)]
  await db
    .updateTable('sandbox_orders')
    .set({ status: 'paid', amount_paid_paise: amount_paise })
    .where('id', '=', gateway_order_id)
    .execute()
  await db
    .insertInto('sandbox_payments')
    .values({
      id: gateway_payment_id,
      order_id: gateway_order_id,
      status: 'captured',
      amount_paise,
      method: 'upi',
      error_description: null,
      created_at: at,
    })
    .execute()
  await db
    .updateTable('orders')
    .set({ status: 'PAID', paid_at: at, updated_at: at })
    .where('id', '=', order_id)
    .execute()
  const paid = { order_id, amount_paise, method: 'upi' }
  const { id: payment_id } = await db
    .insertInto('payments')
    .values({ ...paid, gateway_payment_id, heard_by: 'verify', paid_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sequence = await nextReceiptSequence(db, year)
  const { institute, billing } = world.content
  const { name, address, email, phones } = institute
  await db
    .insertInto('receipts')
    .values({
      ...paid,
      financial_year: year,
      sequence,
      number: receiptNumber(year, sequence),
      payment_id,
      payer_name: order.payer.name,
      payer_email: order.payer.email,
      payer_phone: order.payer.phone,
      title: order.title,
      issuer: { name, address, email, phone: phones[0], billing },
      issued_at: at,
    })
    .execute()
  return { order_id, payment_id, gateway_payment_id }
}

type Back = { amount_paise: Paise; reason: string; at: Instant }

/** A part of a paid fee that has gone back. */
export const refundDemoOrder = async (
  { db }: World,
  paid: Awaited<ReturnType<typeof payDemoOrder>>,
  { amount_paise, reason, at }: Back,
) => {
  const [gateway_refund_id, receipt] = [idOf('rfnd'), randomUUID()]
  await db
    .insertInto('sandbox_refunds')
    .values({ id: gateway_refund_id, payment_id: paid.gateway_payment_id, amount_paise, receipt, created_at: at })
    .execute()
  await db
    .updateTable('sandbox_payments')
    .set({ amount_refunded_paise: amount_paise })
    .where('id', '=', paid.gateway_payment_id)
    .execute()
  await db
    .insertInto('refunds')
    .values({
      payment_id: paid.payment_id,
      gateway_refund_id,
      receipt,
      amount_paise,
      reason,
      state: 'processed',
      processed_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .updateTable('orders')
    .set({ refunded_paise: amount_paise, updated_at: at })
    .where('id', '=', paid.order_id)
    .execute()
}
