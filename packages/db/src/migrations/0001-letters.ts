import { defineMigration } from './define.ts'

/** The same as `fold` in TypeScript; the ICU collation makes small letters in every script, whatever the server's locale. */
const foldFunction = String.raw`
create function fold(value text) returns text language sql immutable strict parallel safe
return regexp_replace(lower(normalize(value, NFKD) collate "und-x-icu"), '[\u0300-\u036f\u200b-\u200d\ufeff]', '', 'g')`

/** How letters are compared and searched. SQLite gets `fold` with every connection and has trigrams of its own. */
export const letters = defineMigration('0001-letters', (t) =>
  t.only('postgres', foldFunction.trim(), 'create extension if not exists pg_trgm'),
)
