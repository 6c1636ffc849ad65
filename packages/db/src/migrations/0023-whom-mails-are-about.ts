import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

/** The kinds of keys that mails had until now, `kind:id…`, and the table whose row the id is. */
const kinds: Record<string, string[]> = {
  users: ['verify', 'reset', 'new-password', 'new-device', 'owner-code', 'sign-in-code', 'family-news'],
  registrations: ['admission', 'admission-office'],
  course_enrolments: ['enrolment', 'enrolment-confirmed', 'leaving', 'leaving-noted'],
  attempts: ['result-out'],
  key_challenges: ['challenge-decided'],
  consent_requests: ['parent-question'],
  consents: ['consent-receipt'],
  data_exports: ['export-ready'],
  deletion_requests: ['deletion'],
  address_changes: ['old-address', 'moved-address'],
  subscriptions: ['subscription'],
  contact_enquiries: ['contact', 'contact-thanks'],
  scholar_enquiries: ['scholar'],
  vrddhi_enquiries: ['vrddhi'],
  job_enquiries: ['job-application'],
  blog_comments: ['comment'],
  campaign_enquiries: ['campaign'],
  course_requests: ['course-request'],
  admission_enquiries: ['admission'],
}

/** Both had keys that began with `admission`; only the template tells them apart. */
const templates: Record<string, string> = {
  registrations: "template in ('admission-news', 'office-registration')",
  admission_enquiries: "template = 'office-admission'",
}

const ofAccounts = [
  ...['registrations', 'course_enrolments', 'attempts', 'key_challenges', 'consent_requests', 'consents'],
  ...['data_exports', 'deletion_requests', 'address_changes'],
]

const fillIn = (t: SchemaTools): string[] => {
  const isKind = (kind: string) => `dedupe_key like '${kind}:%'`
  // SQLite reads the number a text begins with; PostgreSQL wants that number alone.
  const id =
    t.engine === 'sqlite'
      ? "cast(substr(dedupe_key, instr(dedupe_key, ':') + 1) as integer)"
      : "cast(split_part(dedupe_key, ':', 2) as bigint)"
  const marks = Object.entries(kinds).map(
    ([table, names]) =>
      `update mails set entity = '${table}', entity_id = ${id} where (${names.map(isKind).join(' or ')})${templates[table] ? ` and ${templates[table]}` : ''}`,
  )
  const people = ofAccounts.map(
    (table) =>
      `update mails set user_id = (select user_id from ${table} where ${table}.id = mails.entity_id) where entity = '${table}'`,
  )
  const own =
    "update mails set user_id = (select id from users where users.id = mails.entity_id) where entity = 'users'"
  const changedMarks =
    t.engine === 'sqlite'
      ? "cast(substr(dedupe_key, instr(substr(dedupe_key, 15), ':') + 15) as integer)"
      : "cast(split_part(dedupe_key, ':', 3) as bigint)"
  return [
    ...marks,
    `update mails set entity = 'attempts', entity_id = ${changedMarks} where ${isKind('marks-changed')}`,
    "update mails set entity = 'orders', entity_id = (select order_id from receipts where 'receipt:' || receipts.number = mails.dedupe_key) where dedupe_key like 'receipt:%'",
    "update mails set entity = 'orders', entity_id = (select payments.order_id from refunds inner join payments on payments.id = refunds.payment_id where 'refund:' || refunds.id = mails.dedupe_key) where dedupe_key like 'refund:%'",
    "update mails set entity = 'orders', entity_id = (select unmatched_payments.order_id from refunds inner join unmatched_payments on unmatched_payments.id = refunds.unmatched_id where 'returned:' || refunds.id = mails.dedupe_key) where dedupe_key like 'returned:%'",
    `update mails set entity = 'course_enrolments', entity_id = (select enrolment_id from instalments where instalments.id = ${id}) where ${isKind('instalment')}`,
    ...people,
    "update mails set user_id = (select user_id from orders where orders.id = mails.entity_id) where entity = 'orders'",
    own,
  ]
}

export const whomMailsAreAbout = defineMigration('0023-whom-mails-are-about', (t) => [
  // The row a mail speaks of, by its table, and the account that row belongs to: what an export shows and a deletion
  // takes is found by these and never by the text of a key.
  t.addColumn('mails', 'entity', t.text.orNull()),
  t.addColumn('mails', 'entity_id', t.int.orNull()),
  t.addColumn('mails', 'user_id', t.link('users', 'set null').orNull()),
  ...fillIn(t),
  t.index('mails_about', 'mails', ['entity', 'entity_id']),
  t.index('mails_of_user', 'mails', ['user_id']),
  t.index('mails_by_age', 'mails', ['created_at']),

  // Forms about a child that ask for no address of the child: the account they were sent from, where there was one.
  t.addColumn('vrddhi_enquiries', 'user_id', t.link('users', 'set null').orNull()),
  t.addColumn('admission_enquiries', 'user_id', t.link('users', 'set null').orNull()),
])
