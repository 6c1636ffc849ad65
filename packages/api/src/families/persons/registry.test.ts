import { sql, type TableMetadata } from 'kysely'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { parts } from '../../domains.ts'
import { forms } from '../../enquiries/sent.ts'
import type { Ctx } from '../../kernel/context.ts'
import { mailTables, personTables } from './registry.ts'
import { rowsOf } from './rows.ts'
import type { Identifiers, PersonTable } from './types.ts'
import { withoutPersons } from './without-persons.ts'

/** SQLite keeps an index of letters in tables beside the table it is made of; its rows come and go with that table's. */
const isIndex = ({ name }: TableMetadata) => /_trigrams(?:_\w+)?$/.test(name)

const schemaOf = async (ctx: Ctx): Promise<TableMetadata[]> =>
  (await ctx.db.introspection.getTables()).filter((table) => !isIndex(table))

const registry = personTables({ parts })
const registered = new Map(registry.map((entry) => [entry.table as string, entry]))

const anybody: Identifiers = {
  id: 1,
  name: 'Asha Rao',
  email: 'asha@northlight.test',
  isEmailVerified: true,
  addresses: ['asha@northlight.test'],
  parentAddresses: ['ramesh@northlight.test'],
  phones: ['9845012345'],
}

test('every table of the schema is in the registry of persons or in the list of tables without any', async ({
  ctx,
}) => {
  const names = (await schemaOf(ctx)).map(({ name }) => name)
  expect(names.filter((name) => !registered.has(name) && !withoutPersons[name])).toEqual([])
  expect(names.filter((name) => registered.has(name) && withoutPersons[name])).toEqual([])
  const known = [...registered.keys(), ...Object.keys(withoutPersons)]
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  expect(registry.length).toBe(registered.size)
})

/** What a column about somebody is called. Staff who edited something are marks, found by their account's own row. */
const personal = /(^|_)(user_id|email|phone|mobile|father|mother|parent|payer|aadhar|date_of_birth|to_address)(_|$)/
const ofTheInstitute = ['branches.email', 'branches.phone', 'home_banners.banner_image_phone']

test('a column that names a person stands in no table without persons', async ({ ctx }) => {
  const columns = (await schemaOf(ctx))
    .filter(({ name }) => withoutPersons[name])
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const suspect = columns.filter((column) => personal.test(column.split('.')[1] ?? ''))
  expect(suspect.filter((column) => !ofTheInstitute.includes(column))).toEqual([])
})

const isText = ({ dataType }: { dataType: string }) => /^(?:text|json_text|jsonb)$/i.test(dataType)
const isDay = (column: string) => /(?:^|_)(?:at|on)$/.test(column)

type Reference = { name: string; to: string }

