import { indianDay } from '@northlight/contract/dates'
import type { RefundFacts, RefundSheet } from '@northlight/contract/payments/refund-office'
import { inParts, usedDays, usedPapers, workOut } from '@northlight/contract/payments/refund-rule'
import type { Ctx } from '../../../kernel/context.ts'
import * as enrolments from '../../queries.ts'
import * as queries from './queries.ts'

type Asked = Pick<queries.RefundCase, 'enrolment_id' | 'asked_at'>

/** What a family has paid and not got back. */
export const paidFor = async (ctx: Ctx, enrolmentId: number): Promise<number> =>
  (await queries.paymentsLeft(ctx.db, enrolmentId)).reduce((sum, { left_paise }) => sum + Number(left_paise), 0)

/** First class and length as the family joined with them; older enrolments by what the course says today. */
export const termsOf = async (ctx: Ctx, enrolmentId: number) => {
  const row = await enrolments.enrolment(ctx.db, enrolmentId)
  const place = await enrolments.placeOf(ctx.db, enrolmentId)
  return {
    fee_paise: row?.discounted_amount_paise ?? 0,
    fee_parts: place?.fee_parts ?? [],
    starts_on: row?.starts_on ?? place?.starts_on ?? null,
    period_count: row?.period_count ?? place?.period_count ?? null,
    period_unit: row?.period_unit ?? place?.period_unit ?? null,
  }
}

/** The sum by the rule of the course and these facts; null where one of them is missing. */
export const sheetFor = async (ctx: Ctx, asked: Asked, facts: RefundFacts): Promise<RefundSheet | null> => {
  const terms = await termsOf(ctx, asked.enrolment_id)
  const [count, unit] = [facts.period_count ?? terms.period_count, facts.period_unit ?? terms.period_unit]
  const starts_on = facts.starts_on ?? terms.starts_on
  if (count === null || unit === null) return null
  if (unit === 'papers' ? facts.papers_opened === undefined : starts_on === null) return null
  const told_on = indianDay(asked.asked_at)
  const used =
    unit === 'papers'
      ? usedPapers(facts.papers_opened ?? 0, count)
      : usedDays(starts_on ?? told_on, told_on, { count, unit })
  const paid_paise = await paidFor(ctx, asked.enrolment_id)
  const { kept_paise, sum_paise, unpaid_paise } = workOut(terms.fee_paise, paid_paise, used)
  const besides = facts.besides ?? []
  const extra = besides.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  // A bank gives back what it was paid, and no more.
  const sum = Math.min(paid_paise, Math.max(0, sum_paise + extra))
  return {
    starts_on,
    told_on,
    period_count: count,
    period_unit: unit,
    used: used.used,
    total: used.total,
    fee_paise: terms.fee_paise,
    paid_paise,
    kept_paise,
    besides,
    sum_paise: sum,
    unpaid_paise,
    parts: inParts(sum, terms.fee_parts),
  }
}

/** The sheet as it was proposed. */
export const proposedSheet = async (ctx: Ctx, row: queries.RefundCase): Promise<RefundSheet | null> => {
  const { told_on, period_count, period_unit, used, total, fee_paise, paid_paise, kept_paise, sum_paise } = row
  if (told_on === null || period_count === null || period_unit === null || used === null || total === null) return null
  if (fee_paise === null || paid_paise === null || kept_paise === null || sum_paise === null) return null
  const { fee_parts } = await termsOf(ctx, row.enrolment_id)
  return {
    ...{ starts_on: row.starts_on, told_on, period_count, period_unit, used, total },
    ...{ fee_paise, paid_paise, kept_paise, besides: row.besides ?? [], sum_paise },
    unpaid_paise: Math.max(0, kept_paise - paid_paise),
    parts: inParts(sum_paise, fee_parts),
  }
}
