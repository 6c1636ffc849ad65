import { defineMigration } from './define.ts'

/** Cheques that were taken at the desk and that the bank did not pay. */
export const returnedCheques = defineMigration('0107-returned-cheques', (t) => [
  t.table('returned_cheques', {
    id: t.id,
    // A cheque comes back once.
    payment_id: t.link('payments', 'restrict').unique(),
    // The books carry it as money that went out again; its reason is the reason of the bank.
    refund_id: t.link('refunds', 'restrict').unique(),
    returned_on: t.day,
    noted_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
  }),
])
