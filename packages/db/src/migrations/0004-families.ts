import { defineMigration } from './define.ts'

export const families = defineMigration('0004-families', (t) => [
  t.table('parents', {
    id: t.id,
    user_id: t.link('users', 'cascade').unique(),
    name: t.text,
    email: t.text,
    phone: t.text.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),

  t.table(
    'child_links',
    {
      id: t.id,
      child_id: t.link('users', 'cascade'),
      // Empty until an account that has confirmed `contact` takes it up.
      parent_id: t.link('users', 'cascade').orNull(),
      // The mailbox that agreed, or that a student of age named. It stays when the parent's account changes its address.
      contact: t.text,
      linked_at: t.instant.orNull(),
      // A student of age decides: empty means that this parent sees nothing from the eighteenth birthday on.
      shared_at: t.instant.orNull(),
      ended_at: t.instant.orNull(),
      ended_by: t.text.orNull().oneOf(['parent', 'student', 'office']),
      created_at: t.instant,
    },
    [
      // Nobody is their own parent, whatever a screen or a script asks for.
      'check (parent_id is null or parent_id <> child_id)',
    ],
  ),
  // Two tabs that take up the same child make one link.
  t.index('child_links_contact_unique', 'child_links', ['child_id', 'contact'], {
    unique: true,
    where: 'ended_at is null',
  }),
  t.index('child_links_of_parent', 'child_links', ['parent_id']),

  // Wordings of the institute's own. A text is never changed: a new wording is a new version.
  t.table(
    'consent_texts',
    {
      id: t.id,
      purpose: t.text,
      version: t.text,
      title: t.text,
      points: t.json,
      published_at: t.instant,
    },
    ['unique (purpose, version)'],
  ),

  // A question mailed to a parent. Only digests are kept, so that the table opens nothing by itself.
  t.table('consent_requests', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    purpose: t.text,
    text_version: t.text,
    parent_name: t.text,
    parent_email: t.text,
    token_hash: t.text.unique(),
    code_hash: t.text,
    code_tries: t.int.startsAt(0),
    created_at: t.instant,
    expires_at: t.instant,
    answered_at: t.instant.orNull(),
    answer: t.text.orNull().oneOf(['agreed', 'refused', 'replaced']),
    // The version of the text about an admission that a parent is asked for along with the one about the account.
    admission_version: t.text.orNull(),
    // In which language the parent is asked: our mails are written in it.
    language: t.text.startsAt('en').oneOf(['en', 'kn', 'hi']),
  }),
  t.index('consent_requests_of_user', 'consent_requests', ['user_id', 'created_at']),

  // Only ever added to; the one thing that changes later is the day on which an agreement was taken back.
  t.table('consents', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    purpose: t.text,
    text_version: t.text,
    by_name: t.text,
    by_contact: t.text,
    how: t.text.oneOf(['link', 'code', 'form', 'office']),
    agreed_at: t.instant,
    withdrawn_at: t.instant.orNull(),
    withdrawn_by: t.text.orNull().oneOf(['parent', 'student', 'office']),
    // Digest of the secret in the parent's receipt, by which the agreement can be taken back without an account.
    manage_hash: t.text.orNull().unique(),
    // A consent on paper: its scan, who saw it signed, and who took it in.
    scan_id: t.link('private_files', 'set null').orNull(),
    witness: t.text.orNull(),
    // When the link in the receipt was made; an old one shows nothing of the child until the mailbox has a new one.
    link_at: t.instant.orNull(),
    // In which language a text was read, and the very words: a translation may be mended after somebody agreed to it.
    language: t.text.orNull().oneOf(['kn', 'hi']),
    points_said: t.json.orNull(),
  }),
  t.index('consents_of_user', 'consents', ['user_id', 'purpose', 'agreed_at']),

  // A date of birth is mended by the office alone, with a paper that shows it.
  t.table('birth_corrections', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    reason: t.text,
    scan_id: t.link('private_files', 'set null').orNull(),
    by_id: t.link('users', 'set null').orNull(),
    at: t.instant,
  }),

  t.table('data_exports', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    state: t.text.oneOf(['waiting', 'ready', 'gone']),
    path: t.text.orNull(),
    bytes: t.int.orNull(),
    requested_at: t.instant,
    ready_at: t.instant.orNull(),
    expires_at: t.instant.orNull(),
  }),
  t.index('data_exports_of_user', 'data_exports', ['user_id', 'requested_at']),

  t.table('deletion_requests', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    requested_at: t.instant,
    due_at: t.instant,
    cancel_hash: t.text.orNull().unique(),
    cancelled_at: t.instant.orNull(),
    done_at: t.instant.orNull(),
  }),
  // One deletion waits at a time.
  t.index('deletion_requests_open', 'deletion_requests', ['user_id'], {
    unique: true,
    where: 'cancelled_at is null and done_at is null',
  }),

  // What a family asks of its data at the desk, by whom, with which paper, and until when it is due.
  t.table('data_rights', {
    id: t.id,
    // A request is noted for the address it names, whether an account has it or not: who may only propose does not learn
    // which addresses have one.
    email: t.text,
    user_id: t.link('users', 'cascade').orNull(),
    kind: t.text.oneOf(['export', 'correction', 'erasure']),
    asked_by: t.text.oneOf(['student', 'parent']),
    note: t.text,
    proof_id: t.link('private_files', 'set null').orNull(),
    state: t.text.oneOf(['proposed', 'done', 'refused']),
    due_on: t.day,
    by_id: t.link('users', 'set null').orNull(),
    decided_by: t.link('users', 'set null').orNull(),
    decided_at: t.instant.orNull(),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  t.index('data_rights_due', 'data_rights', ['due_on'], { where: "state = 'proposed'" }),
  // One of a kind at a time for an address.
  t.index('data_rights_open_unique', 'data_rights', ['email', 'kind'], { unique: true, where: "state = 'proposed'" }),
  t.index('data_rights_of_user', 'data_rights', ['user_id']),
])
