import {
  type CashLine,
  type CashLineKind,
  type CashSums,
  cashLineKinds,
} from '@northlight/contract/payments/cash-closings'
import { readyMeans } from '@northlight/contract/payments/desk-words'
import type { Db } from '@northlight/db/database'

/** What lies in a drawer and was not counted yet, or what a closing counted. */
export type Entries = { open: number } | { closing: number }

const kinds: Record<(typeof readyMeans)[number], CashLineKind> = {
  cash: 'cash_in',
  card: 'card',
  upi: 'upi',
  neft: 'neft',
}

const taken = (db: Db, of: Entries) =>
  db
    .selectFrom('desk_payments')
    .innerJoin('payments', 'payments.id', 'desk_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('users', 'users.id', 'desk_payments.taken_by')
    .select(['desk_payments.id', 'desk_payments.means', 'desk_payments.reference', 'desk_payments.created_at as at'])
    .select(['payments.amount_paise', 'orders.payer_name as name', 'orders.description as title', 'users.name as by'])
    .where('desk_payments.means', 'in', readyMeans)
    .$if('open' in of, (query) =>
      query
        .where('desk_payments.drawer', '=', 'open' in of ? of.open : -1)
        .where('desk_payments.closing_id', 'is', null),
    )
    .$if('closing' in of, (query) => query.where('desk_payments.closing_id', '=', 'closing' in of ? of.closing : -1))
    .execute()

/** Noted by mistake: taken off in the drawer in which it was noted, also when that was closed before. */
const mistakes = (db: Db, of: Entries) =>
  db
    .selectFrom('returned_cheques')
    .innerJoin('desk_payments', 'desk_payments.payment_id', 'returned_cheques.payment_id')
    .innerJoin('payments', 'payments.id', 'desk_payments.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('users', 'users.id', 'returned_cheques.noted_by')
    .select(['returned_cheques.id', 'desk_payments.means', 'returned_cheques.reference'])
    .select(['returned_cheques.created_at as at', 'payments.amount_paise', 'users.name as by'])
    .select(['orders.payer_name as name', 'orders.description as title'])
    .where('returned_cheques.cause', '=', 'mistake')
    .where('desk_payments.means', 'in', readyMeans)
    .$if('open' in of, (query) =>
      query
        .where('desk_payments.drawer', '=', 'open' in of ? of.open : -1)
        .where('returned_cheques.closing_id', 'is', null),
    )
    .$if('closing' in of, (query) => query.where('returned_cheques.closing_id', '=', 'closing' in of ? of.closing : -1))
    .execute()

const paidOut = (db: Db, of: Entries) =>
  db
    .selectFrom('desk_refunds')
    .innerJoin('refunds', 'refunds.id', 'desk_refunds.refund_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('users', 'users.id', 'desk_refunds.paid_by')
    .select(['desk_refunds.id', 'desk_refunds.created_at as at', 'refunds.amount_paise', 'users.name as by'])
    .select(['orders.payer_name as name', 'orders.description as title'])
    .where('desk_refunds.means', '=', 'cash')
    .$if('open' in of, (query) =>
      query.where('desk_refunds.drawer', '=', 'open' in of ? of.open : -1).where('desk_refunds.closing_id', 'is', null),
    )
    .$if('closing' in of, (query) => query.where('desk_refunds.closing_id', '=', 'closing' in of ? of.closing : -1))
    .execute()

/** One that went back to the family before it was counted is not there to count. */
const papers = (db: Db, of: Entries) =>
  db
    .selectFrom('received_cheques')
    .leftJoin('users', 'users.id', 'received_cheques.taken_by')
    .select(['received_cheques.id', 'received_cheques.reference', 'received_cheques.created_at as at'])
    .select(['amount_paise', 'payer_name as name', 'title', 'users.name as by'])
    .$if('open' in of, (query) =>
      query
        .where('drawer', '=', 'open' in of ? of.open : -1)
        .where('closing_id', 'is', null)
        .where('state', '<>', 'handed-back'),
    )
    .$if('closing' in of, (query) => query.where('closing_id', '=', 'closing' in of ? of.closing : -1))
    .execute()

const kindOf = (means: string): CashLineKind => kinds[means as keyof typeof kinds]

/** Every entry, oldest first. */
export const cashLines = async (db: Db, of: Entries): Promise<CashLine[]> => {
  const lines: CashLine[] = []
  for (const { id, means, ...row } of await taken(db, of))
    lines.push({ ...row, id: `taken-${id}`, kind: kindOf(means), is_mistake: false })
  for (const { id, means, ...row } of await mistakes(db, of)) {
    const amount_paise = -row.amount_paise
    lines.push({ ...row, id: `mistake-${id}`, kind: kindOf(means), amount_paise, is_mistake: true })
  }
  for (const { id, ...row } of await paidOut(db, of))
    lines.push({ ...row, id: `out-${id}`, kind: 'cash_out', reference: null, is_mistake: false })
  for (const { id, ...row } of await papers(db, of))
    lines.push({ ...row, id: `paper-${id}`, kind: 'paper', is_mistake: false })
  return lines.toSorted((a, b) => a.at.localeCompare(b.at))
}

export const sumsOf = (lines: readonly CashLine[]): CashSums => {
  const sum = (kind: CashLineKind) => {
    const some = lines.filter((line) => line.kind === kind)
    return {
      // A payment and the mistake that it was are two entries and no payment.
      count: some.reduce((count, { is_mistake }) => count + (is_mistake ? -1 : 1), 0),
      amount_paise: some.reduce((total, { amount_paise }) => total + amount_paise, 0),
    }
  }
  return Object.fromEntries(cashLineKinds.map((kind) => [kind, sum(kind)])) as CashSums
}

/** What should lie in the drawer as notes and coins. */
export const expectedCash = ({ cash_in, cash_out }: CashSums): number => cash_in.amount_paise - cash_out.amount_paise
