import { defineMigration } from './define.ts'

export const records = defineMigration('0022-records', (t) => [
  // What the hourly look through everything that is live has found; each look replaces the one before.
  t.table('site_findings', {
    id: t.id,
    kind: t.text.oneOf(['dead-link', 'dead-picture', 'seo-title', 'seo-description']),
    resource: t.text,
    record_id: t.int,
    title: t.text,
    detail: t.text,
    found_at: t.instant,
  }),

  // A list that was sent to become records. Nothing of it is a record before it is applied.
  t.table('imports', {
    id: t.id,
    resource: t.text,
    state: t.text.oneOf(['reading', 'ready', 'failed', 'applied', 'undone']),
    // In the private store.
    file: t.text.orNull(),
    file_name: t.text,
    reason: t.text.orNull(),
    heads: t.json,
    mapping: t.json,
    pictures: t.json,
    media_ids: t.json,
    is_personal: t.flag(false),
    asked_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
    applied_at: t.instant.orNull(),
  }),
  // They are listed newest first, and forgotten after a week.
  t.index('imports_by_age', 'imports', ['created_at']),

  t.table(
    'import_rows',
    {
      id: t.id,
      import_id: t.link('imports', 'cascade'),
      // As the spreadsheet counts.
      number: t.int,
      state: t.text.oneOf(['ready', 'guess', 'wrong']),
      is_left: t.flag(false),
      title: t.text,
      cells: t.json,
      found: t.json,
      problems: t.json,
      content: t.json,
      record_id: t.int.orNull(),
    },
    ['unique (import_id, number)'],
  ),

  // What the head of a column meant the last time, for everybody.
  t.table('import_heads', { resource: t.text, head: t.text, target: t.text.orNull(), updated_at: t.instant }, [
    'primary key (resource, head)',
  ]),

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
      // An editor has asked an administrator to publish it as it was then.
      asked_at: t.instant.orNull(),
      asked_by: t.link('users', 'set null').orNull(),
      asked_version: t.int.orNull(),
      // Links to a preview name the round they were made in; the next round ends all of them.
      preview_round: t.int.startsAt(0),
      // Anyone who asked for what is planned hears where the plan comes to nothing.
      plan_asked_at: t.instant.orNull(),
      plan_asked_by: t.link('users', 'set null').orNull(),
      updated_at: t.instant,
      updated_by: t.link('users', 'set null').orNull(),
    },
    ['primary key (resource, record_id)'],
  ),
  t.index('records_made_key_unique', 'records', ['resource', 'made_key'], { unique: true }),
  t.index('records_planned', 'records', ['publish_at'], { where: 'publish_at is not null' }),
  t.index('records_ending', 'records', ['hide_at'], { where: 'hide_at is not null' }),
  t.index('records_closed', 'records', ['gate'], { where: "gate = 'closed'" }),
  // They stand on the page of today, oldest first.
  t.index('records_asked', 'records', ['asked_at'], { where: 'asked_at is not null' }),

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
      kind: t.text.oneOf(['created', 'draft', 'published', 'scheduled', 'discarded', 'restored', 'imported', 'hidden']),
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
      // Somebody else would like to edit what this tab holds.
      asked_by: t.link('users', 'set null').orNull(),
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
  t.index('saved_views_of_one_name', 'saved_views', ['owner_id', 'resource', 'name'], { unique: true }),

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
])
