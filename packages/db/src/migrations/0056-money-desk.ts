import { defineMigration } from './define.ts'

export const moneyDesk = defineMigration('0056-money-desk', (t) => [
  // The order staff found that unplaced money was meant for.
  t.addColumn('unmatched_payments', 'placed_order_id', t.link('orders', 'set null').orNull()),
  // Until when a family has said it pays an instalment; reminders wait for that day.
  t.addColumn('instalments', 'promised_on', t.day.orNull()),
  t.addColumn('instalments', 'promise_note', t.text.orNull()),
  t.addColumn('instalments', 'promised_by', t.link('users', 'set null').orNull()),
  // Totals of a day are read from the index.
  t.index('payments_of_day', 'payments', ['paid_at']),
  // Orders that money without an order may have been meant for.
  t.index('orders_of_amount', 'orders', ['amount_paise', 'created_at']),
])
