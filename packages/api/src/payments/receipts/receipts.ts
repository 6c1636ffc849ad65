import { financialYear, receiptNumber } from '@northlight/contract/payments/receipt-number'
import { BillingSettings } from '@northlight/contract/settings'
import { nextReceiptSequence } from '@northlight/db/receipt-sequence'
import type { Ctx } from '../../kernel/context.ts'
import { settingsRecord } from '../../settings/service.ts'
import type { Order, Payment } from '../purchases.ts'
import { studentNames } from '../student-names.ts'

const billing = async (ctx: Ctx): Promise<BillingSettings | null> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'billing').executeTakeFirst()
  return row ? BillingSettings.parse(row.value) : null
}

/** Who issues it, copied onto the receipt: a later move or a new tax number does not change what was handed out. */
const issuer = async (ctx: Ctx) => {
  const { value } = await settingsRecord(ctx, 'institute')
  const { name, address, email, phones } = value
  return { name, address, email, phone: phones[0], billing: await billing(ctx) }
}

/** Last thing in the transaction of a payment, so that the counter is locked for as short as possible. */
export const issueReceipt = async (ctx: Ctx, order: Order, payment: Payment, title: string) => {
  const at = ctx.now()
  const financial_year = financialYear(at)
  const from = await issuer(ctx)
  const student_name = (await studentNames(ctx.db, [order.id])).get(order.id) ?? null
  const sequence = await nextReceiptSequence(ctx.db, financial_year)
  return ctx.db
    .insertInto('receipts')
    .values({
      financial_year,
      sequence,
      number: receiptNumber(financial_year, sequence),
      order_id: order.id,
      payment_id: payment.id,
      payer_name: order.payer_name,
      payer_email: order.payer_email,
      payer_phone: order.payer_phone,
      student_name,
      title,
      amount_paise: payment.amount_paise,
      method: payment.method,
      issuer: from,
      issued_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
