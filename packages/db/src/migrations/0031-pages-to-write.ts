import { defineMigration } from './define.ts'

const written = '2026-11-19T00:00:00.000Z'
const pages = [
  ['vrddhi', 'Talent examination'],
  ['two-year-programme', '2-year programme'],
  ['admission', 'Admission'],
] as const

/** Pages of a programme stand in the office before they are written, and on the site from their first publication on. */
export const pagesToWrite = defineMigration('0031-pages-to-write', (t) => [
  t.addColumn('page_texts', 'is_active', t.flag(true)),
  // An institute that began without them; an empty installation gets them with its first fill.
  ...pages.map(
    ([slug, name]) => `insert into page_texts (slug, page_name, content, is_active, created_at, updated_at)
      select '${slug}', '${name}', '{}', false, '${written}', '${written}' from page_texts
      where slug = 'gallery' and not exists (select 1 from page_texts where slug = '${slug}')`,
  ),
])
