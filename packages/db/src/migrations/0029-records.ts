import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

/** Who agreed to be shown, besides by whom and on which day: the paper itself, what for, until when, and the end of it. */
const consent = (t: SchemaTools, table: string) => [
  t.addColumn(table, 'consent_name', t.text.orNull()),
  t.addColumn(table, 'consent_relation', t.text.orNull()),
  t.addColumn(table, 'consent_scan_file_id', t.link('private_files', 'set null').orNull()),
  t.addColumn(table, 'consent_scope', t.json.orNull()),
  t.addColumn(table, 'consent_until', t.day.orNull()),
  t.addColumn(table, 'consent_withdrawn_on', t.day.orNull()),
  // Consents that run out are looked for every hour.
  t.index(`${table}_consent_until`, table, ['consent_until'], { where: 'consent_until is not null' }),
]

export const records = defineMigration('0029-records', (t) => [
  // What the office knows of a record beside its row. Content older than the office has no row here until it is edited.
  t.table(
    'records',
    {
      resource: t.text,
      record_id: t.int,
      // Counts every write; a save says which one it has seen.
      version: t.int.startsAt(0),
      live_version: t.int.orNull(),
      first_live_at: t.instant.orNull(),
      live_since: t.instant.orNull(),
      publish_at: t.instant.orNull(),
      publish_version: t.int.orNull(),
      hide_at: t.instant.orNull(),
      // Why a planned publication did not happen.
      refused: t.json.orNull(),
      gate: t.text.oneOf(['open', 'answer', 'closed']).orNull(),
      // What editors said to findings of the promise check, by the key of the finding.
      answers: t.json,
      // Who wrote which field last and what stood there before: what a conflict is told from.
      editing: t.json,
      made_key: t.text.orNull(),
      updated_at: t.instant,
      updated_by: t.link('users', 'set null').orNull(),
    },
    ['primary key (resource, record_id)'],
  ),
  t.index('records_made_key_unique', 'records', ['resource', 'made_key'], { unique: true }),
  t.index('records_planned', 'records', ['publish_at'], { where: 'publish_at is not null' }),
  t.index('records_ending', 'records', ['hide_at'], { where: 'hide_at is not null' }),
  t.index('records_closed', 'records', ['gate'], { where: "gate = 'closed'" }),

  t.table(
    'record_drafts',
    {
      resource: t.text,
      record_id: t.int,
      content: t.json,
      // The live version it began from.
      base: t.int.orNull(),
      started_at: t.instant,
      updated_at: t.instant,
      updated_by: t.link('users', 'set null').orNull(),
    },
    ['primary key (resource, record_id)'],
  ),
  // Old drafts stand on the page of today.
  t.index('record_drafts_by_age', 'record_drafts', ['updated_at']),

  t.table(
    'record_versions',
    {
      id: t.id,
      resource: t.text,
      record_id: t.int,
      number: t.int,
      kind: t.text.oneOf([
        ...['created', 'draft', 'published', 'scheduled', 'discarded', 'restored', 'imported', 'hidden'],
      ]),
      content: t.json,
      summary: t.json,
      at: t.instant,
      made_by: t.link('users', 'set null').orNull(),
    },
    ['unique (resource, record_id, number)'],
  ),
  // Those that were never live go after a year.
  t.index('record_versions_by_age', 'record_versions', ['at'], { where: "kind <> 'published'" }),

  t.table(
    'record_locks',
    {
      resource: t.text,
      record_id: t.int,
      session: t.text,
      held_by: t.link('users', 'cascade'),
      since: t.instant,
      seen_at: t.instant,
    },
    ['primary key (resource, record_id, session)'],
  ),
  t.index('record_locks_by_age', 'record_locks', ['seen_at']),

  // What drafts refer to; what is live is asked of the tables. `to_key` is an id, the path of a picture or of a page.
  t.table(
    'record_uses',
    {
      id: t.id,
      resource: t.text,
      record_id: t.int,
      field: t.text,
      to_resource: t.text,
      to_key: t.text,
    },
    ['unique (resource, record_id, field, to_resource, to_key)'],
  ),
  t.index('record_uses_of', 'record_uses', ['to_resource', 'to_key']),

  t.table('saved_views', {
    id: t.id,
    resource: t.text,
    name: t.text,
    query: t.text,
    is_shared: t.flag(false),
    owner_id: t.link('users', 'cascade'),
    position: t.int.startsAt(0),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('saved_views_of_resource', 'saved_views', ['resource', 'owner_id']),

  // Work on many records: what was asked, how far it is, what came of it.
  t.table('office_works', {
    id: t.id,
    kind: t.text.oneOf(['bulk', 'export', 'import']),
    resource: t.text,
    input: t.json,
    state: t.text.oneOf(['waiting', 'running', 'done', 'failed']),
    done: t.int.startsAt(0),
    total: t.int.orNull(),
    result: t.json.orNull(),
    file: t.text.orNull(),
    file_name: t.text.orNull(),
    is_personal: t.flag(false),
    asked_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('office_works_by_age', 'office_works', ['created_at']),

  ...t.changeOneOf('private_files', 'kind', ['card', 'cv', 'marks', 'consent']),
  t.addColumn('achievers', 'result_on', t.day.orNull()),
  ...consent(t, 'achievers'),
  ...consent(t, 'testimonials'),
])
