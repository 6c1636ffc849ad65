import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'
import { searchedColumn } from './trigrams.ts'

/** Where a family came from, at its first and at its last touch: what its own address said, no cookie and no id. */
const source = (t: SchemaTools, when: 'first' | 'last') => ({
  [`${when}_source`]: t.text.orNull(),
  [`${when}_medium`]: t.text.orNull(),
  [`${when}_campaign`]: t.text.orNull(),
})

export const counselling = defineMigration('0023-counselling', (t) => [
  // The states of a family; names and days are the institute's, the keys are known to the code.
  t.table('family_states', {
    id: t.id,
    key: t.text.unique(),
    name: t.text,
    // So long a family may stay in it; null: as long as it likes.
    days: t.int.orNull(),
    position: t.int,
    updated_at: t.instant.orNull(),
  }),

  t.table('families', {
    id: t.id,
    name: t.text,
    class: t.text.orNull(),
    school: t.text.orNull(),
    parent_name: t.text.orNull(),
    wants: t.text.orNull(),
    branch_id: t.link('branches', 'set null').orNull(),
    state: t.text,
    state_at: t.instant,
    // When the state has lasted too long.
    due_at: t.instant.orNull(),
    lost_reason: t.text.orNull(),
    owner_id: t.link('users', 'set null').orNull(),
    owned_at: t.instant.orNull(),
    // The earliest open follow-up.
    next_at: t.instant.orNull(),
    came_at: t.instant,
    touched_at: t.instant,
    // The last word of either side; what retention counts from.
    last_at: t.instant,
    answered_at: t.instant.orNull(),
    touches: t.int.startsAt(0),
    form: t.text,
    ...source(t, 'first'),
    ...source(t, 'last'),
    // Names, numbers and addresses of the family, folded by the code that changes them.
    search: t.text,
    // Joined into another family: it stands in no list, and its rows hang on the other until the join is undone.
    joined_into: t.link('families', 'cascade').orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // Each column of the board and each list of one state is read in its order, 25 at a time.
  t.index('families_of_state', 'families', ['state', 'touched_at'], { where: 'joined_into is null' }),
  t.index('families_of_owner', 'families', ['owner_id', 'touched_at'], { where: 'joined_into is null' }),
  t.index('families_of_branch', 'families', ['branch_id', 'touched_at'], { where: 'joined_into is null' }),
  t.index('families_by_touch', 'families', ['touched_at'], { where: 'joined_into is null' }),
  t.index('families_by_last', 'families', ['last_at']),
  t.index('families_overdue', 'families', ['due_at'], { where: 'due_at is not null and joined_into is null' }),
  t.index('families_joined', 'families', ['joined_into'], { where: 'joined_into is not null' }),
  t.index('families_by_source', 'families', ['came_at', 'first_source'], { where: 'joined_into is null' }),
  t.index('families_of_wants', 'families', ['wants', 'touched_at'], { where: 'joined_into is null' }),
  ...searchedColumn(t, 'families', 'search'),

  // A number may be shared by brothers and sisters: each child has a row of its own and none is ever merged.
  t.table('family_children', {
    id: t.id,
    family_id: t.link('families', 'cascade'),
    name: t.text,
    class: t.text.orNull(),
    school: t.text.orNull(),
    created_at: t.instant,
  }),
  t.index('family_children_of_family', 'family_children', ['family_id']),

  t.table('family_contacts', {
    id: t.id,
    family_id: t.link('families', 'cascade'),
    kind: t.text.oneOf(['phone', 'email']),
    // Ten digits, or the address in small letters.
    value: t.text,
    whose: t.text.orNull(),
    created_at: t.instant,
  }),
  t.index('family_contacts_of_family', 'family_contacts', ['family_id']),
  // Not unique: after a join is undone two families may have the same number.
  t.index('family_contacts_by_value', 'family_contacts', ['value', 'kind']),

  // Numbers of hostels and schools: they tell nothing about who is a family.
  t.table('shared_contacts', { id: t.id, value: t.text.unique(), reason: t.text, created_at: t.instant }),

  // What a family did; the row it points to is the record, this is only that it happened and where it came from.
  t.table(
    'family_touches',
    {
      id: t.id,
      family_id: t.link('families', 'cascade'),
      form: t.text,
      entity: t.text,
      entity_id: t.int,
      child_id: t.link('family_children', 'set null').orNull(),
      at: t.instant,
      // The page of the site it was sent from, as a path.
      page: t.text.orNull(),
      source: t.text.orNull(),
      medium: t.text.orNull(),
      campaign: t.text.orNull(),
      referrer: t.text.orNull(),
      landing: t.text.orNull(),
    },
    ['unique (entity, entity_id)'],
  ),
  t.index('family_touches_of_family', 'family_touches', ['family_id', 'at']),
  t.index('family_touches_of_page', 'family_touches', ['page', 'family_id'], { where: 'page is not null' }),

  t.table('family_accounts', {
    id: t.id,
    family_id: t.link('families', 'cascade'),
    user_id: t.link('users', 'cascade').unique(),
    created_at: t.instant,
  }),
  t.index('family_accounts_of_family', 'family_accounts', ['family_id']),

  // What the office did for a family.
  t.table('family_events', {
    id: t.id,
    family_id: t.link('families', 'cascade'),
    kind: t.text.oneOf(['note', 'call', 'whatsapp', 'mail', 'visit', 'follow-up', 'assigned', 'moved', 'joined']),
    at: t.instant,
    by_id: t.link('users', 'set null').orNull(),
    text: t.text.orNull(),
    details: t.json,
    // The same key is written once, however often a phone sends it.
    key: t.text.unique().orNull(),
  }),
  t.index('family_events_of_family', 'family_events', ['family_id', 'at']),

  t.table('follow_ups', {
    id: t.id,
    family_id: t.link('families', 'cascade'),
    owner_id: t.link('users', 'set null').orNull(),
    kind: t.text.oneOf(['call', 'visit', 'other']),
    due_at: t.instant,
    what: t.text,
    done_at: t.instant.orNull(),
    done_by: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    key: t.text.unique().orNull(),
  }),
  t.index('follow_ups_due', 'follow_ups', ['owner_id', 'due_at'], { where: 'done_at is null' }),
  t.index('follow_ups_of_team', 'follow_ups', ['due_at'], { where: 'done_at is null' }),
  t.index('follow_ups_of_family', 'follow_ups', ['family_id', 'due_at']),

  t.table('family_joins', {
    id: t.id,
    kept_id: t.link('families', 'cascade'),
    gone_id: t.link('families', 'cascade'),
    how: t.text.oneOf(['phone', 'email', 'account', 'by-hand']),
    // Ids of the rows that moved, and the values of the kept family before and after.
    moved: t.json,
    at: t.instant,
    by_id: t.link('users', 'set null').orNull(),
    undone_at: t.instant.orNull(),
    undone_by: t.link('users', 'set null').orNull(),
  }),
  t.index('family_joins_of_kept', 'family_joins', ['kept_id', 'at']),
  t.index('family_joins_of_gone', 'family_joins', ['gone_id']),

  // Two that somebody looked at and found to be two.
  t.table(
    'families_apart',
    { id: t.id, one_id: t.link('families', 'cascade'), other_id: t.link('families', 'cascade'), created_at: t.instant },
    ['unique (one_id, other_id)'],
  ),
  t.index('families_apart_of_other', 'families_apart', ['other_id']),

  t.table('reply_texts', {
    id: t.id,
    name: t.text,
    channel: t.text.oneOf(['whatsapp', 'mail']),
    subject: t.text,
    body: t.text,
    created_at: t.instant,
    updated_at: t.instant,
  }),
])
