import { indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { MoneyFigures } from '@northlight/contract/payments/money-desk'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import type { Ctx } from '../../../kernel/context.ts'
import { allow, branchesOf } from '../../../kernel/policy.ts'
import * as refundQueries from '../refunds/queries.ts'
import { stateOf, toRow } from '../refunds/views.ts'
import * as queries from './queries.ts'

/** How far ahead an instalment counts as due. */
export const soonDays = 14

const sumOf = (rows: { amount_paise: number }[]) => ({
  count: rows.length,
  amount_paise: rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
})

type Noted = Awaited<ReturnType<typeof queries.paidSince>>
type PaidOut = Awaited<ReturnType<typeof queries.paidOutSince>>

const totalsOf = (all: Noted, out: PaidOut) => {
  const rows = all.filter(({ taken_back }) => taken_back !== 'mistake')
  return {
    ...sumOf(rows),
    refunded_paise: rows.reduce((sum, { refunded_paise }) => sum + refunded_paise, 0),
    returned_paise: sumOf(rows.filter(({ taken_back }) => taken_back === 'bank')).amount_paise,
    desk_paise: sumOf(rows.filter(({ means }) => means !== null)).amount_paise,
    cash_paise: sumOf(rows.filter(({ means }) => means === 'cash')).amount_paise,
    cheque_paise: sumOf(rows.filter(({ means }) => means === 'cheque' || means === 'dd')).amount_paise,
    upi_paise: sumOf(rows.filter(({ means }) => means === 'upi')).amount_paise,
    bank_paise: sumOf(rows.filter(({ means }) => means === 'card' || means === 'neft')).amount_paise,
    cash_out_paise: sumOf(out.filter(({ means }) => means === 'cash')).amount_paise,
    other_out_paise: sumOf(out.filter(({ means }) => means !== 'cash')).amount_paise,
    mistaken_paise: sumOf(all.filter(({ taken_back }) => taken_back === 'mistake')).amount_paise,
  }
}

/** What is to be given back and not at the bank yet, fees of the aptitude test with it, and how many of those have passed one of their two days. */
const refundFigures = async (ctx: Ctx, branches: readonly number[] | null, today: string) => {
  const open = await refundQueries.withEnrolment(refundQueries.cases(ctx.db, { branches, state: 'open' })).execute()
  const waiting = open.filter((row) => stateOf(row) !== 'sent')
  const fees = sumOf(await queries.feesToReturn(ctx.db, branches))
  let { amount_paise } = fees
  for (const row of waiting) amount_paise += (await toRow(ctx, row)).sum_paise ?? 0
  const isLate = (row: refundQueries.CaseRow) =>
    row.money_due_on < today || (row.calculation_sent_at === null && row.calculation_due_on < today)
  return { count: waiting.length + fees.count, amount_paise, late: waiting.filter(isLate).length }
}

export const figures = async (ctx: Ctx): Promise<MoneyFigures> => {
  const branches = branchesOf(ctx, allow(ctx, 'payments.read'))
  const today = indianDay(ctx.now())
  const since = later(ctx.now(), -days(15))
  const noted = (await queries.paidSince(ctx.db, since, branches)).map((row) => ({
    ...row,
    day: indianDay(row.paid_at),
  }))
  const out = Map.groupBy(await queries.paidOutSince(ctx.db, since, branches), (row) => indianDay(row.created_at))
  const byDay = Map.groupBy(noted, ({ day }) => day)
  // What was noted by mistake never came: it is in no sum, and its day says so to anyone who has printed it before.
  const paid = noted.filter(({ taken_back }) => taken_back !== 'mistake')
  const first = dayAfter(today, -13)
  const weekFrom = dayAfter(today, -6)
  const filters = { today, soon: dayAfter(today, soonDays), branches }
  return {
    today: sumOf(paid.filter(({ day }) => day === today)),
    week: sumOf(paid.filter(({ day }) => day >= weekFrom)),
    unmatched: await queries.openUnmatched(ctx.db, branches),
    refunds: await refundFigures(ctx, branches, today),
    instalments: await queries.sumOfParts(ctx.db, { ...filters, state: 'due' }),
    overdue: await queries.sumOfParts(ctx.db, { ...filters, state: 'overdue' }),
    days: [...new Set([...byDay.keys(), ...out.keys()])]
      .filter((day) => day >= first)
      .sort((one, other) => other.localeCompare(one))
      .map((day) => ({ day, ...totalsOf(byDay.get(day) ?? [], out.get(day) ?? []) })),
  }
}
