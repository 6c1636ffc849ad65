import { defineMigration } from './define.ts'

/** What is searched in the two lists that visitors make long. */
const long = [
  { table: 'blog_comments', columns: ['name', 'email', 'comment'] },
  { table: 'subscriptions', columns: ['email', 'page_url'] },
]

const joined = (columns: string[], row = '') =>
  columns.map((column) => `coalesce(${row}${column}, '')`).join(" || ' ' || ")

export const mediaLibrary = defineMigration('0030-media-library', (t) => [
  t.addColumn('media', 'original_name', t.text.orNull()),
  // Of the bytes as they were sent: the same picture is found again.
  t.addColumn('media', 'sha256', t.text.orNull()),
  t.addColumn('media', 'is_decorative', t.flag(false)),
  // What must stay in sight when the picture is cut, from 0 to 1; the middle where nothing is said.
  t.addColumn('media', 'focal_x', t.real.orNull()),
  t.addColumn('media', 'focal_y', t.real.orNull()),
  t.addColumn('media', 'crops', t.json.orNull()),
  t.addColumn('media', 'shows', t.text.oneOf(['person', 'child', 'place', 'thing']).orNull()),
  // A picture with a child one can recognise is shown with the written consent of the parent.
  t.addColumn('media', 'consent_on', t.day.orNull()),
  t.addColumn('media', 'consent_scan_file_id', t.link('private_files', 'set null').orNull()),
  t.addColumn('media', 'consent_withdrawn_on', t.day.orNull()),
  t.addColumn('media', 'updated_at', t.instant.orNull()),
  t.index('media_sha256', 'media', ['sha256']),
  // Where a picture was before it was replaced; its file is kept for a month.
  t.table('media_former', {
    id: t.id,
    media_id: t.link('media', 'cascade'),
    path: t.text.unique(),
    replaced_at: t.instant,
  }),

  // Three letters in a row find a row among 100,000 without reading them all.
  ...t.only('postgres', 'create extension if not exists pg_trgm'),
  ...long.flatMap(({ table, columns }) =>
    t.engine === 'postgres'
      ? [`create index ${table}_trigrams on ${table} using gin (fold(${joined(columns)}) gin_trgm_ops)`]
      : [
          `create virtual table ${table}_trigrams using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
          `insert into ${table}_trigrams (rowid, text) select id, fold(${joined(columns)}) from ${table}`,
          `create trigger ${table}_trigrams_new after insert on ${table} begin insert into ${table}_trigrams (rowid, text) values (new.id, fold(${joined(columns, 'new.')})); end`,
          `create trigger ${table}_trigrams_gone after delete on ${table} begin delete from ${table}_trigrams where rowid = old.id; end`,
          `create trigger ${table}_trigrams_changed after update of ${columns.join(', ')} on ${table} begin delete from ${table}_trigrams where rowid = old.id; insert into ${table}_trigrams (rowid, text) values (new.id, fold(${joined(columns, 'new.')})); end`,
        ],
  ),
])
