import { shownDate, shownTime } from '@northlight/contract/dates'
import { rupees } from '@northlight/contract/money'
import { backWords, methodText, paymentStateWords } from '@northlight/contract/payments/list-words'
import { purchaseKinds } from '@northlight/contract/payments/payments'
import { paymentStatuses } from '@northlight/contract/payments/proof'
import type { Ctx } from '../../kernel/context.ts'
import { rowsAtOnce } from '../../kernel/piece-by-piece.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { indianDayBounds } from './day-bounds.ts'
import * as queries from './queries.ts'

export const paymentFilters = ['search', 'status', 'kind', 'day', 'owed'] as const
export type PaymentFilter = Partial<Record<(typeof paymentFilters)[number], string | undefined>>

/** What the list of payments is narrowed by; a value that means nothing is refused. */
export const filtersOf = ({ search, status, kind, day, owed }: PaymentFilter) => ({
  search,
  paid: day === undefined ? undefined : indianDayBounds(day),
  status: chosenFilter('status', paymentStatuses, status),
  kind: chosenFilter('kind', purchaseKinds, kind),
  isOwed: chosenFilter('owed', ['yes'], owed) === 'yes',
})

export const paymentHead = [
  ...['Paid on', 'At', 'Name', 'For', 'State', 'By', 'Receipt', 'Sum in rupees', 'Refunded', 'Order', 'Payment'],
]

/** The orders a list shows, piece by piece, as cells of a spreadsheet: those of one’s own branches, without numbers to ring. */
export async function* paymentLines(ctx: Ctx, { filter }: { filter: PaymentFilter }) {
  const branches = branchesOf(ctx, allow(ctx, 'payments.export'))
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await queries
      .withPayment(queries.orders(ctx.db, { ...filtersOf(filter), branches }))
      .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
      .select(['receipts.number as receipt_number', 'returned_cheques.cause'])
      .where('orders.id', '<', last)
      .orderBy('orders.id', 'desc')
      .limit(rowsAtOnce())
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? 0
    yield rows.map((row): (string | number)[] => [
      row.paid_at === null ? '' : shownDate(row.paid_at),
      row.paid_at === null ? '' : shownTime(row.paid_at),
      row.payer_name,
      row.description,
      row.cause === null ? paymentStateWords[row.status] : backWords[row.cause],
      row.method === null ? '' : methodText(row.method),
      row.receipt_number ?? '',
      rupees(row.amount_paise),
      rupees(row.refunded_paise),
      row.gateway_order_id,
      row.gateway_payment_id ?? '',
    ])
  }
}
