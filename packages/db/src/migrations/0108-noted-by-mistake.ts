import { defineMigration } from './define.ts'

/** A payment at the desk is also taken back because it was noted by mistake: for the wrong person, or twice. */
export const notedByMistake = defineMigration('0108-noted-by-mistake', (t) => [
  t.addColumn('returned_cheques', 'cause', t.text.startsAt('bank').oneOf(['bank', 'mistake'])),
  // The bank's number goes from the payment to here: it may now stand on the receipt of whoever did pay.
  t.addColumn('returned_cheques', 'reference', t.text.orNull()),
])
