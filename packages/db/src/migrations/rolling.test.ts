import { expect, test } from 'vitest'
import { defineMigration } from './define.ts'
import { migrations } from './list.ts'
import { notRolling } from './rolling.ts'
import type { SchemaTools, Step } from './schema-tools.ts'

/** The schema of the first release. */
const base = migrations.findIndex(({ name }) => name === '0023-counselling') + 1

/** Written while the rule was: each makes an index on a table of a few hundred rows, which holds up nobody. */
const together = ['0025-guarded-sessions-and-held-seats', '0032-batches']

test('every migration since the first release suits the program before it', () => {
  expect(base).toBe(23)
  const faults = notRolling(migrations.slice(base).filter(({ name }) => !together.includes(name)))
  expect(faults).toEqual([])
})

const faultsOf = (build: (t: SchemaTools) => Step[], isSafeBecause?: string) =>
  notRolling([defineMigration('0100-x', build, isSafeBecause ? { isSafeBecause } : {})])

test.each<[string, (t: SchemaTools) => Step[]]>([
  ['a table is dropped', () => ['drop table articles']],
  ['a column is dropped', () => ['alter table articles drop column summary']],
  ['a column is renamed', () => ['alter table articles rename column summary to lead']],
  ['a table is renamed', () => ['alter table articles rename to posts']],
  ['an index is dropped', () => ['drop index jobs_due']],
  ['a column may not be empty any more', () => ['alter table articles alter column summary set not null']],
  ['a column gets another type', () => ['alter table articles alter column views type bigint']],
  ['a column must be filled', (t) => [t.addColumn('articles', 'lead', t.text)]],
  ['a rule is made of a table in use', (t) => [t.index('articles_lead', 'articles', ['lead'], { unique: true })]],
  ['an index holds up a table in use', (t) => [t.index('articles_lead', 'articles', ['lead'])]],
  ['a rule is added', (t) => t.only('postgres', "alter table articles add constraint a check (lead <> '')")],
  ['an index is made beside the server with something else', (t) => [t.indexBeside('a', 'b', ['c']), 'select 1']],
])('it is refused where %s', (_, build) => {
  expect(faultsOf(build)).toHaveLength(1)
  expect(faultsOf(build, 'Nothing has read it since 2026.11.0.')).toEqual([])
})

test.each<[string, (t: SchemaTools) => Step[]]>([
  [
    'a new table with its indexes',
    (t) => [t.table('news', { id: t.id, at: t.text }), t.index('news_at', 'news', ['at'])],
  ],
  ['a column with a default', (t) => [t.addColumn('articles', 'views', t.int.startsAt(0))]],
  ['a column that may be empty', (t) => [t.addColumn('articles', 'lead', t.text.orNull())]],
  ['an index beside the server', (t) => [t.indexBeside('articles_lead', 'articles', ['lead'])]],
  ['a longer list of values', (t) => t.changeOneOf('jobs', 'state', ['ready', 'running', 'done', 'dead', 'new'])],
])('it is taken where it brings %s', (_, build) => {
  expect(faultsOf(build)).toEqual([])
})
