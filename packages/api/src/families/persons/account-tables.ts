import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { byUser, byUserOrAddress, either, through } from './find.ts'
import type { Found, Identifiers, PersonTable, Row } from './types.ts'

const removed = 'removed'

const secret = 'Holds digests of secrets and nothing to read.'

const byActor: Found = ({ id }) => sql<SqlBool>`(actor_kind = 'user' and actor_id = ${id})`
const aboutUser: Found = ({ id }) => sql<SqlBool>`(entity = 'user' and entity_id = ${String(id)})`

/** What the office has ended for a child stays with that child, by the address that stands in the child's agreement. */
const forgetLink = async ({ db }: Ctx, { id, child_id, ended_by }: Row, person: Identifiers) => {
  if (child_id === person.id || ended_by !== 'office') await db.deleteFrom('child_links').where('id', '=', id).execute()
}

/** Who the person is, how they sign in, and what a parent has said. The account itself comes last in the registry. */
export const accountTables: PersonTable[] = [
  {
    domain: 'account',
    table: 'access_tokens',
    found: byUser(),
    shown: {
      title: 'Devices that signed in',
      columns: ['name', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
    },
    erased: 'delete',
  },
  { domain: 'account', table: 'mailed_links', found: byUser(), shown: { not: secret }, erased: 'delete' },
  { domain: 'account', table: 'owner_codes', found: byUser(), shown: { not: secret }, erased: 'delete' },
  { domain: 'account', table: 'sign_in_codes', found: byUser(), shown: { not: secret }, erased: 'delete' },
  { domain: 'account', table: 'factor_challenges', found: byUser(), shown: { not: secret }, erased: 'delete' },
  { domain: 'account', table: 'recovery_codes', found: byUser(), shown: { not: secret }, erased: 'delete' },
  {
    domain: 'account',
    table: 'second_factors',
    found: byUser(),
    shown: { title: 'Second factors', columns: ['kind', 'name', 'created_at', 'last_used_at'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'factor_resets',
    found: byUser(),
    shown: {
      title: 'Resets of your second factor',
      columns: ['reason', 'asked_at', 'due_at', 'done_at', 'cancelled_at'],
    },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'staff_members',
    found: byUser(),
    shown: { title: 'Your work in the office', columns: ['is_everywhere', 'until', 'keys_on'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'user_branches',
    found: byUser(),
    shown: { title: 'Branches you work for', columns: ['branch_id'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'staff_invites',
    found: byUserOrAddress('email'),
    shown: {
      title: 'Invitations to work in the office',
      columns: ['name', 'email', 'role', 'created_at', 'accepted_at', 'withdrawn_at'],
    },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'address_changes',
    found: byUser(),
    shown: {
      title: 'Addresses your account had or wanted before',
      columns: ['old_email', 'wanted_email', 'changed_at', 'confirmed_at', 'undone_at'],
    },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'known_devices',
    found: byUser(),
    shown: { title: 'Devices we know again', columns: ['proof', 'first_seen_at', 'last_seen_at'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'external_accounts',
    found: byUser(),
    shown: { title: 'Sign-in by other providers', columns: ['provider', 'created_at'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'data_exports',
    found: byUser(),
    shown: { title: 'Files of your data', columns: ['requested_at', 'ready_at', 'expires_at', 'state'] },
    erased: 'delete',
    file: { column: 'path', is: 'path' },
  },
  {
    domain: 'account',
    table: 'deletion_requests',
    found: byUser(),
    shown: { title: 'Deletions you asked for', columns: ['requested_at', 'due_at', 'cancelled_at', 'done_at'] },
    erased: { stays: 'Shows that and when the deletion was carried out; names nobody.' },
  },
  {
    domain: 'account',
    table: 'audit_log',
    found: either(byActor, aboutUser),
    shown: { title: 'What was done in your account', columns: ['at', 'action', 'details'] },
    ofOthers: [{ columns: ['details'] }],
    // The reason for ending a parent's view is the one free text in it: `erase-person.ts` takes it out.
    erased: { stays: 'Ids, states and field names only. The law asks for logs of one year; then they are deleted.' },
  },
  {
    domain: 'family',
    table: 'parents',
    found: byUser(),
    shown: { title: 'Parent or guardian', columns: ['name', 'email', 'phone', 'created_at'] },
    ofOthers: [{ by: ['email'], columns: ['name', 'email', 'phone'] }],
    erased: 'delete',
  },
  {
    domain: 'family',
    table: 'child_links',
    found: either(byUser('child_id'), byUser('parent_id')),
    shown: {
      title: 'Accounts of parents and children that are linked',
      columns: ['contact', 'linked_at', 'shared_at', 'ended_at', 'ended_by'],
    },
    ofOthers: [{ by: ['contact'], columns: ['contact'] }],
    erased: {
      before: forgetLink,
      // Left is what the office has ended: a parent who is shut out comes back by no new account.
      set: { parent_id: null },
    },
  },
  {
    domain: 'account',
    table: 'push_subscriptions',
    found: byUser(),
    shown: { title: 'Browsers that take notices', columns: ['created_at'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'notice_choices',
    found: through('recipient_id', 'notice_recipients', byUser()),
    shown: {
      title: 'What you want to be told, and how',
      columns: ['kind', 'channel', 'is_on', 'how', 'decided_at'],
    },
    erased: { with: 'notice_recipients' },
  },
  {
    domain: 'account',
    table: 'notice_recipients',
    // A mailbox without an account is a digest there, which names nobody and keeps what was stopped stopped.
    found: byUser(),
    shown: { title: 'Where messages go', columns: ['phone', 'phone_channel', 'phone_confirmed_at', 'wanted_phone'] },
    ofOthers: [{ by: ['phone'], columns: ['phone', 'wanted_phone'] }],
    erased: 'delete',
  },
  {
    domain: 'family',
    table: 'consent_requests',
    found: byUser(),
    shown: {
      title: 'Questions to your parent',
      columns: ['purpose', 'text_version', 'parent_name', 'parent_email', 'created_at', 'answered_at', 'answer'],
    },
    ofOthers: [{ by: ['parent_email'], columns: ['parent_name', 'parent_email'] }],
    erased: 'delete',
  },
  {
    domain: 'family',
    table: 'data_rights',
    found: byUserOrAddress('email'),
    shown: { title: 'What was asked of your data', columns: ['kind', 'asked_by', 'state', 'due_on', 'created_at'] },
    file: { column: 'proof_id', is: 'private_files' },
    // Which of the parents has shown it is not noted.
    ofOthers: [{ columns: [], file: true }],
    erased: { set: (_, { id }) => ({ note: removed, email: `removed-${id}@deleted.invalid` }) },
  },
  {
    domain: 'family',
    table: 'birth_corrections',
    found: byUser(),
    shown: { title: 'Corrections of the date of birth', columns: ['reason', 'at'] },
    file: { column: 'scan_id', is: 'private_files' },
    ofOthers: [{ columns: ['reason'], file: true }],
    erased: 'delete',
  },
  {
    domain: 'family',
    table: 'consents',
    found: byUser(),
    shown: {
      title: 'Agreements',
      columns: [
        ...['id', 'purpose', 'text_version', 'by_name', 'by_contact', 'how'],
        ...['agreed_at', 'withdrawn_at', 'withdrawn_by', 'witness', 'language', 'points_said'],
      ],
    },
    file: { column: 'scan_id', is: 'private_files' },
    ofOthers: [{ by: ['by_contact'], columns: ['by_name', 'by_contact', 'witness'], file: true }],
    erased: {
      set: { by_name: removed, by_contact: removed, manage_hash: null, witness: null },
      keeps: 'That a parent agreed, and when: kept as proof, without names or addresses.',
    },
  },
]

export const accountItself: PersonTable = {
  domain: 'account',
  table: 'users',
  found: byUser('id'),
  shown: {
    title: 'Your account',
    columns: [
      ...['id', 'name', 'email', 'phone', 'role', 'date_of_birth', 'language'],
      ...['email_verified_at', 'created_at', 'updated_at'],
    ],
  },
  // The row stays, so that what must be kept still points somewhere; nothing in it names a person.
  erased: {
    set: (ctx, { id }) => ({
      name: 'Deleted account',
      email: `deleted-${id}@deleted.invalid`,
      phone: null,
      password_hash: null,
      date_of_birth: null,
      email_verified_at: null,
      is_active: false,
      erased_at: ctx.now(),
      updated_at: ctx.now(),
    }),
  },
}
