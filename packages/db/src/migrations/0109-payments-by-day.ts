import { defineMigration } from './define.ts'

/** The office reads payments by the moment that counts: when they were paid, or else begun. */
export const paymentsByDay = defineMigration('0109-payments-by-day', (t) => [
  t.index('orders_newest', 'orders', ['coalesce(paid_at, created_at)', 'id']),
])
