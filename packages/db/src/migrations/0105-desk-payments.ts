import { defineMigration } from './define.ts'

/** Money that a colleague took at the desk, and gave back there: no gateway knows of it. */
export const deskPayments = defineMigration('0105-desk-payments', (t) => [
  t.table(
    'desk_payments',
    {
      id: t.id,
      payment_id: t.link('payments', 'restrict').unique(),
      means: t.text.oneOf(['cash', 'cheque', 'upi']),
      // The bank's own number of a cheque or a transfer; cash has none.
      reference: t.text.orNull(),
      // Of one click: sent again, it is the same payment.
      click: t.text.unique(),
      taken_by: t.link('users', 'set null').orNull(),
      created_at: t.instant,
    },
    ['unique (means, reference)'],
  ),
  t.table('desk_refunds', {
    id: t.id,
    refund_id: t.link('refunds', 'restrict').unique(),
    means: t.text.oneOf(['cash', 'cheque', 'transfer']),
    reference: t.text.orNull(),
    paid_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
  }),
])
