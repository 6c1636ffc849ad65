import { defineMigration } from './define.ts'

/** What is looked for in the lists of applications and of money. */
const long = [
  {
    table: 'registrations',
    columns: ['number', 'name', 'email', 'father_name', 'father_phone', 'mother_name', 'mother_phone'],
  },
  { table: 'course_enrolments', columns: ['name', 'email', 'phone', 'course_name'] },
  { table: 'orders', columns: ['payer_name', 'payer_email', 'payer_phone', 'gateway_order_id', 'description'] },
  { table: 'payments', columns: ['gateway_payment_id'] },
  { table: 'receipts', columns: ['number'] },
]

const joined = (columns: string[], row = '') =>
  columns.map((column) => `coalesce(${row}${column}, '')`).join(" || ' ' || ")

/** Three letters in a row find a row among 100,000; the same index as for comments, subscribers and families. */
export const searchOfLists = defineMigration('0112-search-of-lists', (t) => [
  // Payments of one state and kind, newest first, are counted and paged without reading all the others.
  t.index('orders_by_state', 'orders', ['status', 'kind', 'coalesce(paid_at, created_at)', 'id']),
  ...long.flatMap(({ table, columns }) =>
    t.engine === 'postgres'
      ? [
          `alter table ${table} add column search_text text generated always as (fold(${joined(columns)})) stored`,
          `create index ${table}_trigrams on ${table} using gin (search_text gin_trgm_ops)`,
        ]
      : [
          `create virtual table ${table}_trigrams using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
          `insert into ${table}_trigrams (rowid, text) select id, fold(${joined(columns)}) from ${table}`,
          `create trigger ${table}_trigrams_new after insert on ${table} begin insert into ${table}_trigrams (rowid, text) values (new.id, fold(${joined(columns, 'new.')})); end`,
          `create trigger ${table}_trigrams_gone after delete on ${table} begin delete from ${table}_trigrams where rowid = old.id; end`,
          `create trigger ${table}_trigrams_changed after update of ${columns.join(', ')} on ${table} begin delete from ${table}_trigrams where rowid = old.id; insert into ${table}_trigrams (rowid, text) values (new.id, fold(${joined(columns, 'new.')})); end`,
        ],
  ),
])
