import { defineMigration } from './define.ts'

/** What came to a desk lies in a drawer, which one colleague counts and closes and another one sees. */
export const cashClosings = defineMigration(
  '0033-cash-closings',
  (t) => [
    t.table(
      'cash_closings',
      {
        id: t.id,
        // The branch whose drawer it is; 0 where the money belongs to no branch.
        drawer: t.int,
        // 1, 2, 3… of each drawer.
        number: t.int,
        // What the server worked out from the payments.
        sums: t.json,
        // How many notes of each kind, and the coins.
        counted: t.json,
        expected_paise: t.paise,
        counted_paise: t.paise,
        reason: t.text.orNull(),
        closed_by: t.link('users', 'set null').orNull(),
        closed_at: t.instant,
        seen_by: t.link('users', 'set null').orNull(),
        seen_at: t.instant.orNull(),
      },
      // Of two who close the same day one does.
      ['unique (drawer, number)'],
    ),
    // Null in rows from before drawers were counted.
    ...['desk_payments', 'desk_refunds', 'received_cheques'].map((table) =>
      t.addColumn(table, 'drawer', t.int.orNull()),
    ),
    ...['desk_payments', 'desk_refunds', 'received_cheques', 'returned_cheques'].flatMap((table) => [
      t.addColumn(table, 'closing_id', t.link('cash_closings', 'restrict').orNull()),
      t.index(`${table}_of_closing`, table, ['closing_id']),
    ]),
  ],
  {
    isSafeBecause:
      'The indexes are of money at the desk, a few thousand rows, and hold up nobody. What the program before writes has no drawer and is not counted.',
  },
)
