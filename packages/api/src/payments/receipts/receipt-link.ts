import { createHmac, timingSafeEqual } from 'node:crypto'
import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'

/** A link in a mail is kept and looked for when taxes are due; one on a screen only has to outlive the screen. */
const lifetimes = { mail: days(400), screen: hours(12) } as const

const sign = (ctx: Ctx, id: number, until: number) =>
  createHmac('sha256', ctx.services.sessionSecret).update(`receipt|${id}|${until}`).digest('base64url')

/** An address that opens one receipt, for people who have no account. */
export const receiptLink = (ctx: Ctx, receipt: { id: number }, use: keyof typeof lifetimes): string => {
  const until = Math.floor(Date.parse(later(ctx.now(), lifetimes[use])) / 1000)
  return `${ctx.services.apiUrl}/api/v1/receipts/${receipt.id}/file?until=${until}&key=${sign(ctx, receipt.id, until)}`
}

export const isReceiptLink = (ctx: Ctx, id: number, until: number, key: string): boolean => {
  if (!Number.isSafeInteger(until) || until * 1000 < Date.parse(ctx.now())) return false
  const given = Buffer.from(key)
  const expected = Buffer.from(sign(ctx, id, until))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
