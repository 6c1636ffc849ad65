import { z } from 'zod'
import { days } from '../durations.ts'
import type { Paise } from '../money.ts'

const day = z.iso.date('Enter a day like 2026-11-15.')
const share = {
  percent: z.coerce.number().int('Enter whole per cent.').min(1).max(99).optional(),
  amount_paise: z.coerce.number().int('Enter whole paise.').min(100, 'A part is at least one rupee.').optional(),
}

/** A later part also says when: on a day of the calendar, or so many days after the first class. */
const part = z.object({
  ...share,
  due_on: day.optional(),
  days_after_start: z.coerce.number().int('Enter whole days.').min(1).max(1500).optional(),
})

type Part = z.output<typeof part>

const objectionTo = (parts: Part[]): string | null => {
  const [first, ...others] = parts
  if (parts.some(({ percent, amount_paise }) => (percent === undefined) === (amount_paise === undefined)))
    return 'Give every part either in per cent or in paise.'
  if (new Set(parts.map(({ percent }) => percent === undefined)).size > 1)
    return 'Give all parts in per cent, or all in paise.'
  if (first?.percent !== undefined && parts.reduce((sum, { percent = 0 }) => sum + percent, 0) !== 100)
    return 'The parts must make 100 per cent.'
  if (first?.due_on !== undefined || first?.days_after_start !== undefined)
    return 'The first part is paid on joining and needs no day.'
  if (others.some(({ due_on, days_after_start }) => (due_on === undefined) === (days_after_start === undefined)))
    return 'Give every later part either a day or a number of days after the first class.'
  if (new Set(others.map(({ due_on }) => due_on === undefined)).size > 1)
    return 'Give all later parts a day, or all a number of days after the first class.'
  const isLater = (one: Part, other: Part) =>
    (one.due_on ?? '') < (other.due_on ?? '') || (one.days_after_start ?? 0) < (other.days_after_start ?? 0)
  const inOrder = others.every((one, at) => at === 0 || isLater(others[at - 1] ?? one, one))
  return inOrder ? null : 'Each part must be due later than the one before it.'
}

/** How a fee is paid in parts. The first is paid on joining. */
export const FeePlan = z.object({
  parts: z
    .array(part)
    .min(2, 'A plan has at least two parts.')
    .max(12, 'A plan has at most twelve parts.')
    .superRefine((parts, context) => {
      const message = objectionTo(parts)
      if (message) context.addIssue({ code: 'custom', message })
    }),
})
export type FeePlan = z.output<typeof FeePlan>

/** One part as a family sees it. */
export type PartDue = { amount_paise: Paise; due_on: string }

/**
 * A sum in parts by their shares; the parts make the sum to the paisa. Every part but the first is whole rupees, and
 * the first takes what rounding leaves. Shares that make the sum already are taken as they are.
 */
export const splitFee = (sum: Paise, shares: number[]): Paise[] => {
  const whole = shares.reduce((total, one) => total + one, 0)
  if (whole === sum) return [...shares]
  const others = shares.slice(1).map((one) => Number((BigInt(sum) * BigInt(one)) / BigInt(whole) / 100n) * 100)
  return [sum - others.reduce((total, one) => total + one, 0), ...others]
}

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days(count)).toISOString().slice(0, 10)

type Offer = { fee_paise: Paise; starts_on: string | null; today: string }

/**
 * The parts for somebody who joins today. What would have been due by now is paid with the first part; null where
 * nothing is left to pay later, or a part would be less than the rupee a bank takes.
 */
export const partsFor = (plan: FeePlan | null, { fee_paise, starts_on, today }: Offer): PartDue[] | null => {
  if (!plan) return null
  const amounts = splitFee(
    fee_paise,
    plan.parts.map(({ percent, amount_paise }) => percent ?? amount_paise ?? 0),
  )
  const all = plan.parts.map((one, at) => ({
    amount_paise: amounts[at] ?? 0,
    due_on: at === 0 ? today : (one.due_on ?? dayAfter(starts_on ?? today, one.days_after_start ?? 0)),
  }))
  const now = all.filter(({ due_on }) => due_on <= today)
  const later = all.filter(({ due_on }) => due_on > today)
  const first = { amount_paise: now.reduce((sum, one) => sum + one.amount_paise, 0), due_on: today }
  const parts = [first, ...later]
  return later.length > 0 && parts.every(({ amount_paise }) => amount_paise >= 100) ? parts : null
}

export const PartDueView = z.object({ amount_paise: z.number().int(), due_on: z.iso.date() })

/** The plan in short, as tables say it. */
export const InstalmentsView = z.object({
  count: z.number().int(),
  /** Of the first part. */
  amount_paise: z.number().int(),
  is_equal: z.boolean(),
})

export const instalmentsOf = (parts: PartDue[] | null): z.output<typeof InstalmentsView> | null =>
  parts && {
    count: parts.length,
    amount_paise: parts[0]?.amount_paise ?? 0,
    is_equal: new Set(parts.map(({ amount_paise }) => amount_paise)).size === 1,
  }
