import type { Ctx } from '../../kernel/context.ts'
import { type PaymentFilter, paymentHead, paymentLines } from '../../payments/office/payment-lines.ts'
import { stampedFile } from '../export/stamped-file.ts'

/** Payments are no records, but leave as the files of records do. */
export const paymentList = { name: 'payments', isPersonal: true } as const

export type PaymentFileInput = { purpose: string; filter: PaymentFilter }

export const paymentFile = (
  ctx: Ctx,
  { purpose, filter }: PaymentFileInput,
  progress: (done: number) => Promise<void>,
) => stampedFile(ctx, { what: 'Payments', purpose, head: paymentHead, lines: paymentLines(ctx, { filter }) }, progress)
