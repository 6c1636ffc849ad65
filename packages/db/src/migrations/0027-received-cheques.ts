import { defineMigration } from './define.ts'

/** A cheque or demand draft is received until it clears; money at the desk also comes by card and by bank transfer. */
export const receivedCheques = defineMigration('0027-received-cheques', (t) => [
  ...t.changeOneOf('desk_payments', 'means', ['cash', 'cheque', 'upi', 'card', 'neft', 'dd']),

  t.table('received_cheques', {
    id: t.id,
    // What it is for: a thing that can be bought, and which instalment of it; 0 is the whole.
    kind: t.text.oneOf(['course', 'test', 'admission']),
    subject_id: t.int,
    part: t.int,
    // The order that was begun, where it is for one.
    order_id: t.link('orders', 'restrict').orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    title: t.text,
    amount_paise: t.paise,
    means: t.text.oneOf(['cheque', 'dd']),
    // As `desk_payments` keeps it: the same for every way of spelling it.
    reference: t.text,
    // The day that is written on it.
    dated_on: t.day.orNull(),
    click: t.text.unique(),
    state: t.text.oneOf(['received', 'cleared', 'returned', 'handed-back']),
    user_id: t.link('users', 'set null').orNull(),
    payer_name: t.text,
    payer_email: t.text,
    language: t.text.startsAt('en'),
    taken_by: t.link('users', 'set null').orNull(),
    // The day on which the bank has paid or returned it, or the family got it back.
    decided_on: t.day.orNull(),
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant.orNull(),
    // What the bank takes for a cheque that it returns.
    charge_paise: t.paise.orNull(),
    reason: t.text.orNull(),
    payment_id: t.link('payments', 'restrict').orNull(),
    created_at: t.instant,
  }),
  // Two desks: one of two cheques for the same thing waits, and no cheque waits twice.
  t.index('received_cheques_one_for_thing', 'received_cheques', ['kind', 'subject_id', 'part'], {
    unique: true,
    where: "state = 'received'",
  }),
  t.index('received_cheques_one_number', 'received_cheques', ['means', 'reference'], {
    unique: true,
    where: "state = 'received'",
  }),
  t.index('received_cheques_of_payer', 'received_cheques', ['user_id', 'id']),
])
