import type { SchemaTools } from './schema-tools.ts'

const all = (columns: string[], row = '') =>
  `fold(${columns.map((column) => `coalesce(${row}${column}, '')`).join(" || ' ' || ")})`

/** An index of three letters in a row: a part of a word finds its row among 100,000 without reading them all. */
const trigrams = (
  t: SchemaTools,
  table: string,
  { column, text, of }: { column: string; text: string; of: string[] },
) =>
  t.engine === 'postgres'
    ? [`create index ${table}_trigrams on ${table} using gin (${column} gin_trgm_ops)`]
    : [
        `create virtual table ${table}_trigrams using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
        `create trigger ${table}_trigrams_new after insert on ${table} begin insert into ${table}_trigrams (rowid, text) values (new.id, ${text}); end`,
        `create trigger ${table}_trigrams_gone after delete on ${table} begin delete from ${table}_trigrams where rowid = old.id; end`,
        `create trigger ${table}_trigrams_changed after update of ${of.join(', ')} on ${table} begin delete from ${table}_trigrams where rowid = old.id; insert into ${table}_trigrams (rowid, text) values (new.id, ${text}); end`,
      ]

/** Of one column that already holds folded text. */
export const searchedColumn = (t: SchemaTools, table: string, column: string): string[] =>
  trigrams(t, table, { column, text: `new.${column}`, of: [column] })

/**
 * Of several columns, folded. PostgreSQL compares every row that its index finds with what was typed. As an expression
 * the folded text would be made anew for each of them, a quarter of a second for a word that stands in every row; kept
 * in a column of its own it is only compared. The index of SQLite holds the folded text itself.
 */
export const searchedTogether = (t: SchemaTools, table: string, columns: string[]): string[] => [
  ...t.only(
    'postgres',
    `alter table ${table} add column search_text text generated always as (${all(columns)}) stored`,
  ),
  ...trigrams(t, table, { column: 'search_text', text: all(columns, 'new.'), of: columns }),
]
