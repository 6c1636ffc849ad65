import { paise } from '@northlight/contract/money'
import { gradeOf } from '@northlight/contract/office/acts'
import type { RefundCaseRow, RefundCaseState, RefundCaseView } from '@northlight/contract/payments/refund-office'
import { BillingSettings } from '@northlight/contract/settings'
import type { Ctx } from '../../../kernel/context.ts'
import { actorId } from '../../../kernel/signed-in.ts'
import { partsOf } from '../../instalment-queries.ts'
import * as enrolments from '../../queries.ts'
import { goesTo } from './goes-to.ts'
import * as queries from './queries.ts'
import { proposedSheet, sheetFor, termsOf } from './sheet.ts'

export const stateOf = (row: queries.CaseRow): RefundCaseState => {
  if (row.state !== 'sent') return row.state
  if (Number(row.missing_paise) > 0) return 'refused'
  return row.is_on_its_way ? 'sent' : 'done'
}

export const toRow = async (ctx: Ctx, row: queries.CaseRow): Promise<RefundCaseRow> => ({
  id: row.id,
  enrolment_id: row.enrolment_id,
  name: row.name,
  course: row.course_name,
  branch: row.branch_name,
  asked_at: row.asked_at,
  calculation_due_on: row.calculation_due_on,
  calculation_sent_at: row.calculation_sent_at,
  money_due_on: row.money_due_on,
  state: stateOf(row),
  sum_paise: row.sum_paise ?? (await sheetFor(ctx, row, {}))?.sum_paise ?? null,
})

/** An institute that has not written its billing down has one signature. */
const neverTwo = Number.MAX_SAFE_INTEGER / 100

/** From a sum the institute has set two administrators sign. */
export const signaturesFor = async (ctx: Ctx, sum: number): Promise<number> => {
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', 'billing').executeTakeFirst()
  const from = row ? BillingSettings.parse(row.value).two_signatures_rupees : neverTwo
  return sum >= paise(from) ? 2 : 1
}

/** Nobody signs a sum of their own, or twice. */
export const whyNotSign = (ctx: Ctx, row: queries.RefundCase): string | null => {
  const own = actorId(ctx)
  if (row.proposed_by === own) return 'You proposed this sum; a colleague signs it.'
  if (row.state === 'signed' && row.first_signed_by === own)
    return 'You have signed it; another administrator signs it, too.'
  return null
}

const mayDo = (ctx: Ctx, row: queries.CaseRow, state: RefundCaseState): RefundCaseView['may'] => {
  const has = (act: 'refunds.propose' | 'refunds.send') =>
    ctx.actor.kind === 'user' && gradeOf(act, ctx.actor.role) !== 'no'
  const isWaiting = state === 'proposed' || state === 'signed'
  return [
    ...(has('refunds.propose') && (state === 'asked' || state === 'proposed') ? (['propose', 'stay'] as const) : []),
    ...(has('refunds.send') && isWaiting && whyNotSign(ctx, row) === null ? (['sign'] as const) : []),
    ...(has('refunds.send') && isWaiting ? (['return'] as const) : []),
    ...(has('refunds.send') && state === 'refused' ? (['send-again'] as const) : []),
  ]
}

export const toView = async (ctx: Ctx, row: queries.CaseRow): Promise<RefundCaseView> => {
  const state = stateOf(row)
  const sheet = (await proposedSheet(ctx, row)) ?? (await sheetFor(ctx, row, {}))
  const { starts_on, period_count, period_unit } = await termsOf(ctx, row.enrolment_id)
  const place = await enrolments.placeOf(ctx.db, row.enrolment_id)
  const people = [row.noted_by, row.proposed_by, row.first_signed_by, row.signed_by]
  const names = await queries.namesOf(ctx.db, people)
  const signature = (id: number | null, at: string | null) =>
    at === null ? null : { name: (id !== null && names.get(id)) || 'Somebody who has left', at }
  const parts = await partsOf(ctx.db, [row.enrolment_id])
  return {
    ...(await toRow(ctx, row)),
    version: row.version,
    email: row.email,
    phone: row.phone,
    asked_how: row.asked_how,
    noted_by: (row.noted_by !== null && names.get(row.noted_by)) || null,
    sheet,
    terms: { starts_on, period_count, period_unit },
    goes_to: await goesTo(ctx, row.enrolment_id),
    reason: row.reason,
    returned_note: row.returned_note,
    proposed: signature(row.proposed_by, row.proposed_at),
    first_signed: signature(row.first_signed_by, row.first_signed_at),
    signed: signature(row.signed_by, row.signed_at),
    signatures: await signaturesFor(ctx, sheet?.sum_paise ?? 0),
    rule: place?.refund_rule ?? null,
    examples: place?.refund_examples ?? [],
    open_parts: parts.filter((part) => part.state === 'open').length,
    refunds: (await queries.refundsOfCase(ctx.db, row.id)).map(({ desk_payment_id, ...refund }) => ({
      ...refund,
      is_by_hand: desk_payment_id !== null,
    })),
    may: mayDo(ctx, row, state),
    why_not: state === 'proposed' || state === 'signed' ? whyNotSign(ctx, row) : null,
  }
}
