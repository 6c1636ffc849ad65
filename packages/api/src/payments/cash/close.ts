import { shownMoney } from '@northlight/contract/money'
import { type CloseCashInput, countedPaise } from '@northlight/contract/payments/cash-closings'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { holdsDrawer } from './drawer.ts'
import { cashLines, expectedCash, sumsOf } from './lines.ts'
import * as queries from './queries.ts'

/**
 * One colleague has counted what lies in a drawer. What should lie there is worked out here, from the entries that no
 * closing has counted; what comes later falls to the next one.
 */
export const closeCash = async (ctx: Ctx, input: CloseCashInput): Promise<queries.ClosingRow> => {
  allow(ctx, 'cash.close')
  if (!holdsDrawer(ctx, 'cash.close', input.drawer)) return fail('not_found')
  if (!(await queries.isDrawer(ctx.db, input.drawer))) return fail('not_found')
  const write = () => inTransaction(ctx, (ctx) => closeOnce(ctx, input))
  return write().catch((error: unknown) => {
    // Two at the same moment: the second looks again, and finds the closing of the first.
    if (isUniqueViolation(error, 'cash_closings')) return write()
    throw error
  })
}

const closeOnce = async (ctx: Ctx, { drawer, number, counted, reason = '' }: CloseCashInput) => {
  const last = await queries.lastClosing(ctx.db, drawer)
  const counted_paise = countedPaise(counted)
  if (last && last.number >= number) {
    // The same click once more, because its answer got lost.
    if (last.number === number && last.closed_by === actorId(ctx) && last.counted_paise === counted_paise) return last
    return fail('conflict', `${last.closed_by_name ?? 'A colleague'} has closed this already. Please load it again.`)
  }
  if (number !== (last?.number ?? 0) + 1) return fail('conflict', 'Please load the cash again.')
  const { id } = await queries.insertClosing(ctx.db, {
    ...{ drawer, number, counted, counted_paise, expected_paise: 0, sums: sumsOf([]) },
    ...{ reason: reason || null, closed_by: actorId(ctx), closed_at: ctx.now() },
  })
  await queries.claim(ctx.db, drawer, id)
  const lines = await cashLines(ctx.db, { closing: id })
  if (lines.length === 0 && counted_paise === 0)
    return fail('conflict', 'Nothing came to this desk since it was last closed.')
  const sums = sumsOf(lines)
  const expected_paise = expectedCash(sums)
  const difference_paise = counted_paise - expected_paise
  if (difference_paise !== 0 && reason.length < 3)
    return invalid({ reason: [`${differenceText(expected_paise, difference_paise)} Count again, or say why.`] })
  await queries.writeSums(ctx.db, id, { sums, expected_paise })
  const details = { drawer, number, expected_paise, counted_paise }
  await audit(ctx, { action: 'payments.close-cash', entity: 'cash_closing', id, details })
  return (await queries.closingById(ctx.db, id)) ?? fail('not_found')
}

const differenceText = (expected: number, difference: number): string => {
  const should =
    expected < 0 ? `${shownMoney(-expected)} more was paid out than taken` : `${shownMoney(expected)} should lie there`
  return `${should}: ${shownMoney(Math.abs(difference))} ${difference < 0 ? 'is missing' : 'is too much'}.`
}

/** Another person looks at the count. Once; the one who closed never. */
export const seeCash = async (ctx: Ctx, id: number): Promise<queries.ClosingRow> => {
  allow(ctx, 'cash.see')
  const row = (await queries.closingById(ctx.db, id)) ?? fail('not_found')
  if (!holdsDrawer(ctx, 'cash.see', row.drawer)) return fail('not_found')
  if (row.closed_by === actorId(ctx))
    return fail('conflict', 'You closed this yourself, so another colleague sees it as the second person.')
  return inTransaction(ctx, async (ctx) => {
    if (await queries.markSeen(ctx.db, id, { seen_by: actorId(ctx), seen_at: ctx.now() }))
      await audit(ctx, { action: 'payments.see-cash', entity: 'cash_closing', id })
    return (await queries.closingById(ctx.db, id)) ?? fail('not_found')
  })
}
