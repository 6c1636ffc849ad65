import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'
import { isSigned, sign } from '../../kernel/keys.ts'

/** A link in a mail is kept and looked for when taxes are due; one on a screen only has to outlive the screen. */
const lifetimes = { mail: days(400), screen: hours(12) } as const

const toSign = (id: number, until: number) => ({ purpose: 'receipt-link', content: `receipt|${id}|${until}` }) as const

/** An address that opens one receipt, for people who have no account. */
export const receiptLink = (ctx: Ctx, receipt: { id: number }, use: keyof typeof lifetimes): string => {
  const until = Math.floor(Date.parse(later(ctx.now(), lifetimes[use])) / 1000)
  const key = sign(ctx.services.keys, toSign(receipt.id, until))
  return `${ctx.services.apiUrl}/api/v1/receipts/${receipt.id}/file?until=${until}&key=${key}`
}

export const isReceiptLink = (ctx: Ctx, id: number, until: number, key: string): boolean => {
  if (!Number.isSafeInteger(until) || until * 1000 < Date.parse(ctx.now())) return false
  return isSigned(ctx.services.keys, toSign(id, until), key)
}
