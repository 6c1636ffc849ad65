import { setInThread } from '@northlight/documents/set-in-thread'
import { z } from 'zod'
import { askerOf, type Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { purchaseOf } from '../purchases.ts'
import * as queries from '../queries.ts'
import { isReceiptLink } from './receipt-link.ts'
import { shownNumber } from './shown-number.ts'

const Issuer = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  billing: z
    .object({
      legal_name: z.string(),
      gstin: z.string(),
      sac: z.string(),
      gst_percent: z.number(),
      note: z.string(),
    })
    .nullable(),
})

/** The receipt as a PDF, made when it is asked for from what was written down when it was issued. */
export const receiptFile = async (ctx: Ctx, id: number) => {
  const row = await queries.receiptWithOrder(ctx.db, id)
  const order = row && (await queries.orderByGatewayId(ctx.db, row.gateway_order_id))
  if (!order) return undefined
  const { words, stored } = await speakerFor(ctx, row.user_id, row.language)
  const rule = (await purchaseOf(ctx, order.kind).refundRule?.(ctx, order)) ?? null
  const bytes = await setInThread(
    'receipt',
    {
      issuer: Issuer.parse(row.issuer),
      number: row.number,
      issued_at: row.issued_at,
      payer: { name: row.payer_name, email: row.payer_email, phone: row.payer_phone },
      student: row.student_name,
      title: row.title,
      amount_paise: row.amount_paise,
      refunded_paise: row.refunded_paise,
      cancelled: row.returned_on === null || row.cause === null ? null : { on: row.returned_on, cause: row.cause },
      refund_rule: rule && stored(rule),
      method: row.method,
      reference: row.reference,
      order_id: shownNumber(row.gateway_order_id),
      payment_id: shownNumber(row.gateway_payment_id),
      words,
    },
    askerOf(ctx),
  )
  return { name: `${row.number.replaceAll('/', '-')}.pdf`, bytes }
}

/** A file and not JSON, opened by a click: the signature in the address stands for the token. */
export const receiptResponse = async (ctx: Ctx, id: number, url: URL): Promise<Response> => {
  const until = Number(url.searchParams.get('until'))
  const isAllowed = isReceiptLink(ctx, id, until, url.searchParams.get('key') ?? '')
  const file = isAllowed ? await receiptFile(ctx, id) : undefined
  if (!file) return fail('not_found', 'This link is no longer good. Open the receipt from your payments instead.')
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': `inline; filename="${file.name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
