import { shownDate, shownTime } from '@northlight/contract/dates'
import { rupees } from '@northlight/contract/money'
import { methodText, paymentStateText } from '@northlight/contract/payments/list-words'
import { purchaseKinds } from '@northlight/contract/payments/payments'
import { type PaymentStatus, paymentStatuses } from '@northlight/contract/payments/proof'
import type { Ctx } from '../../kernel/context.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { chosenFilter } from '../../kernel/query.ts'
import { mostWith } from '../../kernel/trigrams.ts'
import { rowsAtOnce } from '../../kernel/yield-to-exams.ts'
import { studentNames } from '../student-names.ts'
import { indianDayBounds } from './day-bounds.ts'
import { paymentFound } from './payment-found.ts'
import * as queries from './queries.ts'

export const paymentFilters = ['search', 'status', 'kind', 'day', 'owed'] as const
export type PaymentFilter = Partial<Record<(typeof paymentFilters)[number], string | undefined>>

/** What the list of payments is narrowed by; a value that means nothing is refused. */
export const filtersOf = (
  ctx: Ctx,
  { search, status, kind, day, owed }: PaymentFilter,
  branches: readonly number[] | null,
  most?: 'all',
) => {
  const narrowing = {
    branches,
    paid: day === undefined ? undefined : indianDayBounds(day),
    status: chosenFilter('status', paymentStatuses, status),
    kind: chosenFilter('kind', purchaseKinds, kind),
    isOwed: chosenFilter('owed', ['yes'], owed) === 'yes',
  }
  const among = queries.newestIds(ctx.db, narrowing, most)
  const reach = { most: most ?? mostWith(...Object.values(narrowing)), among }
  return { ...narrowing, found: search === undefined ? undefined : paymentFound(ctx, search, reach) }
}

export const paymentHead = [
  ...[
    'Paid on',
    'At',
    'Name',
    'Student',
    'For',
    'State',
    'By',
    'Reference',
    'Receipt',
    'Sum in rupees',
    'Counts, in rupees',
  ],
  ...['Refunded', 'Order', 'Payment'],
]

/** Money that came and was not taken back; what of it went back stands beside it. */
const counted = ({ status, cause, amount_paise }: { status: PaymentStatus; cause: unknown; amount_paise: number }) =>
  cause === null && (status === 'PAID' || status === 'REFUND') ? amount_paise : 0

/** The orders a list shows, piece by piece, as cells of a spreadsheet: those of one’s own branches, without numbers to ring. */
export async function* paymentLines(ctx: Ctx, { filter }: { filter: PaymentFilter }) {
  const branches = branchesOf(ctx, allow(ctx, 'payments.export'))
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await queries
      .withPayment(queries.orders(ctx.db, filtersOf(ctx, filter, branches, 'all')))
      .leftJoin('receipts', 'receipts.order_id', 'orders.id')
      .leftJoin('desk_payments', 'desk_payments.payment_id', 'payments.id')
      .leftJoin('returned_cheques', 'returned_cheques.payment_id', 'payments.id')
      .select(['receipts.number as receipt_number', 'returned_cheques.cause'])
      .select(({ fn }) => fn.coalesce('desk_payments.reference', 'returned_cheques.reference').as('reference'))
      .where('orders.id', '<', last)
      .orderBy('orders.id', 'desc')
      .limit(rowsAtOnce())
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? 0
    const students = await studentNames(
      ctx.db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row): (string | number)[] => [
      row.paid_at === null ? '' : shownDate(row.paid_at),
      row.paid_at === null ? '' : shownTime(row.paid_at),
      row.payer_name,
      students.get(row.id) ?? '',
      row.description,
      paymentStateText(row),
      row.method === null ? '' : methodText(row.method),
      row.reference ?? '',
      row.receipt_number ?? '',
      rupees(row.amount_paise),
      rupees(counted(row)),
      rupees(row.refunded_paise),
      row.gateway_order_id,
      row.gateway_payment_id ?? '',
    ])
  }
}