/** Columns that the database itself binds to another table, whatever they are called: `consents.scan_id`. */
const referencesOf = async ({ db, services }: Ctx): Promise<Reference[]> => {
  const { rows } =
    services.database.engine === 'sqlite'
      ? await sql<Reference>`
          select tables.name || '.' || keys."from" as name, keys."table" as "to"
          from sqlite_master tables join pragma_foreign_key_list(tables.name) keys
          where tables.type = 'table'`.execute(db)
      : await sql<Reference>`
          select cl.relname || '.' || att.attname as name, target.relname as "to"
          from pg_constraint con
          join pg_class cl on cl.oid = con.conrelid
          join pg_class target on target.oid = con.confrelid
          join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
          where con.contype = 'f' and cl.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows
}

test('a table without persons is bound to an account only by who of the staff did something', async ({ ctx }) => {
  const bound = (await referencesOf(ctx)).filter(
    ({ name, to }) => to === 'users' && withoutPersons[name.split('.')[0] ?? ''],
  )
  expect(bound.length).toBeGreaterThan(10)
  expect(bound.map(({ name }) => name).filter((name) => !/_by$/.test(name))).toEqual([])
})

test('every column that leads to a private file is followed', async ({ ctx }) => {
  const bound = (await referencesOf(ctx)).filter(({ to }) => to === 'private_files').map(({ name }) => name)
  expect(bound).toContain('consents.scan_id')
  const called = (await schemaOf(ctx)).flatMap(({ name, columns }) =>
    columns
      .filter((column) => /_file_id$|^path$|_path$|^file$/.test(column.name))
      .map((column) => `${name}.${column.name}`),
  )
  const leading = [...new Set([...bound, ...called])]
  const ofTheSite = [
    ...['media.path', 'media_former.path', 'redirects.from_path', 'redirects.to_path', 'seo_pages.path'],
    ...['page_counts.path', 'question_imports.file'],
  ]
  // Consents of people who are shown: they go with the record, on a word to the office.
  const ofShownPeople = ['achievers', 'testimonials', 'media'].map((table) => `${table}.consent_scan_file_id`)
  const followed = registry.flatMap(({ table, file }) => (file ? [`${table}.${file.column}`] : []))
  const known = [...followed, ...ofTheSite, ...ofShownPeople]
  expect(leading.filter((column) => !known.includes(column))).toEqual([])
})

test('every way to find a person is a statement that this database understands, and every column it shows exists', async ({
  ctx,
}) => {
  const schema = new Map((await schemaOf(ctx)).map(({ name, columns }) => [name, columns.map((one) => one.name)]))
  for (const entry of registry) {
    const columns = schema.get(entry.table) ?? []
    expect(await rowsOf(ctx.db, entry, anybody), entry.table).toEqual([])
    if (entry.proved) await rowsOf(ctx.db, { ...entry, found: entry.proved }, anybody)
    const { shown, erased, file } = entry
    const named = [
      ...('columns' in shown ? shown.columns : []),
      ...(typeof erased === 'object' && 'set' in erased && typeof erased.set !== 'function'
        ? Object.keys(erased.set)
        : []),
      ...(file ? [file.column] : []),
      ...(entry.ofOthers ?? []).flatMap(({ columns, by = [] }) => [...columns, ...by]),
    ]
    expect(
      named.filter((column) => !columns.includes(column)),
      entry.table,
    ).toEqual([])
  }
})

/** Texts that a parent who reads the file of a child is shown: the child's own, states, titles of what is sold. */
const toldToAParent: Record<string, string[]> = {
  access_tokens: ['name', 'user_agent'],
  address_changes: ['old_email', 'wanted_email'],
  admission_enquiries: [
    'aadhar_last_four',
    'batch',
    'center',
    'class',
    'consent_version',
    'kind',
    'name',
    'school_name',
  ],
  audit_log: ['action'],
  blog_comments: ['comment', 'email'],
  breach_persons: ['name'],
  campaign_enquiries: ['campaign_name', 'email'],
  chatbot_requests: [
    'admission_question',
    'browser',
    'contact_question',
    'country',
    'course_location_question',
    'course_standard_question',
    'email',
    'final_callback_question',
    'multiple_choice_query',
    'page_url',
    'schedule_callback_question',
    'school_course_question',
    'status',
    'visit_question',
  ],
  child_links: ['ended_by'],
  consent_requests: ['answer', 'purpose', 'text_version'],
  consents: ['how', 'language', 'points_said', 'purpose', 'text_version', 'withdrawn_by'],
  contact_enquiries: [
    'branch',
    'class',
    'course',
    'date',
    'detail',
    'email',
    'location',
    'page_url',
    'request_type',
    'time',
  ],
  course_enrolments: ['batch', 'branch_name', 'course_name', 'payment_status'],
  course_requests: ['branch_name', 'class', 'course_name', 'email'],
  data_exports: ['state'],
  data_rights: ['asked_by', 'kind', 'state'],
  event_reservations: ['email', 'event_name'],
  external_accounts: ['provider'],
  factor_resets: ['reason'],
  families: ['first_campaign', 'first_medium', 'first_source', 'last_campaign', 'last_medium', 'last_source', 'state'],
  family_contacts: ['kind'],
  family_events: ['kind'],
  family_touches: ['campaign', 'form', 'landing', 'medium', 'page', 'referrer', 'source'],
  follow_ups: ['kind'],
  goals: ['by_day', 'exam'],
  instalments: ['state'],
  job_enquiries: ['email', 'job_name'],
  known_devices: ['proof'],
  notice_choices: ['channel', 'how', 'kind'],
  notice_recipients: ['phone_channel'],
  offers: ['title', 'until'],
  waiver_proposals: ['state', 'title', 'until'],
  orders: ['description', 'gateway_order_id', 'kind', 'last_failure', 'status', 'terms'],
  payments: ['gateway_payment_id', 'method'],
  receipts: ['method', 'number', 'title'],
  received_cheques: ['means', 'reference', 'state', 'title'],
  refund_cases: ['asked_how', 'state'],
  refunds: ['state'],
  registration_steps: ['state'],
  registrations: [
    'band_honour',
    'band_label',
    'class',
    'name',
    'number',
    'payment_status',
    'program',
    'school_name',
    'state',
  ],
  saved_views: ['name', 'query', 'resource'],
  scholar_enquiries: ['branch', 'course', 'email'],
  second_factors: ['kind', 'name'],
  staff_invites: ['email', 'name', 'role'],
  staff_members: ['until'],
  subscriptions: ['email', 'page_url'],
  unmatched_payments: ['gateway_payment_id', 'state'],
  users: ['date_of_birth', 'email', 'language', 'name', 'phone', 'role'],
  vrddhi_enquiries: ['class', 'name', 'school_name', 'syllabus'],
}

test('a parent who reads the file of a child is shown no text in which another one may stand', async ({ ctx }) => {
  const open: Record<string, string[]> = {}
  for (const { name, columns } of await schemaOf(ctx)) {
    const { shown, ofOthers = [] } = registered.get(name) ?? {}
    if (!shown || !('columns' in shown)) continue
    const ruled = ofOthers.flatMap(({ columns }) => columns)
    const told = columns.filter((column) => isText(column) && shown.columns.includes(column.name))
    const left = told.map((column) => column.name).filter((column) => !isDay(column) && !ruled.includes(column))
    if (left.length > 0) open[name] = left.toSorted()
  }
  const known = Object.entries(toldToAParent).map(([table, columns]) => [table, columns.toSorted()] as const)
  expect(open).toEqual(Object.fromEntries(known))
})

/** Texts that stay when a person is deleted: states, numbers, titles of what is sold. None of them is anybody's words. */
const wordsThatStay: Record<string, string[]> = {
  attempt_receipts: ['counts', 'digest'],
  attempt_steps: ['action'],
  attempts: [
    ...['uuid', 'delivery', 'items', 'terms', 'policy', 'state', 'saved_by', 'ended_by', 'handed_in', 'locked_at'],
  ],
  answer_file_imports: ['sha256'],
  audit_log: ['actor_kind', 'action', 'entity', 'entity_id', 'details', 'request_id'],
  // The mailbox that the office has shut out; it stands in the agreement of the child as well.
  child_links: ['contact', 'ended_by'],
  // The words that were agreed to are the institute's.
  consents: ['purpose', 'text_version', 'how', 'withdrawn_by', 'language', 'points_said'],
  course_enrolments: [
    ...['course_name', 'branch_name', 'payment_status', 'track', 'starts_on', 'period_unit', 'language', 'batch'],
  ],
  data_rights: ['kind', 'asked_by', 'state', 'due_on'],
  deletion_requests: ['cancel_hash'],
  // Numbers of a bank.
  desk_payments: ['means', 'reference', 'click'],
  received_cheques: ['kind', 'title', 'means', 'reference', 'dated_on', 'click', 'state', 'language', 'decided_on'],
  desk_refunds: ['means', 'reference'],
  event_reservations: ['event_name', 'language'],
  extra_time_grants: ['scope', 'kind', 'outage'],
  instalments: ['due_on', 'state', 'promised_on'],
  key_challenges: ['state'],
  mark_history: ['reason', 'changes'],
  offers: ['title', 'until', 'band_label'],
  waiver_proposals: ['title', 'until', 'state'],
  orders: [
    'kind',
    'terms',
    'gateway',
    'gateway_order_id',
    'receipt',
    'status',
    'description',
    'last_failure',
    'language',
  ],
  payments: ['gateway_payment_id', 'method', 'heard_by'],
  receipts: ['financial_year', 'number', 'title', 'method', 'issuer'],
  refund_cases: [
    ...['asked_how', 'calculation_due_on', 'money_due_on', 'state', 'starts_on', 'told_on', 'period_unit', 'besides'],
  ],
  refunds: ['gateway_refund_id', 'receipt', 'state', 'failure'],
  registration_steps: ['state', 'actor_kind'],
  registrations: [
    ...['number', 'season', 'class', 'program', 'exam_date', 'state', 'payment_status', 'attention', 'room'],
    ...['band_label', 'band_honour', 'language'],
  ],
  result_sheets: ['slot_marks', 'times', 'mistakes', 'sections', 'topics'],
  returned_cheques: ['returned_on', 'cause', 'reference'],
  test_enrolments: ['uuid', 'enrollment_type', 'test_status'],
  test_incidents: ['kind'],
  test_results: ['totals', 'subjects'],
  unmatched_payments: ['gateway_payment_id', 'gateway_order_id', 'reason', 'currency', 'method', 'state'],
  users: ['role', 'language'],
  webhook_deliveries: ['event_id', 'event', 'subject', 'outcome'],
}

test('of a row that stays every text is taken out, or known to be nobody’s words', async ({ ctx }) => {
  const left: Record<string, string[]> = {}
  for (const { name, columns } of await schemaOf(ctx)) {
    const erased = registered.get(name)?.erased
    // What counsellors know of a family is taken out row by row; its own test looks at every column.
    if (typeof erased !== 'object' || 'with' in erased || name === 'families') continue
    const set = 'set' in erased ? (typeof erased.set === 'function' ? erased.set(ctx, { id: 1 }) : erased.set) : {}
    // What is searched in is made by the database from the other columns, and changes with them.
    const texts = columns
      .filter(({ dataType, name }) => isText({ dataType }) && name !== 'search_text')
      .map((column) => column.name)
    const kept = texts.filter((column) => !Object.hasOwn(set, column))
    if (kept.length > 0) left[name] = kept.toSorted()
  }
  const known = Object.entries(wordsThatStay).map(([table, columns]) => [table, columns.toSorted()] as const)
  expect(left).toEqual(Object.fromEntries(known))
})

const erasedInOrder = `
  mails private_files FORMS event_reservations chatbot_requests FORMS subscriptions FORMS
  registration_steps hall_checks offers waiver_proposals registrations bookmarks practice_sessions practice_answers recall_cards
  goals student_time report_downloads mentor_notes mistake_words attempt_events key_challenges attempt_devices
  extra_time_grants attempt_grants attempt_contacts attempt_messages test_incidents late_step_decisions
  answer_file_imports attempt_receipts attempt_steps result_sheets mark_history test_results attempts
  test_enrolments webhook_deliveries received_cheques desk_refunds returned_cheques desk_payments receipts refunds
  unmatched_payments payments orders instalments refund_cases course_enrolments family_children family_touches
  family_events follow_ups family_accounts family_joins families_apart family_contacts families breach_persons saved_views
  record_locks office_works imports import_rows access_tokens mailed_links owner_codes sign_in_codes
  factor_challenges recovery_codes second_factors factor_resets staff_members user_branches staff_invites
  address_changes known_devices external_accounts data_exports deletion_requests audit_log parents child_links
  push_subscriptions notice_choices notice_recipients consent_requests data_rights birth_corrections consents
  users
`

test('a deletion goes through the tables in the order that is known', () => {
  // Forms are found by themselves, so a new one may stand anywhere among the others.
  const ofForms = new Set<string>(forms.map(({ table }) => table))
  const names = registry.map(({ table }) => (ofForms.has(table) ? 'FORMS' : table))
  const inOrder = names.filter((name, at) => name !== 'FORMS' || names[at - 1] !== name)
  expect(inOrder).toEqual(erasedInOrder.trim().split(/\s+/))
})

test('what is found through another table is erased before the rows of that table', ({ ctx }) => {
  // Rows that stay, or that the database deletes with others, are there until then.
  const isChanged = ({ erased }: PersonTable) => erased === 'delete' || 'set' in erased
  const place = new Map(registry.filter(isChanged).map(({ table }, at) => [table as string, at]))
  const late = registry.filter(isChanged).flatMap(({ table, found }, at) => {
    const through = sql`${found(anybody)}`.compile(ctx.db).sql.matchAll(/\bfrom "(\w+)"/g)
    return [...through].flatMap(([, other = '']) =>
      (place.get(other) ?? registry.length) < at ? [`${table} after ${other}`] : [],
    )
  })
  expect(place.size).toBeGreaterThan(50)
  expect(late).toEqual([])
})

test('whatever a mail can be about is found in the registry', () => {
  expect(mailTables({ parts }).filter((table) => !registered.has(table))).toEqual([])
})
